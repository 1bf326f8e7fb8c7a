import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the limits that must hold across all server processes. */
export const rateHits = pgTable(
  'rate_hits',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_hits_reset').on(table.resetAt)],
);
