import type { PaymentStart, PaymentState, TradeState } from '@markwright/contracts';
import type { Envelope } from '@markwright/contracts/envelope';
import { expect, test } from 'vitest';
import type { Payment } from './payment-steps.ts';
import { runPayment, type PaymentCalls, type Timing } from './run-payment.ts';

const start: PaymentStart = {
  outTradeNo: 'B'.repeat(24),
  codeUrl: 'weixin://wxpay/bizpayurl?pr=abc',
  payUrl: null,
  amountFen: 6800,
  second: null,
  expiresAt: '2026-11-15T12:30:00.000Z',
  sandbox: true,
};
const ok = <Data>(data: Data): Envelope<Data> => ({ code: 200, msg: '', data });
const stateOf = (tradeState: TradeState): Envelope<PaymentState> =>
  ok({ ...start, tradeState, purchaseType: 'hd' as const, successTime: null });
const NO_REPLY: Envelope<PaymentState> = { code: 0, msg: '', data: null };

async function run(
  replies: Envelope<PaymentState>[],
  { calls = {}, timing = { everyMs: 1, forMs: 5000 } }: { calls?: Partial<PaymentCalls>; timing?: Timing } = {},
) {
  const seen: Payment[] = [];
  const cancel = new AbortController();
  let asked = 0;
  await runPayment(
    {
      start: async () => ok(start),
      askState: async () => replies[asked++] ?? replies.at(-1) ?? NO_REPLY,
      ...calls,
    },
    undefined,
    (payment) => seen.push(payment),
    cancel.signal,
    timing,
  );
  return { seen: seen.map((payment) => (payment.at === 'ended' ? payment.why : payment.at)), asked };
}

test('[S2.25] a code, then paid; nobody asks after that', async () => {
  const { seen, asked } = await run([stateOf('NOTPAY'), NO_REPLY, stateOf('USERPAYING'), stateOf('SUCCESS')]);
  expect(seen).toEqual(['waiting', 'waiting', 'paid']);
  expect(asked).toBe(4);
});

test('every ending stops the questions', async () => {
  for (const [state, why] of [
    ['CLOSED', 'closed'],
    ['REVOKED', 'revoked'],
    ['PAYERROR', 'failed'],
    ['REFUND', 'refunded'],
  ] as const) {
    expect(await run([stateOf(state)])).toEqual({ seen: ['waiting', why], asked: 1 });
  }
});

test('after the order’s time nobody waits any longer', async () => {
  const { seen } = await run([stateOf('NOTPAY')], { timing: { everyMs: 1, forMs: 10 } });
  expect(seen).toEqual(['waiting', 'late']);
});

test('an order paid elsewhere meanwhile cannot be started, and shows as paid', async () => {
  const refused = { start: async () => ({ code: 409, msg: '订单已支付', data: null }) };
  expect((await run([stateOf('SUCCESS')], { calls: refused })).seen).toEqual(['paid']);
  expect((await run([stateOf('NOTPAY')], { calls: refused })).seen).toEqual(['stuck']);
});

test('closing stops at once', async () => {
  const cancel = new AbortController();
  const seen: Payment[] = [];
  await runPayment(
    {
      start: async () => ok(start),
      askState: async () => {
        cancel.abort();
        return stateOf('SUCCESS');
      },
    },
    undefined,
    (payment) => seen.push(payment),
    cancel.signal,
    { everyMs: 1, forMs: 5000 },
  );
  expect(seen.map(({ at }) => at)).toEqual(['waiting']);
});
