import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { uploads } from './tables.ts';

export type Upload = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, upload: Omit<Upload, 'createdAt'>): Promise<void> {
  await db.insert(uploads).values(upload);
}

/** Somebody else's file is as unknown as one that does not exist. */
export async function findOwnUpload(db: Db, ownerId: string, key: string): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.ownerId, ownerId)));
  return found;
}
