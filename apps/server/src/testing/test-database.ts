import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { migrateDatabase } from '../db/migrate.ts';
import { openPostgres, wrapPglite, type OpenDatabase } from '../db/open-db.ts';
import { openQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { sandboxPayKeys } from '../sandbox/pay-keys.ts';
import { fastTemporaryFolder } from './fast-temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));
const TEMPLATE_LOCK = 726_451_199;

export type TestDatabase = OpenDatabase & {
  /** Set when the database can be opened a second time, as a second process would. */
  connectionString?: string;
  /** Empties every table of the product and of the job queue. */
  clear(): Promise<void>;
};

/** A fresh, migrated database: embedded by default, real PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const opened = server ? await openOnPostgres(server) : await openOnPglite();
  return { ...opened, clear: () => clearTables(opened.pool) };
}

/** The folder of a closed embedded database that is migrated, for copies: made once for all suites. */
export async function getPgliteTemplate(): Promise<string> {
  const template = join(ROOT, '.cache', `test-database-${templateVersion()}`);
  if (!existsSync(template)) await buildPgliteTemplate(template);
  return template;
}

/** Booting an empty embedded database takes seconds; copying a prepared folder takes a fraction of one. */
async function openOnPglite(): Promise<OpenDatabase> {
  const template = await getPgliteTemplate();
  const folder = mkdtempSync(join(fastTemporaryFolder(), 'markwright-test-'));
  cpSync(template, folder, { recursive: true });
  const database = wrapPglite(await PGlite.create(folder), throwError);
  const close = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, close };
}

async function buildPgliteTemplate(target: string): Promise<void> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  const database = wrapPglite(await PGlite.create(folder), throwError);
  await prepare(database);
  await database.close();
  // Two test files may build it at the same time: the first rename wins, the second copy is dropped.
  if (!existsSync(target)) renameSync(folder, target);
  else rmSync(folder, { recursive: true, force: true });
}

async function openOnPostgres(server: string): Promise<OpenDatabase & { connectionString: string }> {
  const template = `markwright_template_${templateVersion()}`;
  const name = `markwright_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database ${template}`);
      const database = openPostgres(databaseUrl(server, template), throwError);
      await prepare(database);
      await database.close();
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const connectionString = databaseUrl(server, name);
  const database = openPostgres(connectionString, () => {});
  const close = async () => {
    await database.close();
    await withAdmin(server, (admin) => admin.query(`drop database if exists ${name} with (force)`));
  };
  return { ...database, close, connectionString };
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrateDatabase(database);
  // Three key pairs take a second to make; every test server finds them here.
  await sandboxPayKeys(database.db);
  const queue = await openQueue({ database, jobs: [], log: createLog('silent', false) });
  await queue.stop(1000);
}

async function clearTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job', 'archive', 'schedule'))`,
  );
  // Only what holds something: truncating gives every table and index a new file, which takes a second for all of them.
  const { rows: filled } = await pool.query<{ name: string }>(
    rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  );
  if (filled.length > 0) await pool.query(`truncate ${filled.map(({ name }) => name).join(', ')} cascade`);
}

async function withAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function templateVersion(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(MIGRATIONS, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function throwError(error: Error): never {
  throw error;
}
