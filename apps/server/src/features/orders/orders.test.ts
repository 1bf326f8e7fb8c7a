import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creations, grants, orders, paymentAttempts, providerNotices, refunds } from '../../db/schema.ts';
import { openTestShop, type Buyer, type TestShop } from '../../testing/test-shop.ts';
import { AGREEMENT } from './agreement.ts';
import { closeOrder } from './close-rules.ts';
import { addPoints, reservePoints } from '../points/rules.ts';
import { packagesOf } from '../entitlements/rights.ts';
import { voidSandboxPurchases } from './grant-rules.ts';
import { refundOrder, sendRefund } from './refund-rules.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const packageOf = async (creationId: string) =>
  (await packagesOf(db(), [creationId], shop.orderDeps.sandbox)).get(creationId);
const isFrozen = async (id: string) => (await db().select().from(creations).where(eq(creations.id, id)))[0]?.frozen;
const findOrder = async (no: string) => {
  const [order] = await db().select().from(orders).where(eq(orders.outTradeNo, no));
  if (!order) throw new Error(`no order ${no}`);
  return order;
};
const attemptOf = async (number: string) =>
  (await db().select().from(paymentAttempts).where(eq(paymentAttempts.number, number)))[0];
const refundsOf = async (attemptNumber: string) => {
  const attempt = await attemptOf(attemptNumber);
  return db()
    .select()
    .from(refunds)
    .where(eq(refunds.attemptId, attempt?.id ?? ''));
};
const points = async ({ token }: Buyer) =>
  (await shop.call('GET', '/api/integral/rest', { token })).data.kept as number;
const refundState = (attempt: string) => async () => (await refundsOf(attempt)).map(({ state }) => state);
/** The notice of a refund arrives a second or two after it was asked for. */
const SOON = { timeout: 15_000 };

async function buy(commodityId: string, buyer?: Buyer, creationId?: string) {
  const who = buyer ?? (await shop.newBuyer());
  const what = creationId ?? (await shop.newCreation(who));
  const outTradeNo = await shop.order(who, what, commodityId);
  const attempt = await shop.startWechat(who, outTradeNo);
  await shop.press(attempt, 'pay');
  return { buyer: who, creationId: what, outTradeNo, attempt };
}

test('[S1.6] goods, prices and contents are shown to guests; the agreement has a version', async () => {
  const { data } = await shop.call('GET', '/api/commodity/getList');
  const shown = data.list.map((one: { purchaseType: string; priceFen: number }) => [one.purchaseType, one.priceFen]);
  expect(shown).toEqual([
    ['hd', 6800],
    ['vector', 12800],
  ]);
  const formats = data.list.map(({ files }: { files: { format: string }[] }) => files.map(({ format }) => format));
  expect(formats).toEqual([
    ['jpg', 'png', 'png', 'png'],
    ['jpg', 'png', 'png', 'png', 'svg', 'dxf', 'pdf'],
  ]);
  expect([data.payTypes, data.sandbox]).toEqual([['wechat', 'alipay'], true]);
  const agreement = await shop.call('GET', '/api/agreement?lang=en');
  expect(agreement.data).toMatchObject({ version: AGREEMENT.version, title: 'Markwright logo purchase agreement' });
});

test('[S5.6] an order without the agreement of today is refused and leaves nothing', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  for (const agreementVersion of ['', '2020-01']) {
    const body = { creationId, commodityId: 'hd-package', agreementVersion };
    expect((await shop.call('POST', '/api/userCreation/order', { token: buyer.token, body })).code).toBe(422);
  }
  expect(await db().select().from(orders).where(eq(orders.userId, buyer.id))).toEqual([]);
});

test('[S3.10] a code is paid, the notice settles the order, the creation is frozen and the list tells it', async () => {
  const { buyer, creationId, outTradeNo, attempt } = await buy('hd-package');
  expect(outTradeNo).toMatch(/^[0-9A-Z]{24}$/);
  expect(attempt).not.toBe(outTradeNo);
  expect(await packageOf(creationId)).toBe('hd');
  expect(await isFrozen(creationId)).toBe(true);
  const { data } = await shop.call('GET', '/api/order/getList', { token: buyer.token });
  expect(data.total).toBe(1);
  expect(data.list[0]).toMatchObject({
    outTradeNo,
    creationId,
    purchaseType: 'hd',
    tradeState: 'SUCCESS',
    amountFen: 6800,
    name: '云上茶楼',
    payType: 'wechat',
    sandbox: true,
    points: null,
  });
  expect(Date.parse(data.list[0].successTime)).toBeGreaterThan(Date.now() - 60_000);
  expect((await findOrder(outTradeNo)).agreementVersion).toBe(AGREEMENT.version);
  const notices = await db().select().from(providerNotices).where(eq(providerNotices.attemptNumber, attempt));
  expect(notices).toHaveLength(1);
});

