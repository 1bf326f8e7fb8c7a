import { AppError } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { takeBackTopUp } from '../points/rules.ts';
import { findProvider } from './ask-provider.ts';
import type { OrderDeps } from './order-deps.ts';
import {
  findAttempt,
  findAttemptByNumber,
  findOrderById,
  findOrderByNumber,
  findRefund,
  listAttempts,
  listRefunds,
  listUpgradesOf,
  lockOrder,
  type Attempt,
  type Order,
  type Refund,
} from './queries.ts';
import { applyRefundState, recordRefund } from './settle-rules.ts';
import type { RefundState } from './trade-moves.ts';

/** Why an operator's refund cannot be: in words for the command line, by name and number for the desk. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
  constructor(
    message: string,
    readonly why: 'NOT_FOUND' | 'NOTHING_TO_REFUND' | 'UPGRADE_FIRST' | 'POINTS_SPENT',
    readonly about: string,
  ) {
    super(message);
  }
}

/**
 * Records what the operator sends back: stray money of this order whose refund failed, else the payment itself.
 * Asking twice gives the same refunds.
 */
export function refundOrder(db: Db, deps: OrderDeps, outTradeNo: string, now = new Date()): Promise<Refund[]> {
  return db.transaction(async (tx) => {
    const found = await findOrderByNumber(tx, outTradeNo);
    if (!found) throw new RefundRefused(`There is no order ${outTradeNo}`, 'NOT_FOUND', outTradeNo);
    const order = await lockOrder(tx, found.id);
    const attempts = await listAttempts(tx, order.id);
    const known = await listRefunds(
      tx,
      attempts.map(({ id }) => id),
    );
    const under = known.filter(({ state }) => state === 'recorded' || state === 'processing' || state === 'abnormal');
    if (under.length > 0) return under;
    const isReturned = ({ id }: Attempt) => known.some((one) => one.attemptId === id && one.state === 'done');
    const strays = attempts.filter((one) => one.paidFen !== null && one.id !== order.paidAttemptId && !isReturned(one));
    const targets = strays.length > 0 ? strays : [await refundablePayment(tx, order, attempts, now)];
    const recorded = [];
    for (const attempt of targets) {
      recorded.push(await recordRefund(tx, deps, attempt, attempt.paidFen ?? 0, 'operator'));
    }
    return recorded.filter((refund) => refund !== undefined);
  });
}

async function refundablePayment(tx: Db, order: Order, attempts: Attempt[], now: Date): Promise<Attempt> {
  const paid = attempts.find(({ id }) => id === order.paidAttemptId);
  if (!paid || order.tradeState !== 'SUCCESS') {
    const told = `The order ${order.outTradeNo} is ${order.tradeState}: there is nothing to refund`;
    throw new RefundRefused(told, 'NOTHING_TO_REFUND', order.outTradeNo);
  }
  const [upgrade] = await listUpgradesOf(tx, order.id);
  if (upgrade) {
    const told = `Refund ${upgrade.outTradeNo} first: it was an upgrade of this order`;
    throw new RefundRefused(told, 'UPGRADE_FIRST', upgrade.outTradeNo);
  }
  if (order.purchaseType !== 'points') return paid;
  const { userId, outTradeNo: subject } = order;
  // Taken before the money leaves, or they could be spent meanwhile.
  const isUnspent = await takeBackTopUp(tx, { userId, subject, now });
  if (!isUnspent) {
    const told = `Points of the top-up ${subject} have been spent: it cannot be refunded`;
    throw new RefundRefused(told, 'POINTS_SPENT', subject);
  }
  return paid;
}

/** What the buyer reads in the provider's message about the refund. */
const REASONS: Record<Refund['reason'], string> = {
  operator: '客服退款',
  late: '订单关闭后到账，原路退回',
  double: '重复付款，原路退回',
  'wrong-amount': '金额不符，原路退回',
  'not-needed': '商品已不能交付，原路退回',
};

/** Sends a recorded refund, or asks about one that was sent. The provider knows it by its number, so twice is once. */
export async function sendRefund(db: Db, deps: OrderDeps, refundId: string, now = new Date()): Promise<RefundState> {
  const refund = await findRefund(db, refundId);
  const attempt = refund && (await findAttempt(db, refund.attemptId));
  if (!refund || !attempt) throw new AppError('NOT_FOUND');
  if (refund.state === 'done' || refund.state === 'failed') return refund.state;
  const { payType, sandbox, number } = attempt;
  const { number: refundNumber, amountFen } = refund;
  const provider = findProvider(deps, attempt);
  // Play money of a sandbox that is gone: there is nobody left to ask.
  if (!provider && !sandbox) throw new Error(`No provider is set up to refund ${number}`);
  const request = {
    number,
    refundNumber,
    amountFen,
    totalFen: attempt.paidFen ?? amountFen,
    reason: REASONS[refund.reason],
    transactionId: attempt.transactionId,
  };
  const ask = () => (refund.state === 'recorded' ? provider?.refund(request) : provider?.queryRefund(request));
  const report = (await ask()) ?? { state: 'done' as const };
  await db.transaction((tx) => applyRefundState(tx, deps, { payType, sandbox, refundNumber, report }, now));
  return report.state;
}

/** Customer service of the sandbox: refunds what one attempt paid, and sends it at once. */
export async function refundAttempt(db: Db, deps: OrderDeps, attemptNumber: string): Promise<void> {
  const attempt = await findAttemptByNumber(db, attemptNumber);
  const order = attempt && (await findOrderById(db, attempt.orderId));
  if (!order) return;
  try {
    for (const { id } of await refundOrder(db, deps, order.outTradeNo)) await sendRefund(db, deps, id);
  } catch (error) {
    deps.log.warn({ err: error }, 'the sandbox could not refund');
  }
}
