import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSecond } from '@markwright/contracts';
import { grants, orders, paymentAttempts, refunds } from '../../db/schema.ts';
import { readSecondCurrency, readStripe } from '../../compose/env-payments.ts';
import { sandboxPayKeys } from '../../sandbox/pay-keys.ts';
import { findTrade, listRefunds, type PlayedRefund } from '../../sandbox/pay-trades.ts';
import { stripeNotice } from '../../sandbox/stripe-vendor.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { packagesOf } from '../entitlements/rights.ts';
import { PAY_NOTICE_PATHS } from './pay-notices.ts';
import { refundOrder, sendRefund } from './refund-rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    STRIPE_SECRET_KEY: 'sandbox',
    STRIPE_WEBHOOK_SECRET: 'sandbox',
    SECOND_CURRENCY: 'USD=0.14',
  });
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const packageOf = async (id: string) => (await packagesOf(db(), [id], true)).get(id);

async function startCard(commodityId = 'hd-package') {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, commodityId);
  const ask = () => shop.call('POST', `/api/card-pay/checkout/${outTradeNo}`, { token: buyer.token });
  const { data } = await ask();
  const [order] = await db().select().from(orders).where(eq(orders.outTradeNo, outTradeNo));
  const [attempt] = await db()
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order?.id ?? ''));
  const number = attempt?.number ?? '';
  const state = async () =>
    (await shop.call('GET', `/api/card-pay/query/${outTradeNo}`, { token: buyer.token })).data.tradeState as string;
  return { buyer, creationId, outTradeNo, started: data, ask, order, attempt, number, state };
}

test('goods are priced in the second currency too, and a card is a third way to pay', async () => {
  const { data } = await shop.call('GET', '/api/commodity/getList');
  expect(data.payTypes).toEqual(['wechat', 'alipay', 'card']);
  expect(data.secondCurrency).toEqual({ currency: 'USD', perYuan: 0.14 });
  expect(data.list.map(({ secondPay }: { secondPay: object }) => secondPay)).toEqual([
    { currency: 'USD', minor: 952 },
    { currency: 'USD', minor: 1792 },
  ]);
});

test('a card pays the price that was shown, kept with the order; the notice settles it', async () => {
  const { buyer, creationId, started, ask, order, attempt, number, state } = await startCard();
  expect([order?.amountFen, order?.secondCurrency, order?.secondMinor]).toEqual([6800, 'USD', 952]);
  expect([attempt?.amountFen, attempt?.currency, attempt?.payType]).toEqual([952, 'USD', 'card']);
  expect(started).toMatchObject({ codeUrl: null, second: { currency: 'USD', minor: 952 } });
  expect((await ask()).data.payUrl).toBe(started.payUrl);
  await shop.press(number, 'pay');
  expect(await state()).toBe('SUCCESS');
  expect(await packageOf(creationId)).toBe('hd');
  const { data } = await shop.call('GET', '/api/order/getList', { token: buyer.token });
  expect(data.list[0]).toMatchObject({ payType: 'card', amountFen: 6800, second: { currency: 'USD', minor: 952 } });
});

test('a forged notice changes nothing, a lost one is made up for by asking, one sent twice buys once', async () => {
  const forged = await startCard();
  await shop.press(forged.number, 'forge');
  expect(await packageOf(forged.creationId)).toBeUndefined();
  expect(await forged.state()).toBe('SUCCESS');
  const twice = await startCard();
  await shop.press(twice.number, 'duplicate');
  expect(await twice.state()).toBe('SUCCESS');
  expect(await packageOf(twice.creationId)).toBe('hd');
});

test('a wrong amount is a payment error, buys nothing and goes back; a cancelled order takes no card', async () => {
  const wrong = await startCard();
  await shop.press(wrong.number, 'wrong-amount');
  expect(await wrong.state()).toBe('PAYERROR');
  expect(await packageOf(wrong.creationId)).toBeUndefined();
  const of = await db()
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, wrong.attempt?.id ?? ''));
  expect(of.map(({ reason, amountFen }) => [reason, amountFen])).toEqual([['wrong-amount', 951]]);

  const { buyer, outTradeNo, number, creationId, state } = await startCard();
  await shop.call('POST', `/api/order/${outTradeNo}/cancel`, { token: buyer.token });
  expect(await state()).toBe('CLOSED');
  await shop.press(number, 'late');
  expect(await packageOf(creationId)).toBeUndefined();
});

