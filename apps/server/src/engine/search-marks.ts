import type { DataToSend, Endpoints } from '@markwright/contracts';
import type { MarkChoice } from '@markwright/logo';
import { conceptsByName, searchConcepts } from '@markwright/reading';
import { drawingsOf, ownMarksFor } from '@markwright/marks';
import { drawSource } from '@markwright/studio';
import { iconIdOf } from '@markwright/contracts/icon-id';

type Source = MarkChoice['source'];

/** Ideas that a few words may mean; the catalogue has thousands, and what comes later is far from what was asked. */
const IDEAS = 24;
/** Below this an idea has little to do with the words; the nearest few are shown where nothing is nearer, if near at all. */
const NEAR = 0.3;
const FEW = 4;

/** Marks that are called what was asked for, then those of ideas near to it; drawings of our own before stock icons. */
export async function searchMarks(
  words: string,
  { page, size }: { page: number; size: number },
): Promise<DataToSend<Endpoints['searchMarks']>> {
  const { named, isKnown } = conceptsByName(words);
  const matching = sourcesOf(named);
  const hits = isKnown ? await searchConcepts(words, { limit: IDEAS }) : [];
  const near = hits.filter(({ score }, rank) => score >= NEAR || (score > 0 && rank < FEW));
  const sources = new Map([...matching, ...sourcesOf(near.map(({ concept }) => concept))]);
  const list = [...sources].slice((page - 1) * size, page * size).flatMap(([iconId, source]) => {
    const mark = drawSource(source);
    return mark ? [{ iconId, drawing: mark.drawing, meaning: mark.meaning }] : [];
  });
  return { list, total: sources.size, matched: matching.size };
}

const sourcesOf = (concepts: readonly string[]): Map<string, Source> =>
  new Map(concepts.flatMap(drawnAs).map((source) => [iconIdOf(source), source]));

const drawnAs = (concept: string): Source[] => [
  ...ownMarksFor(concept).map(({ key }) => ({ kind: 'own', id: key, seed: 1 })),
  ...drawingsOf(concept).map(({ id }) => ({ kind: 'icon', id })),
];
