import { stemmer } from 'stemmer';
import { AMBIGUOUS_CHINESE } from './ambiguous-words-zh.data.ts';
import { AMBIGUOUS_ENGLISH } from './ambiguous-words.data.ts';
import { AMBIGUOUS_OF_SHOPS } from './ambiguous-words-shops.data.ts';

/** What a text means by an ambiguous word, whether a neighbour says so, and what the word would mean elsewhere. */
export type AmbiguityReading = { meant: string; byNeighbour: boolean; otherwise: string[] };

const listed = (list: string) => list.split(',').map((each) => each.trim());
const isChinese = (word: string) => /\p{Script=Han}/u.test(word);

/** Every word that has two pictures. */
export const AMBIGUOUS_WORDS = [...AMBIGUOUS_ENGLISH, ...AMBIGUOUS_OF_SHOPS, ...AMBIGUOUS_CHINESE];

const LINES = AMBIGUOUS_WORDS.map(({ words, means, unless }) => ({
  words: listed(words),
  means,
  senses: unless.map((sense) => ({
    means: sense.means,
    near: listed(sense.near).map((word) => (isChinese(word) ? word : stemmer(word))),
  })),
}));

/** Readings of every ambiguous word of a text, by the words that stand beside it. */
export function readAmbiguousWords(text: string): AmbiguityReading[] {
  const lower = text.toLowerCase();
  const said: readonly string[] = lower.match(/[a-z0-9]+/g) ?? [];
  return LINES.flatMap(({ words, means, senses }) => {
    const found = words.filter((word) => (isChinese(word) ? lower.includes(word) : said.includes(word)));
    if (found.length === 0) return [];
    // The word is no neighbour of itself: 海马刀 is a knife by its 刀, not by its 马.
    const rest = found.reduce((left, word) => (isChinese(word) ? left.replaceAll(word, ' ') : left), lower);
    const stems = new Set(said.filter((word) => !found.includes(word)).map(stemmer));
    const isNear = (word: string) => (isChinese(word) ? rest.includes(word) : stems.has(word));
    const sense = senses.find(({ near }) => near.some(isNear));
    const meant = sense?.means ?? means;
    const all = new Set([means, ...senses.map((each) => each.means)]);
    all.delete(meant);
    return [{ meant, byNeighbour: sense !== undefined, otherwise: [...all] }];
  });
}
