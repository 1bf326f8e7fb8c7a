import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CouponValue } from '@markwright/contracts/desk';
import { COUPON } from '../../testing/desk-calls.ts';
import { openTestShop, type Buyer, type TestShop } from '../../testing/test-shop.ts';
import { saveContent } from '../content/versions.ts';
import { AGREEMENT } from './agreement.ts';
import { closeOrder } from './close-rules.ts';
import { startOrder } from './order-rules.ts';
import { priceWith } from './price-rules.ts';
import { findOrderByNumber } from './queries.ts';
import { couponContent, packageContent } from './trade-content.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let codes = 0;
/** A coupon nobody else uses. */
async function newCoupon(terms: Partial<CouponValue>): Promise<string> {
  codes += 1;
  const key = `TEST-${codes}`;
  const writing = { kind: 'coupon', key, operator: '阿禾', now: new Date() };
  await saveContent(shop.database.db, couponContent, writing, { ...COUPON, ...terms });
  return key;
}

const quote = (buyer: Buyer, body: object) => shop.call('POST', '/api/coupon/quote', { token: buyer.token, body });
const topUp = (buyer: Buyer, body: object, key?: string) =>
  shop.call('POST', '/api/integral/create_order', {
    token: buyer.token,
    body: { yuan: 10, payType: 'wechat', ...body },
    headers: { 'idempotency-key': key ?? null },
  });

type Asked = { commodityId?: string; couponCode?: string };
async function order(buyer: Buyer, creationId: string, { commodityId = 'hd-package', couponCode }: Asked) {
  const body = { creationId, commodityId, agreementVersion: AGREEMENT.version, couponCode };
  return shop.call('POST', '/api/userCreation/order', { token: buyer.token, body });
}

async function pay(buyer: Buyer, number: string): Promise<void> {
  await shop.press(await shop.startWechat(buyer, number), 'pay');
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('SUCCESS'), 20_000);
}

test('an amount is taken off, or a share with the rest rounded down, and something is always paid', () => {
  const off = (fen: number, terms: Partial<CouponValue>) =>
    priceWith(fen, { amountFen: null, percent: null, ...terms });
  expect(off(6800, { amountFen: 1000 })).toEqual({ amountFen: 5800, discountFen: 1000 });
  expect(off(6800, { percent: 15 })).toEqual({ amountFen: 5780, discountFen: 1020 });
  expect(off(999, { percent: 33 })).toEqual({ amountFen: 669, discountFen: 330 });
  expect(off(6800, { percent: 100 })).toEqual({ amountFen: 1, discountFen: 6799 });
  expect(off(6800, { amountFen: 9900 })).toEqual({ amountFen: 1, discountFen: 6799 });
  expect(off(1, { percent: 50 })).toEqual({ amountFen: 1, discountFen: 0 });
  expect(priceWith(6800)).toEqual({ amountFen: 6800, discountFen: 0 });
});

test('a coupon lowers what a package costs, stays with the order, and a refund gives back what was paid', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const code = await newCoupon({ percent: 25 });
  const typed = ` ${code.toLowerCase()} `;
  const told = await quote(buyer, { code: typed, creationId, commodityId: 'hd-package' });
  expect(told.data).toEqual({ code, discountFen: 1700, payFen: 5100, secondPay: null });
  const { data } = await order(buyer, creationId, { couponCode: typed });
  await pay(buyer, data.outTradeNo);
  const { data: mine } = await shop.call('GET', '/api/order/getList', { token: buyer.token });
  expect(mine.list[0]).toMatchObject({ amountFen: 5100, discountFen: 1700 });
  expect(await findOrderByNumber(shop.database.db, data.outTradeNo)).toMatchObject({ couponCode: code });
  const { refundOrder } = await import('./refund-rules.ts');
  expect(await refundOrder(shop.database.db, shop.orderDeps, data.outTradeNo)).toMatchObject([{ amountFen: 5100 }]);
});

test('points cost less with a coupon and are as many', async () => {
  const buyer = await shop.newBuyer();
  const couponCode = await newCoupon({ percent: null, amountFen: 250 });
  const { data } = await topUp(buyer, { couponCode });
  expect(data).toMatchObject({ amountFen: 750, points: 30 });
});

test('a press sent twice is one order, and a second try takes the place of the first', async () => {
  const buyer = await shop.newBuyer();
  const couponCode = await newCoupon({ usesMax: 1, oncePerPerson: true });
  const [one, other] = await Promise.all([topUp(buyer, { couponCode }, 'same'), topUp(buyer, { couponCode }, 'same')]);
  expect(one.data.outTradeNo).toBe(other.data.outTradeNo);
  const again = await topUp(buyer, { couponCode }, 'again');
  expect(again.code).toBe(200);
  expect(await shop.stateOf(buyer, one.data.outTradeNo)).toBe('CLOSED');
  expect(await topUp(buyer, {}, 'again')).toMatchObject({ code: 409 });
});

