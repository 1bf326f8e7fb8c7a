import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What somebody asks of a designer; answered by telephone. */
export const demands = pgTable('demands', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  demand: text('demand').notNull(),
  /** The designer asked for by name, if any. */
  designerId: text('designer_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When the operator was done with it. */
  handledAt: timestamp('handled_at', { withTimezone: true }),
});
