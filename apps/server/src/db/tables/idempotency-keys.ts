import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