test('[S9.6] the wallet settles an order too; an upgrade pays the difference and thaws the creation', async () => {
  const { buyer, creationId } = await buy('hd-package');
  const quoted = await shop.call('GET', `/api/commodity/getList?creationId=${creationId}`, { token: buyer.token });
  expect(quoted.data.list.map((one: { payFen: number; owned: boolean }) => [one.payFen, one.owned])).toEqual([
    [6800, true],
    [6000, false],
  ]);
  const outTradeNo = await shop.order(buyer, creationId, 'vector-package');
  expect((await findOrder(outTradeNo)).amountFen).toBe(6000);
  const attempt = await shop.startAlipay(buyer, outTradeNo);
  await shop.press(attempt, 'pay');
  const { data } = await shop.call('POST', `/api/ali-pay/trade/query/${outTradeNo}`, { token: buyer.token });
  expect(data.tradeState).toBe('SUCCESS');
  expect([await packageOf(creationId), await isFrozen(creationId)]).toEqual(['vector', false]);
  await expect(shop.order(buyer, creationId, 'hd-package')).rejects.toThrow('已经购买过');
});

test('asking again gives the open order and its code; another package closes it', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const first = await shop.order(buyer, creationId, 'hd-package');
  expect(await shop.order(buyer, creationId, 'hd-package')).toBe(first);
  const attempt = await shop.startWechat(buyer, first);
  expect(await shop.startWechat(buyer, first)).toBe(attempt);
  const second = await shop.order(buyer, creationId, 'vector-package');
  expect(second).not.toBe(first);
  expect(await shop.stateOf(buyer, first)).toBe('CLOSED');
  await expect(shop.startWechat(buyer, first)).rejects.toThrow('订单已关闭');
});

test('nobody sees, pays, asks about or cancels somebody else’s order', async () => {
  const buyer = await shop.newBuyer();
  const stranger = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
  const calls: [string, string][] = [
    ['GET', `/api/pay/transactions/native/${outTradeNo}`],
    ['GET', `/api/pay/transactions/out-trade-no/${outTradeNo}`],
    ['POST', `/api/ali-pay/trade/page/payOrderByCodes/?outTradeNo=${outTradeNo}`],
    ['POST', `/api/ali-pay/trade/query/${outTradeNo}`],
    ['GET', `/api/integral/transactions/out-trade-no/${outTradeNo}`],
    ['POST', `/api/order/${outTradeNo}/cancel`],
    ['GET', `/api/commodity/getList?creationId=${creationId}`],
  ];
  for (const [method, path] of calls) {
    const reply = await shop.call(method, path, { token: stranger.token });
    expect([path, reply.code]).toEqual([path, 404]);
  }
  await expect(shop.order(stranger, creationId, 'hd-package')).rejects.toThrow('内容不存在');
  expect((await shop.call('GET', '/api/order/getList', { token: stranger.token })).data.total).toBe(0);
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('NOTPAY');
});

test('[S5.7] [S9.5] a top-up by yuan or by points gives three points per yuan, once per key', async () => {
  const buyer = await shop.newBuyer();
  const { token } = buyer;
  const topUp = (body: object, headers = {}) =>
    shop.call('POST', '/api/integral/create_order', { token, body, headers });
  for (const wrong of [{ yuan: 0 }, { yuan: 5001 }, { yuan: 1.5 }, { points: 4 }, { yuan: 1, points: 3 }, {}]) {
    expect((await topUp({ ...wrong, payType: 'wechat' })).code).toBe(400);
  }
  const headers = { 'idempotency-key': 'top-up-1' };
  const { data } = await topUp({ yuan: 10, payType: 'wechat' }, headers);
  expect([data.amountFen, data.points, data.payUrl]).toEqual([1000, 30, null]);
  expect((await topUp({ yuan: 10, payType: 'wechat' }, headers)).data).toEqual(data);
  expect((await topUp({ yuan: 30, payType: 'wechat' }, headers)).code).toBe(409);
  await shop.press(data.codeUrl.split('/').at(-1), 'duplicate');
  const path = `/api/integral/transactions/out-trade-no/${data.outTradeNo}`;
  expect((await shop.call('GET', path, { token })).data.tradeState).toBe('SUCCESS');
  expect(await points(buyer)).toBe(30);
  const byPoints = await topUp({ points: 9, payType: 'alipay', onPhone: true });
  expect([byPoints.data.amountFen, byPoints.data.codeUrl]).toEqual([300, null]);
  expect(byPoints.data.payUrl).toContain('alipay.trade.wap.pay');
});

