import { createHash } from 'node:crypto';
import type { FeedGroup, Language } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { deleteItemsOfFeed, dropOldItems, findKnownIds, writeArticle } from './queries.ts';

/** A feed's newest; the home page shows five, the news page goes further back. */
const ITEMS_PER_FEED = 60;

type ImportedItem = { title: string; url: string; summary: string; publishedAt: Date };
type ImportedFrom = { id: string; name: string; group: FeedGroup; language: Language; approves: boolean };

/** The same address is the same item, whichever feed names it. */
const itemId = (url: string): string => `f-${createHash('sha256').update(url).digest('hex').slice(0, 24)}`;

/** Adds what is new; answers how many that were. Items once imported are not looked at again. */
export async function importItems(db: Db, feed: ImportedFrom, items: readonly ImportedItem[]): Promise<number> {
  const named = new Map(items.map((item) => [itemId(item.url), item]));
  const known = await findKnownIds(db, [...named.keys()]);
  const fresh = [...named].filter(([id]) => !known.has(id));
  for (const [id, { title, url, summary, publishedAt }] of fresh) {
    await writeArticle(db, {
      id,
      title,
      summary,
      publishedAt,
      language: feed.language,
      origin: 'feed',
      section: 'news',
      category: feed.group,
      body: '',
      minutes: 0,
      cover: null,
      sourceName: feed.name,
      sourceUrl: url,
      feedId: feed.id,
      awaitsApproval: feed.approves,
      updatedAt: publishedAt,
      hash: id,
    });
  }
  if (fresh.length > 0) await dropOldItems(db, feed.id, ITEMS_PER_FEED);
  return fresh.length;
}

export const forgetItemsOf = deleteItemsOfFeed;
