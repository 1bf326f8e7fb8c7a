import { and, count, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { commodities, orders, paymentAttempts, providerNotices, refunds } from '../../db/tables/orders.ts';

export type CommodityRow = typeof commodities.$inferSelect;
export type Order = typeof orders.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;
export type Refund = typeof refunds.$inferSelect;

const OPEN_STATES = ['NOTPAY', 'USERPAYING'] as const;

export const listCommodityRows = (db: Db): Promise<CommodityRow[]> =>
  db.select().from(commodities).orderBy(commodities.priceFen);

export async function insertCommodities(db: Db, rows: (typeof commodities.$inferInsert)[]): Promise<void> {
  await db.insert(commodities).values(rows).onConflictDoNothing();
}

export async function insertOrder(db: Db, values: typeof orders.$inferInsert): Promise<Order> {
  const [order] = await db.insert(orders).values(values).returning();
  if (!order) throw new Error('The order row was not returned');
  return order;
}

/** Undefined when this key has made an order before. */
export async function insertKeyedOrder(db: Db, values: typeof orders.$inferInsert): Promise<Order | undefined> {
  const [order] = await db
    .insert(orders)
    .values(values)
    .onConflictDoNothing({ target: [orders.userId, orders.clientKey] })
    .returning();
  return order;
}

export async function findOrderByKey(db: Db, userId: string, clientKey: string): Promise<Order | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.clientKey, clientKey)));
  return order;
}

const orderOfUser = preparedOnce((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.outTradeNo, sql.placeholder('outTradeNo')), eq(orders.userId, sql.placeholder('userId'))))
    .prepare('order_of_user'),
);

/** Somebody else's order is as unknown as one that does not exist. */
export async function findOwnOrder(db: Db, userId: string, outTradeNo: string): Promise<Order | undefined> {
  const [order] = await orderOfUser(db).execute({ outTradeNo, userId });
  return order;
}

export async function findOrderByNumber(db: Db, outTradeNo: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.outTradeNo, outTradeNo));
  return order;
}

export async function findOrderById(db: Db, id: string): Promise<Order | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

/** Everything that changes an order holds its row first, so changes of one order happen one after the other. */
export async function lockOrder(tx: Db, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (!order) throw new Error(`There is no order ${orderId}`);
  return order;
}

export async function updateOrder(tx: Db, orderId: string, values: Partial<Order>): Promise<void> {
  await tx.update(orders).set(values).where(eq(orders.id, orderId));
}

export const findOpenOrders = (tx: Db, userId: string, creationId: string): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.creationId, creationId),
        isNull(orders.closedAt),
        isNull(orders.paidAttemptId),
      ),
    );

const SORTS = {
  created: [desc(orders.createdAt)],
  paid: [sql`${orders.successTime} desc nulls last`, desc(orders.createdAt)],
  amount: [desc(orders.amountFen), desc(orders.createdAt)],
};

export async function listOwnOrders(
  db: Db,
  userId: string,
  { page, size, sort }: { page: number; size: number; sort: keyof typeof SORTS },
): Promise<{ list: Order[]; total: number }> {
  const mine = eq(orders.userId, userId);
  const list = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(...SORTS[sort])
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(orders).where(mine);
  return { list, total: counted?.total ?? 0 };
}

export async function insertAttempt(tx: Db, values: typeof paymentAttempts.$inferInsert): Promise<Attempt> {
  const [attempt] = await tx.insert(paymentAttempts).values(values).returning();
  if (!attempt) throw new Error('The attempt row was not returned');
  return attempt;
}

export async function findAttempt(db: Db, id: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return attempt;
}

export async function findAttemptByNumber(db: Db, number: string): Promise<Attempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.number, number));
  return attempt;
}

const attemptsOf = preparedOnce((db) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, sql.placeholder('orderId')))
    .orderBy(paymentAttempts.createdAt)
    .prepare('payment_attempts'),
);

export const listAttempts = (db: Db, orderId: string): Promise<Attempt[]> => attemptsOf(db).execute({ orderId });

export async function updateAttempt(tx: Db, id: string, values: Partial<Attempt>): Promise<void> {
  await tx.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, id));
}

export async function closeOpenAttempts(tx: Db, orderId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ state: 'CLOSED' })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, OPEN_STATES)));
}

/** True for one caller per pause: many polls ask the provider once. */
export async function claimQuery(db: Db, id: string, now: Date, pauseMs: number): Promise<boolean> {
  const before = new Date(now.getTime() - pauseMs);
  const claimed = await db
    .update(paymentAttempts)
    .set({ queriedAt: now })
    .where(
      and(eq(paymentAttempts.id, id), or(isNull(paymentAttempts.queriedAt), lt(paymentAttempts.queriedAt, before))),
    )
    .returning({ id: paymentAttempts.id });
  return claimed.length > 0;
}

/** Undefined when a refund of this attempt exists already. */
export async function insertRefund(tx: Db, values: typeof refunds.$inferInsert): Promise<Refund | undefined> {
  const [refund] = await tx.insert(refunds).values(values).onConflictDoNothing().returning();
  return refund;
}

export async function findRefund(db: Db, id: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

export async function findRefundByNumber(db: Db, number: string): Promise<Refund | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.number, number));
  return refund;
}

export const listRefunds = (db: Db, attemptIds: string[]): Promise<Refund[]> =>
  attemptIds.length === 0
    ? Promise.resolve([])
    : db.select().from(refunds).where(inArray(refunds.attemptId, attemptIds)).orderBy(refunds.createdAt);

export async function updateRefund(tx: Db, id: string, values: Partial<Refund>): Promise<void> {
  await tx.update(refunds).set(values).where(eq(refunds.id, id));
}

/** Paid orders that cost less because of this one. */
export const listUpgradesOf = (db: Db, orderId: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.upgradeOf, orderId), eq(orders.tradeState, 'SUCCESS')));

type Terms = Pick<CommodityRow, 'priceFen' | 'contents' | 'updatedAt'>;

export async function writeCommodity(db: Db, purchaseType: Package, terms: Terms): Promise<void> {
  await db.update(commodities).set(terms).where(eq(commodities.purchaseType, purchaseType));
}

export async function insertNotice(tx: Db, values: typeof providerNotices.$inferInsert): Promise<void> {
  await tx.insert(providerNotices).values(values);
}

export const listRecentOrders = (db: Db, limit: number, state?: Order['tradeState']): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(state ? eq(orders.tradeState, state) : undefined)
    .orderBy(desc(orders.createdAt))
    .limit(limit);

export const listStuckRefunds = (db: Db): Promise<Refund[]> =>
  db.select().from(refunds).where(ne(refunds.state, 'done')).orderBy(refunds.createdAt);

/** When the money of each payment went back, for those where it has. */
export async function listRefundTimes(db: Db, attemptIds: string[]): Promise<Map<string, Date>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await db
    .select({ attemptId: refunds.attemptId, doneAt: refunds.doneAt })
    .from(refunds)
    .where(and(inArray(refunds.attemptId, attemptIds), eq(refunds.state, 'done')));
  return new Map(rows.flatMap(({ attemptId, doneAt }) => (doneAt ? [[attemptId, doneAt] as const] : [])));
}
