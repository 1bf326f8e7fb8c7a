import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@markwright/contracts';
import { createLog } from '../apps/server/src/log.ts';
import { SANDBOX_MERCHANT, sandboxPayKeys } from '../apps/server/src/sandbox/pay-keys.ts';
import { findTrade, listTrades, type PlayedTrade } from '../apps/server/src/sandbox/pay-trades.ts';
import { openSandboxWallet, type SandboxWallet } from '../apps/server/src/sandbox/wallet.ts';
import { serveWechatPayVendor } from '../apps/server/src/sandbox/wechat-pay-vendor.ts';
import { openTestDatabase, type TestDatabase } from '../apps/server/src/testing/test-database.ts';
import { FAULT_COUNTS } from './fault-counts.ts';
import { startFaultServer, type FaultServer } from './kill-rounds.ts';

const { paymentsHit: WANTED } = FAULT_COUNTS;
const BUYERS = 10;
const ACTIONS = ['pay', 'duplicate', 'drop'] as const;
/** Of ten, seven send a notice: the kill comes after none to six of them have been answered, in the middle of the next. */
const ANSWERED_MAX = 6;
const KILL_WITHIN_MS = 30;
const MINUTE_MS = 60_000;
const HEADERS = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };

/** The provider stays up while the shop dies: it lives here, with a database of its own. */
let provider: FastifyInstance;
let database: TestDatabase;
let payer: SandboxWallet;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'markwright-pay-faults-'));

beforeAll(async () => {
  database = await openTestDatabase();
  const keys = await sandboxPayKeys(database.db);
  payer = openSandboxWallet(database.db, keys, createLog('silent', false));
  provider = Fastify();
  const { onRefund } = payer;
  await serveWechatPayVendor(provider, '', database.db, keys, {
    payerUrl: (number) => `http://phone/${number}`,
    onRefund,
  });
  const port = await freePort();
  const { appId, merchantId, serial, platformKeyId } = SANDBOX_MERCHANT;
  environment = {
    DATA_DIR: folder,
    DATABASE_URL: '',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    WECHAT_PAY_URL: await provider.listen({ port: 0, host: '127.0.0.1' }),
    WECHAT_PAY_APP_ID: appId,
    WECHAT_PAY_MERCHANT_ID: merchantId,
    WECHAT_PAY_SERIAL: serial,
    WECHAT_PAY_API_V3_KEY: keys.apiV3Key,
    WECHAT_PAY_PRIVATE_KEY: String(keys.merchant.privateKey.export({ type: 'pkcs8', format: 'pem' })),
    WECHAT_PAY_PLATFORM_KEYS: `${platformKeyId}=${String(keys.wechat.publicKey.export({ type: 'spki', format: 'pem' }))}`,
  };
}, MINUTE_MS);
afterAll(async () => {
  await provider.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

class Refusal extends Error {}

async function call<Data>(url: string, path: string, token = '', body?: object): Promise<Data> {
  const init = {
    headers: { ...HEADERS, authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const reply = (await (await fetch(url + path, init)).json()) as Envelope<Data>;
  if (reply.code !== 200) throw new Refusal(reply.msg);
  return reply.data as Data;
}

/** A top-up ordered and ready to be paid. On a busy machine the provider may not answer in time; a buyer tries again. */
const order = (url: string, tries = 5): Promise<PlayedTrade> =>
  orderOnce(url).catch((error: unknown) => {
    if (tries > 1 && error instanceof Refusal) return order(url, tries - 1);
    throw error;
  });

async function orderOnce(url: string): Promise<PlayedTrade> {
  const token = await call<string>(url, '/api/fault/sign-in', '', {});
  const body = { yuan: 1, payType: 'wechat' };
  const { codeUrl } = await call<{ codeUrl: string }>(url, '/api/integral/create_order', token, body);
  const trade = await findTrade(database.db, codeUrl.split('/').at(-1) ?? '');
  if (!trade) throw new Error('the provider does not know it');
  return trade;
}

/**
 * Everybody pays at once, somebody goes on ordering, and at a random moment the server is dead. Tells how many
 * payments it had not answered for by then; their notices find nobody at home and are repeated, or were never sent.
 */
async function killWhilePaying({ url, process: child }: FaultServer, round: number): Promise<number> {
  const trades = await Promise.all(Array.from({ length: BUYERS }, () => order(url)));
  const wanted = Math.floor(Math.random() * (ANSWERED_MAX + 1));
  let answered = 0;
  let killed = false;
  const paying = new Promise<void>((resolve) => {
    if (wanted === 0) resolve();
    for (const [buyer, trade] of trades.entries()) {
      const action = ACTIONS[(round + buyer) % ACTIONS.length] ?? 'pay';
      void payer.play(trade, action).then(() => {
        if (action !== 'drop') answered += 1;
        if (answered === wanted) resolve();
      });
    }
  });
  const ordering = (async () => {
    while (!killed) await order(url);
  })().catch((error: unknown) => {
    if (!killed) throw error;
  });
  await Promise.race([ordering, paying]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * KILL_WITHIN_MS));
  killed = true;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  const hit = BUYERS - answered;
  await gone;
  await ordering;
  return hit;
}

type Row = { number: string; state: string; grants: number; points: number; credits: number };

test(
  `a server killed at random points during ${WANTED} payments grants every paid order exactly once`,
  async () => {
    let kills = 0;
    let hit = 0;
    for (; hit < WANTED; kills += 1) {
      hit += await killWhilePaying(await startFaultServer(environment, 'pay-fault-server'), kills);
    }
    const listPaid = async () => (await listTrades(database.db, 100_000)).filter(({ state }) => state === 'paid');
    await expect.poll(async () => (await listPaid()).length, { timeout: MINUTE_MS }).toBe(kills * BUYERS);
    const paid = await listPaid();

    const server = await startFaultServer(environment, 'pay-fault-server');
    const numbers = new Set(paid.map(({ number }) => number));
    const rows = () => call<Row[]>(server.url, '/api/fault/read');
    const unsettled = async () =>
      (await rows()).filter(({ number, state }) => numbers.has(number) && state !== 'SUCCESS').length;
    await expect.poll(unsettled, { timeout: 2 * MINUTE_MS, interval: 500 }).toBe(0);
    const settled = await rows();
    expect(settled.filter(({ number }) => numbers.has(number))).toHaveLength(paid.length);
    for (const { number, grants, points, credits } of settled) {
      expect({ number, grants, points, credits }).toEqual(
        numbers.has(number)
          ? { number, grants: 1, points: 3, credits: 1 }
          : { number, grants: 0, points: 0, credits: 0 },
      );
    }
    process.stdout.write(
      `${kills} kills, ${paid.length} payments, ${hit} of them under way when the server died: each granted exactly once\n`,
    );
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (WANTED + 4) * MINUTE_MS,
);
