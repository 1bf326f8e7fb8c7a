import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const VISIT_STEPS = ['began', 'saved', 'ordered'] as const;

/** How far each visitor of a day came; who they are is a keyed hash that changes every day and leads to nobody. */
export const visitSteps = pgTable(
  'visit_steps',
  {
    day: date('day').notNull(),
    step: text('step', { enum: VISIT_STEPS }).notNull(),
    visitor: text('visitor').notNull(),
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    device: text('device', { enum: ['phone', 'desktop'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step, table.visitor] }), index('visit_steps_day').on(table.day)],
);
