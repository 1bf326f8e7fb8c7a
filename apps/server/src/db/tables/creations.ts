import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { REPORT_STATES } from '@markwright/contracts/desk-routes';
import { users } from './auth.ts';
import type { Provenance } from '../../labels/provenance.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });
const ofCreation = () =>
  uuid('creation_id')
    .notNull()
    .references(() => creations.id, { onDelete: 'cascade' });

export const creations = pgTable(
  'creations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name in the document, for lists and orders. */
    name: text('name').notNull(),
    /** What the owner calls it in the list; null until renamed. */
    title: text('title'),
    /** As it was saved; read through `openDoc`, which brings old versions up to date. */
    doc: jsonb('doc').notNull(),
    revision: integer('revision').notNull().default(1),
    /** Bought as HD: this revision is what was bought, so it no longer changes. */
    frozen: boolean('frozen').notNull().default(false),
    /** How often the brand name has been corrected since it was bought; three times are free in a creation's life. */
    nameCorrections: integer('name_corrections').notNull().default(0),
    /** Taken off the list by its owner, who can bring it back. */
    hiddenAt: when('hidden_at'),
    sharedAt: when('shared_at'),
    /** By an operator, after a report: its owner cannot share it again. */
    takenDownAt: when('taken_down_at'),
    /** Its owner lets us show it as an example. */
    caseAllowedAt: when('case_allowed_at'),
    aiResultId: uuid('ai_result_id'),
    /** Which engine drew which part, written with every save; null for those saved before it was noted. */
    drawnBy: jsonb('drawn_by').$type<Provenance>(),
    previewKey: text('preview_key'),
    previewWidth: integer('preview_width').notNull().default(0),
    previewHeight: integer('preview_height').notNull().default(0),
    createdAt: when('created_at').notNull().defaultNow(),
    updatedAt: when('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('creations_user').on(table.userId, table.updatedAt),
    index('creations_name').on(sql`lower(${table.name}) text_pattern_ops`),
  ],
);

/** By what a creation's openers are known again: account or cookie. One opener leaves several rows. */
export const shareOpeners = pgTable(
  'share_openers',
  { creationId: ofCreation(), key: text('key').notNull(), createdAt: when('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.creationId, table.key] })],
);

export const creationReports = pgTable(
  'creation_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    creationId: ofCreation(),
    reason: text('reason').notNull(),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: when('created_at').notNull().defaultNow(),
    state: text('state', { enum: REPORT_STATES }).notNull().default('open'),
  },
  (table) => [index('creation_reports_created').on(table.createdAt, table.id)],
);

/** Words that operators refuse on public pages, beside those that are shipped. */
export const refusedWords = pgTable('refused_words', {
  word: text('word').primaryKey(),
  operator: text('operator').notNull(),
  createdAt: when('created_at').notNull().defaultNow(),
});
