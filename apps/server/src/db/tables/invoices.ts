import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { INVOICE_STATES } from '@markwright/contracts';
import { orders } from './orders.ts';

const when = (name: string) => timestamp(name, { withTimezone: true });

/** What a buyer wants the tax invoice of an order to say, and the file that came of it: one an order, kept like the order. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    state: text('state', { enum: INVOICE_STATES }).notNull(),
    kind: text('kind', { enum: ['company', 'person'] }).notNull(),
    title: text('title').notNull(),
    taxNumber: text('tax_number').notNull(),
    email: text('email').notNull(),
    /** What the buyer reads, for the letter. */
    language: text('language', { enum: ['zh', 'en'] }).notNull(),
    refusal: text('refusal'),
    askedAt: when('asked_at').notNull(),
    /** When these very words were last handed to the tax system; null again once the buyer changes them. */
    exportedAt: when('exported_at'),
    fileKey: text('file_key'),
    /** As the tax system named it. */
    fileName: text('file_name'),
    issuedAt: when('issued_at'),
    mailState: text('mail_state', { enum: ['none', 'waiting', 'sent', 'failed'] })
      .notNull()
      .default('none'),
    reversedAt: when('reversed_at'),
  },
  (table) => [
    index('invoices_asked').on(table.askedAt, table.id),
    index('invoices_state').on(table.state, table.askedAt, table.id),
    index('invoices_tax_number').on(table.taxNumber),
    index('invoices_email').on(table.email),
    index('invoices_title').on(sql`lower(${table.title}) text_pattern_ops`),
  ],
);
