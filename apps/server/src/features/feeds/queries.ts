import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { feeds } from '../../db/tables/feeds.ts';

export type Feed = typeof feeds.$inferSelect;
export type NewFeed = Pick<Feed, 'id' | 'url' | 'name' | 'group' | 'language' | 'origin'> &
  Partial<Pick<Feed, 'enabled' | 'approves'>>;

export const listFeeds = (db: Db): Promise<Feed[]> => db.select().from(feeds).orderBy(feeds.group, feeds.id);
export const listEnabledFeeds = (db: Db): Promise<Feed[]> =>
  db.select().from(feeds).where(eq(feeds.enabled, true)).orderBy(feeds.id);

/** Whether it is looked at stays as the operator set it. */
export async function writeFeed(db: Db, feed: NewFeed): Promise<void> {
  await db.insert(feeds).values(feed).onConflictDoUpdate({ target: feeds.id, set: feed });
}

export async function findFeed(db: Db, id: string): Promise<Feed | undefined> {
  const [feed] = await db.select().from(feeds).where(eq(feeds.id, id));
  return feed;
}

export const deleteFeed = (db: Db, id: string): Promise<unknown> => db.delete(feeds).where(eq(feeds.id, id));
export const setFeedEnabled = (db: Db, id: string, enabled: boolean): Promise<unknown> =>
  db.update(feeds).set({ enabled }).where(eq(feeds.id, id));

export const noteFetch = (db: Db, id: string, noted: Partial<Pick<Feed, 'etag' | 'fetchedAt' | 'failure'>>) =>
  db.update(feeds).set(noted).where(eq(feeds.id, id));

export const listFileFeedsExcept = (db: Db, ids: readonly string[]): Promise<Feed[]> =>
  db
    .select()
    .from(feeds)
    .where(and(eq(feeds.origin, 'file'), ids.length > 0 ? notInArray(feeds.id, [...ids]) : undefined));
