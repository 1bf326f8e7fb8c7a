import { z } from 'zod';
import type { Enqueue } from '../../jobs/define-job.ts';
import type { Db } from '../../db/open-db.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Pauses between questions about an attempt: a lost notice is noticed soon, a late payment within a day. */
export const CHECK_PAUSES = [10, 20, 30, 4 * MINUTE, 10 * MINUTE, 45 * MINUTE, 5 * HOUR, 18 * HOUR];
/** After the order's end by both clocks. */
const EXPIRY_MARGIN_SECONDS = 3;

type Sender = { enqueue: Enqueue };

const step = z.number().int();
/** Asks the provider how an attempt stands, again and again with growing pauses. */
export const checkAttempt = { name: 'orders.check-attempt', payload: z.object({ attemptId: z.uuid(), step }) };
export const expireOrder = { name: 'orders.expire', payload: z.object({ orderId: z.uuid() }) };
/** Tells the provider that an attempt closed here takes no more money. */
export const closeAtProvider = { name: 'orders.close-at-provider', payload: z.object({ attemptId: z.uuid() }) };
export const refundPayment = { name: 'orders.refund-payment', payload: z.object({ refundId: z.uuid(), step }) };
/** Deletes the drawn files of a creation, so that addresses handed out for them end with the right to them. */
export const removeFiles = { name: 'orders.remove-files', payload: z.object({ creationId: z.uuid() }) };

export const mailInvoice = {
  name: 'orders.mail-invoice',
  payload: z.object({ invoiceId: z.uuid(), fileKey: z.string() }),
};

/** Sent with what causes the work, inside its transaction. */
export const checkAttemptLater = (tx: Db, { enqueue }: Sender, attemptId: string): Promise<void> =>
  enqueue(tx, checkAttempt, { attemptId, step: 0 }, { startAfterSeconds: CHECK_PAUSES[0] ?? 0 });

export function closeWhenExpired(tx: Db, { enqueue }: Sender, orderId: string, expiresAt: Date): Promise<void> {
  const seconds = Math.max(0, Math.ceil((expiresAt.getTime() - Date.now()) / 1000));
  return enqueue(tx, expireOrder, { orderId }, { startAfterSeconds: seconds + EXPIRY_MARGIN_SECONDS });
}
