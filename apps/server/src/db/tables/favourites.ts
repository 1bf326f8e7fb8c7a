import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** Logos of the lists that somebody put their heart to. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's own name for the document. */
    key: text('key').notNull(),
    iconId: text('icon_id').notNull(),
    /** As text, so that it comes back letter for letter: browsers know a logo again by its document. */
    doc: text('doc').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('favourites_newest').on(table.userId, table.createdAt),
  ],
);
