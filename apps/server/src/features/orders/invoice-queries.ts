import { eq, inArray } from 'drizzle-orm';
import type { InvoiceState } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { invoices } from '../../db/tables/invoices.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

export async function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
  return found;
}

export async function findInvoiceOf(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return found;
}

export async function listInvoiceStates(db: Db, orderIds: string[]): Promise<Map<string, InvoiceState>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: invoices.orderId, state: invoices.state })
    .from(invoices)
    .where(inArray(invoices.orderId, orderIds));
  return new Map(rows.map(({ orderId, state }) => [orderId, state]));
}

/** One an order, for ever: asking again says it anew. */
export async function putInvoice(tx: Db, values: typeof invoices.$inferInsert): Promise<InvoiceRow> {
  const { orderId: _, ...set } = values;
  const [row] = await tx
    .insert(invoices)
    .values(values)
    .onConflictDoUpdate({ target: invoices.orderId, set })
    .returning();
  if (!row) throw new Error('The invoice row was not returned');
  return row;
}

export async function updateInvoice(tx: Db, id: string, values: Partial<InvoiceRow>): Promise<InvoiceRow> {
  const [row] = await tx.update(invoices).set(values).where(eq(invoices.id, id)).returning();
  if (!row) throw new Error(`There is no invoice ${id}`);
  return row;
}
