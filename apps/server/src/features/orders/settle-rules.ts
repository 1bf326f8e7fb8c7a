import { AppError, type PayType } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { RefundReport, TradeReport } from '../../providers/pay-provider.ts';
import { giveBackTopUp } from '../points/rules.ts';
import { grantPurchase, isGrantable, revokePurchase } from './grant-rules.ts';
import { endInvoiceOf } from './invoice-rules.ts';
import { closeAtProvider, refundPayment } from './job-refs.ts';
import { newNumber } from './order-number.ts';
import type { OrderDeps } from './order-deps.ts';
import {
  findAttempt,
  findAttemptByNumber,
  findRefund,
  findRefundByNumber,
  insertRefund,
  listAttempts,
  lockOrder,
  updateAttempt,
  updateOrder,
  updateRefund,
  type Attempt,
  type Order,
  type Refund,
} from './queries.ts';
import { canMove, canMoveRefund, decideTrade, isOpen, type Decision, type RefundReason } from './trade-moves.ts';

type Deps = Pick<OrderDeps, 'enqueue'>;
/** Who says it: play money can never settle a live order, because a report only reaches attempts of its own kind. */
type Source = { payType: PayType; sandbox: boolean };

/** The one place where a provider's word about a payment changes anything: notices and answers both end here. */
export async function applyProviderState(
  tx: Db,
  deps: Deps,
  reported: Source & { number: string; report: TradeReport },
  now: Date,
): Promise<void> {
  const known = await findAttemptByNumber(tx, reported.number);
  if (!known || !isFrom(known, reported)) throw new AppError('NOT_FOUND');
  const order = await lockOrder(tx, known.orderId);
  const attempt = await getAttempt(tx, known.id);
  const { report } = reported;
  const facts = {
    isPaid: order.paidAttemptId !== null,
    isClosed: order.closedAt !== null,
    isGrantable: report.state === 'SUCCESS' && (await isGrantable(tx, order)),
  };
  const decision = decideTrade(facts, { ...attempt, isMoneyIn: attempt.paidFen !== null }, report);
  await writeAttempt(tx, attempt, decision, report, now);
  if (decision.settles) {
    const successTime = report.paidAt ?? now;
    const paid = { tradeState: 'SUCCESS', paidAttemptId: attempt.id, successTime, payType: attempt.payType } as const;
    await updateOrder(tx, order.id, paid);
    await endOtherAttempts(tx, deps, attempt);
  } else if (decision.state && isShown(decision.state) && !facts.isPaid && !facts.isClosed) {
    await updateOrder(tx, order.id, { tradeState: decision.state, payType: attempt.payType });
  }
  if (decision.grants) await grantPurchase(tx, deps, order, now);
  if (decision.refund) await recordRefund(tx, deps, attempt, report.totalFen ?? 0, decision.refund);
}

/** Another code of the same order may still be on somebody's screen: nobody should pay twice. */
async function endOtherAttempts(tx: Db, { enqueue }: Deps, { id: paidId, orderId }: Attempt): Promise<void> {
  const others = (await listAttempts(tx, orderId)).filter(({ id, state }) => id !== paidId && isOpen(state));
  for (const { id } of others) await enqueue(tx, closeAtProvider, { attemptId: id });
}

const isFrom = ({ payType, sandbox }: Attempt, source: Source): boolean =>
  payType === source.payType && sandbox === source.sandbox;

/** A try that the provider closed leaves the order open for another; these the buyer is told. */
const isShown = (state: NonNullable<Decision['state']>): boolean =>
  state === 'USERPAYING' || state === 'PAYERROR' || state === 'REVOKED';

async function writeAttempt(tx: Db, { id }: Attempt, decision: Decision, report: TradeReport, now: Date) {
  const { state, moneyIn } = decision;
  if (!state && !moneyIn) return;
  const money = {
    paidFen: report.totalFen ?? 0,
    paidAt: report.paidAt ?? now,
    transactionId: report.transactionId ?? null,
  };
  await updateAttempt(tx, id, { ...(state && { state }), ...(moneyIn && money) });
}

/** Written with its cause; sent afterwards, under a number that stays the same however often it is sent. */
export async function recordRefund(
  tx: Db,
  { enqueue }: Deps,
  { id: attemptId }: Attempt,
  amountFen: number,
  reason: RefundReason,
): Promise<Refund | undefined> {
  const refund = await insertRefund(tx, { number: newNumber(), attemptId, amountFen, reason });
  if (refund) await enqueue(tx, refundPayment, { refundId: refund.id, step: 0 });
  return refund;
}

/** The same for refunds. Only a refund that is done takes the goods back. */
export async function applyRefundState(
  tx: Db,
  deps: Deps,
  reported: Source & { refundNumber: string; report: RefundReport },
  now: Date,
): Promise<void> {
  const known = await findRefundByNumber(tx, reported.refundNumber);
  const paid = known && (await getAttempt(tx, known.attemptId));
  if (!paid || !isFrom(paid, reported)) throw new AppError('NOT_FOUND');
  const order = await lockOrder(tx, paid.orderId);
  const [refund, attempt] = [await findRefund(tx, known.id), await getAttempt(tx, paid.id)];
  const { state } = reported.report;
  if (!refund || !canMoveRefund(refund.state, state)) return;
  await updateRefund(tx, refund.id, { state, ...(state === 'done' && { doneAt: now }) });
  if (state === 'done') await finishRefund(tx, deps, order, attempt, now);
  // The points were taken before the money left, and the money has not left.
  if (state === 'failed' && order.purchaseType === 'points' && order.paidAttemptId === attempt.id) {
    await giveBackTopUp(tx, { userId: order.userId, subject: order.outTradeNo, now });
  }
}

async function finishRefund(tx: Db, deps: Deps, order: Order, attempt: Attempt, now: Date): Promise<void> {
  if (canMove(attempt.state, 'REFUND')) await updateAttempt(tx, attempt.id, { state: 'REFUND' });
  if (order.paidAttemptId !== attempt.id) return;
  await updateOrder(tx, order.id, { tradeState: 'REFUND' });
  await revokePurchase(tx, deps, order, now);
  await endInvoiceOf(tx, order.id);
}

async function getAttempt(tx: Db, id: string): Promise<Attempt> {
  const attempt = await findAttempt(tx, id);
  if (!attempt) throw new Error(`There is no attempt ${id}`);
  return attempt;
}
