import type { IndustryReading } from './match-industries.ts';

/** Pictures of a second trade that stand beside the main one's. */
const OF_OTHERS = 2;
/** So many of the main trade's come first. */
const LEADING = 5;
const MOST_OTHERS = 3;

/** Pictures that fit what a text says a business does, best first: the main trade's, with a few of whatever else it does. */
export function tradePictures({ matches }: Pick<IndustryReading, 'matches'>): string[] {
  const [main, ...others] = matches.map(({ industry }) => industry);
  if (!main) return [];
  const beside = others.slice(0, MOST_OTHERS).flatMap(({ concepts }) => concepts.slice(0, OF_OTHERS));
  const all = [...main.concepts.slice(0, LEADING), ...beside, ...main.concepts.slice(LEADING)];
  return [...new Set(all)].filter((concept) => !main.wrong.includes(concept));
}
