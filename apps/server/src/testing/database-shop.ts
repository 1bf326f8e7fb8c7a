import { asc, eq } from 'drizzle-orm';
import { creations, grants, orders, paymentAttempts, refunds, users } from '../db/schema.ts';
import type { Db } from '../db/open-db.ts';
import { closeHere } from '../features/orders/close-rules.ts';
import { newNumber } from '../features/orders/order-number.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { insertAttempt, insertOrder, lockOrder } from '../features/orders/queries.ts';
import { refundOrder, RefundRefused } from '../features/orders/refund-rules.ts';
import { applyProviderState, applyRefundState } from '../features/orders/settle-rules.ts';
import { PRICE_FEN, type ShopUnderTest } from './pay-schedules.ts';

const HALF_HOUR_MS = 1_800_000;

/** One order in the real tables, moved by the real rules. */
export async function databaseShop(db: Db, deps: OrderDeps): Promise<ShopUnderTest> {
  const [user] = await db.insert(users).values({}).returning();
  const userId = user?.id ?? '';
  const [creation] = await db.insert(creations).values({ userId, name: 'x', doc: {} }).returning();
  const order = await insertOrder(db, {
    outTradeNo: newNumber(),
    userId,
    purchaseType: 'hd',
    creationId: creation?.id ?? null,
    amountFen: PRICE_FEN,
    sandbox: true,
    expiresAt: new Date(Date.now() + HALF_HOUR_MS),
  });
  const { id: orderId, outTradeNo } = order;
  const source = { payType: 'wechat', sandbox: true } as const;
  const listAttempts = () =>
    db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(asc(paymentAttempts.createdAt));

  return {
    async openAttempt() {
      const createdAt = new Date(Date.now() + (await listAttempts()).length * 1000);
      await insertAttempt(db, {
        ...source,
        number: newNumber(),
        orderId,
        form: 'native',
        amountFen: PRICE_FEN,
        createdAt,
      });
    },
    async applyTrade(index, report) {
      const attempt = (await listAttempts())[index];
      if (!attempt) return;
      const reported = { ...source, number: attempt.number, report };
      await db.transaction((tx) => applyProviderState(tx, deps, reported, new Date()));
    },
    closeHere: () => db.transaction(async (tx) => closeHere(tx, await lockOrder(tx, orderId), new Date())),
    async askForRefund() {
      await refundOrder(db, deps, outTradeNo).catch((error: unknown) => {
        if (!(error instanceof RefundRefused)) throw error;
      });
    },
    async applyRefund(id, report) {
      const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
      const reported = { ...source, refundNumber: refund?.number ?? '', report };
      await db.transaction((tx) => applyRefundState(tx, deps, reported, new Date()));
    },
    async view() {
      const [now] = await db.select().from(orders).where(eq(orders.id, orderId));
      const given = await db.select().from(grants).where(eq(grants.orderId, orderId));
      const attempts = await listAttempts();
      const indexOf = (attemptId: string) => attempts.findIndex(({ id }) => id === attemptId);
      const listed = await db
        .select({ refund: refunds })
        .from(refunds)
        .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(asc(refunds.createdAt));
      return {
        isPaid: now?.paidAttemptId !== null,
        isClosed: now?.closedAt !== null,
        grants: given.length,
        isRevoked: given.some(({ revokedAt }) => revokedAt !== null),
        attempts: attempts.map(({ id, state, paidFen }) => ({ state, paidFen, settles: id === now?.paidAttemptId })),
        refunds: listed.map(({ refund: { id, attemptId, amountFen, state } }) => ({
          id,
          attempt: indexOf(attemptId),
          amountFen,
          isOver: state === 'done' || state === 'failed',
        })),
      };
    },
  };
}
