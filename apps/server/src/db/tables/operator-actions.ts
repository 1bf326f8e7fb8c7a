import { bigint, bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How an action stands: written when it begins and once more when it ends, since no row is ever changed. */
export const ACTION_STATES = ['begun', 'done', 'refused', 'failed'] as const;

/**
 * What operators did, for ever: who, when, what, on what. Rows are only added; a trigger of the migration refuses changes
 * and deletions, and the server's own role may not even try (deploy/least-privilege.sql).
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    operator: text('operator').notNull(),
    action: text('action').notNull(),
    /** As typed; phone numbers and addresses of people shortened, since the log outlives accounts. */
    words: jsonb('words').notNull().$type<string[]>(),
    /** Which account, order or file it was done to, where the command knows. */
    subject: text('subject'),
    state: text('state', { enum: ACTION_STATES }).notNull(),
    /** From where: the address of a desk's browser; null for the command line. */
    origin: text('origin'),
    /** What it changed, as far as the desk says so. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The row that says how this action began. */
    begunBy: bigint('begun_by', { mode: 'number' }),
  },
  (table) => [
    index('operator_actions_at').on(table.at),
    index('operator_actions_operator').on(table.operator, table.id),
    index('operator_actions_subject').on(table.subject, table.id),
  ],
);
