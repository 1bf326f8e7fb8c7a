import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { PACKAGES } from '@markwright/contracts';
import { users } from './auth.ts';
import type { Provenance } from '../../labels/provenance.ts';

/**
 * Who fetched what, and whether they chose the visible label for pictures made by AI. Leaving it off is allowed only
 * under an agreement that tells of the duty to label, and the choice is kept for as long as the law asks.
 */
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
    /** Of the purchase, which states the duty. */
    agreementVersion: text('agreement_version'),
    /** What drew which part of what was handed over. */
    drawnBy: jsonb('drawn_by').$type<Provenance>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('file_downloads_creation').on(table.creationId),
    index('file_downloads_created').on(table.createdAt),
  ],
);
