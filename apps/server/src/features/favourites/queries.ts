import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { favourites } from './tables.ts';

export type Favourite = typeof favourites.$inferSelect;

export const findFavourites = (db: Db, userId: string): Promise<Favourite[]> =>
  db.select().from(favourites).where(eq(favourites.userId, userId)).orderBy(desc(favourites.createdAt), favourites.key);

export async function insertFavourites(db: Db, rows: Favourite[]): Promise<void> {
  await db.insert(favourites).values(rows).onConflictDoNothing();
}

/** Keeps the newest and lets the oldest go. */
export async function trimFavourites(db: Db, userId: string, max: number): Promise<void> {
  const newest = db
    .select({ key: favourites.key })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), favourites.key)
    .limit(max);
  await db.delete(favourites).where(and(eq(favourites.userId, userId), notInArray(favourites.key, newest)));
}

export async function removeFavourite(db: Db, userId: string, key: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.key, key)));
}
