import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open-db.ts';
import type { ListedFile, Storage } from '../providers/storage/storage.ts';
import { defineJob, type Job } from './define-job.ts';
import { daily } from './schedule.ts';
import { housekeepingRuns } from '../db/tables/server-state.ts';

/** At most so much in one night; the next one goes on. */
export type Bounds = { rows: number; files: number };
const BOUNDS: Bounds = { rows: 20_000, files: 5_000 };
/** Files are looked at in handfuls, so that one question to the database answers for many. */
const HANDFUL = 200;

/** Rows that are of no use any more. */
export type RowTask = { subject: string; remove: (db: Db, now: Date, limit: number) => Promise<number> };
/** Files below a folder of the storage that nothing refers to, or that can be made again. */
export type FileTask = { folder: string; findUnused: (db: Db, files: ListedFile[], now: Date) => Promise<string[]> };

export const housekeeping = (rows: readonly RowTask[], files: readonly FileTask[], bounds = BOUNDS): Job<object> =>
  defineJob({
    name: 'jobs.housekeeping',
    payload: z.object({}),
    // Before the nightly vacuum, which then gives the room back.
    schedule: daily('04:00'),
    leaseSeconds: 120,
    run: async (_, { db, storage, log }) => {
      const now = new Date();
      const removed: Record<string, number> = {};
      for (const { subject, remove } of rows) {
        const count = await remove(db, now, bounds.rows);
        await noteRun(db, { subject, count, cursor: '', now });
        removed[subject] = count;
      }
      for (const task of files) removed[task.folder] = await cleanFolder(db, storage, task, bounds.files, now);
      log.info({ removed }, 'housekeeping done');
    },
  });

/** Goes on behind the file where the last run stopped, and starts over once it has reached the end. */
async function cleanFolder(db: Db, storage: Storage, task: FileTask, limit: number, now: Date): Promise<number> {
  const { folder } = task;
  const [last] = await db.select().from(housekeepingRuns).where(eq(housekeepingRuns.subject, folder));
  let [looked, count, cursor] = [0, 0, ''];
  let handful: ListedFile[] = [];
  const removeUnused = async () => {
    const unused = await task.findUnused(db, handful, now);
    for (const key of unused) await storage.delete(key);
    count += unused.length;
    handful = [];
  };
  for await (const file of storage.list(folder, last?.cursor ?? '')) {
    handful.push(file);
    looked += 1;
    if (handful.length === HANDFUL || looked === limit) await removeUnused();
    if (looked < limit) continue;
    cursor = file.key;
    break;
  }
  if (handful.length > 0) await removeUnused();
  await noteRun(db, { subject: folder, count, cursor, now });
  return count;
}

type Run = { subject: string; count: number; cursor: string; now: Date };

async function noteRun(db: Db, { subject, count, cursor, now }: Run): Promise<void> {
  await db
    .insert(housekeepingRuns)
    .values({ subject, removed: count, cursor, ranAt: now })
    .onConflictDoUpdate({
      target: housekeepingRuns.subject,
      set: { removed: sql`${housekeepingRuns.removed} + ${count}`, cursor, ranAt: now },
    });
}

/** The embedded database has no autovacuum; on PostgreSQL the same statement is a cheap nightly tidy-up. */
export const vacuumDatabase = defineJob({
  name: 'db.vacuum',
  payload: z.object({}),
  schedule: daily('04:30'),
  run: async (_, { db }) => {
    await db.execute(sql`vacuum (analyze)`);
  },
});

type HousekeepingCount = { subject: string; removed: number; ranAt: Date };

/** For the metrics of any process, whichever one did the work. */
export const readHousekeeping = (db: Db): Promise<HousekeepingCount[]> =>
  db
    .select({
      subject: housekeepingRuns.subject,
      removed: housekeepingRuns.removed,
      ranAt: housekeepingRuns.ranAt,
    })
    .from(housekeepingRuns)
    .orderBy(housekeepingRuns.subject);
