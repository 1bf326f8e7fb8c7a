import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { DEMAND_STATES } from '@markwright/contracts/desk-routes';
import type { Designer } from '@markwright/contracts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody asks of a designer; answered by telephone. */
export const demands = pgTable(
  'demands',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    demand: text('demand').notNull(),
    /** The designer asked for by name, if any. */
    designerId: text('designer_id'),
    createdAt: when('created_at').notNull().defaultNow(),
    /** How far it has come; the desk moves it on. */
    state: text('state', { enum: DEMAND_STATES }).notNull().default('new'),
    /** When the operator was done with it. */
    handledAt: when('handled_at'),
  },
  (table) => [index('demands_created').on(table.createdAt, table.id)],
);

/** Who can be asked for. Kept as files under content/designers; nobody signs in as one. */
export const designers = pgTable('designers', {
  id: text('id').primaryKey(),
  place: integer('place').notNull(),
  profile: jsonb('profile').$type<Designer>().notNull(),
  hiddenAt: when('hidden_at'),
});
