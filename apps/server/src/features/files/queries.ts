import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { uploads } from '../../db/tables/files.ts';

export type Upload = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, upload: Omit<Upload, 'createdAt'>): Promise<void> {
  await db.insert(uploads).values(upload);
}

export async function sumUploads(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::int` })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  return row?.bytes ?? 0;
}

export async function lockUser(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
}

/** Somebody else's file is as unknown as one that does not exist. */
export async function findOwnUpload(db: Db, ownerId: string, key: string): Promise<Upload | undefined> {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.key, key), eq(uploads.ownerId, ownerId)));
  return found;
}
