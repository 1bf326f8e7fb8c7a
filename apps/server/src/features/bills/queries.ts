import { and, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PayType } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { billDifferences, providerBills } from '../../db/tables/bills.ts';
import { orders, paymentAttempts, refunds } from '../../db/tables/orders.ts';
import type { Difference, OurRow } from './compare-bill.ts';

export type Bill = typeof providerBills.$inferSelect;
export type DifferenceRow = typeof billDifferences.$inferSelect;
type BillDay = { payType: PayType; sandbox: boolean; begins: Date; ends: Date };

const HANDFUL = 1000;

/** In handfuls: a busy day names more payments than a statement has room for. */
async function inHandfuls<Row>(numbers: string[], read: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < numbers.length; from += HANDFUL) {
    rows.push(...(await read(numbers.slice(from, from + HANDFUL))));
  }
  return rows;
}

const byNumber = (rows: readonly OurRow[]): OurRow[] => [...new Map(rows.map((row) => [row.number, row])).values()];

/** Payments that the bill names, and those of its day. */
export async function listOurPayments(db: Db, { payType, sandbox, begins, ends }: BillDay, numbers: string[]) {
  const read = async (which: SQL | undefined): Promise<OurRow[]> => {
    const rows = await db
      .select({ attempt: paymentAttempts, outTradeNo: orders.outTradeNo })
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(paymentAttempts.payType, payType), eq(paymentAttempts.sandbox, sandbox), which));
    return rows.map(({ attempt: { number, transactionId, paidFen, paidAt, currency }, outTradeNo }) => ({
      number,
      outTradeNo,
      transactionId: transactionId ?? '',
      amountFen: paidFen,
      currency,
      isOfDay: paidAt !== null && paidAt >= begins && paidAt < ends,
    }));
  };
  const named = await inHandfuls(numbers, (some) => read(inArray(paymentAttempts.number, some)));
  const ofDay = await read(and(gte(paymentAttempts.paidAt, begins), lt(paymentAttempts.paidAt, ends)));
  return byNumber([...named, ...ofDay]);
}

/** Refunds likewise. Only those begun and done within the day must stand in its bill: others may stand in a neighbour's. */
export async function listOurRefunds(db: Db, { payType, sandbox, begins, ends }: BillDay, numbers: string[]) {
  const read = async (which: SQL | undefined): Promise<OurRow[]> => {
    const rows = await db
      .select({ refund: refunds, attempt: paymentAttempts, outTradeNo: orders.outTradeNo })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(and(eq(paymentAttempts.payType, payType), eq(paymentAttempts.sandbox, sandbox), which));
    return rows.map(({ refund, attempt, outTradeNo }) => ({
      number: refund.number,
      outTradeNo,
      transactionId: attempt.transactionId ?? '',
      amountFen: refund.state === 'failed' ? null : refund.amountFen,
      currency: attempt.currency,
      isOfDay: refund.createdAt >= begins && refund.doneAt !== null && refund.doneAt < ends,
    }));
  };
  const named = await inHandfuls(numbers, (some) => read(inArray(refunds.number, some)));
  const ofDay = await read(and(gte(refunds.createdAt, begins), lt(refunds.doneAt, ends)));
  return byNumber([...named, ...ofDay]);
}

export async function putBill(tx: Db, values: typeof providerBills.$inferInsert): Promise<Bill> {
  const [bill] = await tx
    .insert(providerBills)
    .values(values)
    .onConflictDoUpdate({ target: [providerBills.payType, providerBills.sandbox, providerBills.day], set: values })
    .returning();
  if (!bill) throw new Error('The bill row was not returned');
  return bill;
}

export async function findBill(db: Db, id: string): Promise<Bill | undefined> {
  const [found] = await db.select().from(providerBills).where(eq(providerBills.id, id));
  return found;
}

/** What was settled stays settled as long as it is the same difference; what is none any more goes. */
export async function replaceDifferences(tx: Db, billId: string, found: readonly Difference[], createdAt: Date) {
  const known = await tx.select().from(billDifferences).where(eq(billDifferences.billId, billId));
  const keyOf = ({ kind, number }: Pick<Difference, 'kind' | 'number'>) => `${kind} ${number}`;
  const keys = new Set(found.map(keyOf));
  const gone = known.filter((row) => !keys.has(keyOf(row)) && row.settledAt === null);
  for (const { id } of gone) await tx.delete(billDifferences).where(eq(billDifferences.id, id));
  const before = new Map(known.map((row) => [keyOf(row), row]));
  for (const difference of found) {
    const same = before.get(keyOf(difference));
    if (same && same.theirsFen === difference.theirsFen && same.oursFen === difference.oursFen) continue;
    const anew = { ...difference, settledAt: null, settledBy: null, note: null };
    const { billId: bill, kind, number } = billDifferences;
    await tx
      .insert(billDifferences)
      .values({ ...anew, billId, createdAt })
      .onConflictDoUpdate({ target: [bill, kind, number], set: anew });
  }
}

/** Undefined where there is no such difference; one that is settled already stays as it was settled. */
export async function settle(tx: Db, id: string, settled: Pick<DifferenceRow, 'settledAt' | 'settledBy' | 'note'>) {
  await tx
    .update(billDifferences)
    .set(settled)
    .where(and(eq(billDifferences.id, id), isNull(billDifferences.settledAt)));
  const [row] = await tx.select().from(billDifferences).where(eq(billDifferences.id, id));
  return row;
}

export async function countOpenDifferences(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ billId: billDifferences.billId, count: sql<number>`count(*)::int` })
    .from(billDifferences)
    .where(isNull(billDifferences.settledAt))
    .groupBy(billDifferences.billId);
  return new Map(rows.map(({ billId, count }) => [billId, count]));
}
