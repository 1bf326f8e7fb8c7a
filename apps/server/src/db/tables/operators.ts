import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const when = (name: string) => timestamp(name, { withTimezone: true });
const ROLES = ['editor', 'clerk', 'owner'] as const;

/** Who works at the desk. Made by the command line or by an owner; never the same thing as an account of the shop. */
export const operators = pgTable('operators', {
  id: uuid('id').primaryKey().defaultRandom(),
  phone: text('phone').notNull().unique(),
  name: text('name').notNull(),
  role: text('role', { enum: ROLES }).notNull(),
  /** Base32, as the authenticator knows it; shown once, while it is being set up. */
  totpSecret: text('totp_secret'),
  /** Null until a first right code has proved that the authenticator has the secret. */
  totpReadyAt: when('totp_ready_at'),
  /** The last step whose code was used: no code works twice. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  createdAt: when('created_at').notNull().defaultNow(),
  lastSeenAt: when('last_seen_at'),
  /** Removed operators stay as a name in the log. */
  removedAt: when('removed_at'),
});

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operators.id),
    createdAt: when('created_at').notNull(),
    expiresAt: when('expires_at').notNull(),
    endedAt: when('ended_at'),
  },
  (table) => [index('operator_sessions_operator').on(table.operatorId)],
);

/** What operators write beside orders, people and demands. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `order <number>`, `account <id>`, `demand <id>`, `ai-task <id>`. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    operator: text('operator').notNull(),
    createdAt: when('created_at').notNull().defaultNow(),
  },
  (table) => [index('desk_notes_subject').on(table.subject, table.createdAt)],
);
