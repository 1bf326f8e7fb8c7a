import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { countBusiness } from './business-counts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('accounts and orders are counted by state; play money is no revenue; the figures hold for a minute', async () => {
  let time = 0;
  const counts = countBusiness(shop.database.db, () => time);
  const read = async () =>
    Object.fromEntries(
      (await counts()).map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(' '), value]),
    );
  expect(await read()).toMatchObject({ markwright_accounts: 0, markwright_creations: 0 });
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startWechat(buyer, outTradeNo), 'pay');
  expect(await read()).toMatchObject({ markwright_accounts: 0 });
  time += 60_000;
  const after = await read();
  expect(after).toMatchObject({ markwright_accounts: 1, markwright_creations: 1, 'markwright_orders SUCCESS': 1 });
  expect(Object.keys(after).filter((name) => name.startsWith('markwright_revenue_fen'))).toEqual([]);
});
