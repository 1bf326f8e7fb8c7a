import { conceptsOfName, findTag, industryOf, searchConcepts } from '@markwright/marks';
import type { Brief } from './brief.ts';
import { mayShow, saidIn, wordsOf } from './said.ts';

/** Why a concept stands in a logo; the meaning shown to the owner says it. */
export type Reason = 'chosen' | 'said' | 'name' | 'trade';
export type ReasonedConcept = { concept: string; reason: Reason; words: { zh: string; en: string } };

const LIMIT = 16;
const ONE_TAG_LIMIT = 6;

const tagsOf = (brief: Brief) => (brief.tags ?? []).map((id) => findTag(id) ?? { concept: id, zh: '', en: '' });

const searchTextOf = (brief: Brief): string =>
  [brief.description, ...tagsOf(brief).map(({ zh }) => zh), brief.name, brief.secondName].filter(Boolean).join(' ');

/** The air a trade likes to have about it; empty where we cannot tell. */
export const moodsFor = (brief: Brief): readonly string[] => industryOf(searchTextOf(brief))?.moods ?? [];

/**
 * Ideas for a brief in their order: what was picked, what is named outright, what the business deals in, what the name
 * pictures, and last what the trade suggests.
 */
export async function conceptsFor(brief: Brief): Promise<ReasonedConcept[]> {
  if (brief.onlyTag) return conceptsOfTag(brief.onlyTag);
  const { things, refusals } = saidIn(brief.description ?? '', brief.name);
  const chosen = tagsOf(brief).map(({ concept }) => ({ concept, reason: 'chosen' as const }));
  const named = things.filter(({ role }) => role === 'subject' || role === 'object');
  const sold = things
    .filter(({ role }) => role === 'trade')
    .map(({ concept }) => ({ concept, reason: 'trade' as const }));
  const settings = things.filter(({ role }) => role === 'setting');
  const inName = conceptsOfName(brief.name).map(({ concept }) => ({ concept, reason: 'name' as const }));
  const told = await searchConcepts(searchTextOf(brief), { limit: LIMIT });
  const trade = told.map(({ concept }) => ({ concept, reason: 'trade' as const }));
  const said = (list: typeof things) => list.map(({ concept }) => ({ concept, reason: 'said' as const }));
  // Without a picture in the words, trade and name take turns: both must be seen early.
  const early = named.length > 0 ? [] : trade.slice(0, 2);
  const mixed = [
    ...chosen,
    ...said(named),
    ...sold.slice(0, 1),
    ...early,
    ...inName.slice(0, 2),
    ...sold.slice(1),
    ...said(settings),
    ...trade,
    ...inName.slice(2),
  ];
  return withWords(mixed.filter(({ concept }) => mayShow(refusals, concept)));
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
    const words = wordsOf(concept);
    if (!words || seen.has(concept)) return [];
    seen.add(concept);
    return [{ concept, reason, words }];
  });
}
