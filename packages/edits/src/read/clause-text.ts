import type { Edit, Line, Target } from '../command.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import type { Shown } from './shown-lines.ts';
import type { Clause } from './split-clauses.ts';
import { markWordIn } from './mark-words.ts';
import { strayWords } from './stray-words.ts';

/** What a clause is read against: the design, what was spoken of last, and how a thing is called in English. */
export type Setting = {
  shown: Shown;
  last?: Target | undefined;
  /** What was spoken of before this clause: what "it" stands for beside a part that is named. */
  before?: Target | undefined;
  /** Whether the colours were spoken of before: "take some out". */
  spokeOfColors?: boolean | undefined;
  nameThing: (words: string) => string[];
  /** Collects readings that left too much of the clause aside to be done. */
  guesses?: Edit[];
};

export type ClauseText = Clause & { tokens: Token[]; lower: string };

/** The wishes that a rule read in a clause, and the words that it took besides those of the tables. */
export type Found = { edits: Edit[]; took: string[] };
export const found = (edits: Edit[], ...took: string[]): Found => ({ edits, took });

export const ofKind = <Kind extends Token['kind']>(tokens: readonly Token[], kind: Kind): TokenOf<Kind>[] =>
  tokens.filter((token): token is TokenOf<Kind> => token.kind === kind);

export const hasVerb = (tokens: readonly Token[], verb: TokenOf<'verb'>['verb']): boolean =>
  ofKind(tokens, 'verb').some((token) => token.verb === verb);
export const hasSign = (tokens: readonly Token[], sign: TokenOf<'sign'>['sign']): boolean =>
  ofKind(tokens, 'sign').some((token) => token.sign === sign);

export const lineOf = (target: Target | undefined): Line | undefined =>
  target === 'name' || target === 'slogan' || target === 'second' || target === 'year' ? target : undefined;

export const isPronoun = (word: string): boolean => /^(?:it|him|her|he|she|它|他|她)$/iu.test(word);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line whose very words are spoken of: 每天都甜那几个字. */
function quotedLine(text: ClauseText, { shown }: Setting): Line | undefined {
  const whole = [text.lower, ...text.quotes].join(' ').toLowerCase();
  const says = (words: string | undefined) =>
    words !== undefined && words.length > 1 && whole.includes(words.toLowerCase());
  if (says(shown.slogan)) return 'slogan';
  if (says(shown.secondName)) return 'second';
  if (says(shown.name)) return 'name';
  // What a quotation holds is to be written, and points at nothing unless it is all that there is.
  const isPointing = text.quotes.every((quote) => (shown.name ?? '').toLowerCase().includes(quote.toLowerCase()));
  return namedPiece(text.text, shown.name ?? '') ?? wordOfName(isPointing ? whole : text.lower, shown.name ?? '');
}

/** "GYM tighter", "the cakes line warmer": words of the name after its first, in capitals or called a line. */
function namedPiece(text: string, name: string): Line | undefined {
  const [first = '', ...rest] = name.toLowerCase().split(/[^\p{L}'’&]+/u);
  const isRest = (words: string) => words.split(/\s+/).every((word) => word !== first && rest.includes(word));
  const capitals =
    text === text.toUpperCase() ? [] : (text.match(/\b[A-Z][A-Z'&]{2,}(?: (?:& )?[A-Z][A-Z'&]+)*\b/gu) ?? []);
  const called = [...text.matchAll(/\b([a-z'&]+(?: [a-z'&]+)?) (?:line|word|bit|part)\b/giu)].flatMap(
    ([, words = '']) => [words, words.split(' ').at(-1) ?? ''],
  );
  return [...capitals, ...called].some((words) => isRest(words.toLowerCase())) ? 'second' : undefined;
}

