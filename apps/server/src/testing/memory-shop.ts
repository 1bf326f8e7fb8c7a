import type { TradeState } from '@markwright/contracts';
import { canMove, canMoveRefund, decideTrade, isOpen, type RefundState } from '../features/orders/trade-moves.ts';
import { PRICE_FEN, type ShopUnderTest } from './pay-schedules.ts';

type Attempt = { state: TradeState; paidFen: number | null };
type Refund = { id: string; attempt: number; amountFen: number; state: RefundState };

/** One order without a database, moved by the very decisions that move the real ones. */
export function memoryShop(): ShopUnderTest {
  const attempts: Attempt[] = [];
  const refunds: Refund[] = [];
  let paidBy: number | undefined;
  let isClosed = false;
  let grants = 0;
  let isRevoked = false;

  const record = (attempt: number, amountFen: number) => {
    if (refunds.some((one) => one.attempt === attempt && one.state !== 'failed')) return;
    refunds.push({ id: String(refunds.length), attempt, amountFen, state: 'recorded' });
  };

  return {
    async openAttempt() {
      attempts.push({ state: 'NOTPAY', paidFen: null });
    },
    async applyTrade(index, report) {
      const attempt = attempts[index];
      if (!attempt) return;
      const facts = { isPaid: paidBy !== undefined, isClosed, isGrantable: grants === 0 };
      const now = { state: attempt.state, amountFen: PRICE_FEN, currency: 'CNY', isMoneyIn: attempt.paidFen !== null };
      const decision = decideTrade(facts, now, report);
      if (decision.state) attempt.state = decision.state;
      if (decision.moneyIn) attempt.paidFen = report.totalFen ?? 0;
      if (decision.settles) paidBy = index;
      if (decision.grants) grants += 1;
      if (decision.refund) record(index, report.totalFen ?? 0);
    },
    async closeHere() {
      if (paidBy !== undefined || isClosed) return;
      isClosed = true;
      for (const attempt of attempts) if (isOpen(attempt.state)) attempt.state = 'CLOSED';
    },
    async askForRefund() {
      const paid = paidBy === undefined ? undefined : attempts[paidBy];
      if (paidBy !== undefined && paid?.state === 'SUCCESS') record(paidBy, paid.paidFen ?? 0);
    },
    async applyRefund(id, { state }) {
      const refund = refunds.find((one) => one.id === id);
      const attempt = refund && attempts[refund.attempt];
      if (!refund || !attempt || !canMoveRefund(refund.state, state)) return;
      refund.state = state;
      if (state !== 'done') return;
      if (canMove(attempt.state, 'REFUND')) attempt.state = 'REFUND';
      if (paidBy === refund.attempt && grants > 0) isRevoked = true;
    },
    view: async () => ({
      isPaid: paidBy !== undefined,
      isClosed,
      grants,
      isRevoked,
      attempts: attempts.map((attempt, index) => ({ ...attempt, settles: index === paidBy })),
      refunds: refunds.map((one) => ({ ...one, isOver: one.state === 'done' || one.state === 'failed' })),
    }),
  };
}