test('an upgrade costs the step between the packages, however the first was paid', async () => {
  const buyer = await shop.newBuyer();
  const creationId = await shop.newCreation(buyer);
  const { data } = await order(buyer, creationId, { couponCode: await newCoupon({ percent: 50 }) });
  await pay(buyer, data.outTradeNo);
  const { data: goods } = await shop.call('GET', `/api/commodity/getList?creationId=${creationId}`, {
    token: buyer.token,
  });
  expect(goods.list.map(({ payFen }: { payFen: number }) => payFen)).toEqual([6800, 6000]);
});

test('whoever cannot use a coupon is told why, in their language', async () => {
  const buyer = await shop.newBuyer();
  const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const cases: [Partial<CouponValue> | null, string][] = [
    [null, 'There is no such coupon'],
    [{ stopped: true }, 'no longer valid'],
    [{ startsAt: day(2) }, 'can be used from'],
    [{ endsAt: day(-1) }, 'has expired'],
    [{ leastFen: 5000 }, 'at least CNY 50.00'],
  ];
  for (const [terms, words] of cases) {
    const code = terms ? await newCoupon(terms) : 'NEVER-MADE';
    const { msg } = await shop.call('POST', '/api/coupon/quote?lang=en', {
      token: buyer.token,
      body: { code, yuan: 10 },
    });
    expect(msg).toContain(words);
    expect((await topUp(buyer, { couponCode: code })).msg, 'the order says it too').toBe(
      (await quote(buyer, { code, yuan: 10 })).msg,
    );
  }
});

test('once a person means once, and an order for the same thing may be made anew', async () => {
  const buyer = await shop.newBuyer();
  const [first, second] = [await shop.newCreation(buyer), await shop.newCreation(buyer)];
  const couponCode = await newCoupon({ oncePerPerson: true });
  const { data } = await order(buyer, first, { couponCode });
  expect((await order(buyer, first, { couponCode })).data.outTradeNo).toBe(data.outTradeNo);
  expect((await order(buyer, first, { couponCode, commodityId: 'vector-package' })).code).toBe(200);
  expect(await order(buyer, second, { couponCode })).toMatchObject({ code: 409, msg: expect.stringContaining('用过') });
});

test('of two buyers at once one gets the last use; cancelled or run out of time, it can be used again', async () => {
  const { db } = shop.database;
  const couponCode = await newCoupon({ usesMax: 1 });
  const buyers = await Promise.all([shop.newBuyer(), shop.newBuyer(), shop.newBuyer(), shop.newBuyer()]);
  const replies = await Promise.all(
    buyers.map(async (buyer) => order(buyer, await shop.newCreation(buyer), { couponCode })),
  );
  const winner = replies.findIndex(({ code }) => code === 200);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  const number: string = replies[winner]?.data.outTradeNo;
  await shop.call('POST', `/api/order/${number}/cancel`, { token: buyers[winner]!.token });
  const next = buyers[(winner + 1) % 4]!;
  const taken = await order(next, await shop.newCreation(next), { couponCode });
  expect(taken.code).toBe(200);
  const held = await findOrderByNumber(db, taken.data.outTradeNo);
  await closeOrder(db, shop.orderDeps, held!.id, new Date());
  const last = buyers[(winner + 2) % 4]!;
  expect((await order(last, await shop.newCreation(last), { couponCode })).code).toBe(200);
});

test('a price changed at the desk is what the next buyer pays; an open order keeps its own', async () => {
  const { db } = shop.database;
  const buyer = await shop.newBuyer();
  const { data } = await order(buyer, await shop.newCreation(buyer), {});
  const kept = await packageContent.read(db, 'hd');
  const write = (value: unknown) =>
    db.transaction((tx) =>
      saveContent(tx, packageContent, { kind: 'package', key: 'hd', operator: '阿禾', now: new Date() }, value),
    );
  await write({ ...kept, priceFen: 7900, title: { zh: '高清', en: 'HD' } });
  const { data: goods } = await shop.call('GET', '/api/commodity/getList');
  expect(goods.list[0]).toMatchObject({ priceFen: 7900, title: { zh: '高清', en: 'HD' } });
  expect(await findOrderByNumber(db, data.outTradeNo)).toMatchObject({ amountFen: 6800 });
  await expect(write({ ...kept, priceFen: 12_800 })).rejects.toThrow('VECTOR_CHEAPER');
  await write(kept);
  const creationId = await shop.newCreation(buyer);
  const asked = { creationId, commodityId: 'hd-package', agreementVersion: AGREEMENT.version };
  const { outTradeNo } = await startOrder(db, shop.orderDeps, buyer.id, asked);
  expect(await findOrderByNumber(db, outTradeNo)).toMatchObject({ amountFen: 6800 });
});
