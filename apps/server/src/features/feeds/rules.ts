import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FEED_GROUPS } from '@markwright/contracts';
import { readContentJson } from '../../content-folders.ts';
import type { Db } from '../../db/open-db.ts';
import type { Seed } from '../../db/seed.ts';
import type { Log } from '../../log.ts';
import { forgetItemsOf, importItems } from '../articles/rules.ts';
import { guardedFetch, type FetchLimits } from './guarded-fetch.ts';
import {
  deleteFeed,
  findFeed,
  listEnabledFeeds,
  listFileFeedsExcept,
  noteFetch,
  setFeedEnabled,
  writeFeed,
  type Feed,
} from './queries.ts';
import type { FeedItem } from '../../engine/read-feed.ts';

export const feedSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/),
  url: z.url({ protocol: /^https?$/ }).max(500),
  name: z.string().trim().min(1).max(60),
  group: z.enum(FEED_GROUPS),
  language: z.enum(['zh', 'en']),
});

/** content/feeds.json says which feeds there are; those added by command are left alone. */
export async function syncFeeds(db: Db, folders: readonly string[]): Promise<number> {
  const wanted = z.array(feedSchema).parse(readContentJson(folders, 'feeds.json') ?? []);
  for (const feed of wanted) {
    // What an operator has changed is theirs.
    if ((await findFeed(db, feed.id))?.origin !== 'operator') await writeFeed(db, { ...feed, origin: 'file' });
  }
  for (const gone of await listFileFeedsExcept(
    db,
    wanted.map(({ id }) => id),
  ))
    await dropFeed(db, gone.id);
  return wanted.length;
}

export const seedFeeds = (folders: readonly string[]): Seed => ({
  name: 'feeds',
  version: createHash('sha256')
    .update(JSON.stringify(readContentJson(folders, 'feeds.json') ?? []))
    .digest('hex')
    .slice(0, 16),
  run: async ({ db }) => {
    await syncFeeds(db, folders);
  },
});

/** A feed of the file is switched off, so that the next start does not bring it back. False: there is none. */
export async function removeFeed(db: Db, id: string): Promise<boolean> {
  const feed = await findFeed(db, id);
  if (!feed) return false;
  await forgetItemsOf(db, id);
  await (feed.origin === 'file' ? setFeedEnabled(db, id, false) : deleteFeed(db, id));
  return true;
}

async function dropFeed(db: Db, id: string): Promise<void> {
  await forgetItemsOf(db, id);
  await deleteFeed(db, id);
}

/** Where a feed is read: four hostile megabytes take most of a second, in which nobody else would be served. */
export type ReadFeed = (text: string) => Promise<FeedItem[]>;

type FetchReport = { id: string; fresh: number; failure: string | null };

/** Looks at every feed; one that fails says why and keeps no other from being read. */
export async function importFeeds(db: Db, log: Log, read: ReadFeed, limits: FetchLimits = {}): Promise<FetchReport[]> {
  const reports: FetchReport[] = [];
  for (const feed of await listEnabledFeeds(db)) reports.push(await importFeed(db, feed, log, limits, read));
  return reports;
}

async function importFeed(db: Db, feed: Feed, log: Log, limits: FetchLimits, read: ReadFeed): Promise<FetchReport> {
  const now = new Date();
  try {
    const { status, text, etag } = await guardedFetch(feed.url, feed.etag, limits);
    // A date from the future would stand on top for ever.
    const items = (status === 304 ? [] : await read(text)).map((item) => ({
      ...item,
      publishedAt: item.publishedAt && item.publishedAt < now ? item.publishedAt : now,
    }));
    const fresh = await importItems(db, feed, items);
    await noteFetch(db, feed.id, { fetchedAt: now, failure: null, ...(status === 200 && { etag: etag ?? null }) });
    return { id: feed.id, fresh, failure: null };
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    log.warn({ feed: feed.id, url: feed.url, failure }, 'a feed could not be read');
    await noteFetch(db, feed.id, { fetchedAt: now, failure });
    return { id: feed.id, fresh: 0, failure };
  }
}
