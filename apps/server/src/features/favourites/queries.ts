import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { favourites } from '../../db/tables/favourites.ts';

export type Favourite = typeof favourites.$inferSelect;
export type Page = { page: number; size: number };

export const findFavourites = (db: Db, userId: string, { page, size }: Page): Promise<Favourite[]> =>
  db
    .select()
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), favourites.key)
    .limit(size)
    .offset((page - 1) * size);

export async function countFavourites(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(favourites).where(eq(favourites.userId, userId));
  return row?.total ?? 0;
}

export async function insertFavourites(db: Db, rows: Favourite[]): Promise<void> {
  await db.insert(favourites).values(rows).onConflictDoNothing();
}

/** Keeps the newest and lets the oldest go. */
export async function trimFavourites(db: Db, userId: string, max: { count: number; bytes: number }): Promise<void> {
  await db.execute(sql`
    delete from favourites where user_id = ${userId} and key in (
      select key from (
        select key, row_number() over newest as place, sum(octet_length(doc)) over newest as bytes
        from favourites where user_id = ${userId}
        window newest as (order by created_at desc, key)
      ) as kept where place > ${max.count} or bytes > ${max.bytes})`);
}

export async function removeFavourite(db: Db, userId: string, key: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.key, key)));
}
