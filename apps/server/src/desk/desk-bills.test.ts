import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paymentAttempts, refunds } from '../db/tables/orders.ts';
import { beijingDay } from '../beijing-time.ts';
import { wechatBill, dayOf } from '../sandbox/played-bills.ts';
import { formWith } from '../testing/desk-calls.ts';
import { keepClearOfMidnight } from '../testing/keep-clear-of-midnight.ts';
import { openDesk, type AtDesk } from '../testing/operator-at-desk.ts';
import { openTestShop, type Buyer, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let clerk: AtDesk;
let buyer: Buyer;
let today: string;
beforeAll(async () => {
  await keepClearOfMidnight(60_000);
  shop = await openTestShop();
  clerk = await openDesk(shop, 'clerk');
  buyer = await shop.newBuyer();
  today = beijingDay(new Date());
});
afterAll(() => shop.close());

async function pay(way: 'startWechat' | 'startAlipay'): Promise<{ number: string; attempt: string }> {
  const number = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  const attempt = await shop[way](buyer, number);
  await shop.press(attempt, 'pay');
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('SUCCESS'), 20_000);
  return { number, attempt };
}

const fetchBill = (payType: string, day = today) => clerk.call('POST', `/bills/${payType}/${day}/fetch`);
const listOpen = async () => (await clerk.ask('GET', '/differences?state=open')).list;
const book = (attempt: string, values: Partial<typeof paymentAttempts.$inferSelect>) =>
  shop.database.db.update(paymentAttempts).set(values).where(eq(paymentAttempts.number, attempt));

test('fetched bills of both wallets agree with what was paid and refunded', async () => {
  const { number } = await pay('startWechat');
  await pay('startWechat');
  await pay('startAlipay');
  await clerk.ask('POST', `/orders/${number}/refund`, { reason: '买重了' });
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, number)).toBe('REFUND'), 20_000);
  expect((await fetchBill('wechat')).data).toMatchObject({ payments: 2, paidFen: 13_600, refunds: 1, open: 0 });
  expect((await fetchBill('alipay')).data).toMatchObject({ payments: 1, paidFen: 6800, refunds: 0, open: 0 });
  expect(await listOpen()).toEqual([]);
});

test('differences of all four kinds are listed, raise the alarm, and are settled with a note', async () => {
  const [unseen, wrong, back, extra] = [
    await pay('startWechat'),
    await pay('startWechat'),
    await pay('startWechat'),
    await pay('startAlipay'),
  ];
  await clerk.ask('POST', `/orders/${back.number}/refund`, { reason: '不要了' });
  await vi.waitFor(async () => expect(await shop.stateOf(buyer, back.number)).toBe('REFUND'), 20_000);
  // Our books are made to disagree, as a lost notice or a hand in the database would.
  await book(unseen.attempt, { paidFen: null, paidAt: null });
  await book(wrong.attempt, { paidFen: 6799 });
  const [refund] = await shop.database.db.select().from(refunds).orderBy(refunds.createdAt);
  if (!refund) throw new Error('no refund');
  await shop.database.db.update(refunds).set({ amountFen: 1 }).where(eq(refunds.id, refund.id));
  await book(extra.attempt, { payType: 'wechat' });
  await fetchBill('wechat');
  const open = await listOpen();
  expect(
    open.map(({ kind, theirsFen, oursFen }: Record<string, unknown>) => [kind, theirsFen, oursFen]).sort(),
  ).toEqual([
    ['amount', 6800, 6799],
    ['ours-only', null, 6800],
    ['refund', 6800, 1],
    ['theirs-only', 6800, null],
  ]);
  const alarmOf = async () =>
    (await clerk.ask('GET', '/today')).alarms.find(({ kind }: { kind: string }) => kind === 'bill-difference');
  expect(await alarmOf()).toMatchObject({ count: 4 });

  await book(extra.attempt, { payType: 'alipay' });
  const { list: bills } = await clerk.ask('GET', '/bills');
  const bill = bills.find(({ payType }: { payType: string }) => payType === 'wechat');
  expect(await clerk.ask('POST', `/bills/${bill.id}/compare`)).toMatchObject({ open: 3 });
  for (const { id } of await listOpen()) {
    expect(await clerk.ask('PUT', `/differences/${id}`, { note: '已查清' })).toMatchObject({ note: '已查清' });
    expect(await clerk.ask('PUT', `/differences/${id}`, { note: '再写一次' })).toMatchObject({ note: '已查清' });
  }
  expect(await alarmOf()).toBeUndefined();
  // Taken again, what was settled stays settled.
  expect((await fetchBill('wechat')).data.open).toBe(0);
  expect((await clerk.ask('GET', '/differences?state=settled')).list).toHaveLength(3);
});

test('a bill is uploaded too; one of another day, another provider or no bill at all is refused', async () => {
  const bytes = wechatBill(await dayOf(shop.database.db, 'wechat', today)) ?? Buffer.from('');
  const upload = (payType: string, day: string, content: Uint8Array) =>
    clerk.call('POST', `/bills/${payType}/${day}/file`, formWith(new File([new Uint8Array(content)], 'bill.csv')));
  expect(await upload('wechat', '2026-01-01', bytes)).toMatchObject({ code: 422, msg: expect.stringContaining(today) });
  expect((await upload('alipay', today, bytes)).code).toBe(422);
  expect((await upload('wechat', today, Buffer.from('nothing'))).code).toBe(422);
  expect((await upload('wechat', today, bytes)).code).toBe(200);
});

test('a day that is not over has no bill, and a day without payments an empty one', async () => {
  expect((await fetchBill('wechat', '2099-01-01')).code).toBe(409);
  expect((await fetchBill('wechat', '2026-01-01')).data).toMatchObject({ payments: 0, open: 0 });
  expect((await fetchBill('card')).code).toBe(503);
});
