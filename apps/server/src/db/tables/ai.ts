import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AiChange, AiReadingEdit, AiStages, AiStyleId, ArtFontWish } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { users } from './auth.ts';
import { pointReservations } from './points.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const aiTasks = pgTable(
  'ai_tasks',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    logoName: text('logo_name').notNull(),
    inspiration: text('inspiration').notNull(),
    styles: jsonb('styles').$type<AiStyleId[]>().notNull(),
    /** The same seed draws the same four again. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    /** The AI logo this task varies: its style and its idea stay. */
    variantOf: uuid('variant_of'),
    /** The reading as its owner corrected it; null where the brief is read as it stands. */
    reading: jsonb('reading').$type<AiReadingEdit>(),
    /** What was wished of art lettering; null for a task that draws logos. */
    artFont: jsonb('art_font').$type<ArtFontWish>(),
    /** The finished task whose reading this one puts right, for nothing. */
    corrects: uuid('corrects'),
    /** What is to be changed of the results of an earlier task; null for a task that draws a brief. */
    change: jsonb('change').$type<AiChange>(),
    /** waiting → running → done | failed, and no further. */
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    stages: jsonb('stages').$type<AiStages>(),
    /** Null where the task costs nothing. */
    reservationId: uuid('reservation_id').references(() => pointReservations.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('ai_tasks_user').on(table.userId, table.createdAt),
    // A correction that failed may be tried again; one that is under way or done was the one that is free.
    uniqueIndex('ai_tasks_one_correction')
      .on(table.corrects)
      .where(sql`${table.state} <> 'failed'`),
  ],
);

export const aiResults = pgTable(
  'ai_results',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => aiTasks.id, { onDelete: 'cascade' }),
    userId: owner(),
    /** 0 to 3 within the task: a job that runs twice cannot deliver twice. */
    position: integer('position').notNull(),
    logoName: text('logo_name').notNull(),
    doc: jsonb('doc').$type<LogoDoc>().notNull(),
    /** Null for art lettering. */
    style: text('style').$type<AiStyleId>(),
    meaning: jsonb('meaning').$type<{ zh: string; en: string }>().notNull(),
    engine: text('engine').notNull(),
    imageKey: text('image_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('ai_results_place').on(table.taskId, table.position),
    index('ai_results_user').on(table.userId, table.createdAt),
  ],
);
