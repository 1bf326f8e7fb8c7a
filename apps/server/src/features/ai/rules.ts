import { randomInt, randomUUID } from 'node:crypto';
import { ART_STYLES, findArtStyle, type ArtStyle } from '@markwright/art-font';
import {
  AppError,
  LOGOS_PER_TASK,
  POINTS_PER_TASK,
  type AiChange,
  type AiReading,
  type AiReadingEdit,
  type Endpoints,
  type Input,
  type Language,
} from '@markwright/contracts';
import { allFonts, missingCharacters } from '@markwright/fonts/catalogue';
import { acceptText, TextError } from '@markwright/logo';
import type { Db } from '../../db/open-db.ts';
import { textRefused } from '../../http/text-refused.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { keepReservation, recordFreeWork, reservePoints, returnReservation } from '../points/rules.ts';
import { makeLogosRef } from './job-ref.ts';
import {
  findOwnResult,
  findOwnTask,
  findResultsOf,
  findTask,
  finishTask,
  hasCorrection,
  hideResult,
  insertResults,
  insertTask,
  lockOwnTask,
  type AiResultRow,
  type AiTaskRow,
  type NewAiResult,
  type NewAiTask,
} from './queries.ts';

const SEEDS = 2 ** 31;

type Asked = Input<Endpoints['createAiTask']>['body'];
type NewTask = { userId: string; asked: Asked; language: Language; now: Date };
type Planned = Pick<
  NewAiTask,
  'logoName' | 'inspiration' | 'styles' | 'variantOf' | 'reading' | 'artFont' | 'corrects' | 'change'
>;

/** The task, the point set aside for it and its job come into being together or not at all. */
export function createTask(db: Db, enqueue: Enqueue, { userId, asked, language, now }: NewTask): Promise<string> {
  readName(asked, language);
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const planned = await planTask(tx, userId, asked);
    const logoName = readName({ logoName: planned.logoName, artFont: planned.artFont ?? undefined }, language);
    const spending = { userId, points: POINTS_PER_TASK, subject: subjectOf(id), now };
    // A correction is written into the ledger when it is delivered; until then there is nothing to give back.
    const reservationId = planned.corrects ? null : await reservePoints(tx, spending);
    await insertTask(tx, { id, userId, ...planned, logoName, seed: randomInt(SEEDS), reservationId, createdAt: now });
    await enqueue(tx, makeLogosRef, { taskId: id });
    return id;
  });
}

const subjectOf = (taskId: string): string => `ai-task:${taskId}`;

function planTask(tx: Db, userId: string, asked: Asked): Promise<Planned> {
  if (asked.corrects) return planCorrection(tx, userId, asked.corrects, asked.reading);
  if (asked.change) return planChange(tx, userId, asked.change);
  return planDrawing(tx, userId, asked);
}

/** A variation keeps the style and the words of what it varies. */
async function planDrawing(tx: Db, userId: string, asked: Asked): Promise<Planned> {
  const { logoName, inspiration, styles, variantOf = null, reading = null, artFont = null } = asked;
  const plain = { logoName, inspiration, styles, variantOf, reading, artFont, corrects: null, change: null };
  if (!variantOf) return plain;
  const result = await getOwnResult(tx, userId, variantOf);
  const task = await findTask(tx, result.taskId);
  return { ...plain, styles: result.style ? [result.style] : [], inspiration: task?.inspiration ?? inspiration };
}

/** The same name, words and styles, read as their owner says: free, once, and only for what was misread. */
async function planCorrection(tx: Db, userId: string, corrects: string, reading: Asked['reading']): Promise<Planned> {
  const task = await lockOwnTask(tx, userId, corrects);
  if (!task) throw new AppError('NOT_FOUND');
  const read = task.stages?.reading;
  if (!reading || !read || isSameReading(reading, read)) {
    throw new AppError('BAD_INPUT', { field: 'reading', reason: 'unchanged' });
  }
  if (!isCorrectable(task) || (await hasCorrection(tx, task.id))) throw new AppError('CORRECTION_NOT_FREE');
  const { logoName, inspiration, styles } = task;
  return { logoName, inspiration, styles, variantOf: null, reading, artFont: null, corrects, change: null };
}

/** What drew a brief and is done; a correction of a correction, or of a variation, would be drawing for nothing. */
export const isCorrectable = ({ state, variantOf, artFont, corrects, change }: AiTaskRow): boolean =>
  state === 'done' && !variantOf && !artFont && !corrects && !change;

/** Whether somebody says nothing else than what was read. */
function isSameReading(edit: AiReadingEdit, read: AiReading): boolean {
  const { things, scene, moods, colors, trade = null, refused = [] } = read;
  const same = (one: readonly string[], other: readonly string[]) =>
    JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted());
  return (
    JSON.stringify(edit.things) === JSON.stringify(things.map(({ concept }) => concept)) &&
    isSameScene(edit.scene, scene) &&
    same(
      edit.moods,
      moods.map(({ id }) => id),
    ) &&
    same(
      edit.colors,
      colors.map(({ color }) => color),
    ) &&
    (edit.trade === undefined || edit.trade === (trade?.id ?? null)) &&
    (edit.refused === undefined ||
      same(
        edit.refused,
        refused.flatMap(({ key }) => key ?? []),
      ))
  );
}

const isSameScene = (one: AiReading['scene'], other: AiReading['scene']): boolean =>
  one?.subject === other?.subject && one?.relation === other?.relation && one?.object === other?.object;

/** Wishes about results that are there; the four stay the original's in all they do not speak of. */
async function planChange(tx: Db, userId: string, change: AiChange): Promise<Planned> {
  const taskId = change.resultId ? (await getOwnResult(tx, userId, change.resultId)).taskId : (change.taskId ?? '');
  const task = await findOwnTask(tx, userId, taskId);
  if (!task || (!change.resultId && (await findResultsOf(tx, taskId)).length === 0)) throw new AppError('NOT_FOUND');
  const renamed = change.edits.findLast((edit) => edit.do === 'text.set' && edit.of === 'name');
  const logoName = renamed?.do === 'text.set' ? renamed.text : task.logoName;
  const { inspiration, styles, artFont } = task;
  return { logoName, inspiration, styles, variantOf: null, reading: null, artFont, corrects: null, change };
}

/** Found out before a point is set aside: a name no font can write would only fail later. */
function readName({ logoName, artFont }: Pick<Asked, 'logoName' | 'artFont'>, language: Language): string {
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
    if (task.reservationId) await keepReservation(tx, task.reservationId);
    else await recordFreeWork(tx, { userId: task.userId, points: POINTS_PER_TASK, subject: subjectOf(task.id), now });
    return true;
  });
}

/** A task that cannot be done gives its point back, once, with its end. */
export function failTask(db: Db, taskId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const task = await finishTask(tx, taskId, 'failed', now);
    if (!task) return false;
    if (task.reservationId) await returnReservation(tx, task.reservationId, now);
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