test('a refund goes back to the card in its currency, and the order says when', async () => {
  const { buyer, creationId, outTradeNo, number } = await startCard('vector-package');
  await shop.press(number, 'pay');
  const [refund] = await refundOrder(db(), shop.orderDeps, outTradeNo);
  expect(refund?.amountFen).toBe(1792);
  await sendRefund(db(), shop.orderDeps, refund?.id ?? '');
  const first = async () => (await shop.call('GET', '/api/order/getList', { token: buyer.token })).data.list[0];
  await expect.poll(async () => (await first()).tradeState, { timeout: 15_000 }).toBe('REFUND');
  expect(Date.parse((await first()).refundedAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(await packageOf(creationId)).toBeUndefined();
});

test('notices that come late, or again, about what was settled by asking change nothing; those of a refund neither', async () => {
  const { creationId, outTradeNo, number, state, buyer } = await startCard();
  const keys = await sandboxPayKeys(db());
  const send = async (refund?: PlayedRefund) => {
    const trade = await findTrade(db(), number);
    const { headers, body } = stripeNotice(keys, trade!, refund);
    return (await fetch(shop.url + PAY_NOTICE_PATHS.card, { method: 'POST', headers, body })).status;
  };
  await shop.press(number, 'drop');
  expect(await state()).toBe('SUCCESS');
  expect([await send(), await send()]).toEqual([200, 200]);
  const granted = () => db().select().from(grants).where(eq(grants.creationId, creationId));
  expect(await granted()).toHaveLength(1);

  const [refund] = await refundOrder(db(), shop.orderDeps, outTradeNo);
  await sendRefund(db(), shop.orderDeps, refund?.id ?? '');
  const played = (await listRefunds(db(), 100)).find((one) => one.number === number);
  const arrived = { ...played!, state: 'SUCCESS' as const };
  expect([await send(arrived), await send(arrived)]).toEqual([200, 200]);
  // The payment's own notice once more, after its money went back.
  expect(await send()).toBe(200);
  const { data } = await shop.call('GET', '/api/order/getList', { token: buyer.token });
  expect(data.list[0].tradeState).toBe('REFUND');
  expect(await packageOf(creationId)).toBeUndefined();
  const of = await db().select().from(refunds);
  expect(of.filter(({ id }) => id === refund?.id)).toHaveLength(1);
});

test('amounts in the second currency are whole minor units, rounded up; keys and rates that cannot be meant are refused', () => {
  expect(inSecond(6800, { currency: 'USD', perYuan: 0.1399 })).toEqual({ currency: 'USD', minor: 952 });
  expect(inSecond(6800, { currency: 'JPY', perYuan: 21.3 })).toEqual({ currency: 'JPY', minor: 1449 });
  expect(inSecond(1, { currency: 'JPY', perYuan: 21.3 })).toEqual({ currency: 'JPY', minor: 1 });
  expect(inSecond(6800, undefined)).toBeNull();
  expect(readSecondCurrency({ SECOND_CURRENCY: 'EUR=0.13' })).toEqual({ currency: 'EUR', perYuan: 0.13 });
  for (const text of ['USD', 'usd=1', 'USD=0', 'KWD=0.04', 'USD=-1'])
    expect(() => readSecondCurrency({ SECOND_CURRENCY: text })).toThrow('SECOND_CURRENCY');
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(readStripe(keys)).toEqual({ secretKey: 'sk_live_x', webhookSecret: 'whsec_x' });
  expect(() => readStripe({ ...keys, STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('live key');
  expect(() => readStripe({ STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow('go together');
  expect(readStripe({})).toBeUndefined();
});
