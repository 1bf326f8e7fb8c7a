import { akinTo } from '../lexicon/akin.ts';
import { WEIGHT, type IndustryReading } from '../words/match-industries.ts';

/** So many of the main trade's pictures come before those of a trade said in the same breath, and before the rest's. */
const LEADING = { sameClause: 5, later: 8 };
/** So many pictures of each. */
const TAKEN = { sameClause: 2, later: 1 };
const MOST_OTHERS = 3;
/** So many of a trade like it, where its own are few. */
const TAKEN_OF_AKIN = 4;

/** Pictures that fit what a text says a business does, best first: the main trade's, with a few of whatever else it does. */
export function tradePictures({ matches }: Pick<IndustryReading, 'matches'>): string[] {
  const [main, ...others] = matches;
  if (!main) return [];
  const { concepts, wrong } = main.industry;
  const beside = (least: number, below: number, taken: number) =>
    others
      .filter(({ weight }) => weight >= least && weight < below)
      .slice(0, MOST_OTHERS)
      .flatMap(({ industry }) => industry.concepts.slice(0, taken));
  const all = [
    ...concepts.slice(0, LEADING.sameClause),
    ...beside(WEIGHT.sameClause, WEIGHT.main, TAKEN.sameClause),
    ...concepts.slice(0, LEADING.later),
    ...beside(WEIGHT.later, WEIGHT.sameClause, TAKEN.later),
    ...concepts,
    ...akinTo(main.industry).flatMap((akin) => akin.concepts.slice(0, TAKEN_OF_AKIN)),
  ];
  return [...new Set(all)].filter((concept) => !wrong.includes(concept));
}
