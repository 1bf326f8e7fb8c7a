import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PACKAGES } from '@markwright/contracts';
import { users } from '../auth/tables.ts';

/** Who fetched what, and whether they chose the visible label for pictures made by AI. */
export const fileDownloads = pgTable(
  'file_downloads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    creationId: uuid('creation_id').notNull(),
    package: text('package', { enum: PACKAGES }).notNull(),
    visibleLabel: boolean('visible_label').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('file_downloads_creation').on(table.creationId)],
);
