import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { FEED_GROUPS } from '@markwright/contracts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** Feeds of others that are looked at every hour. */
export const feeds = pgTable('feeds', {
  id: text('id').primaryKey(),
  url: text('url').notNull().unique(),
  name: text('name').notNull(),
  group: text('group', { enum: FEED_GROUPS }).notNull(),
  language: text('language', { enum: ['zh', 'en'] }).notNull(),
  /** Set by content/feeds.json or by the operator's command; the file never touches the command's. */
  origin: text('origin', { enum: ['file', 'operator'] }).notNull(),
  enabled: boolean('enabled').notNull().default(true),
  /** What it brings waits until an operator lets it through. */
  approves: boolean('approves').notNull().default(false),
  /** Sent back to the feed's server, which then need not send the same again. */
  etag: text('etag'),
  fetchedAt: when('fetched_at'),
  /** Why the last look brought nothing; null after one that did. */
  failure: text('failure'),
});
