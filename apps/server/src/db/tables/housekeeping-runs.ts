import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the nightly housekeeping has removed, and where it stopped: the next run goes on from there. */
export const housekeepingRuns = pgTable('housekeeping_runs', {
  /** What is cleaned: a table's name or a folder of the storage. */
  subject: text('subject').primaryKey(),
  removed: integer('removed').notNull().default(0),
  /** The last file looked at, for folders too large for one run; empty when the end was reached. */
  cursor: text('cursor').notNull().default(''),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});
