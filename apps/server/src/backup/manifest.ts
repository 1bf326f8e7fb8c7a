import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

/** What a backup holds. Written last: a folder without it was never finished. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that had been applied, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number().int(), sum: z.string() })),
  files: z.object({ count: z.number().int(), bytes: z.number().int() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** One line of `files.jsonl`. */
export const storedFileSchema = z.object({
  key: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  sha256: z.string(),
});
export type BackedUpFile = z.infer<typeof storedFileSchema>;

export const MANIFEST = 'manifest.json';
export const FILE_LIST = 'files.jsonl';
export const FILES = 'files';
export const tableFile = (folder: string, name: string): string => join(folder, 'tables', `${name}.jsonl`);

/** A mistake of the person at the keyboard, or of the folder they gave, told in words. */
export class BackupMistake extends Error {
  override readonly name = 'BackupMistake';
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupMistake(`${folder} is no backup, or one that was not finished`);
  return manifestSchema.parse(JSON.parse(text));
}

export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}
