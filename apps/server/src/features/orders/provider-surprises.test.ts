import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grants, paymentAttempts, refunds } from '../../db/schema.ts';
import { readTransaction } from '../../providers/pay-wechat/trade-report.ts';
import { openTestShop, type Buyer, type TestShop } from '../../testing/test-shop.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { findBoughtName } from '../creations/rules.ts';
import { packagesOf } from '../entitlements/rights.ts';
import { voidSandboxPurchases } from './grant-rules.ts';
import { refundPayment } from './job-refs.ts';
import { readPayment } from './payment-rules.ts';
import { refundOrder } from './refund-rules.ts';
import { applyProviderState, applyRefundState } from './settle-rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const SOON = { timeout: 15_000 };
const points = async ({ token }: Buyer) =>
  (await shop.call('GET', '/api/integral/rest', { token })).data.kept as number;
const attemptOf = async (number: string) =>
  (await db().select().from(paymentAttempts).where(eq(paymentAttempts.number, number)))[0];

async function ordered(commodityId: string) {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, commodityId);
  return { buyer, creationId, outTradeNo, number: await shop.startWechat(buyer, outTradeNo) };
}

/** The provider's word in its own shape, as a signed notice or an answer brings it. */
function tell(number: string, trade_state: string, total: number): Promise<void> {
  const said = { appid: 'a', mchid: 'm', out_trade_no: number, trade_state, amount: { total, currency: 'CNY' } };
  const reported = { payType: 'wechat', sandbox: true, number, report: readTransaction(said) } as const;
  return db().transaction((tx) => applyProviderState(tx, shop.orderDeps, reported, new Date()));
}

test('a payment first heard of when it was refunded brings nothing and is not refunded again', async () => {
  const { creationId, outTradeNo, buyer, number } = await ordered('vector-package');
  await tell(number, 'REFUND', 12_800);
  expect(await attemptOf(number)).toMatchObject({ state: 'CLOSED', paidFen: null });
  expect((await packagesOf(db(), [creationId], shop.orderDeps.sandbox)).size).toBe(0);
  expect(await db().select().from(grants).where(eq(grants.creationId, creationId))).toEqual([]);
  expect(await db().select().from(refunds)).toEqual([]);
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('NOTPAY');
});

test('a paid order is not moved by the provider’s word that it is under refund', async () => {
  const { creationId, buyer, outTradeNo, number } = await ordered('hd-package');
  await shop.press(number, 'pay');
  await tell(number, 'REFUND', 6800);
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('SUCCESS');
  expect((await packagesOf(db(), [creationId], shop.orderDeps.sandbox)).get(creationId)).toBe('hd');
});

test('an absurd amount is recorded as it was told, grants nothing and goes back whole', async () => {
  const { creationId, number } = await ordered('hd-package');
  await tell(number, 'SUCCESS', 680_000_000_000);
  const attempt = await attemptOf(number);
  expect(attempt).toMatchObject({ state: 'PAYERROR', paidFen: 680_000_000_000 });
  expect((await packagesOf(db(), [creationId], shop.orderDeps.sandbox)).size).toBe(0);
  const sent = await db()
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, attempt?.id ?? ''));
  expect(sent).toMatchObject([{ amountFen: 680_000_000_000, reason: 'wrong-amount' }]);
});

test('the provider is asked every three seconds at first, every ten once the code has been on the screen for a minute', async () => {
  const { buyer, outTradeNo, number } = await ordered('hd-package');
  const { createdAt } = (await attemptOf(number))!;
  const asked: number[] = [];
  for (let second = 0; second < 90; second += 2) {
    const now = new Date(createdAt.getTime() + second * 1000);
    await readPayment(db(), shop.orderDeps, buyer.id, outTradeNo, now);
    if ((await attemptOf(number))?.queriedAt?.getTime() === now.getTime()) asked.push(second);
  }
  expect(asked).toEqual([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 68, 80]);
});

test('a vector purchase keeps the brand name it was made with', async () => {
  const { creationId, number } = await ordered('vector-package');
  await shop.press(number, 'pay');
  expect(await findBoughtName(db(), shop.orderDeps, creationId)).toBe('云上茶楼');
});

test('a top-up’s points return by themselves when its refund fails, and can be refunded after all', async () => {
  const buyer = await shop.newBuyer();
  const body = { yuan: 10, payType: 'wechat' };
  const { data } = await shop.call('POST', '/api/integral/create_order', { token: buyer.token, body });
  await shop.press(data.codeUrl.split('/').at(-1), 'pay');
  expect(await points(buyer)).toBe(30);
  const source = { payType: 'wechat', sandbox: true } as const;
  // Recorded and not sent: here the provider's answer is made up.
  const { enqueue } = shop.orderDeps;
  const allButRefunds: Enqueue = async (tx, job, ...rest) =>
    job.name === refundPayment.name ? undefined : enqueue(tx, job, ...rest);
  const unsent = { ...shop.orderDeps, enqueue: allButRefunds };
  for (const round of [1, 2]) {
    const [refund] = await refundOrder(db(), unsent, data.outTradeNo);
    expect(await points(buyer), `round ${round}`).toBe(0);
    const refundNumber = refund?.number ?? '';
    const failed = { ...source, refundNumber, report: { state: 'failed' } } as const;
    for (let again = 0; again < 2; again += 1) {
      await db().transaction((tx) => applyRefundState(tx, shop.orderDeps, failed, new Date()));
    }
    expect(await points(buyer), `round ${round}`).toBe(30);
  }
  await refundOrder(db(), shop.orderDeps, data.outTradeNo);
  expect(await points(buyer)).toBe(0);
  await expect.poll(() => shop.stateOf(buyer, data.outTradeNo), SOON).toBe('REFUND');
  expect(await points(buyer)).toBe(0);
});

const pictureJobs = async (creationId: string): Promise<number> => {
  const { rows } = await shop.database.pool.query<{ jobs: string }>(
    `select count(*) as jobs from pgboss.job where name = 'creations.draw-preview' and data->>'creationId' = $1`,
    [creationId],
  );
  return Number(rows[0]?.jobs);
};

test('play purchases end with the first live provider: the preview is drawn again and the files go', async () => {
  const { creationId, number } = await ordered('hd-package');
  await shop.press(number, 'pay');
  const file = `downloads/${creationId}/clean.png`;
  await shop.storage.put(file, Buffer.from('clean'), 'image/png');
  const before = await pictureJobs(creationId);
  await voidSandboxPurchases(db(), shop.orderDeps, new Date());
  expect(await pictureJobs(creationId)).toBe(before + 1);
  expect((await packagesOf(db(), [creationId], true)).size).toBe(0);
  await expect.poll(() => shop.storage.exists(file), SOON).toBe(false);
});

test('a refund ends the signed addresses handed out for its files', async () => {
  const { buyer, creationId, outTradeNo, number } = await ordered('hd-package');
  await shop.press(number, 'pay');
  const file = `downloads/${creationId}/logo.png`;
  await shop.storage.put(file, Buffer.from('bought'), 'image/png');
  const signed = new URL(await shop.storage.signedUrl(file, { expiresInSeconds: 600 }));
  const open = async () => (await fetch(shop.url + signed.pathname + signed.search)).status;
  expect(await open()).toBe(200);
  await shop.press(number, 'refund');
  await expect.poll(() => shop.stateOf(buyer, outTradeNo), SOON).toBe('REFUND');
  await expect.poll(open, SOON).toBe(404);
});
