import { defineJob, type Job, type JobDeps } from '../../jobs/define-job.ts';
import { askProvider } from './ask-provider.ts';
import { closeAttempt, closeHere, closeOrder } from './close-rules.ts';
import { CHECK_PAUSES, checkAttempt, closeAtProvider, expireOrder, refundPayment, removeFiles } from './job-refs.ts';
import type { Payments } from './order-deps.ts';
import { findAttempt, lockOrder } from './queries.ts';
import { sendRefund } from './refund-rules.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const REFUND_PAUSES = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const REFUND_QUESTIONS = 60;

/** A provider that does not answer is asked again for about an hour. */
const RETRY_POLICY = { attempts: 8, retryDelaySeconds: 15 };

async function askAgain(
  { refundId, step }: { refundId: string; step: number },
  { db, enqueue }: JobDeps,
): Promise<void> {
  if (step >= REFUND_QUESTIONS) return;
  const startAfterSeconds = REFUND_PAUSES[step] ?? 6 * HOUR;
  await db.transaction((tx) => enqueue(tx, refundPayment, { refundId, step: step + 1 }, { startAfterSeconds }));
}

export function orderJobs(payments: Payments): Job[] {
  const withPayments = (deps: JobDeps) => ({ ...payments, ...deps });
  return [
    defineJob({
      ...checkAttempt,
      concurrency: 4,
      run: async ({ attemptId, step: done }, deps) => {
        const attempt = await findAttempt(deps.db, attemptId);
        if (!attempt || attempt.paidFen !== null) return;
        const report = await askProvider(deps.db, withPayments(deps), attempt, new Date()).catch((error: unknown) => {
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
      ...RETRY_POLICY,
      run: ({ orderId }, deps) => closeOrder(deps.db, withPayments(deps), orderId, new Date()),
      // Closed here alone then: what still comes in goes back.
      gaveUp: ({ orderId }, { db }) =>
        db.transaction(async (tx) => closeHere(tx, await lockOrder(tx, orderId), new Date())),
    }),
    defineJob({
      ...closeAtProvider,
      ...RETRY_POLICY,
      run: async ({ attemptId }, deps) => {
        const attempt = await findAttempt(deps.db, attemptId);
        if (attempt) await closeAttempt(deps.db, withPayments(deps), attempt, new Date());
      },
    }),
    defineJob({
      ...removeFiles,
      attempts: 8,
      run: async ({ creationId }, { storage }) => {
        for await (const { key } of storage.list(`downloads/${creationId}/`)) await storage.delete(key);
      },
    }),
    /** Goes on until the provider has said how it ended; an operator sees what is left. */
    defineJob({
      ...refundPayment,
      run: async ({ refundId, step: done }, deps) => {
        const state = await sendRefund(deps.db, withPayments(deps), refundId).catch((error: unknown) => {
          deps.log.error({ err: error, refundId }, 'a refund could not be sent');
          return 'recorded' as const;
        });
        if (state === 'failed' || state === 'abnormal') deps.log.error({ refundId, state }, 'a refund needs a person');
        if (state !== 'done' && state !== 'failed') await askAgain({ refundId, step: done }, deps);
      },
      // It died in the middle each time: whether the money has left is still to be asked.
      gaveUp: askAgain,
    }),
  ];
}
