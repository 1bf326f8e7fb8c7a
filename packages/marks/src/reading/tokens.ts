import type { Relation } from '../scenes/scene.ts';
import { cellWords } from './forms.ts';
import { findEnglishThing, type NamedThing } from './thing-names.ts';
import { chineseTokens } from './tokens-zh.ts';
import {
  ATTRIBUTES,
  CARRIER_WORDS,
  LOAD_WORDS,
  PART_WORDS,
  QUALIFIERS,
  RELATION_WORDS,
  SETTING_WORDS,
  TRADE_HEADS,
} from './words.data.ts';

/**
 * What a word does in a sentence, one letter each so that the grammar can be written as patterns:
 * T thing, U unknown noun, V joins the thing before it with the one after it, W with, D 的, P place word after a thing,
 * Z 在, F 从, X comes out, S "-shaped" after a thing, L 像, E 一样, N how many, B business, O part of a body, A attribute,
 * M carried there ("on its back"), Q setting, K each other, Y something that carries the word beside it ("piece"), C of, R for, G an article.
 */
export type Symbol =
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'D'
  | 'P'
  | 'Z'
  | 'F'
  | 'X'
  | 'S'
  | 'L'
  | 'E'
  | 'N'
  | 'B'
  | 'O'
  | 'A'
  | 'M'
  | 'Q'
  | 'K'
  | 'Y'
  | 'C'
  | 'R'
  | 'G';

export type Token = {
  symbol: Symbol;
  text: string;
  thing?: NamedThing;
  relation?: Relation;
  reversed?: boolean;
  count?: number;
  /** An attribute's or a setting's name in its table. */
  name?: string;
};

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  several: 3,
  many: 3,
  few: 3,
  couple: 2,
  pair: 2,
  trio: 3,
  both: 2,
  twin: 2,
};

const LONGEST = 5;
let table: Map<string, Omit<Token, 'text'>> | undefined;

/** English words that are not things, by what they do. */
function englishTable(): Map<string, Omit<Token, 'text'>> {
  if (table) return table;
  const read = new Map<string, Omit<Token, 'text'>>();
  const add = (cell: string, token: Omit<Token, 'text'>) => {
    for (const word of cellWords(cell)) if (!read.has(word)) read.set(word, token);
  };
  for (const { relation, en, reversed = false } of RELATION_WORDS) {
    for (const word of en.split(' ')) {
      const [plain = '', flag] = word.split(':');
      add(plain, { symbol: 'V', relation, reversed: reversed || flag === 'reversed' });
    }
  }
  add('with having', { symbol: 'W' });
  add('shaped', { symbol: 'S' });
  add('of', { symbol: 'C' });
  add('for', { symbol: 'R' });
  add('each_other one_another face_to_face', { symbol: 'K' });
  add('a an the its his her their whose this that some', { symbol: 'G' });
  for (const [word, count] of Object.entries(NUMBERS)) add(word, { symbol: 'N', count });
  for (const [name, { en }] of Object.entries(SETTING_WORDS)) add(en, { symbol: 'Q', name });
  for (const [name, { en }] of Object.entries(ATTRIBUTES)) add(en, { symbol: 'A', name });
  add(LOAD_WORDS, { symbol: 'M' });
  add(PART_WORDS.en, { symbol: 'O' });
  add(CARRIER_WORDS.en, { symbol: 'Y' });
  add(TRADE_HEADS.en, { symbol: 'B' });
  return (table = read);
}

const EMPTY = new Set(QUALIFIERS.en.split(' '));

/** A word that can be a thing and a business too (farm, garden) is a thing only with an article of its own. */
const isBoth = (phrase: string) => englishTable().get(phrase)?.symbol === 'B';

function englishTokens(text: string): Token[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9]+(?:'s?)?|&/g) ?? [];
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at, tokens);
    if (read.token) tokens.push(read.token);
    at += read.length;
  }
  return tokens;
}

const isFollowed = (words: readonly string[], at: number): boolean => {
  const next = englishTable().get(words[at + 1] ?? '')?.symbol ?? '-';
  return 'GNVF'.includes(next) || findEnglishThing(words[at + 1] ?? '') !== undefined;
};

/** Words for a house that are a business after what it serves: a tea house, a popcorn stand. */
const HOUSES = new Set('house stand place corner hall room den joint shack hut yard stall truck cart spot'.split(' '));

/** Nothing but the thing before it, said without an article: "tea house", not "a tree house". */
const isServedThere = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.symbol === 'T' && !'GN'.includes(tokens.at(-2)?.symbol ?? '-');

/** Whether a phrase begins with what the thing before it does: "flying to the moon" after a moth is no picture. */
const isDeed = (words: readonly string[], at: number): boolean =>
  [1, 2].some((length) => 'VA'.includes(englishTable().get(words.slice(at, at + length).join(' '))?.symbol ?? '-'));

function longestAt(words: readonly string[], at: number, tokens: readonly Token[]): { token?: Token; length: number } {
  const before = tokens.at(-1);
  const isAfterThing = before !== undefined && 'TU'.includes(before.symbol);
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .join(' ')
      .replace(/'s?$/, '');
    const known = englishTable().get(phrase);
    if (length === 1 && HOUSES.has(phrase) && isServedThere(tokens))
      return { token: { symbol: 'B', text: phrase }, length };
    // Only what comes with something has it there: a cat on the roof has the roof under it.
    if (known?.symbol === 'M' && !tokens.some(({ symbol }) => symbol === 'W')) continue;
    if (length > 1 && !known && isAfterThing && isDeed(words, at)) continue;
    const thing = length === 1 && EMPTY.has(phrase) ? undefined : findEnglishThing(phrase);
    if (thing && (!known || known.symbol === 'Y' || known.symbol === 'O' || (isBoth(phrase) && before?.symbol === 'G')))
      return { token: { symbol: 'T', text: phrase, thing }, length };
    if (known) return { token: { ...known, text: phrase }, length };
  }
  const word = words[at] ?? '';
  // A deed we have no word for still joins two things: a gnome pushing a wheelbarrow.
  if (/^[a-z]{2,}ing$/.test(word) && isAfterThing && isFollowed(words, at))
    return { token: { symbol: 'W', text: word }, length: 1 };
  return EMPTY.has(word) || word.length < 3 ? { length: 1 } : { token: { symbol: 'U', text: word }, length: 1 };
}

/** A clause in either language, or both, as tokens in the order they were said. */
export function tokensOf(clause: string): Token[] {
  return clause
    .split(/(\p{Script=Han}+)/u)
    .flatMap((run) => (/\p{Script=Han}/u.test(run) ? chineseTokens(run) : englishTokens(run)));
}
