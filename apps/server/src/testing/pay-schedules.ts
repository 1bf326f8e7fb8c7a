import fc from 'fast-check';
import type { TradeState } from '@markwright/contracts';
import type { RefundReport, TradeReport } from '../providers/pay-provider.ts';
import { canMove } from '../features/orders/trade-moves.ts';

export const PRICE_FEN = 6800;
const ATTEMPTS_MAX = 3;

type ShopView = {
  isPaid: boolean;
  isClosed: boolean;
  grants: number;
  isRevoked: boolean;
  attempts: { state: TradeState; paidFen: number | null; settles: boolean }[];
  refunds: { id: string; attempt: number; amountFen: number; isOver: boolean }[];
};

/** Our side of one order, in memory or in a database. Every call is one transaction. */
export type ShopUnderTest = {
  openAttempt(): Promise<void>;
  applyTrade(attempt: number, report: TradeReport): Promise<void>;
  closeHere(): Promise<void>;
  askForRefund(): Promise<void>;
  applyRefund(refundId: string, report: RefundReport): Promise<void>;
  view(): Promise<ShopView>;
};

/** The provider's side of one attempt: what is true about the money. */
type Trade = { state: 'offered' | 'paid' | 'closed'; paidFen: number; refundedFen: number };
type Message = { attempt: number; report: TradeReport } | { refundId: string; report: RefundReport };

const KINDS = [
  'open',
  'pay',
  'pay-wrong',
  'pay-late',
  'query',
  'query',
  'close-there',
  'close-here',
  'deliver',
  'deliver',
  'deliver',
  'ask-refund',
  'send-refund',
  'finish-refund',
] as const;
export type Step = { kind: (typeof KINDS)[number]; pick: number };

/** Pays, notices, repeated and stale ones, questions, closing, expiry and refunds, in any order. */
export const scheduleArbitrary = fc.array(fc.record({ kind: fc.constantFrom(...KINDS), pick: fc.nat({ max: 7 }) }), {
  minLength: 4,
  maxLength: 40,
});

/** What a run of schedules met, so that a run in which nothing happened is noticed. */
export type Met = { schedules: number; steps: number; grants: number; refunds: number; strays: number };
export const nothingMet = (): Met => ({ schedules: 0, steps: 0, grants: 0, refunds: 0, strays: 0 });

/** Plays a schedule, lets everything come to rest, and names the first promise that was broken. */
export async function findBrokenPromise(
  shop: ShopUnderTest,
  steps: readonly Step[],
  met: Met,
): Promise<string | undefined> {
  const world = openWorld(shop);
  await shop.openAttempt();
  world.meet();
  for (const step of steps) {
    const broken = await world.take(step);
    if (broken) return broken;
  }
  const broken = (await world.comeToRest()) ?? (await world.judge());
  const { grants, refunds, attempts } = await shop.view();
  met.schedules += 1;
  met.steps += steps.length;
  met.grants += grants;
  met.refunds += refunds.filter(({ isOver }) => isOver).length;
  met.strays += attempts.filter(({ paidFen, settles }) => paidFen !== null && !settles).length;
  return broken;
}

