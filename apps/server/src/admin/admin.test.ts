import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { askRunningServer, openAdminEndpoint } from './admin-endpoint.ts';
import { runAdmin } from './run-admin.ts';

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), 'markwright-admin-'));
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

const deps = () => ({
  db: shop.database.db,
  orders: shop.orderDeps,
  pool: shop.database.pool,
  storage: shop.storage,
  content: [],
  readFeed: async () => [],
  log: createLog('silent', false),
});
const run = (...args: string[]) => runAdmin(args, deps());

test('help names every command; an unknown one is a mistake', async () => {
  const help = await run('help');
  expect(help.exitCode).toBe(0);
  const names = ['orders', 'refund', 'prices', 'grant-points', 'demands', 'articles', 'feeds', 'designers', 'backup'];
  for (const name of names) expect(help.lines.join('\n')).toContain(name);
  expect(await run('destroy')).toMatchObject({
    exitCode: 1,
    lines: expect.arrayContaining(['There is no command "destroy".']),
  });
});

test('prices are shown and set in yuan; a vector package cheaper than HD is refused and nothing changes', async () => {
  expect((await run('prices')).lines).toEqual(['hd\t68.00 yuan', 'vector\t128.00 yuan']);
  expect((await run('prices', 'hd', '59.9')).lines[0]).toBe('hd\t59.90 yuan');
  expect((await run('prices', 'vector', '10')).exitCode).toBe(1);
  expect((await run('prices', 'hd', 'cheap')).lines[0]).toBe('Give the price in yuan, like 68.00');
  expect((await run('prices', 'hd', '68')).lines).toEqual(['hd\t68.00 yuan', 'vector\t128.00 yuan']);
});

test('what somebody typed is shown, never obeyed by the operator’s terminal', async () => {
  await shop.signIn({ phone: '13812345600', nickName: '山\u001b]0;title\u0007\u202e' });
  const { lines } = await run('grant-points', '13812345600', '1');
  expect(lines[0]).toMatch(/^山\\u\{001b\}\]0;title\\u\{0007\}\\u\{202e\} has 1 kept/);
});

test('points are granted by phone number', async () => {
  await shop.signIn({ phone: '13812345678', nickName: '阿山' });
  expect((await run('grant-points', '+86 138 1234 5678', '12')).lines[0]).toMatch(/^阿山 has 12 kept/);
  expect((await run('grant-points', '13812345678', '-3')).exitCode).toBe(1);
  expect((await run('grant-points', '13900000000', '3')).lines[0]).toContain('No account');
});

test('an order is listed, looked into and refunded through the running server, by whoever can read the data directory', async () => {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  const attempt = await shop.startWechat(buyer, outTradeNo);
  expect(await askRunningServer(folder, ['orders'])).toBeUndefined();
  const close = await openAdminEndpoint(folder, deps(), createLog('silent', false));
  expect(statSync(join(folder, 'admin.json')).mode & 0o077).toBe(0);
  const ask = (...args: string[]) => askRunningServer(folder, args);
  expect((await ask('refund', outTradeNo))?.lines[0]).toContain('NOTPAY: there is nothing to refund');
  await shop.press(attempt, 'pay');
  expect((await ask('orders', 'SUCCESS'))?.lines[0]).toContain(outTradeNo);
  expect((await ask('orders', outTradeNo))?.lines[2]).toContain(
    `payment ${attempt}  SUCCESS  wechat/native  68.00 yuan`,
  );
  expect((await ask('refund', outTradeNo))?.lines[0]).toContain('accepted by the provider');
  await expect.poll(() => shop.stateOf(buyer, outTradeNo), { timeout: 15_000 }).toBe('REFUND');

  const { port } = JSON.parse(readFileSync(join(folder, 'admin.json'), 'utf8')) as { port: number };
  const stranger = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: '{"args":["orders"],"operator":"stranger"}',
  });
  expect(await stranger.json()).toEqual({ lines: ['refused'], exitCode: 1 });
  await close();
  expect(await ask('orders')).toBeUndefined();
});
