import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { POINT_REASONS } from '@markwright/contracts';
import { users } from './auth.ts';

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const when = (name: string) => timestamp(name, { withTimezone: true });

/** One row per user, locked while that user's ledger is written; it holds no balance. */
export const pointAccounts = pgTable('point_accounts', {
  userId: owner().primaryKey(),
  /** The newest day (Asia/Shanghai, `2026-11-15`) this account has seen; it never goes back, whatever the clock does. */
  day: text('day').notNull().default(''),
});

/** The ledger. Rows are only ever added, and the balance is their sum. */
export const pointRows = pgTable(
  'point_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** 1, 2, 3 … for each user: two writers that did not see each other collide here. */
    place: integer('place').notNull(),
    kind: text('kind', { enum: ['free', 'kept'] }).notNull(),
    reason: text('reason', { enum: POINT_REASONS }).notNull(),
    /** What caused it. The same cause is never written twice. */
    subject: text('subject').notNull(),
    points: integer('points').notNull(),
    freeAfter: integer('free_after').notNull(),
    keptAfter: integer('kept_after').notNull(),
    day: text('day').notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    unique('point_rows_place').on(table.userId, table.place),
    unique('point_rows_once').on(table.userId, table.reason, table.subject, table.kind),
    check('point_rows_change', sql`${table.points} <> 0`),
    check('point_rows_never_negative', sql`${table.freeAfter} >= 0 and ${table.keptAfter} >= 0`),
  ],
);

/** Points set aside for work under way: taken from the balance at once, given back if the work fails. */
export const pointReservations = pgTable(
  'point_reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    subject: text('subject').notNull(),
    free: integer('free').notNull(),
    kept: integer('kept').notNull(),
    /** held → kept | returned, and no further. */
    state: text('state', { enum: ['held', 'kept', 'returned'] })
      .notNull()
      .default('held'),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    unique('point_reservations_subject').on(table.userId, table.subject),
    check(
      'point_reservations_parts',
      sql`${table.free} >= 0 and ${table.kept} >= 0 and ${table.free} + ${table.kept} > 0`,
    ),
  ],
);
