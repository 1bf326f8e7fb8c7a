import { randomInt, randomUUID } from 'node:crypto';
import { ART_STYLES, findArtStyle, type ArtStyle } from '@markwright/art-font';
import {
  AppError,
  LOGOS_PER_TASK,
  POINTS_PER_TASK,
  type AiStyleId,
  type Endpoints,
  type Input,
  type Language,
} from '@markwright/contracts';
import { allFonts, missingCharacters } from '@markwright/fonts';
import { acceptText, TextError } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { textRefused } from '../../http/text-refused.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { keepReservation, reservePoints, returnReservation } from '../points/rules.ts';
import { makeLogosRef } from './job-ref.ts';
import {
  findOwnResult,
  findTask,
  finishTask,
  hideResult,
  insertResults,
  insertTask,
  type AiResultRow,
  type NewAiResult,
} from './queries.ts';

const SEEDS = 2 ** 31;

type Asked = Input<Endpoints['createAiTask']>['body'];
type NewTask = { userId: string; asked: Asked; language: Language; now: Date };

/** The task, the point set aside for it and its job come into being together or not at all. */
export function createTask(db: Db, enqueue: Enqueue, { userId, asked, language, now }: NewTask): Promise<string> {
  const logoName = readName(asked, language);
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const { styles, inspiration } = await withVariant(tx, userId, asked);
    const reservationId = await reservePoints(tx, { userId, points: POINTS_PER_TASK, subject: `ai-task:${id}`, now });
    const variantOf = asked.variantOf ?? null;
    const seed = randomInt(SEEDS);
    const reading = asked.reading ?? null;
    const told = { logoName, inspiration, styles, variantOf, reading, artFont: asked.artFont ?? null };
    await insertTask(tx, { id, userId, ...told, seed, reservationId, createdAt: now });
    await enqueue(tx, makeLogosRef, { taskId: id });
    return id;
  });
}

/** A variation keeps the style and the words of what it varies. */
async function withVariant(
  tx: Db,
  userId: string,
  asked: Asked,
): Promise<{ styles: AiStyleId[]; inspiration: string }> {
  if (!asked.variantOf) return asked;
  const result = await getOwnResult(tx, userId, asked.variantOf);
  const task = await findTask(tx, result.taskId);
  return { styles: result.style ? [result.style] : [], inspiration: task?.inspiration ?? asked.inspiration };
}

/** Found out before a point is set aside: a name no font can write would only fail later. */
function readName({ logoName, artFont }: Asked, language: Language): string {
  try {
    const name = acceptText(logoName, 'name');
    const missing = new Set(facesToWriteWith(artFont).flatMap((faces) => leastMissing(faces, name)));
    if (missing.size > 0) throw new AppError('CHARACTERS_MISSING', { characters: [...missing].join(' ') });
    return name;
  } catch (error) {
    throw error instanceof TextError ? textRefused(error, language) : error;
  }
}

/** Groups of faces; one of each group must have the whole name. Every lettering style that was chosen has its own. */
function facesToWriteWith(artFont: Asked['artFont']): string[][] {
  if (!artFont) return [allFonts.map(({ key }) => key)];
  const chosen = artFont.styles.flatMap((id) => findArtStyle(id) ?? []).map(facesOf);
  return chosen.length > 0 ? chosen : [ART_STYLES.flatMap(facesOf)];
}

const facesOf = ({ fonts }: ArtStyle): string[] => [...fonts.hanzi, ...fonts.latin];

const leastMissing = (faces: readonly string[], name: string): string[] =>
  faces.map((face) => missingCharacters(face, name)).toSorted((a, b) => a.length - b.length)[0] ?? [];

/** Four results, the end of the task and the point kept, in one transaction. False when it had ended before. */
export function deliverTask(db: Db, taskId: string, results: NewAiResult[], now: Date): Promise<boolean> {
  if (results.length !== LOGOS_PER_TASK) throw new Error(`A task gives ${LOGOS_PER_TASK} logos, not ${results.length}`);
  return db.transaction(async (tx) => {
    const task = await finishTask(tx, taskId, 'done', now);
    if (!task) return false;
    await insertResults(tx, results);
    await keepReservation(tx, task.reservationId);
    return true;
  });
}

/** A task that cannot be done gives its point back, once, with its end. */
export function failTask(db: Db, taskId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const task = await finishTask(tx, taskId, 'failed', now);
    if (!task) return false;
    await returnReservation(tx, task.reservationId, now);
    return true;
  });
}

export async function getOwnResult(db: Db, userId: string, id: string): Promise<AiResultRow> {
  const result = await findOwnResult(db, userId, id);
  if (!result) throw new AppError('NOT_FOUND');
  return result;
}

/** The document of one's own result; undefined for strangers. */
export const findOwnDoc = async (db: Db, userId: string, id: string): Promise<unknown> =>
  (await findOwnResult(db, userId, id))?.doc;

export async function deleteResult(db: Db, userId: string, id: string, now: Date): Promise<void> {
  if (!(await hideResult(db, userId, id, now))) throw new AppError('NOT_FOUND');
}
