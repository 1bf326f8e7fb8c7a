import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { Storage } from '../providers/storage/storage.ts';
import { inOneSnapshot, listTables, readTable, type TableCopy } from './copy-tables.ts';
import {
  appliedMigrations,
  BackupMistake,
  FILE_LIST,
  FILES,
  MANIFEST,
  tableFile,
  type BackedUpFile,
  type Manifest,
} from './manifest.ts';

export type BackupSource = { pool: pg.Pool; storage: Storage };

/**
 * Everything into a new folder, while the server runs: first the tables as they are at one moment, then the files.
 * Files are never changed once a row names them, so those that come later are only more than the rows need.
 */
export async function makeBackup({ pool, storage }: BackupSource, target: string): Promise<Manifest> {
  const folder = resolve(target);
  if (existsSync(folder)) throw new BackupMistake(`${folder} exists already: a backup goes into a new folder`);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await mkdir(join(unfinished, 'tables'), { recursive: true });
  const { migrations, tables } = await inOneSnapshot(pool, async (client) => {
    const copied: TableCopy[] = [];
    for (const name of await listTables(client)) copied.push(await writeTable(client, name, unfinished));
    return { migrations: await appliedMigrations(client), tables: copied };
  });
  const files = await copyFiles(storage, unfinished);
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), migrations, tables, files };
  await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { flush: true });
  await rename(unfinished, folder);
  return manifest;
}

async function writeTable(client: pg.ClientBase, name: string, folder: string): Promise<TableCopy> {
  const file = await open(tableFile(folder, name), 'wx', 0o600);
  try {
    const copy = await readTable(client, name, (lines) => file.appendFile(`${lines.join('\n')}\n`));
    await file.sync();
    return copy;
  } finally {
    await file.close();
  }
}

async function copyFiles(storage: Storage, folder: string): Promise<Manifest['files']> {
  const total = { count: 0, bytes: 0 };
  const list = await open(join(folder, FILE_LIST), 'wx', 0o600);
  try {
    for await (const { key } of storage.list('')) {
      const copied = await copyFile(storage, key, join(folder, FILES, key));
      if (!copied) continue;
      await list.appendFile(`${JSON.stringify(copied)}\n`);
      total.count += 1;
      total.bytes += copied.size;
    }
    await list.sync();
  } finally {
    await list.close();
  }
  return total;
}

/** Undefined where the file was removed since it was listed. */
async function copyFile(storage: Storage, key: string, target: string): Promise<BackedUpFile | undefined> {
  const stored = await storage.get(key);
  if (!stored) return undefined;
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(stored.stream, measure, createWriteStream(target, { mode: 0o600, flush: true }));
  return { key, contentType: stored.contentType, size, sha256: hash.digest('hex') };
}
