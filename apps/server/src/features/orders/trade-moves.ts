import type { TradeState } from '@markwright/contracts';
import type { TradeReport } from '../../providers/pay-provider.ts';

/** The whole table of moves. What is not in it does not happen; a payment is refunded only by a recorded refund. */
const MOVES: Readonly<Record<TradeState, readonly TradeState[]>> = {
  NOTPAY: ['USERPAYING', 'SUCCESS', 'PAYERROR', 'CLOSED', 'REVOKED'],
  USERPAYING: ['SUCCESS', 'PAYERROR', 'CLOSED', 'REVOKED'],
  SUCCESS: ['REFUND'],
  REFUND: [],
  PAYERROR: [],
  CLOSED: [],
  REVOKED: [],
};

export const canMove = (from: TradeState, to: TradeState): boolean => MOVES[from].includes(to);

/** Still waiting for the buyer. */
export const isOpen = (state: TradeState): boolean => state === 'NOTPAY' || state === 'USERPAYING';

type OrderFacts = {
  isPaid: boolean;
  isClosed: boolean;
  /** The goods still exist and are not the buyer's already. */
  isGrantable: boolean;
};
type AttemptFacts = { state: TradeState; amountFen: number; currency: string; isMoneyIn: boolean };

export type RefundReason = 'operator' | 'late' | 'double' | 'wrong-amount' | 'not-needed';

export type Decision = {
  /** The attempt's next state. */
  state?: TradeState;
  /** Money to record with the attempt. */
  moneyIn?: true;
  /** This attempt decides the order. */
  settles?: true;
  grants?: true;
  /** Money to send back. */
  refund?: RefundReason;
};

/**
 * What a provider's word changes, whether it came as a notice or as an answer.
 * Money is counted once, settles an open order once, and goes back whenever it settles nothing.
 */
export function decideTrade(order: OrderFacts, attempt: AttemptFacts, report: TradeReport): Decision {
  // Never seen as paid, and refunded by now: nothing came in to give goods for, and nothing is left to send back.
  if (report.state === 'REFUND') return isOpen(attempt.state) && !attempt.isMoneyIn ? { state: 'CLOSED' } : {};
  if (report.state !== 'SUCCESS') return canMove(attempt.state, report.state) ? { state: report.state } : {};
  if (attempt.isMoneyIn) return {};
  if (report.totalFen !== attempt.amountFen || report.currency !== attempt.currency) {
    return { moneyIn: true, refund: 'wrong-amount', ...(isOpen(attempt.state) && { state: 'PAYERROR' as const }) };
  }
  if (!isOpen(attempt.state)) return { moneyIn: true, refund: 'late' };
  const paid = { state: 'SUCCESS', moneyIn: true } as const;
  if (order.isPaid) return { ...paid, refund: 'double' };
  if (order.isClosed) return { ...paid, refund: 'late' };
  return order.isGrantable
    ? { ...paid, settles: true, grants: true }
    : { ...paid, settles: true, refund: 'not-needed' };
}

export type RefundState = 'recorded' | 'processing' | 'done' | 'failed' | 'abnormal';

const REFUND_MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  recorded: ['processing', 'done', 'failed', 'abnormal'],
  processing: ['done', 'failed', 'abnormal'],
  // A person sorts these out with the provider, who then says how it ended.
  abnormal: ['done', 'failed'],
  done: [],
  failed: [],
};

export const canMoveRefund = (from: RefundState, to: RefundState): boolean => REFUND_MOVES[from].includes(to);
