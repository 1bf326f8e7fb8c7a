import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { OpenDatabase } from './open-db.ts';
import { LOCKS, withLock } from './with-lock.ts';

/** Applies what is missing. The advisory lock makes it safe for many processes to start at once on an empty database. */
export const migrateDatabase = (database: OpenDatabase): Promise<void> =>
  withLock(database, LOCKS.migrations, () => migrate(drizzle(database.pool), { migrationsFolder: migrationsFolder() }));

/** Beside this file in the source tree, beside the bundle once built. */
function migrationsFolder(): string {
  const folder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');
  if (!existsSync(folder)) throw new Error(`No migrations in ${folder}: the build is incomplete`);
  return folder;
}
