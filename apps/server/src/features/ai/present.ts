import type { AiReading, AiResult, AiResultSummary, AiStages, DataToSend, Endpoints } from '@markwright/contracts';
import { openChecked } from '@markwright/logo';
import { explainRefusals, explainThing, shownPieces, type BriefReading } from '@markwright/studio';
import type { Storage } from '../../providers/storage/storage.ts';
import type { AiResultRow, AiResultSummaryRow, AiTaskRow } from './queries.ts';

const LINK_SECONDS = 3600;
const SHOWN = { things: 6, concepts: 6, colors: 5, fonts: 4 };

export async function presentSummary(storage: Storage, row: AiResultSummaryRow): Promise<AiResultSummary> {
  const { id, taskId, logoName, meaning, style, engine } = row;
  const imageUrl = await storage.signedUrl(row.imageKey, { expiresInSeconds: LINK_SECONDS });
  return { id, taskId, logoName, imageUrl, meaning, style, engine, createdAt: row.createdAt.toISOString() };
}

export const presentResult = async (storage: Storage, row: AiResultRow): Promise<AiResult> => ({
  ...(await presentSummary(storage, row)),
  doc: openChecked(row.doc),
});

export async function presentTask(
  storage: Storage,
  { state, logoName, inspiration, styles, stages }: AiTaskRow,
  rows: readonly AiResultRow[],
): Promise<DataToSend<Endpoints['getAiTask']>> {
  const results = await Promise.all(rows.map((row) => presentResult(storage, row)));
  return { state, logoName, inspiration, styles, stages, results };
}

/** What was read out of the brief, as the waiting bar tells it. */
export function presentStages(reading: BriefReading): AiStages {
  const { meanings, industry, concepts, mood, colors, fonts } = reading;
  const words = ({ zh, en }: { zh: string; en: string }) => ({ zh, en });
  return {
    meanings: meanings.map(({ text, zh, en }) => ({ text, zh, en })),
    industry: industry && words(industry),
    concepts: concepts.slice(0, SHOWN.concepts).map((concept) => words(concept.words)),
    mood: mood.map(words),
    colors: colors.slice(0, SHOWN.colors).map(({ hex, zh, en }) => ({ color: hex, zh, en })),
    fonts: fonts.slice(0, SHOWN.fonts).map(words),
    reading: presentReading(reading),
  };
}

/** The same as pieces a reader can drop or exchange. */
function presentReading(reading: BriefReading): AiReading {
  const { things, mood, colors } = shownPieces(reading);
  const [scene] = reading.scenes;
  return {
    things: things.slice(0, SHOWN.things).map(({ words, why, ...thing }) => ({
      concept: thing.concept,
      ...words,
      text: thing.text,
      isKind: thing.isKind,
      count: thing.count,
      role: thing.role,
      why: explainThing(why),
      others: thing.others,
    })),
    ...explainRefusals(reading),
    scene: scene ? { subject: scene.subject, relation: scene.relation, object: scene.object } : null,
    moods: mood.map(({ id, zh, en }) => ({ id, zh, en })),
    colors: colors.map(({ hex, zh, en }) => ({ color: hex, zh, en })),
    unknown: reading.unknown.map(({ text, nearest }) => ({ text, nearest })),
  };
}
