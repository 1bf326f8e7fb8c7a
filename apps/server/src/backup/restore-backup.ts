import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { migrateDatabase } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open-db.ts';
import { JOB_SCHEMA, throughPool } from '../jobs/execute-sql.ts';
import type { Storage } from '../providers/storage/storage.ts';
import { advanceCounters, inOneSnapshot, JOB_TABLE, listTables, readTable, writeRows } from './copy-tables.ts';
import {
  appliedMigrations,
  BackupMistake,
  FILE_LIST,
  FILES,
  readManifest,
  storedFileSchema,
  tableFile,
  type BackedUpFile,
  type Manifest,
} from './manifest.ts';

type RestoreTarget = { database: OpenDatabase; storage: Storage };

const LINES_AT_ONCE = 500;

/**
 * A backup into an empty installation of either kind. Rows come in one transaction; afterwards every table and every file is
 * read back and compared with what the backup says it holds.
 */
export async function restoreBackup(folder: string, { database, storage }: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await migrateDatabase(database);
  await checkTarget(database.pool, manifest);
  await createQueuesFor(database.pool, folder, manifest);
  await writeTables(database.pool, folder, manifest);
  await writeFiles(storage, folder);
  await compareTables(database.pool, manifest);
  return manifest;
}

/** Changes nothing. */
async function checkTarget(pool: pg.Pool, manifest: Manifest): Promise<void> {
  await inOneSnapshot(pool, async (client) => {
    const applied = await appliedMigrations(client);
    if (applied.join() !== manifest.migrations.join()) {
      throw new BackupMistake(
        'The backup was made by another version of the program. Restore it with that version, then upgrade.',
      );
    }
    for (const name of await listTables(client)) {
      const { rowCount } = await client.query(`select from ${name} limit 1`);
      if (rowCount) throw new BackupMistake(`The target is not empty: ${name} has rows. Nothing was changed.`);
    }
  });
}

/** Jobs can only be kept in queues that exist; the server sets their details when it starts. */
async function createQueuesFor(pool: pg.Pool, folder: string, manifest: Manifest): Promise<void> {
  if (!manifest.tables.some(({ name }) => name === JOB_TABLE)) return;
  const names = new Set<string>();
  for await (const lines of linesOf(tableFile(folder, JOB_TABLE))) {
    for (const line of lines) {
      const { name, dead_letter: deadLetter } = JSON.parse(line) as { name: string; dead_letter: string | null };
      names.add(name);
      if (deadLetter) names.add(deadLetter);
    }
  }
  const boss = new PgBoss({
    db: throughPool(pool) as PgBoss.Db,
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const name of names) if (!(await boss.getQueue(name))) await boss.createQueue(name);
  await boss.stop({ graceful: false, close: false });
}

async function writeTables(pool: pg.Pool, folder: string, manifest: Manifest): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { name } of manifest.tables) {
      for await (const lines of linesOf(tableFile(folder, name))) await writeRows(client, name, lines);
      await advanceCounters(client, name);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function writeFiles(storage: Storage, folder: string): Promise<void> {
  for await (const lines of linesOf(join(folder, FILE_LIST))) {
    for (const line of lines) await writeFileBack(storage, folder, storedFileSchema.parse(JSON.parse(line)));
  }
}

async function writeFileBack(storage: Storage, folder: string, file: BackedUpFile): Promise<void> {
  const bytes = await readFile(join(folder, FILES, file.key));
  checkSum(bytes, file, 'in the backup');
  await storage.put(file.key, bytes, file.contentType);
  const stored = await storage.get(file.key);
  checkSum(stored ? await buffer(stored.stream) : Buffer.alloc(0), file, 'after it was written');
}

function checkSum(bytes: Buffer, { key, sha256 }: BackedUpFile, where: string): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new BackupMistake(`The file ${key} is not what it was, ${where}`);
  }
}

/** Read back and compared: what the database holds now is what the backup says. */
async function compareTables(pool: pg.Pool, manifest: Manifest): Promise<void> {
  await inOneSnapshot(pool, async (client) => {
    for (const { name, rows, sum } of manifest.tables) {
      const now = await readTable(client, name);
      if (now.rows !== rows || now.sum !== sum) {
        throw new BackupMistake(`${name} holds ${now.rows} rows of ${rows}, or other ones than the backup`);
      }
    }
  });
}

async function* linesOf(file: string): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === '') continue;
    page.push(line);
    if (page.length < LINES_AT_ONCE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
