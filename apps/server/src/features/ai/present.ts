import type { AiReading, AiResult, AiResultSummary, AiStages, DataToSend, Endpoints } from '@markwright/contracts';
import { openChecked } from '@markwright/logo';
import type { BriefReading, ReadingPieces } from '@markwright/studio';
import type { Storage } from '../../providers/storage/storage.ts';
import type { AiResultRow, AiResultSummaryRow, AiTaskRow } from './queries.ts';

const LINK_SECONDS = 3600;
const SHOWN = { things: 6, concepts: 6, colors: 5, fonts: 4, refused: 8 };

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
  { state, logoName, inspiration, styles, stages, change }: AiTaskRow,
  rows: readonly AiResultRow[],
  canCorrect: boolean,
): Promise<DataToSend<Endpoints['getAiTask']>> {
  const results = await Promise.all(rows.map((row) => presentResult(storage, row)));
  return { state, logoName, inspiration, styles, stages, results, change: change?.edits ?? null, canCorrect };
}

type ReadBrief = BriefReading & { pieces: ReadingPieces };

/** What was read out of the brief, as the waiting bar tells it. */
export function presentStages(reading: ReadBrief): AiStages {
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

/** The same as pieces a reader can drop, exchange or add to, each with its reason. */
export function presentReading({ pieces, scenes, unknown }: ReadBrief): AiReading {
  const { things, trade, mood, colors, refused, passedOver } = pieces;
  const [scene] = scenes;
  return {
    things: things.slice(0, SHOWN.things).map(({ words, from: _from, ...thing }) => ({ ...words, ...thing })),
    trade,
    scene: scene ? { subject: scene.subject, relation: scene.relation, object: scene.object } : null,
    moods: mood.map(({ id, zh, en }) => ({ id, zh, en })),
    colors: colors.map(({ hex, zh, en }) => ({ color: hex, zh, en })),
    refused: refused.slice(0, SHOWN.refused),
    passedOver,
    unknown: unknown.map(({ text, nearest }) => ({ text, nearest })),
  };
}
