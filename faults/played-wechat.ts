import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Envelope } from '@markwright/contracts';
import { createLog } from '../apps/server/src/log.ts';
import { SANDBOX_MERCHANT, sandboxPayKeys } from '../apps/server/src/sandbox/pay-keys.ts';
import { findTrade, listRefunds, listTrades, type PlayedTrade } from '../apps/server/src/sandbox/pay-trades.ts';
import { openSandboxWallet, type SandboxWallet } from '../apps/server/src/sandbox/wallet.ts';
import { serveWechatPayVendor } from '../apps/server/src/sandbox/wechat-pay-vendor.ts';
import { openTestDatabase } from '../apps/server/src/testing/test-database.ts';

const HEADERS = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };
const MANY = 100_000;

/** An attempt as the shop's books have it. */
export type BookRow = { number: string; state: string; grants: number; points: number; credits: number };

export type PlayedWechat = {
  payer: SandboxWallet;
  /** What `pay-fault-server` is started with. */
  environment: Record<string, string>;
  listPaid(): Promise<PlayedTrade[]>;
  listRefunds(): ReturnType<typeof listRefunds>;
  /** Resolves when the shop sends a refund or asks about one, before it has its answer. */
  nextRefundCall(): Promise<void>;
  /** A top-up ordered at the shop and ready to be paid. */
  order(url: string): Promise<PlayedTrade>;
  close(): Promise<void>;
};

/** The provider stays up while the shop dies: it lives in the test's process, with a database of its own. */
export async function openPlayedWechat({ losesRefundNotices = false } = {}): Promise<PlayedWechat> {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-pay-faults-'));
  const keys = await sandboxPayKeys(database.db);
  const payer = openSandboxWallet(database.db, keys, createLog('silent', false));
  const provider = Fastify();
  await serveWechatPayVendor(provider, '', database.db, keys, {
    payerUrl: (number) => `http://phone/${number}`,
    onRefund: losesRefundNotices ? () => {} : payer.onRefund,
  });
  let onRefundCall = () => {};
  provider.addHook('onSend', async ({ url }) => {
    if (url.includes('/refund/')) onRefundCall();
  });
  const port = await freePort();
  const { appId, merchantId, serial, platformKeyId } = SANDBOX_MERCHANT;

  const orderOnce = async (url: string): Promise<PlayedTrade> => {
    const token = await callShop<string>(url, '/api/fault/sign-in', '', {});
    const body = { yuan: 1, payType: 'wechat' };
    const { codeUrl } = await callShop<{ codeUrl: string }>(url, '/api/integral/create_order', token, body);
    const trade = await findTrade(database.db, codeUrl.split('/').at(-1) ?? '');
    if (!trade) throw new Error('the provider does not know it');
    return trade;
  };
  // On a busy machine the provider may not answer in time; a buyer tries again.
  const order = (url: string, tries = 5): Promise<PlayedTrade> =>
    orderOnce(url).catch((error: unknown) => {
      if (tries > 1 && error instanceof Refusal) return order(url, tries - 1);
      throw error;
    });

  return {
    payer,
    order,
    listPaid: async () => (await listTrades(database.db, MANY)).filter(({ state }) => state === 'paid'),
    nextRefundCall: () => new Promise((resolve) => (onRefundCall = resolve)),
    listRefunds: () => listRefunds(database.db, MANY),
    environment: {
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
    },
    async close() {
      await provider.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

class Refusal extends Error {}

export async function callShop<Data>(url: string, path: string, token = '', body?: object): Promise<Data> {
  const init = {
    headers: { ...HEADERS, authorization: token },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  };
  const reply = (await (await fetch(url + path, init)).json()) as Envelope<Data>;
  if (reply.code !== 200) throw new Refusal(reply.msg);
  return reply.data as Data;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
