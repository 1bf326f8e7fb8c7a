import type { PaymentStart, PaymentState, TradeState } from '@markwright/contracts';

/** Why a payment came to nothing. */
export type Ending = 'closed' | 'revoked' | 'failed' | 'refunded' | 'late';

export type Payment =
  /** The provider is asked for a code or an address. */
  | { at: 'starting' }
  /** No code could be had; `message` is the server's, empty where none came. */
  | { at: 'stuck'; message: string }
  /** `confirming`: the wallet is open and the buyer is at it. */
  | { at: 'waiting'; start: PaymentStart; confirming: boolean }
  | { at: 'paid' }
  | { at: 'ended'; why: Ending };

const ENDINGS: Partial<Record<TradeState, Ending>> = {
  CLOSED: 'closed',
  REVOKED: 'revoked',
  PAYERROR: 'failed',
  REFUND: 'refunded',
};

export const isFinalState = (state: TradeState): boolean => state !== 'NOTPAY' && state !== 'USERPAYING';

/** Where a payment stands after the server was asked. A question without an answer changes nothing. */
export function onPaymentState(payment: Payment, reply: PaymentState | null): Payment {
  if (!reply) return payment;
  const why = ENDINGS[reply.tradeState];
  if (why) return { at: 'ended', why };
  if (reply.tradeState === 'SUCCESS') return { at: 'paid' };
  if (payment.at !== 'waiting') return payment;
  const confirming = reply.tradeState === 'USERPAYING';
  return confirming === payment.confirming ? payment : { ...payment, confirming };
}

/** A failed try can be repeated on the same order; a closed one needs a new order. */
export const canTryAgain = (payment: Payment): boolean =>
  payment.at === 'stuck' || (payment.at === 'ended' && payment.why === 'failed');

const MINUTE_MS = 60_000;

/**
 * Milliseconds left to pay. The server's clock decides; a computer whose clock is wrong shows the whole time instead
 * of nonsense.
 */
export function timeLeft(expiresAt: string, now: number, orderMinutes: number): number {
  const left = Date.parse(expiresAt) - now;
  const whole = orderMinutes * MINUTE_MS;
  return left > whole ? whole : Math.max(0, left);
}

/** "29:05" */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
