import { eq } from 'drizzle-orm';
import type { Log } from '../log.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { Db, OpenDatabase } from './open-db.ts';
import { seeds } from './tables/server-state.ts';
import { LOCKS, withLock } from './with-lock.ts';

type SeedDeps = { db: Db; storage: Storage; log: Log; report: (done: number, total: number) => void };

/** Data a fresh installation starts with. Run again whenever its version changes, so it may find its rows already there. */
export type Seed = { name: string; version: string; run: (deps: SeedDeps) => Promise<void> };

export type SeedProgress = (name: string, done: number, total: number) => void;

export async function runSeeds(
  database: OpenDatabase,
  list: readonly Seed[],
  deps: { storage: Storage; log: Log; onProgress: SeedProgress },
): Promise<void> {
  const { db } = database;
  await withLock(database, LOCKS.seeds, async () => {
    for (const { name, version, run } of list) {
      const [applied] = await db.select().from(seeds).where(eq(seeds.name, name));
      if (applied?.version === version) continue;
      const report = (done: number, total: number) => deps.onProgress(name, done, total);
      await run({ db, storage: deps.storage, log: deps.log, report });
      const row = { name, version, appliedAt: new Date() };
      await db.insert(seeds).values(row).onConflictDoUpdate({ target: seeds.name, set: row });
    }
  });
}
