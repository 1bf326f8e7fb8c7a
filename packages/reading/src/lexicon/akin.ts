import { INDUSTRIES } from './industries.ts';
import type { Industry } from './industry.ts';

/** How much two trades have in common, 0…1: the earlier pictures of a list count more. */
export function kinship(a: Industry, b: Industry): number {
  const weight = (rank: number) => 1 / (rank + 2);
  let shared = 0;
  a.concepts.forEach((concept, rank) => {
    const other = b.concepts.indexOf(concept);
    if (other >= 0) shared += Math.sqrt(weight(rank) * weight(other));
  });
  return shared;
}

/** Below this two trades share a picture by chance. */
const AKIN = 0.45;
const MOST_AKIN = 2;
const remembered = new Map<Industry, Industry[]>();

/** The trades whose pictures may fill up a short list: used cars have those of new ones. */
export function akinTo(industry: Industry): Industry[] {
  const known = remembered.get(industry);
  if (known) return known;
  const akin = INDUSTRIES.filter((other) => other !== industry)
    .map((other) => ({ other, score: kinship(industry, other) }))
    .filter(({ score }) => score >= AKIN)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_AKIN)
    .map(({ other }) => other);
  remembered.set(industry, akin);
  return akin;
}
