import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { CURRENCY_DIGITS, PACKAGES, TRADE_STATES, type Currency, type PackageContents } from '@markwright/contracts';
import { users } from './auth.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** Money a provider tells of may be any amount; our own prices fit an integer. */
const anyFen = (name: string) => bigint(name, { mode: 'number' });
const PAY_TYPES = ['wechat', 'alipay', 'card'] as const;
const CURRENCIES = Object.keys(CURRENCY_DIGITS) as [Currency, ...Currency[]];

/** What is sold, at today's price. */
export const commodities = pgTable('commodities', {
  id: text('id').primaryKey(),
  purchaseType: text('purchase_type', { enum: PACKAGES }).notNull().unique(),
  priceFen: integer('price_fen').notNull(),
  /** What an operator says is in it; null: what is shipped. */
  contents: jsonb('contents').$type<PackageContents>(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Something off the price, for whoever knows its code. How often it was used is counted from the orders that hold it. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    /** Off the price: either an amount or a share of it in whole percent. */
    amountFen: integer('amount_fen'),
    percent: integer('percent'),
    /** Null: any number of times. */
    usesMax: integer('uses_max'),
    oncePerPerson: boolean('once_per_person').notNull(),
    /** What must cost this much at least. */
    leastFen: integer('least_fen').notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    stopped: boolean('stopped').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [check('coupons_one_kind', sql`(${table.amountFen} is null) <> (${table.percent} is null)`)],
);

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The number the buyer sees; the providers see the numbers of the attempts. */
    outTradeNo: text('out_trade_no').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purchaseType: text('purchase_type', { enum: [...PACKAGES, 'points'] }).notNull(),
    creationId: uuid('creation_id'),
    points: integer('points'),
    /** What is paid, a coupon taken off. */
    amountFen: integer('amount_fen').notNull(),
    couponCode: text('coupon_code').references(() => coupons.code),
    discountFen: integer('discount_fen').notNull().default(0),
    /** What a card is charged, as it was shown: the operator may change the rate meanwhile. Null: yuan. */
    secondCurrency: text('second_currency', { enum: CURRENCIES }),
    secondMinor: integer('second_minor'),
    agreementVersion: text('agreement_version'),
    /** The paid order this one builds on: an upgrade cost only the difference. */
    upgradeOf: uuid('upgrade_of'),
    sandbox: boolean('sandbox').notNull(),
    /** The deciding attempt's state, written with it. */
    tradeState: text('trade_state', { enum: TRADE_STATES }).notNull().default('NOTPAY'),
    payType: text('pay_type', { enum: PAY_TYPES }),
    paidAttemptId: uuid('paid_attempt_id'),
    successTime: moment('success_time'),
    closedAt: moment('closed_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The caller's idempotency key, where a provider is asked between two transactions. */
    clientKey: text('client_key'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_creation').on(table.creationId),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_state').on(table.tradeState, table.createdAt, table.id),
    index('orders_coupon').on(table.couponCode, table.userId),
    unique('orders_client_key').on(table.userId, table.clientKey),
    check('orders_amount', sql`${table.amountFen} > 0`),
  ],
);

/** One try to pay an order, under a number of its own. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    payType: text('pay_type', { enum: PAY_TYPES }).notNull(),
    form: text('form', { enum: ['native', 'h5', 'page', 'wap'] }).notNull(),
    sandbox: boolean('sandbox').notNull(),
    /** In minor units of its currency, like everything about this attempt's money. */
    amountFen: integer('amount_fen').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull().default('CNY'),
    state: text('state', { enum: TRADE_STATES }).notNull().default('NOTPAY'),
    /** What the buyer scans or opens; null until the provider has answered. */
    address: text('address'),
    /** The provider's own name of the attempt, where it wants to be asked by that. */
    reference: text('reference'),
    transactionId: text('transaction_id'),
    /** Money that came in, whatever the state: a late or wrong payment is money too. */
    paidFen: anyFen('paid_fen'),
    paidAt: moment('paid_at'),
    queriedAt: moment('queried_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_transaction').on(table.transactionId),
    index('payment_attempts_created').on(table.createdAt),
    index('payment_attempts_paid').on(table.paidAt),
  ],
);

/** Written before the provider is asked, so that no refund can be sent and forgotten. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull().unique(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    amountFen: anyFen('amount_fen').notNull(),
    reason: text('reason', { enum: ['operator', 'late', 'double', 'wrong-amount', 'not-needed'] }).notNull(),
    state: text('state', { enum: ['recorded', 'processing', 'done', 'failed', 'abnormal'] })
      .notNull()
      .default('recorded'),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  // All of a payment goes back or nothing: one refund that has not failed.
  (table) => [
    uniqueIndex('refunds_one_each')
      .on(table.attemptId)
      .where(sql`${table.state} <> 'failed'`),
  ],
);

/** What an order brought; one each at most, for ever. */
export const grants = pgTable(
  'grants',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    creationId: uuid('creation_id'),
    package: text('package', { enum: PACKAGES }),
    points: integer('points'),
    /** As it was bought. HD: downloadable for ever. Vector: what edits are measured by. Null for points and deleted accounts. */
    doc: jsonb('doc'),
    revision: integer('revision'),
    /** Vector: the brand name that was bought; later edits keep it. */
    brandName: text('brand_name'),
    sandbox: boolean('sandbox').notNull(),
    grantedAt: moment('granted_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('grants_creation').on(table.creationId)],
);

/** Every genuine notice as it arrived, for disputes. */
export const providerNotices = pgTable(
  'provider_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payType: text('pay_type', { enum: PAY_TYPES }).notNull(),
    sandbox: boolean('sandbox').notNull(),
    noticeId: text('notice_id').notNull(),
    attemptNumber: text('attempt_number').notNull(),
    headers: jsonb('headers').notNull().$type<Record<string, string>>(),
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('provider_notices_attempt').on(table.attemptNumber)],
);
