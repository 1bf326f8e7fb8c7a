import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Envelope } from '@markwright/contracts';
import { createLog } from '../log.ts';
import { SANDBOX_MERCHANT, sandboxPayKeys } from '../sandbox/pay-keys.ts';
import { findTrade, listTrades } from '../sandbox/pay-trades.ts';
import { openPayer, type Payer } from '../sandbox/payer.ts';
import { serveWechatPayVendor } from '../sandbox/wechat-pay-vendor.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { startFaultServer, type FaultServer } from './kill-rounds.ts';

/** Two kills and ten payments in a short run, twenty and two hundred in a full one. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 3) < 10 ? 2 : Number(process.env['FAULT_ROUNDS']);
const BUYERS = 5;
const PER_ROUND = ROUNDS < 10 ? 5 : 10;
const MINUTE_MS = 60_000;
const SERVER = fileURLToPath(new URL('pay-fault-server.ts', import.meta.url));
const HEADERS = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };

/** The provider stays up while the shop dies: it lives here, with a database of its own. */
let provider: FastifyInstance;
let database: TestDatabase;
let payer: Payer;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'markwright-pay-faults-'));

beforeAll(async () => {
  database = await openTestDatabase();
  const keys = await sandboxPayKeys(database.db);
  payer = openPayer(database.db, keys, createLog('silent', false));
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

async function call<Data>(url: string, path: string, token = '', body?: object): Promise<Data> {
  const init = {
    headers: { ...HEADERS, authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const reply = (await (await fetch(url + path, init)).json()) as Envelope<Data>;
  if (reply.code !== 200) throw new Error(reply.msg);
  return reply.data as Data;
}

/** Buyers top up and pay until the server is killed under them; a payment that began is the provider's word. */
async function payUntilKilled(server: FaultServer, killAfter: number): Promise<void> {
  let paid = 0;
  let killed = false;
  let enough = () => {};
  const reached = new Promise<void>((resolve) => (enough = resolve));
  const buyer = async () => {
    while (!killed) {
      try {
        const token = await call<string>(server.url, '/api/fault/sign-in', '', {});
        const order = { yuan: 1, payType: 'wechat' };
        const { codeUrl } = await call<{ codeUrl: string }>(server.url, '/api/integral/create_order', token, order);
        const trade = await findTrade(database.db, codeUrl.split('/').at(-1) ?? '');
        if (!trade) throw new Error('the provider does not know it');
        const action = (['pay', 'duplicate', 'drop'] as const)[paid % 3] ?? 'pay';
        const paying = payer.play(trade, action);
        paid += 1;
        if (paid >= killAfter) enough();
        // Its notices may find nobody at home and be repeated; nobody waits for them here.
        await Promise.race([paying, new Promise((resolve) => setTimeout(resolve, 300))]);
      } catch (error) {
        if (!killed) throw error;
      }
    }
  };
  const buying = Promise.all(Array.from({ length: BUYERS }, buyer));
  await Promise.race([reached, buying]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
  killed = true;
  const gone = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await gone;
  await buying;
}

type Row = { number: string; state: string; grants: number; points: number; credits: number };

test(
  `a server killed ${ROUNDS} times while payments come in grants every paid order exactly once`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startFaultServer(environment, SERVER);
      await payUntilKilled(server, PER_ROUND);
    }
    const paid = (await listTrades(database.db, 10_000)).filter(({ state }) => state === 'paid');
    expect(paid.length).toBeGreaterThanOrEqual(ROUNDS * PER_ROUND);

    const server = await startFaultServer(environment, SERVER);
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
    process.stdout.write(`${ROUNDS} kills during ${paid.length} payments: each paid order granted exactly once\n`);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (ROUNDS + 4) * MINUTE_MS,
);
