import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the sandboxes of providers remember: text messages, tickets, tokens. Never holds anything of a live provider. */
export const sandboxItems = pgTable(
  'sandbox_items',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    value: jsonb('value').notNull().$type<Record<string, string>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('sandbox_items_kind').on(table.kind, table.createdAt)],
);
