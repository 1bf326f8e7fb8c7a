import { blanked, clausesOf } from './clauses.ts';
import { isChinese, type Range } from './decline-scope.ts';
import { englishDeclines } from './declines-en.ts';
import { chineseDeclines } from './declines-zh.ts';
import { refusalsIn, type Refusal } from './refusals.ts';

export type Wishes = {
  refusals: Refusal[];
  onlyLetters: boolean;
  /** The text with blanks where something was declined; everything else keeps its place. */
  rest: string;
};

const LETTERS_EN =
  /\b(?:only|just|purely|simply)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:letters?|text|words?|lettering|type|typography|name|initials?|wordmark)\b|\b(?:letters?|text|type|lettering|typography|name|initials)[ -]only\b|\bword ?mark\b|\btypographic\b|\bno\s+(?:icons?|pictures?|symbols?|graphics?|images?|illustrations?|drawings?)\b|\bwithout (?:any )?(?:icons?|pictures?|symbols?|images?)\b/iu;
const LETTERS_ZH =
  /(?:只要|只用|只想要|纯|仅|光要|就要|就用)(?:店名|名字|英文|中文|几个)?的?(?:文字|字母|汉字|字体|字)(?![母体和与、跟加])|只(?:放|写|留|要)(?:店名|名字|品牌名)|图(?:案|标|形)?[就也都]?免|[光只就]写字(?!母)|文字标志|文字logo|字标|(?:不要|不用|别放|别加|别|不配|不放|无需|不另外配|别配|不另配)(?:任何)?配?(?:图案|图形|图标|图)(?!书|别|要)/iu;

const INSTEAD = /\b(?:instead of|rather than|in place of)\s+((?:an? |the |its |his |her )?[a-z' -]+)/giu;

const ROUND_WORDS =
  /^(?:\s|an?\b|the\b|any\b|any more\b|more\b|use|using|do|show|draw|put|include|[画放用来上整搞弄再])+|(?:\s|please|thanks|[了啦吧哈呀哦的也都就全])+$/giu;
const LONGEST_UNKNOWN = { hanzi: 4, words: 2 };

/** Everything that can be refused in a stretch, or its words as they stand where nobody knows them. */
function refusalsOrWords(declined: string): Refusal[] {
  const found = refusalsIn(declined);
  if (found.length > 0) return found;
  const text = declined.replace(ROUND_WORDS, '');
  const isShort = isChinese(text)
    ? text.length <= LONGEST_UNKNOWN.hanzi
    : text.split(/\s+/).length <= LONGEST_UNKNOWN.words;
  return isShort && /\p{L}{2}|\p{Script=Han}/u.test(text) ? [{ kind: 'other', name: text, text }] : [];
}

/** What is not wanted, in whatever words, and the text without it, so that "no circles" never draws one. */
export function readDeclines(text: string): Wishes {
  const onlyLetters = LETTERS_EN.test(text) || LETTERS_ZH.test(text);
  const clauses = clausesOf(text);
  const declined: Range[] = [];
  const blanks: Range[] = [];
  for (const [at, clause] of clauses.entries()) {
    const found = isChinese(clause.text) ? chineseDeclines(clauses, at) : englishDeclines(clauses, at);
    declined.push(...found.declined);
    blanks.push(...found.blanks);
  }
  // What gives its place to another is not wanted, but the sentence needs it: "a clock instead of a pearl".
  for (const { 0: whole, 1: instead = '', index } of text.matchAll(INSTEAD)) {
    const from = index + whole.length - instead.length;
    declined.push({ from, to: from + instead.length });
  }
  const said = declined.flatMap(({ from, to }) => refusalsOrWords(text.slice(from, to)));
  const refusals = said.filter(
    (one, at) => said.findIndex((other) => other.kind === one.kind && other.name === one.name) === at,
  );
  const rest = blanks.reduce((left, { from, to }) => blanked(left, from, to), text);
  return { refusals, onlyLetters, rest };
}
