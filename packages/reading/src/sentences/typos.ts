import { findEnglishThing, type NamedThing } from './thing-names.ts';

/** Shorter words have too many neighbours that mean something else. */
const SHORTEST = 6;
/** Any letter may be lost from a word this long, or be one too many in a longer one. */
const [SHORTEST_WITH_LOSS, SHORTEST_WITH_MORE] = [7, 10];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The thing that a misspelt word means: letters that changed places (bycicle), one of two equal letters lost or doubled
 * (cinamon, brocoli), and in a long word any letter lost or added (rasberry). Nothing else is guessed.
 */
export function findTypo(word: string): NamedThing | undefined {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return undefined;
  for (const candidate of candidates(word)) {
    const thing = findEnglishThing(candidate);
    if (thing) return thing;
  }
  return undefined;
}

function* candidates(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at += 1)
    if (word[at] !== word[at + 1]) yield word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  for (let at = 1; at < word.length; at += 1) {
    yield word.slice(0, at) + word[at]! + word.slice(at);
    if (word[at] === word[at - 1]) yield word.slice(0, at) + word.slice(at + 1);
  }
  if (word.length < SHORTEST_WITH_LOSS) return;
  for (let at = 1; at < word.length; at += 1)
    for (const letter of LETTERS) yield word.slice(0, at) + letter + word.slice(at);
  if (word.length < SHORTEST_WITH_MORE) return;
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}
