import { AppError } from '@markwright/contracts';
import { DESK } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { checkAttemptLater, refundPayment } from '../features/orders/job-refs.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { findOrderByNumber, listAttempts, listRefunds, type Order } from '../features/orders/queries.ts';
import { refundOrder, RefundRefused } from '../features/orders/refund-rules.ts';
import type { DeskRoom } from './mount-desk.ts';
import { addNote } from './notes.ts';
import { listOrders } from './order-list.ts';
import { orderSubject, tellOrder } from './order-story.ts';

/** Orders and refunds, for clerks. */
export const orderRoom =
  (deps: OrderDeps): DeskRoom =>
  (on) => {
    on.read(DESK.listDeskOrders, ({ db, query }) => listOrders(db, query));
    on.read(DESK.getDeskOrder, async ({ db, params }) => tellOrder(db, deps, await getOrder(db, params.no)));
    on.change(DESK.refundDeskOrder, async ({ db, params: { no }, body: { reason }, operator, now }) => {
      const order = await getOrder(db, no);
      const sent = await refundOrder(db, deps, no, now).catch(tellRefusal);
      await addNote(db, orderSubject(no), reason, operator, now);
      const after = { reason, refunds: sent.map(({ number, amountFen }) => ({ number, amountFen })) };
      return { ...(await told(db, deps, no)), before: { tradeState: order.tradeState }, after };
    });
    on.change(DESK.resendDeskOrder, async ({ db, params: { no } }) => {
      const order = await getOrder(db, no);
      return { ...(await told(db, deps, no)), after: await askAgain(db, deps, order) };
    });
    on.change(DESK.noteDeskOrder, async ({ db, params: { no }, body: { text }, operator, now }) => {
      await getOrder(db, no);
      await addNote(db, orderSubject(no), text, operator, now);
      return { ...(await told(db, deps, no)), after: { text } };
    });
  };

async function told(db: Db, deps: OrderDeps, no: string) {
  return { subject: orderSubject(no), data: await tellOrder(db, deps, await getOrder(db, no)) };
}

/** Puts the questions that the provider owes an answer to into the queue once more. */
async function askAgain(tx: Db, deps: OrderDeps, order: Order) {
  const attempts = await listAttempts(tx, order.id);
  const open = attempts.filter(({ state }) => state === 'NOTPAY' || state === 'USERPAYING');
  const ids = attempts.map(({ id }) => id);
  const refunds = (await listRefunds(tx, ids)).filter(({ state }) => state !== 'done' && state !== 'failed');
  for (const { id } of open) await checkAttemptLater(tx, deps, id);
  for (const { id } of refunds) await deps.enqueue(tx, refundPayment, { refundId: id, step: 0 });
  return { payments: open.map(({ number }) => number), refunds: refunds.map(({ number }) => number) };
}

async function getOrder(db: Db, no: string): Promise<Order> {
  const order = await findOrderByNumber(db, no);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

function tellRefusal(error: unknown): never {
  if (error instanceof RefundRefused) throw new AppError(error.why, { number: error.about });
  throw error;
}
