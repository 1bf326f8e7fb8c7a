import type { Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { found, hasVerb, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { inName } from './word-of-name.ts';

const LINE_EN: readonly (readonly [string, Line])[] = [
  ['(?:shop |brand |business |company )?name', 'name'],
  [
    '(?:slogan|tagline|strapline|motto|(?:bottom |second |little )?line(?: underneath| below| under (?:it|the name))?|(?:words|text) (?:underneath|below|at the bottom))',
    'slogan',
  ],
  ['(?:english(?: name)?|second (?:line|name))', 'second'],
];
const LINE_ZH: readonly (readonly [string, Line])[] = [
  ['(?:店名|名字|名称|品牌名|公司名|招牌)', 'name'],
  [
    '(?:口号|标语|广告语|广告词|宣传语|副标题|(?:下面|底下|下边|下头)(?:的|那)?(?:那)?(?:行|句|几个)?(?:小?字|话)?)',
    'slogan',
  ],
  ['(?:英文名?|拼音|第二行)', 'second'],
];
const SAYS_EN = (line: string): RegExp[] => [
  new RegExp(`\\b${line}\\s*[:=]\\s*(.+)$`, 'iu'),
  new RegExp(`^(?:the |our |my )?${line} to (.+)$`, 'iu'),
  new RegExp(
    `\\b${line}\\s+(?:is (?:now |actually )?|should (?:now )?(?:be|say|read) |to (?:be|say|read) |needs to (?:be|say|read) |must (?:be|say|read) |has changed to |reads )(.+)$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:change|update|correct|set|replace|swap|switch|amend|make|alter)\\s+(?:the |our |my )?${line}\\s+(?:to (?:be |say |read )?|with |for |into |say |read )(.+)$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:use|have|put|with|want|try)\\s+(.+?)\\s+(?:as|for)\\s+(?:the |our |my |a )?(?:new )?${line}\\b`,
    'iu',
  ),
];
const SAYS_ZH = (line: string): RegExp[] => [
  new RegExp(
    `${line}(?:一下)?(?:应该|应|要|得|需|就|也|给我|帮我|请|直接)*(?:改|换|变更|更改|修改|更正|写|定)?(?:成|为|作|叫做?|是|用|写|：|:)\\s*[：:]?\\s*(.+)$`,
    'u',
  ),
  new RegExp(`(?:用|拿)(.+?)(?:当|做|作为?)${line}`, 'u'),
];
const CALLED: readonly RegExp[] = [
  /\b(?:rebranded|renamed|changed (?:our|the) name|correct(?:ed)? (?:it|that)|rename (?:it|us))\s+(?:it )?(?:to|as)\s+(\p{Lu}.+)$/u,
  /\b(?:[Ii]t should|[Ss]hould|[Mm]ake it|[Ii]t (?:needs|has) to|[Ii]t must)\s+(?:say|read)\s+(\p{Lu}.+)$/u,
  /\b(?:spell it|spelled|spelt|write it)\s+(\p{Lu}.+)$/u,
  /(?:改叫|更名为?|改名(?:为|叫|成)?|现在叫|以后叫|正确的是|变更为)\s*(.+)$/u,
];

/** A line, and what it is to say: "use Moss Bakery as the name", 店名应为桂花小筑. */
export function readLineText(text: ClauseText, setting: Setting): Found | undefined {
  const isHan = /\p{Script=Han}/u.test(text.text);
  const said = (isHan ? LINE_ZH : LINE_EN).flatMap(([line, of]) =>
    (isHan ? SAYS_ZH(line) : SAYS_EN(line)).flatMap((pattern) => {
      const words = pattern.exec(text.text)?.[1];
      return words === undefined ? [] : [{ of, words: plainWords(words) }];
    }),
  );
  const called = CALLED.flatMap((pattern) => {
    const words = pattern.exec(text.text)?.[1];
    // "Spelt Bela not Bella" puts one word right.
    return words === undefined
      ? []
      : [{ of: 'name' as Line, words: plainWords(inName(words.trim(), setting.shown.name)) }];
  });
  const [wish] = [...said, ...called].filter(({ words, of }) => isWriting(words, text.text, of));
  if (!wish) return undefined;
  const isNew =
    (wish.of === 'slogan' && setting.shown.slogan === undefined) ||
    (wish.of === 'second' && setting.shown.secondName === undefined && hasVerb(text.tokens, 'add'));
  return found([{ do: isNew ? 'text.add' : 'text.set', of: wish.of, text: wish.words }], text.text);
}

export const plainWords = (words: string): string =>
  words
    .trim()
    .replace(/^(?:be |being )?(?:changed|updated|amended|altered|corrected|set|switched) to\s+/iu, '')
    .replace(/(?:\s+(?:please|pls|thanks|now|only|instead|not .*|rather than .*|instead of .*))+$/iu, '')
    .replace(/(?:才对|吧|呗|啦|哈|即可|就行|就好|就可以|了)+$/u, '')
    .trim();

/** 墨绿色, 图跟字换个位置: a colour, a face or a whole wish takes up so much that little is left to be written. */
export const isMostlyManner = (words: string): boolean =>
  // 店名用红色突出一下: words that begin with a colour by its full name say how.
  findTokens(words).some(({ at, kind, text }) => at === 0 && kind === 'color' && text.endsWith('色')) ||
  findTokens(words)
    .filter(({ kind }) => ['color', 'face', 'edit', 'effect', 'talk'].includes(kind))
    .reduce((sum, { at, end }) => sum + end - at, 0) >=
    words.length * (/\p{Script=Han}/u.test(words) ? 0.4 : 0.5);

/** Whether words are to be written out: begun with a capital, or hanzi that no table of manners knows. */
function isWriting(words: string, clause: string, of: Line): boolean {
  if (words.length < 2 || words.length > 40) return false;
  const tokens = findTokens(words);
  const known = tokens.filter(({ kind }) => !['target', 'much', 'sign', 'verb', 'place'].includes(kind));
  const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
  if (isMostlyManner(words)) return false;
  if (!/\p{Script=Han}/u.test(words))
    return /^[\p{Lu}\p{N}]/u.test(words) && !(covered === words.length && of !== 'name');
  if (
    /[的点些吗么]$|字形$|^(?:一|两|个|别|不|没|太|再|更|很|有|这|那|什么|啥|谁|哪|上|下|左|右|在)|字|颜色|背景|字体|一点|一些|位置|形式|感觉|风格|居中|对齐/u.test(
      words,
    )
  )
    return false;
  return covered < words.length * 0.7 || /[：:]/u.test(clause);
}