function openWorld(shop: ShopUnderTest) {
  const trades: Trade[] = [];
  const refunds = new Map<string, { attempt: number; amountFen: number; state: RefundReport['state'] }>();
  /** Whatever was once said may arrive again, late, or never. */
  const said: Message[] = [];
  let before: ShopView | undefined;

  const reportOf = ({ state, paidFen }: Trade): TradeReport =>
    state === 'paid'
      ? { state: 'SUCCESS', totalFen: paidFen, currency: 'CNY', transactionId: 'T' }
      : { state: state === 'closed' ? 'CLOSED' : 'NOTPAY' };

  const meet = () => {
    if (trades.length < ATTEMPTS_MAX) trades.push({ state: 'offered', paidFen: 0, refundedFen: 0 });
  };

  const pay = (attempt: number, trade: Trade, paidFen: number) => {
    Object.assign(trade, { state: 'paid', paidFen });
    said.push({ attempt, report: reportOf(trade) });
  };

  const deliver = (message: Message) =>
    'attempt' in message
      ? shop.applyTrade(message.attempt, message.report)
      : shop.applyRefund(message.refundId, message.report);

  /** The provider knows a refund by its number: the second request changes nothing. */
  const sendRefund = (wanted: ShopView['refunds'][number]) => {
    const trade = trades[wanted.attempt];
    if (!refunds.has(wanted.id) && trade && trade.paidFen - trade.refundedFen >= wanted.amountFen) {
      trade.refundedFen += wanted.amountFen;
      refunds.set(wanted.id, { attempt: wanted.attempt, amountFen: wanted.amountFen, state: 'processing' });
    }
    const known = refunds.get(wanted.id);
    if (known) said.push({ refundId: wanted.id, report: { state: known.state } });
  };

  const finishRefund = (refundId: string) => {
    const known = refunds.get(refundId);
    if (!known) return;
    known.state = 'done';
    said.push({ refundId, report: { state: 'done' } });
  };

  const act = async ({ kind, pick }: Step): Promise<void> => {
    const attempt = pick % trades.length;
    const trade = trades[attempt];
    const view = await shop.view();
    const refund = view.refunds[pick % Math.max(1, view.refunds.length)];
    if (!trade) return;
    switch (kind) {
      case 'open':
        if (view.isPaid || view.isClosed || trades.length >= ATTEMPTS_MAX) return;
        await shop.openAttempt();
        return meet();
      case 'pay':
        return trade.state === 'offered' ? pay(attempt, trade, PRICE_FEN) : undefined;
      case 'pay-wrong':
        return trade.state === 'offered' ? pay(attempt, trade, PRICE_FEN - 1 - pick) : undefined;
      case 'pay-late':
        return trade.state === 'closed' ? pay(attempt, trade, PRICE_FEN) : undefined;
      case 'query':
        return void said.push({ attempt, report: reportOf(trade) });
      case 'close-there':
        if (trade.state === 'offered') trade.state = 'closed';
        return;
      case 'close-here':
        return shop.closeHere();
      case 'deliver': {
        const message = said[(pick * 5 + said.length) % Math.max(1, said.length)];
        return message && deliver(message);
      }
      case 'ask-refund':
        return shop.askForRefund();
      case 'send-refund':
        return refund && sendRefund(refund);
      case 'finish-refund':
        return refund && finishRefund(refund.id);
    }
  };

  /** What must hold at every moment. */
  const check = async (): Promise<string | undefined> => {
    const now = await shop.view();
    for (const [index, attempt] of now.attempts.entries()) {
      const was = before?.attempts[index]?.state ?? 'NOTPAY';
      if (was !== attempt.state && !canMove(was, attempt.state)) return `moved ${was} to ${attempt.state}`;
    }
    before = now;
    if (now.grants > 1) return 'granted twice';
    const paying = trades[now.attempts.findIndex(({ settles }) => settles)];
    if (now.grants === 1 && !now.isRevoked && paying?.paidFen !== PRICE_FEN) return 'granted without the money';
    if (trades.some(({ paidFen, refundedFen }) => refundedFen > paidFen)) return 'refunded more than was paid';
    return undefined;
  };

  return {
    meet,
    async take(step: Step) {
      await act(step);
      return check();
    },
    /** The jobs: every attempt is asked about once more, every refund is sent and seen through. */
    async comeToRest() {
      for (const [attempt, trade] of trades.entries()) await shop.applyTrade(attempt, reportOf(trade));
      const broken = await check();
      if (broken) return broken;
      for (const wanted of (await shop.view()).refunds.filter(({ isOver }) => !isOver)) {
        sendRefund(wanted);
        finishRefund(wanted.id);
        const known = refunds.get(wanted.id);
        if (known) await shop.applyRefund(wanted.id, { state: known.state });
      }
      return check();
    },
    /** What must hold in the end: money is either what goods were given for, or back where it came from. */
    async judge(): Promise<string | undefined> {
      const view = await shop.view();
      const keeps = view.grants === 1 && !view.isRevoked;
      for (const [index, { paidFen, refundedFen }] of trades.entries()) {
        const kept = paidFen - refundedFen;
        const isGoods = keeps && view.attempts[index]?.settles === true;
        if (kept !== (isGoods ? PRICE_FEN : 0)) return `${kept} fen of attempt ${index} are neither goods nor returned`;
      }
      const isPaidFor = trades.some(({ paidFen, refundedFen }) => paidFen - refundedFen === PRICE_FEN);
      return keeps && !isPaidFor ? 'goods without money' : undefined;
    },
  };
}