/** A word of the name: the first stands for the name, a later one for its second part. */
function wordOfName(lower: string, name: string): Line | undefined {
  // Of a name in two scripts the part that comes second is its second part: 梅姨 of "Auntie Mei 梅姨".
  const parts = /\p{Script=Han}/u.test(name)
    ? (name.match(/\p{Script=Han}[\p{Script=Han}·]+|[A-Za-z][^\p{Script=Han}]{2,}/gu) ?? [])
    : [];
  const [first, ...more] = parts.map((part) => part.trim().toLowerCase());
  if (first && more.some((part) => lower.includes(part))) return 'second';
  if (first && more.length > 0 && lower.includes(first)) return 'name';
  const words = /\p{Script=Han}/u.test(name)
    ? []
    : name
        .toLowerCase()
        .split(/[^\p{L}'’]+/u)
        .filter((word) => word.length > 3);
  const place = words.findIndex((word) =>
    new RegExp(`(?:^|the |and |make |word )${escape(word)}(?:\\s|$)`, 'u').test(lower),
  );
  if (place >= 0 && words.length > 1) return place === 0 ? 'name' : 'second';
  const tail = name.slice(-2);
  return tail.length === 2 &&
    name.length > 3 &&
    /\p{Script=Han}{2}/u.test(tail) &&
    new RegExp(`${escape(tail)}(?:[两俩2]个?字|这两|那两)`, 'u').test(lower)
    ? 'second'
    : undefined;
}

const SIDES = { left: /左/u, right: /右/u, above: /[上顶]/u, below: /[下底]/u } as const;
const ONE_AT =
  /([左右上下顶底])[边面头方侧]?的?[那这]一?[个只坨块幅]|\b(?:thing|one|bit|object|picture) (?:on|at|to) the (left|right|top|bottom)\b|\b(left|right|top)(?:-hand)? (?:one|thing)\b/iu;
const IN_HAN: Record<string, string> = { left: '左', right: '右', top: '上', bottom: '下' };

/** 左边那个, "the thing on the right": the picture where it stands there, else the name. */
function oneAt(lower: string, { shown }: Setting): Target | undefined {
  const [, han, ...latin] = ONE_AT.exec(lower) ?? [];
  const side = han ?? IN_HAN[latin.find(Boolean) ?? ''];
  if (!side || !shown.place) return undefined;
  if (SIDES[shown.place].test(side)) return 'mark';
  const isAcross = /[左右]/u.test(side) === (shown.place === 'left' || shown.place === 'right');
  return isAcross ? 'name' : undefined;
}

/** What a clause speaks of: a word for a part of the logo, or a noun that is the picture's. */
export function targetIn(text: ClauseText, setting: Setting): Target | undefined {
  const spoken = quotedLine(text, setting);
  const isMark = markWordIn(text.lower, setting) !== undefined;
  // "The 'Riding School' part": the end of the name is its second part.
  const [quote = ''] = text.quotes;
  if (quote.length > 1 && quote !== setting.shown.name && setting.shown.name?.endsWith(quote)) return 'second';
  if (spoken && !isMark) return spoken;
  // "Est 2023 makes us look new. Get shot of it".
  if (/\b(?:since|est\.?d?|founded|established)\s*(?:1[6-9]|20)\d\d\b/iu.test(text.text) && !isMark) return 'year';
  const pointed = oneAt(text.lower, setting);
  if (pointed) return pointed;
  const named = ofKind(text.tokens, 'target').filter(({ target }) => target !== 'color');
  const byRank = named.toSorted((one, other) => rank(one) - rank(other));
  // 下面那行拼音: of a line that is told by its place, what it is in counts.
  const written = named.find(
    ({ target, text: word }) => target === 'second' && /拼音|英文|中文|日文|pinyin|english/iu.test(word),
  );
  const best = byRank[0]?.target === 'slogan' && written ? written : byRank[0];
  if (isMark && (!best || rank(best) > 2)) return 'mark';
  // "The bottom line" is the second line where there is no slogan.
  if (
    best?.target === 'slogan' &&
    /行|排|\b(?:line|words|text)\b/iu.test(best.text) &&
    !setting.shown.slogan &&
    setting.shown.secondName
  )
    return 'second';
  // 第二行 is the slogan where that is the second line there is.
  if (
    best?.target === 'second' &&
    /行|排|\b(?:line|row)\b/iu.test(best.text) &&
    !setting.shown.secondName &&
    setting.shown.slogan
  )
    return 'slogan';
  // "It" is what was spoken of; where nothing was, it is the logo, and no part of it.
  if (best && isPronoun(best.text)) return setting.last;
  return best && best.target !== 'color' ? best.target : undefined;
}

/** A line that was named outright before "the letters", parts before the whole, nouns before pronouns. */
function rank({ target, text }: TokenOf<'target'>): number {
  if (isPronoun(text)) return 6;
  return { slogan: 1, second: 1, year: 1, ground: 2, mark: 2, name: 3, color: 5, all: 4 }[target];
}

/** The content words of a clause that neither the tables nor a rule took. */
export function straysOf(text: ClauseText, setting: Setting, took: readonly string[] = []): string[] {
  const tail = /\p{Script=Han}{2}$/u.exec(setting.shown.name ?? '')?.[0];
  const names = [tail, setting.shown.name, setting.shown.secondName, setting.shown.slogan].flatMap(
    (line) => line ?? [],
  );
  const spans = [...took, ...(setting.shown.mark ?? []), ...names]
    .filter((word) => word.length > 0)
    .flatMap((word) => {
      const at = text.lower.indexOf(word.toLowerCase());
      return at < 0 ? [] : [{ at, end: at + word.length }];
    });
  return strayWords(text.text, [...text.tokens, ...spans]);
}

export function distinct(edits: readonly Edit[]): Edit[] {
  const seen = new Set<string>();
  return edits.filter((edit) => {
    const { much: _much, ...rest } = edit as Edit & { much?: string };
    const key = JSON.stringify(rest);
    return !seen.has(key) && seen.add(key);
  });
}
