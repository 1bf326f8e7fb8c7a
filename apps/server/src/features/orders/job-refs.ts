import { z } from 'zod';
import type { Enqueue } from '../../jobs/define-job.ts';
import type { Later } from './order-parts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Pauses between questions about an attempt: a lost notice is noticed soon, a late payment within a day. */
export const CHECK_PAUSES = [10, 20, 30, 4 * MINUTE, 10 * MINUTE, 45 * MINUTE, 5 * HOUR, 18 * HOUR];
/** After the order's end by both clocks. */
const EXPIRY_MARGIN_SECONDS = 3;

const step = z.number().int();
export const checkAttempt = { name: 'orders.check-attempt', payload: z.object({ attemptId: z.uuid(), step }) };
export const expireOrder = { name: 'orders.expire', payload: z.object({ orderId: z.uuid() }) };
export const closeAtProvider = { name: 'orders.close-at-provider', payload: z.object({ attemptId: z.uuid() }) };
export const refundPayment = { name: 'orders.refund-payment', payload: z.object({ refundId: z.uuid(), step }) };

export const removeFiles = { name: 'orders.remove-files', payload: z.object({ creationId: z.uuid() }) };

export const laterBy = (enqueue: Enqueue): Later => ({
  checkAttempt: (tx, attemptId) =>
    enqueue(tx, checkAttempt, { attemptId, step: 0 }, { startAfterSeconds: CHECK_PAUSES[0] ?? 0 }),
  closeWhenExpired(tx, orderId, expiresAt) {
    const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));
    return enqueue(tx, expireOrder, { orderId }, { startAfterSeconds: seconds + EXPIRY_MARGIN_SECONDS });
  },
  closeAtProvider: (tx, attemptId) => enqueue(tx, closeAtProvider, { attemptId }),
  removeFiles: (tx, creationId) => enqueue(tx, removeFiles, { creationId }),
  sendRefund: (tx, refundId) => enqueue(tx, refundPayment, { refundId, step: 0 }),
});
