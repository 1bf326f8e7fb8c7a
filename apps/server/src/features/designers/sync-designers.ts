import { createHash } from 'node:crypto';
import { z } from 'zod';
import { listContent } from '../../content-folders.ts';
import type { Db } from '../../db/open-db.ts';
import type { Seed } from '../../db/seed.ts';
import type { Log } from '../../log.ts';
import { listDeskDesigners } from './designer-content.ts';
import { deleteOtherDesigners, writeDesigner } from './queries.ts';

const words = z.object({ zh: z.string().min(1).max(600), en: z.string().min(1).max(900) });
const key = z.string().regex(/^[a-z-]{2,40}$/);

/** One JSON file per designer. Works name a picture under /figures, drawn by our own engine or put there by the operator. */
const designerFile = z.object({
  place: z.number().int().min(0).max(10_000),
  name: words,
  city: words,
  about: words,
  years: z.number().int().min(0).max(80),
  fromFen: z.number().int().positive().max(100_000_000).optional(),
  days: z.number().int().positive().max(365).optional(),
  styles: z.array(key).min(1).max(8),
  trades: z.array(key).min(1).max(8),
  works: z
    .array(
      z.object({
        src: z.string().regex(/^\/figures\/[a-z0-9-]+\.(?:svg|webp|png)$/),
        width: z.number().int().positive(),
        height: z.number().int().positive(),
        ground: z.string().regex(/^#[0-9a-f]{6}$/i),
        name: z.string().min(1).max(60),
        story: words,
      }),
    )
    .min(1)
    .max(12),
});

type DesignerSync = { written: number; deleted: number; refused: string[] };

/** Brings the list in line with the files; a file that cannot be read keeps what it last said. */
export async function syncDesigners(db: Db, folders: readonly string[], log: Log): Promise<DesignerSync> {
  const files = listContent(folders, 'designers', '.json');
  const refused: string[] = [];
  let written = 0;
  const ofDesk = await listDeskDesigners(db);
  for (const { name: id, path, read } of files) {
    try {
      const { place, ...profile } = designerFile.parse(JSON.parse(read()));
      if (ofDesk.has(id)) continue;
      await writeDesigner(db, { id, place, profile: { id, ...profile } });
      written += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      refused.push(`${id}.json: ${reason}`);
      log.warn({ file: path, reason }, 'a designer could not be read');
    }
  }
  const deleted = await deleteOtherDesigners(db, [...files.map(({ name }) => name), ...ofDesk]);
  return { written, deleted, refused };
}

export const seedDesigners = (folders: readonly string[]): Seed => ({
  name: 'designers',
  version: createHash('sha256')
    .update(
      listContent(folders, 'designers', '.json')
        .map(({ name, read }) => name + read())
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16),
  run: async ({ db, log }) => {
    await syncDesigners(db, folders, log);
  },
});
