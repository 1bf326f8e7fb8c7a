import type { Db } from '../../db/open-db.ts';
import { askProvider, findProvider } from './ask-provider.ts';
import type { OrderDeps } from './order-deps.ts';
import { closeOpenAttempts, listAttempts, lockOrder, updateOrder, type Attempt, type Order } from './queries.ts';
import { isOpen } from './trade-moves.ts';

/**
 * Closes an unpaid order, by the buyer or by time: each open attempt is asked about, closed at the provider and asked
 * about again, so that money already on its way is kept. Throws when a provider cannot be reached: nothing is closed.
 */
export async function closeOrder(db: Db, deps: OrderDeps, orderId: string, now: Date): Promise<void> {
  const attempts = await listAttempts(db, orderId);
  const open = attempts.filter(({ state }) => isOpen(state));
  const paid = await Promise.all(open.map((attempt) => closeAttempt(db, deps, attempt, now)));
  if (paid.includes(true)) return;
  await db.transaction(async (tx) => closeHere(tx, await lockOrder(tx, orderId), now));
}

/** True when it turned out to be paid. */
export async function closeAttempt(db: Db, deps: OrderDeps, attempt: Attempt, now: Date): Promise<boolean> {
  const provider = findProvider(deps, attempt);
  if (!provider) return false;
  const before = await askProvider(db, deps, attempt, now);
  if (before?.state === 'SUCCESS') return true;
  let refusal: unknown;
  // "Already paid" comes as a refusal too, so what counts is the answer after it.
  await provider.close(attempt.number, attempt.reference).catch((error: unknown) => (refusal = error));
  const after = await askProvider(db, deps, attempt, now);
  if (after?.state === 'SUCCESS') return true;
  if (after?.state === 'REFUND') return false;
  if (refusal) throw refusal;
  return false;
}

/** Here alone, inside the caller's transaction. Money that comes after it goes back. */
export async function closeHere(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.paidAttemptId || order.closedAt) return;
  await closeOpenAttempts(tx, order.id);
  const shown = isOpen(order.tradeState) ? 'CLOSED' : order.tradeState;
  await updateOrder(tx, order.id, { closedAt: now, tradeState: shown });
}
