import { kinship } from '../lexicon/akin.ts';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { FIRST_TAGS } from './first-tags.data.ts';

export type Tag = { id: string; zh: string; en: string; concept: string };

const capitalised = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

function tagOfIndustry({ id, zh, en, concepts }: Industry): Tag {
  return { id, zh: zh[0] ?? id, en: capitalised(en[0] ?? id), concept: concepts[0] ?? 'star' };
}

const findIndustry = (id: string) => INDUSTRIES.find((industry) => industry.id === id);

/** The broad fields offered first, each with a concept for its picture. */
export const firstTags = (): Tag[] => FIRST_TAGS.map(({ id, zh, en, concept }) => ({ id, zh, en, concept }));

/** Any tag by id, broad or narrow. */
export function findTag(id: string): Tag | undefined {
  const industry = findIndustry(id);
  return firstTags().find((each) => each.id === id) ?? (industry && tagOfIndustry(industry));
}

/**
 * Narrower and neighbouring tags for those chosen so far: the trades of a broad field in its own order, then the
 * trades most akin to everything chosen. Unknown ids are ignored; nothing chosen gives nothing.
 */
export function similarTags(ids: readonly string[], { limit = 12 } = {}): Tag[] {
  const fields = FIRST_TAGS.filter(({ id }) => ids.includes(id));
  const own = ids.flatMap((id) => findIndustry(id) ?? []);
  const gathered = fields.flatMap(({ industries }) => industries.flatMap((id) => findIndustry(id) ?? []));
  const roots = [...own, ...gathered];
  const akin = INDUSTRIES.map((industry) => ({
    industry,
    score: Math.max(0, ...roots.map((root) => (root === industry ? 0 : kinship(root, industry)))),
  }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ industry }) => industry);
  const offered = [...new Set([...gathered, ...akin])].filter(({ id }) => !ids.includes(id));
  return offered.slice(0, limit).map(tagOfIndustry);
}
