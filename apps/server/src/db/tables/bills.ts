import { bigint, boolean, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { DIFFERENCE_KINDS } from '@markwright/contracts/desk';

const when = (name: string) => timestamp(name, { withTimezone: true });
const fen = (name: string) => bigint(name, { mode: 'number' });

/** A provider's bill of one day, as it was taken; taken again it is compared again. */
export const providerBills = pgTable(
  'provider_bills',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    payType: text('pay_type', { enum: ['wechat', 'alipay', 'card'] }).notNull(),
    sandbox: boolean('sandbox').notNull(),
    /** Of Beijing's calendar. */
    day: date('day').notNull(),
    /** The file, for disputes; null where the provider has no bill of a day without a payment. */
    fileKey: text('file_key'),
    payments: integer('payments').notNull(),
    paidFen: fen('paid_fen').notNull(),
    refunds: integer('refunds').notNull(),
    refundedFen: fen('refunded_fen').notNull(),
    takenAt: when('taken_at').notNull(),
    /** Who uploaded or fetched it; null where it was fetched by schedule. */
    operator: text('operator'),
  },
  (table) => [unique('provider_bills_day').on(table.payType, table.sandbox, table.day)],
);

/** Where a bill and our books disagree, until somebody has looked into it. */
export const billDifferences = pgTable(
  'bill_differences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    billId: uuid('bill_id')
      .notNull()
      .references(() => providerBills.id),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    /** Our number of the payment or of the refund; the provider's where it names none of ours. */
    number: text('number').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** The order, where we know of one. */
    outTradeNo: text('out_trade_no'),
    /** Null: the bill does not have it. */
    theirsFen: fen('theirs_fen'),
    /** Null: our books do not have it. */
    oursFen: fen('ours_fen'),
    currency: text('currency').notNull(),
    createdAt: when('created_at').notNull(),
    settledAt: when('settled_at'),
    settledBy: text('settled_by'),
    note: text('note'),
  },
  (table) => [
    unique('bill_differences_one').on(table.billId, table.kind, table.number),
    index('bill_differences_created').on(table.createdAt, table.id),
  ],
);
