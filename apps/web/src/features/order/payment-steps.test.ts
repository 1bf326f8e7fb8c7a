import type { PaymentStart, PaymentState, TradeState } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { canTryAgain, clockText, isFinalState, onPaymentState, timeLeft, type Payment } from './payment-steps.ts';

const start: PaymentStart = {
  outTradeNo: 'A'.repeat(24),
  codeUrl: 'weixin://wxpay/bizpayurl?pr=abc',
  payUrl: null,
  amountFen: 6800,
  second: null,
  expiresAt: '2026-11-15T12:30:00.000Z',
  sandbox: true,
};
const waiting: Payment = { at: 'waiting', start, confirming: false };
const stateOf = (tradeState: TradeState): PaymentState => ({
  outTradeNo: start.outTradeNo,
  tradeState,
  purchaseType: 'hd',
  amountFen: 6800,
  second: null,
  successTime: null,
  expiresAt: start.expiresAt,
  sandbox: true,
});

test('unpaid and paying go on waiting; every other state ends the wait', () => {
  expect(onPaymentState(waiting, stateOf('NOTPAY'))).toBe(waiting);
  expect(onPaymentState(waiting, stateOf('USERPAYING'))).toEqual({ ...waiting, confirming: true });
  expect(onPaymentState(waiting, stateOf('SUCCESS'))).toEqual({ at: 'paid' });
  const endings = (['CLOSED', 'REVOKED', 'PAYERROR', 'REFUND'] as const).map((state) =>
    onPaymentState(waiting, stateOf(state)),
  );
  expect(endings.map((payment) => payment.at === 'ended' && payment.why)).toEqual([
    'closed',
    'revoked',
    'failed',
    'refunded',
  ]);
  expect((['NOTPAY', 'USERPAYING', 'SUCCESS', 'CLOSED'] as const).map(isFinalState)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('no answer changes nothing', () => {
  expect(onPaymentState(waiting, null)).toBe(waiting);
});

test('a failed try can be repeated, a closed order cannot', () => {
  expect(canTryAgain({ at: 'ended', why: 'failed' })).toBe(true);
  expect(canTryAgain({ at: 'stuck', message: '' })).toBe(true);
  expect(canTryAgain({ at: 'ended', why: 'closed' })).toBe(false);
});

test('time left counts down to nothing and survives a wrong clock', () => {
  const at = (clock: string) => timeLeft(start.expiresAt, Date.parse(clock), 30);
  expect(at('2026-11-15T12:15:30.000Z')).toBe(14.5 * 60_000);
  expect(at('2026-11-15T13:00:00.000Z')).toBe(0);
  expect(at('2020-01-01T00:00:00.000Z')).toBe(30 * 60_000);
  expect([clockText(870_000), clockText(59_001), clockText(0)]).toEqual(['14:30', '01:00', '00:00']);
});
