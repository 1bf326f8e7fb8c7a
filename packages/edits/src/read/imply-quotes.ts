import { findTokens } from './find-tokens.ts';
import type { Shown } from './shown-lines.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line of the logo, as somebody repeats it without quotes: its words are its name, and no wishes. */
function repeated(line: string | undefined): RegExp[] {
  const plain = line?.trim().replace(/[.。!！]+$/u, '') ?? '';
  if (/\p{Script=Han}/u.test(plain)) return Array.from(plain).length < 3 ? [] : [new RegExp(escape(plain), 'u')];
  const words = plain.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
  // "Drink. Play. Repeat." is also written without its points; one word alone counts as it is written.
  if (words.length < 2) return plain.length < 4 ? [] : [new RegExp(`(?<![\\p{L}])${escape(plain)}(?![\\p{L}])`, 'u')];
  return [
    new RegExp(`(?<![\\p{L}])${words.map((word) => escape(word)).join("[^\\p{L}\\p{N}'’]{1,3}")}(?![\\p{L}])`, 'iu'),
  ];
}

const TITLE = String.raw`\p{Lu}[\p{L}\p{N}'’-]*|\d{1,4}`;
/** "… the bit at the bottom for Hot. Fast. Local.", "the name out in full as Hale and Mercer": words with capitals after a line. */
const TITLED = new RegExp(
  String.raw`(?<=\b(?:name|slogan|tagline|strapline|motto|line|wording|words|bit|bottom|underneath|below|under|beneath)\b[^.!?\n]{0,40}?\b(?:to|for|say|says|read|reads|saying|with|as|be)\s+(?:just\s+)?)((?:${TITLE})(?:(?:[.!](?=\s+\p{Lu}[\p{L}'’-]*[.!]))?,?\s+(?:&|and|of|the|in|for|by|at|to|from)?\s*(?:${TITLE}))+(?:[.!](?=\s*$))?)`,
  'u',
);
/** "The slogan should say MOT, repairs & tyres": all that follows is to be written, up to another wish. */
const TOLD_TO_SAY =
  /(?<=\b(?:slogan|tagline|strapline|motto|second line)\b(?: (?:now|just|please))? (?:should|must|ought to|needs? to|has to|to) (?:now |just )?(?:say|read)\s+)(?!")\p{Lu}[^.!?\n"]{1,58}?(?=$|[.!?\n]|,? (?:and|then) (?:make|change|put|the|move|add|can)|, (?:make|change|put|the|move|add|can|please|thanks|not|in|and)\b)/u;
/** A run of hanzi that is set apart after "change to" or a colon and a line: 最下面那句改成 一碗热乎的. */
const SET_APART =
  /(?<=(?:口号|标语|广告语|宣传语|slogan|副标题?|[下底][面下边](?:再|就)?(?:那|这|的)?(?:行|句|几个字)?(?:小?字)?|那句话?|这句话?|一句话?|一行字?|小字)[^，,。！!？?\n]{0,4}?(?:改成|换成|写成|改为|换为|写上?|加上?|加个|一句话?|一行字?|成)?\s*(?:[：:]\s*|\s+))(\p{Script=Han}[\p{Script=Han}·\s]{1,15}?)(?=[，,。！!？?；;\n]|$)/iu;

/** 字放下边 上下排, 小字看不清 放大: what the tables know most of is another wish, and nothing to be written. */
const isWriting = ({ words }: Span): boolean =>
  !/^(?:也|反而|再|要|太|别|不|都|就|换|改|变|弄|调|用|是|跟着?|[粗细大小][一点些])|(?:字形|字体|一[点些级号档])$/u.test(
    words,
  ) && findTokens(words).reduce((sum, { at, end }) => sum + end - at, 0) < words.replaceAll(/\s/gu, '').length * 0.5;

/** 副题改作：一盏清茶，半窗烟雨: two halves of one length are one line. */
const COUPLET =
  /(?<=(?:口号|标语|广告语|宣传语|副标?题|那句|下面|底下)[^，,。]{0,4}(?:改|换|写|加|用)(?:成|为|作|上)?\s*[：:]?\s*)(\p{Script=Han}{3,8})[，,](\p{Script=Han}{3,8})(?=$|[。！!？?；;\n])/u;
const isCouplet = ({ words }: Span): boolean => {
  const [one = '', other = ''] = words.split(/[，,]/);
  return one.length === other.length && isWriting({ at: 0, end: 0, words });
};

type Span = { at: number; end: number; words: string };

/** The words of a request that stand for words to be read or written, though nobody put them in quotes. */
export function wordsToQuote(text: string, { slogan, secondName }: Shown): Span[] {
  const spanOf = (pattern: RegExp, line?: string): Span[] => {
    const found = pattern.exec(text);
    return found ? [{ at: found.index, end: found.index + found[0].length, words: line ?? found[0].trim() }] : [];
  };
  const told = [slogan, secondName].flatMap((line) => repeated(line).flatMap((pattern) => spanOf(pattern, line)));
  return [
    ...spanOf(COUPLET).filter(isCouplet),
    ...spanOf(TOLD_TO_SAY),
    ...told,
    ...spanOf(TITLED),
    ...spanOf(SET_APART).filter(isWriting),
  ];
}