test('a lost notice and a forged one change nothing; asking the provider finds the payment', async () => {
  for (const action of ['drop', 'forge']) {
    const buyer = await shop.newBuyer();
    const creationId = await shop.newCreation(buyer);
    const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
    await shop.press(await shop.startWechat(buyer, outTradeNo), action);
    expect((await findOrder(outTradeNo)).tradeState).toBe('NOTPAY');
    expect(await shop.stateOf(buyer, outTradeNo)).toBe('SUCCESS');
    expect(await packageOf(creationId)).toBe('hd');
  }
});

test('a notice that comes three times is one payment and one grant', async () => {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'vector-package');
  const attempt = await shop.startAlipay(buyer, outTradeNo);
  await shop.press(attempt, 'duplicate');
  const { id } = await findOrder(outTradeNo);
  expect(await db().select().from(grants).where(eq(grants.orderId, id))).toHaveLength(1);
  const notices = await db().select().from(providerNotices).where(eq(providerNotices.attemptNumber, attempt));
  expect(notices).toHaveLength(3);
});

test('a wrong amount is a payment error, buys nothing and goes back', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
  const attempt = await shop.startWechat(buyer, outTradeNo);
  await shop.press(attempt, 'wrong-amount');
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('PAYERROR');
  expect(await packageOf(creationId)).toBeUndefined();
  expect((await attemptOf(attempt))?.paidFen).toBe(6799);
  expect(await refundsOf(attempt)).toMatchObject([{ amountFen: 6799, reason: 'wrong-amount' }]);
  await expect.poll(refundState(attempt), SOON).toEqual(['done']);
  const again = await shop.startWechat(buyer, outTradeNo);
  expect(again).not.toBe(attempt);
  await shop.press(again, 'pay');
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('SUCCESS');
});

test('paying twice, by code and by wallet, buys once; the payment that nobody told of is found and goes back', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
  const code = await shop.startWechat(buyer, outTradeNo);
  const wallet = await shop.startAlipay(buyer, outTradeNo);
  await shop.press(wallet, 'drop');
  await shop.press(code, 'pay');
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('SUCCESS');
  await expect.poll(refundState(wallet), SOON).toEqual(['done']);
  expect([(await attemptOf(code))?.state, (await attemptOf(wallet))?.state]).toEqual(['SUCCESS', 'REFUND']);
  expect(await packageOf(creationId)).toBe('hd');
});

test('once an order is paid its other codes are closed at the provider', async () => {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  const wallet = await shop.startAlipay(buyer, outTradeNo);
  await shop.press(await shop.startWechat(buyer, outTradeNo), 'pay');
  await expect.poll(async () => (await attemptOf(wallet))?.state, SOON).toBe('CLOSED');
  await shop.press(wallet, 'pay');
  expect((await attemptOf(wallet))?.paidFen).toBeNull();
});

test('a cancelled order closes at the provider; money that comes all the same goes back', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
  const attempt = await shop.startWechat(buyer, outTradeNo);
  const cancelled = await shop.call('POST', `/api/order/${outTradeNo}/cancel`, { token: buyer.token });
  expect(cancelled.data.tradeState).toBe('CLOSED');
  await shop.press(attempt, 'late');
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('CLOSED');
  expect(await attemptOf(attempt)).toMatchObject({ state: 'CLOSED', paidFen: 6800 });
  await expect.poll(refundState(attempt), SOON).toEqual(['done']);
  expect(await packageOf(creationId)).toBeUndefined();
});

test('cancelling after paying, before anyone noticed, finds the money and keeps the order', async () => {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startAlipay(buyer, outTradeNo), 'drop');
  const cancelled = await shop.call('POST', `/api/order/${outTradeNo}/cancel`, { token: buyer.token });
  expect(cancelled.data.tradeState).toBe('SUCCESS');
});

