import type { ArtStyle } from './art-style.ts';
import { ART_STYLES } from './catalogue.ts';

/** A word found whole counts for its length; words of the list that only begin alike count for nothing. */
function scoreOf(style: ArtStyle, text: string): number {
  let score = 0;
  for (const word of style.keywords) {
    const isLatin = /^[\x20-\x7e]+$/.test(word);
    const found = isLatin ? new RegExp(`(^|[^a-z0-9])${word}s?($|[^a-z0-9])`).test(text) : text.includes(word);
    if (found) score += 2 + word.length * (isLatin ? 0.2 : 1);
  }
  if (text.includes(style.title.zh) || text.includes(style.title.en.toLowerCase())) score += 6;
  return score;
}

/** Styles that a text asks for, those it asks for most clearly first; empty where it asks for none. */
export function stylesFor(text: string): ArtStyle[] {
  const lower = text.toLowerCase();
  return ART_STYLES.map((style) => ({ style, score: scoreOf(style, lower) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ style }) => style);
}
