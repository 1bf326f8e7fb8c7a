import { findAsWritten, type NamedThing } from './thing-names.ts';

/** Shorter words have too many neighbours that mean something else. */
const SHORTEST = 6;
/** Any letter may be lost from a word this long, be one too many, or stand for another in a longer one. */
const [SHORTEST_WITH_LOSS, SHORTEST_WITH_MORE, SHORTEST_WITH_OTHER] = [6, 8, 8];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The thing that a misspelt word means: letters that changed places (bycicle), one of two equal letters lost or doubled
 * (cinamon, brocoli), and in a long word any letter lost, added or mistaken (rasberry). Nothing else is guessed.
 */
export function findTypo(word: string): NamedThing | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || /(?:ing|ed|en|ion|ions|graph)$/.test(word)) return undefined;
  for (const candidate of candidates(word)) {
    const thing = findAsWritten(candidate);
    if (thing) return thing;
  }
  return undefined;
}

/** Who does something: any deed makes such a word, so a founder is no flounder. */
const AGENT = /(?:er|or|ist)s?$/;

/** Words that a misspelt one may have been meant for, the likeliest first. */
export function* candidates(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at += 1)
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  for (let at = 1; at < word.length; at += 1) {
    yield word.slice(0, at) + word[at]! + word.slice(at);
    if (word[at] === word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
  if (AGENT.test(word)) return;
  const stem = word.replace(/(?<=ch|sh|x)es$|s$/, '').length;
  if (stem < SHORTEST_WITH_LOSS) return;
  for (let at = 1; at < word.length; at += 1)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
  if (stem < SHORTEST_WITH_MORE) return;
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  if (stem < SHORTEST_WITH_OTHER) return;
  for (let at = 1; at < word.length; at += 1)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at + 1);
}

/** Letters that sound alike and are taken for each other, in either direction. */
const HEARD_ALIKE: readonly (readonly [string, string])[] = [
  ['f', 'ph'],
  ['s', 'z'],
  ['k', 'c'],
  ['k', 'ck'],
  ['k', 'ch'],
  ['c', 'ck'],
  ['g', 'j'],
  ['g', 'dg'],
  ['f', 'ffe'],
  ['i', 'y'],
  ['ie', 'ei'],
  ['kw', 'qu'],
  ['cw', 'qu'],
  ['x', 'cks'],
  ['el', 'le'],
  ['al', 'le'],
  ['ch', 'tch'],
  ['r', 'rh'],
];
/** The same of sounds that many words differ in; only in a long one is there but one that can be meant. */
const NEARLY_ALIKE: readonly (readonly [string, string])[] = [
  ['s', 'c'],
  ['e', 'ea'],
  ['ee', 'ea'],
  ['o', 'ou'],
  ['u', 'oo'],
  ['er', 'or'],
  ['er', 'ar'],
  ['er', 're'],
  ['a', 'e'],
  ['a', 'o'],
  ['a', 'i'],
  ['e', 'i'],
  ['e', 'o'],
  ['o', 'u'],
];
const LONG = 7;

/** Words that sound like a misspelt one: a letter doubled or single, and letters that sound alike. */
export function* respelled(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) {
    yield word.slice(0, at) + word[at]! + word.slice(at);
    if (word[at] === word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
  const isLong = word.replace(/(?<!u)s$/, '').length >= LONG && !AGENT.test(word);
  for (const pair of isLong ? [...HEARD_ALIKE, ...NEARLY_ALIKE] : HEARD_ALIKE)
    for (const [from, to] of [pair, [pair[1], pair[0]] as const])
      for (let at = word.indexOf(from, 1); at >= 0; at = word.indexOf(from, at + 1))
        yield word.slice(0, at) + to + word.slice(at + from.length);
}
