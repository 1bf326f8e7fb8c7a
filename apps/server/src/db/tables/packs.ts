import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PACKAGES, type PackFolder } from '@markwright/contracts';
import { users } from './auth.ts';
import { creations } from './creations.ts';

/** A folder as it was built; its pictures are also stored by themselves, to be shown before anything is downloaded. */
export type StoredFolder = {
  folder: PackFolder;
  files: { name: string; bytes: number }[];
  pictures: { title: { zh: string; en: string }; key: string; width: number; height: number }[];
};

/** What a buyer takes home, built once for each content. The files lie in the storage until they are old. */
export const packs = pgTable(
  'packs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creationId: uuid('creation_id')
      .notNull()
      .references(() => creations.id, { onDelete: 'cascade' }),
    /** Stands for the document, the width of the sign, the language, the package and the label together. */
    contentKey: text('content_key').notNull(),
    package: text('package', { enum: PACKAGES }).notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    signWidthMm: integer('sign_width_mm').notNull(),
    visibleLabel: boolean('visible_label').notNull(),
    /** waiting → running → done | failed; a failed or vanished one begins again when it is asked for. */
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Counted up by every start: a job that was overtaken by a later one changes nothing. */
    round: integer('round').notNull().default(1),
    stepsDone: integer('steps_done').notNull().default(0),
    stepsTotal: integer('steps_total').notNull(),
    folders: jsonb('folders').$type<StoredFolder[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('packs_content').on(table.creationId, table.contentKey)],
);
