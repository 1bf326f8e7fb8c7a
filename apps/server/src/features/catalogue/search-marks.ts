import type { DataToSend, Endpoints } from '@markwright/contracts';
import type { MarkChoice } from '@markwright/logo';
import { drawingsOf, ownMarksFor, searchConcepts } from '@markwright/marks';
import { drawSource } from '@markwright/studio';
import { iconIdOf } from '@markwright/contracts/icon-id';

type Source = MarkChoice['source'];

/** Ideas that a few words may mean; the catalogue has thousands, and what comes later is far from what was asked. */
const IDEAS = 24;
/** Below this an idea has little to do with the words; the nearest few are shown where nothing is nearer, if near at all. */
const NEAR = 0.3;
const FEW = 4;

/** Every drawing of the ideas that the words name, the nearest idea first, drawings of our own before stock icons. */
export async function searchMarks(
  words: string,
  { page, size }: { page: number; size: number },
): Promise<DataToSend<Endpoints['searchMarks']>> {
  const hits = await searchConcepts(words, { limit: IDEAS });
  const sources = new Map<string, Source>();
  const near = hits.filter(({ score }, rank) => score >= NEAR || (score > 0 && rank < FEW));
  for (const { concept } of near) for (const source of drawnAs(concept)) sources.set(iconIdOf(source), source);
  const list = [...sources].slice((page - 1) * size, page * size).flatMap(([iconId, source]) => {
    const mark = drawSource(source);
    return mark ? [{ iconId, drawing: mark.drawing, meaning: mark.meaning }] : [];
  });
  return { list, total: sources.size };
}

const drawnAs = (concept: string): Source[] => [
  ...ownMarksFor(concept).map(({ key }) => ({ kind: 'own', id: key, seed: 1 })),
  ...drawingsOf(concept).map(({ id }) => ({ kind: 'icon', id })),
];
