import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys made at first use, shared by every process. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** Which version of each seed this database has. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What the nightly housekeeping has removed, and where it stopped: the next run goes on from there. */
export const housekeepingRuns = pgTable('housekeeping_runs', {
  /** What is cleaned: a table's name or a folder of the storage. */
  subject: text('subject').primaryKey(),
  removed: integer('removed').notNull().default(0),
  /** The last file looked at, for folders too large for one run; empty when the end was reached. */
  cursor: text('cursor').notNull().default(''),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull(),
});

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

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Who asked: the user's id, or the guest's address. */
    caller: text('caller').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was sent, so that one key cannot be used for two different requests. */
    requestHash: text('request_hash').notNull(),
    /** The data of the first call's reply, written in the transaction that did the work. */
    reply: jsonb('reply'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.endpoint, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
