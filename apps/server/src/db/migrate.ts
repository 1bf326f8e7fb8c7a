import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { OpenDatabase } from './open-db.ts';
import { LOCKS, withLock } from './with-lock.ts';

/**
 * Applies what is missing. The advisory lock makes it safe for many processes to start at once on an empty database.
 * Where nothing is missing nothing is tried, so that a server may run under a role that cannot make tables.
 */
export const migrateDatabase = (database: OpenDatabase): Promise<void> =>
  withLock(database, LOCKS.migrations, async () => {
    const folder = { migrationsFolder: migrationsFolder() };
    const newest = readMigrationFiles(folder).at(-1)?.folderMillis ?? 0;
    if ((await findLastApplied(database.pool)) < newest) await migrate(drizzle(database.pool), folder);
  });

/** When the last migration that has been applied was written; 0 on an empty database. */
async function findLastApplied(pool: pg.Pool): Promise<number> {
  const { rows: found } = await pool.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found[0]?.there) return 0;
  const { rows } = await pool.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.last ?? 0);
}

/** Beside this file in the source tree, beside the bundle once built. */
function migrationsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
  if (!existsSync(folder)) throw new Error(`No migrations in ${folder}: the build is incomplete`);
  return folder;
}
