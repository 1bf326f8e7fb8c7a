import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    nickName: text('nick_name').notNull().default(''),
    wxHeadImgUrl: text('wx_head_img_url').notNull().default(''),
    /** Mainland number without prefix; null until one is bound. */
    phone: text('phone').unique(),
    wxOpenId: text('wx_open_id').unique(),
    /** In lower case; accounts that signed in by e-mail. */
    email: text('email').unique(),
    /** Where its mail arrives: one mailbox, one account. Null for second accounts from before that was asked. */
    mailbox: text('mailbox').unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Since when the operator lets it sign in no more. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
  },
  (table) => [
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.nickName}) text_pattern_ops`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, hex: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Which terms and privacy text were agreed to by signing in. */
    consentVersion: text('consent_version'),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** From where an account has been used lately, as a keyed hash: its own networks earn it no points by sharing. */
export const userNetworks = pgTable(
  'user_networks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] }), index('user_networks_seen').on(table.seenAt)],
);

/** The one live code of a phone number or e-mail address; a newer one replaces it. The column keeps its first name. */
export const smsCodes = pgTable('sms_codes', {
  sentTo: text('phone').primaryKey(),
  /** HMAC of address and code: the table alone tells no code. */
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const loginScenes = pgTable(
  'login_scenes',
  {
    scene: text('scene').primaryKey(),
    ticket: text('ticket').notNull(),
    /** SHA-256 of the asking browser's key: a scene seen over a shoulder is no use elsewhere. */
    browserHash: text('browser_hash').notNull(),
    /** waiting → scanned → confirmed on the phone → unbound (told to bind a phone number) → claimed, which ends it. */
    state: text('state', { enum: ['waiting', 'scanned', 'confirmed', 'unbound', 'claimed'] })
      .notNull()
      .default('waiting'),
    wxOpenId: text('wx_open_id'),
    /** As the messaging app tells them, for the form that names the account about to be linked. */
    wxNickName: text('wx_nick_name').notNull().default(''),
    wxHeadImgUrl: text('wx_head_img_url').notNull().default(''),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('login_scenes_browser').on(table.browserHash), index('login_scenes_expiry').on(table.expiresAt)],
);