test('an order closes when its time is over', async () => {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.startWechat(buyer, outTradeNo);
  const order = await findOrder(outTradeNo);
  const { rows } = await shop.database.pool.query(
    `select start_after > now() + interval '29 minutes' as later from pgboss.job
     where name = 'orders.expire' and data->>'orderId' = $1`,
    [order.id],
  );
  expect(rows).toEqual([{ later: true }]);
  await closeOrder(db(), shop.orderDeps, order.id, new Date());
  expect(await shop.stateOf(buyer, outTradeNo)).toBe('CLOSED');
});

test('a refund is recorded, sent and told: the goods go back to what is still paid for', async () => {
  const { buyer, creationId, outTradeNo: hd } = await buy('hd-package');
  const { outTradeNo: upgrade, attempt } = await buy('vector-package', buyer, creationId);
  await expect(refundOrder(db(), shop.orderDeps, hd)).rejects.toThrow(`Refund ${upgrade} first`);
  await shop.press(attempt, 'refund');
  await expect.poll(() => shop.stateOf(buyer, upgrade), SOON).toBe('REFUND');
  expect([await packageOf(creationId), await isFrozen(creationId)]).toEqual(['hd', true]);
  const [refund] = await refundOrder(db(), shop.orderDeps, hd);
  expect((await refundOrder(db(), shop.orderDeps, hd))[0]?.id).toBe(refund?.id);
  await sendRefund(db(), shop.orderDeps, refund?.id ?? '');
  await expect.poll(() => shop.stateOf(buyer, hd), SOON).toBe('REFUND');
  expect([await packageOf(creationId), await isFrozen(creationId)]).toEqual([undefined, false]);
  await expect(refundOrder(db(), shop.orderDeps, hd)).rejects.toThrow('nothing to refund');
});

test('a top-up is refunded only while its points are unspent', async () => {
  const buyer = await shop.newBuyer();
  const { token } = buyer;
  const body = { yuan: 10, payType: 'wechat' };
  const { data } = await shop.call('POST', '/api/integral/create_order', { token, body });
  await shop.press(data.codeUrl.split('/').at(-1), 'pay');
  await db().transaction((tx) => reservePoints(tx, { userId: buyer.id, points: 10, subject: 'work', now: new Date() }));
  await expect(refundOrder(db(), shop.orderDeps, data.outTradeNo)).rejects.toThrow('have been spent');
  const other = await shop.call('POST', '/api/integral/create_order', { token, body: { ...body, yuan: 1 } });
  await shop.press(other.data.codeUrl.split('/').at(-1), 'pay');
  const before = await points(buyer);
  const [refund] = await refundOrder(db(), shop.orderDeps, other.data.outTradeNo);
  expect(await points(buyer)).toBe(before - 3);
  expect(await sendRefund(db(), shop.orderDeps, refund?.id ?? '')).toBe('processing');
});

test('a creation that is gone when the money comes is not sold: the money goes back', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const outTradeNo = await shop.order(buyer, creationId, 'hd-package');
  const attempt = await shop.startWechat(buyer, outTradeNo);
  await db().delete(creations).where(eq(creations.id, creationId));
  await shop.press(attempt, 'pay');
  await expect.poll(() => shop.stateOf(buyer, outTradeNo), SOON).toBe('REFUND');
  expect(await refundsOf(attempt)).toMatchObject([{ reason: 'not-needed', state: 'done' }]);
});

test('play money counts for nothing once a live provider is set up', async () => {
  const { creationId, buyer } = await buy('vector-package');
  expect((await packagesOf(db(), [creationId], false)).size).toBe(0);
  const { token, id: userId } = buyer;
  const { data } = await shop.call('POST', '/api/integral/create_order', {
    token,
    body: { yuan: 2, payType: 'wechat' },
  });
  await shop.press(data.codeUrl.split('/').at(-1), 'pay');
  await addPoints(db(), { userId, points: 4, reason: 'operator', subject: 'gift', now: new Date() });
  expect(await points(buyer)).toBe(10);
  await voidSandboxPurchases(db(), shop.orderDeps, new Date());
  await voidSandboxPurchases(db(), shop.orderDeps, new Date());
  expect(await points(buyer)).toBe(4);
});
