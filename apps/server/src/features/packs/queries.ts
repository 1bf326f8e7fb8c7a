import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import type { StoredFolder } from '../../db/tables/packs.ts';
import type { PackProgress } from '../../packing/pack-request.ts';
import { packs } from '../../db/tables/packs.ts';

export type PackRow = typeof packs.$inferSelect;
type Content = Pick<PackRow, 'creationId' | 'contentKey'>;

const ofContent = ({ creationId, contentKey }: Content) =>
  and(eq(packs.creationId, creationId), eq(packs.contentKey, contentKey));

export async function findPack(db: Db, content: Content): Promise<PackRow | undefined> {
  const [found] = await db.select().from(packs).where(ofContent(content));
  return found;
}

export async function findPackById(db: Db, id: string): Promise<PackRow | undefined> {
  const [found] = await db.select().from(packs).where(eq(packs.id, id));
  return found;
}

/** Undefined where the content is known already. */
export async function insertPack(db: Db, values: typeof packs.$inferInsert): Promise<PackRow | undefined> {
  const [made] = await db.insert(packs).values(values).onConflictDoNothing().returning();
  return made;
}

/** Begins again what failed or whose files are gone; undefined where somebody else just did, or nothing need be done. */
export async function restartPack(db: Db, { id, round }: PackRow, createdAt: Date): Promise<PackRow | undefined> {
  const [again] = await db
    .update(packs)
    .set({ state: 'waiting', round: round + 1, stepsDone: 0, folders: [], createdAt, finishedAt: null })
    .where(and(eq(packs.id, id), eq(packs.round, round), inArray(packs.state, ['done', 'failed'])))
    .returning();
  return again;
}

type Round = Pick<PackRow, 'id' | 'round'>;
/** Only while this round is the newest and has not ended. */
const underWay = ({ id, round }: Round) =>
  and(eq(packs.id, id), eq(packs.round, round), inArray(packs.state, ['waiting', 'running']));

/** Progress never goes back: a repeated attempt shows the highest figure until it is passed. */
export async function notePackProgress(db: Db, round: Round, { done, total }: PackProgress): Promise<void> {
  await db
    .update(packs)
    .set({ state: 'running', stepsDone: sql`greatest(${packs.stepsDone}, ${done})`, stepsTotal: total })
    .where(underWay(round));
}

export async function finishPack(db: Db, round: Round, folders: StoredFolder[], finishedAt: Date): Promise<boolean> {
  const done = { state: 'done', stepsDone: sql`${packs.stepsTotal}`, folders, finishedAt } as const;
  const changed = await db.update(packs).set(done).where(underWay(round)).returning({ id: packs.id });
  return changed.length > 0;
}

export async function failPack(db: Db, round: Round, finishedAt: Date): Promise<void> {
  await db.update(packs).set({ state: 'failed', finishedAt }).where(underWay(round));
}

/** The other packs of the same creation that still wait; their jobs find nothing to do. */
export async function dropWaiting(db: Db, { id, creationId }: PackRow): Promise<void> {
  const waits = and(eq(packs.creationId, creationId), eq(packs.state, 'waiting'), ne(packs.id, id));
  await db.delete(packs).where(waits);
}

export async function removePack(db: Db, id: string): Promise<void> {
  await db.delete(packs).where(eq(packs.id, id));
}
