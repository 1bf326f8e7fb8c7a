import { conceptsOfName, findConcept, findTag, industryOf, searchConcepts } from '@markwright/marks';
import type { Brief } from './brief.ts';

/** Why a concept stands in a logo; the meaning shown to the owner says it. */
export type Reason = 'chosen' | 'name' | 'trade';
export type ReasonedConcept = { concept: string; reason: Reason; words: { zh: string; en: string } };

const LIMIT = 16;
const ONE_TAG_LIMIT = 6;

const tagsOf = (brief: Brief) => (brief.tags ?? []).map((id) => findTag(id) ?? { concept: id, zh: '', en: '' });

const tellingText = (brief: Brief): string =>
  [brief.description, ...tagsOf(brief).map(({ zh }) => zh), brief.name, brief.secondName].filter(Boolean).join(' ');

/** The air a trade likes to have about it; empty where we cannot tell. */
export const moodsFor = (brief: Brief): readonly string[] => industryOf(tellingText(brief))?.moods ?? [];

/** Ideas for a brief: what was picked, what the description speaks of, what the name itself pictures. */
export async function conceptsFor(brief: Brief): Promise<ReasonedConcept[]> {
  if (brief.onlyTag) return conceptsOfTag(brief.onlyTag);
  const chosen = tagsOf(brief).map(({ concept }) => ({ concept, reason: 'chosen' as const }));
  const inName = conceptsOfName(brief.name).map(({ concept }) => ({ concept, reason: 'name' as const }));
  const told = await searchConcepts(tellingText(brief), { limit: LIMIT });
  const trade = told.map(({ concept }) => ({ concept, reason: 'trade' as const }));
  // A picture in the name is the stronger idea, but the trade must be seen early too.
  const mixed = [...chosen, ...trade.slice(0, 2), ...inName.slice(0, 2), ...trade.slice(2), ...inName.slice(2)];
  return withWords(mixed);
}

/** A tag's own picture first, then what its words call to mind. */
async function conceptsOfTag(id: string): Promise<ReasonedConcept[]> {
  const tag = findTag(id);
  const told = tag ? await searchConcepts(tag.zh, { limit: ONE_TAG_LIMIT }) : [];
  const trade = told.map(({ concept }) => ({ concept, reason: 'trade' as const }));
  return withWords([{ concept: tag?.concept ?? id, reason: 'chosen' }, ...trade]);
}

function withWords(concepts: readonly { concept: string; reason: Reason }[]): ReasonedConcept[] {
  const seen = new Set<string>();
  return concepts.flatMap(({ concept, reason }) => {
    const words = findConcept(concept)?.words;
    if (!words || seen.has(concept)) return [];
    seen.add(concept);
    return [{ concept, reason, words: { zh: words.zh[0] ?? '', en: words.en[0] ?? '' } }];
  });
}
