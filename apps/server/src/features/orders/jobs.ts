import { z } from 'zod';
import { defineJob, type Enqueue, type Job, type JobDeps } from '../../jobs/define-job.ts';
import { askProvider } from './ask-provider.ts';
import { closeAttempt, closeHere, closeOrder } from './close-rules.ts';
import type { Later, OrderParts, Payments } from './order-parts.ts';
import { findAttempt, lockOrder } from './queries.ts';
import { sendRefund } from './refund-rules.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Pauses between questions about an attempt: a lost notice is noticed soon, a late payment within a day. */
const CHECK_PAUSES = [10, 20, 30, 4 * MINUTE, 10 * MINUTE, 45 * MINUTE, 5 * HOUR, 18 * HOUR];
const REFUND_PAUSES = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const REFUND_QUESTIONS = 60;
/** After the order's end by both clocks. */
const EXPIRY_MARGIN_SECONDS = 3;

const step = z.number().int();
const checkAttempt = { name: 'orders.check-attempt', payload: z.object({ attemptId: z.uuid(), step }) };
const expireOrder = { name: 'orders.expire', payload: z.object({ orderId: z.uuid() }) };
const closeAtProvider = { name: 'orders.close-at-provider', payload: z.object({ attemptId: z.uuid() }) };
const refundPayment = { name: 'orders.refund-payment', payload: z.object({ refundId: z.uuid(), step }) };

/** A provider that does not answer is asked again for about an hour. */
const STUBBORN = { attempts: 8, retryDelaySeconds: 15 };

export function orderJobs(payments: Payments): Job[] {
  const partsOf = ({ enqueue, log }: JobDeps): OrderParts => ({ ...payments, later: laterBy(enqueue), log });
  return [
    defineJob({
      ...checkAttempt,
      concurrency: 4,
      run: async ({ attemptId, step: done }, deps) => {
        const attempt = await findAttempt(deps.db, attemptId);
        if (!attempt || attempt.paidFen !== null) return;
        const report = await askProvider(deps.db, partsOf(deps), attempt, new Date()).catch((error: unknown) => {
          deps.log.warn({ err: error, attempt: attempt.number }, 'a payment could not be asked about');
          return { state: 'NOTPAY' as const };
        });
        const isOver = !report || (report.state !== 'NOTPAY' && report.state !== 'USERPAYING');
        const startAfterSeconds = CHECK_PAUSES[done + 1];
        if (isOver || startAfterSeconds === undefined) return;
        const next = { attemptId, step: done + 1 };
        await deps.db.transaction((tx) => deps.enqueue(tx, checkAttempt, next, { startAfterSeconds }));
      },
    }),
    defineJob({
      ...expireOrder,
      ...STUBBORN,
      run: ({ orderId }, deps) => closeOrder(deps.db, partsOf(deps), orderId, new Date()),
      // Closed here alone then: what still comes in goes back.
      gaveUp: ({ orderId }, { db }) =>
        db.transaction(async (tx) => closeHere(tx, await lockOrder(tx, orderId), new Date())),
    }),
    defineJob({
      ...closeAtProvider,
      ...STUBBORN,
      run: async ({ attemptId }, deps) => {
        const attempt = await findAttempt(deps.db, attemptId);
        if (attempt) await closeAttempt(deps.db, partsOf(deps), attempt, new Date());
      },
    }),
    /** Goes on until the provider has said how it ended; an operator sees what is left. */
    defineJob({
      ...refundPayment,
      run: async ({ refundId, step: done }, deps) => {
        const state = await sendRefund(deps.db, partsOf(deps), refundId).catch((error: unknown) => {
          deps.log.error({ err: error, refundId }, 'a refund could not be sent');
          return 'recorded' as const;
        });
        if (state === 'failed' || state === 'abnormal') deps.log.error({ refundId, state }, 'a refund needs a person');
        if (state === 'done' || state === 'failed' || done >= REFUND_QUESTIONS) return;
        const startAfterSeconds = REFUND_PAUSES[done] ?? 6 * HOUR;
        const next = { refundId, step: done + 1 };
        await deps.db.transaction((tx) => deps.enqueue(tx, refundPayment, next, { startAfterSeconds }));
      },
    }),
  ];
}

export const laterBy = (enqueue: Enqueue): Later => ({
  checkAttempt: (tx, attemptId) =>
    enqueue(tx, checkAttempt, { attemptId, step: 0 }, { startAfterSeconds: CHECK_PAUSES[0] ?? 0 }),
  closeWhenExpired(tx, orderId, expiresAt) {
    const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));
    return enqueue(tx, expireOrder, { orderId }, { startAfterSeconds: seconds + EXPIRY_MARGIN_SECONDS });
  },
  closeAtProvider: (tx, attemptId) => enqueue(tx, closeAtProvider, { attemptId }),
  sendRefund: (tx, refundId) => enqueue(tx, refundPayment, { refundId, step: 0 }),
});
