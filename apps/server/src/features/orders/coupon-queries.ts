import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { coupons, orders } from '../../db/tables/orders.ts';

export type Coupon = typeof coupons.$inferSelect;

/** `hold` keeps others from using it until the caller's transaction ends. */
export async function findCoupon(db: Db, code: string, hold: 'hold' | 'look'): Promise<Coupon | undefined> {
  const asked = db.select().from(coupons).where(eq(coupons.code, code));
  const [coupon] = await (hold === 'hold' ? asked.for('update') : asked);
  return coupon;
}

/**
 * Orders that hold it: open or paid. Play orders use up nothing where money is real, nor does the open order that a new one
 * for the same thing would replace.
 */
export async function countCouponUses(
  db: Db,
  code: string,
  { sandbox, userId, creationId }: { sandbox: boolean; userId: string; creationId: string | null },
): Promise<{ all: number; own: number }> {
  const replaced = sql`${orders.userId} = ${userId} and ${orders.paidAttemptId} is null
    and ${orders.creationId} is not distinct from ${creationId}::uuid`;
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      own: sql<number>`count(*) filter (where ${orders.userId} = ${userId})::int`,
    })
    .from(orders)
    .where(
      and(eq(orders.couponCode, code), eq(orders.sandbox, sandbox), isNull(orders.closedAt), sql`not (${replaced})`),
    );
  return counted ?? { all: 0, own: 0 };
}

/** Top-ups of a buyer that hold it and are not paid: a new one takes their place. */
export const findOpenTopUpsWith = (tx: Db, userId: string, code: string) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.couponCode, code),
        eq(orders.userId, userId),
        isNull(orders.creationId),
        isNull(orders.closedAt),
        isNull(orders.paidAttemptId),
      ),
    );

/** With how often each is in use and what it has taken off so far. */
export const listCoupons = (db: Db, sandbox: boolean) =>
  db
    .select({
      coupon: coupons,
      uses: sql<number>`count(${orders.id})::int`,
      paid: sql<number>`count(${orders.paidAttemptId})::int`,
      discountFen: sql<number>`coalesce(sum(${orders.discountFen}) filter (where ${orders.paidAttemptId} is not null), 0)::float8`,
    })
    .from(coupons)
    .leftJoin(orders, and(eq(orders.couponCode, coupons.code), eq(orders.sandbox, sandbox), isNull(orders.closedAt)))
    .groupBy(coupons.code)
    .orderBy(desc(coupons.createdAt), coupons.code);

export async function writeCoupon(db: Db, coupon: typeof coupons.$inferInsert): Promise<void> {
  const { code: _, createdAt: __, ...terms } = coupon;
  await db.insert(coupons).values(coupon).onConflictDoUpdate({ target: coupons.code, set: terms });
}
