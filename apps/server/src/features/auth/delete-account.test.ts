import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '../../admin/run-admin.ts';
import { createLog } from '../../log.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const admin = (...args: string[]) =>
  runAdmin(args, {
    db: shop.database.db,
    orders: shop.orderDeps,
    pool: shop.database.pool,
    storage: shop.storage,
    content: [],
    readFeed: async () => [],
    log: createLog('silent', false),
  });

/** Every row of the product as text, to look for what must be gone. */
async function everything(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const deps = await Promise.all(
    rows.map(({ name }) =>
      shop.database.pool.query<{ line: string }>(`select row_to_json(t)::text as line from ${name} t`),
    ),
  );
  return deps.flatMap((part) => part.rows.map(({ line }) => line)).join('\n');
}

test('an account that bought nothing goes wholly, after the operator said yes', async () => {
  const { token, user } = await shop.signIn({ phone: '13811112222', nickName: '将要离开' });
  expect((await admin('grant-points', '13811112222', '5')).exitCode).toBe(0);
  expect((await admin('delete-account', '13811112222')).lines[0]).toContain('cannot be undone');
  expect(await everything()).toContain('将要离开');
  expect((await admin('delete-account', '13811112222', 'yes')).lines[0]).toContain('kept: 0 orders');
  const left = await everything();
  for (const trace of ['将要离开', '13811112222']) expect(left).not.toContain(trace);
  // The record of what operators did says which account it was, by a number that now leads nowhere.
  const elsewhere = left.split('\n').filter((line) => line.includes(user.id) && !line.includes('"begun_by"'));
  expect(elsewhere).toEqual([]);
  expect((await shop.call('GET', '/api/user/getInfo', { token })).code).toBe(401);
  expect((await admin('delete-account', '13811112222', 'yes')).lines[0]).toContain('No account');
});

test('an account made by e-mail is found by its address: given points, copied for its owner, and deleted', async () => {
  const { token, user } = await shop.signIn({ email: 'gone@example.com', nickName: '邮箱来的' });
  expect((await admin('grant-points', 'Gone@example.com', '5')).lines[0]).toContain('5 kept');
  await shop.newCreation({ token, id: user.id });
  type Copy = { account: { nickName: string }; creations: { name: string }[]; points: unknown[] };
  const copy = JSON.parse((await admin('export-account', 'gone@example.com')).lines.join('\n')) as Copy;
  expect(copy).toMatchObject({ account: { nickName: '邮箱来的' }, creations: [{ name: '云上茶楼' }] });
  expect(copy.points.length).toBeGreaterThan(0);
  expect((await admin('delete-account', 'gone@example.com', 'yes')).exitCode).toBe(0);
  expect(await everything()).not.toContain('gone@example.com');
  expect((await shop.call('GET', '/api/user/getInfo', { token })).code).toBe(401);
  expect((await admin('export-account', 'gone@example.com')).lines[0]).toContain('No account');
});

test('a buyer’s orders stay in the books and name nobody; the logos, the session and the number are gone', async () => {
  const { token, user } = await shop.signIn({
    phone: '13833334444',
    email: 'leaving@example.com',
    nickName: '山茶茶馆',
  });
  const buyer = { token, id: user.id };
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startWechat(buyer, outTradeNo), 'pay');
  expect((await admin('delete-account', '13833334444', 'yes')).lines[0]).toMatch(/deleted: 1 logos.*kept: 1 orders/);
  const left = await everything();
  for (const trace of ['山茶茶馆', '13833334444', 'leaving@example.com', '云上茶楼']) expect(left).not.toContain(trace);
  const { rows } = await shop.database.pool.query('select doc, brand_name from grants where user_id = $1', [user.id]);
  expect(rows).toEqual([{ doc: null, brand_name: null }]);
  expect((await admin('orders', outTradeNo)).lines[0]).toContain('SUCCESS');
  const again = await shop.signIn({ phone: '13833334444' });
  expect(again.user.id).not.toBe(user.id);
});
