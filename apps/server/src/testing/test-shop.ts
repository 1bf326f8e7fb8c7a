import { ENDPOINTS } from '@markwright/contracts';
import { authRoutes } from '../features/auth/routes.ts';
import { previewWanted } from '../features/creations/jobs.ts';
import { insertCreation } from '../features/creations/queries.ts';
import { AGREEMENT } from '../features/orders/agreement.ts';
import { seedGoods } from '../features/orders/goods.ts';
import { mailInvoiceJob } from '../features/orders/invoice-jobs.ts';
import { invoiceRoutes } from '../features/orders/invoice-routes.ts';
import { orderJobs } from '../features/orders/jobs.ts';
import { orderRoutes } from '../features/orders/routes.ts';
import { pointRoutes } from '../features/points/routes.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createLog } from '../log.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { SHOP_ENDPOINTS } from './shop-endpoints.ts';

const NEEDED = new Set<string>(['getUserInfo', 'logout', 'getPoints', 'listPointDetails', ...SHOP_ENDPOINTS]);

export type Buyer = { id: string; token: string };

export type TestShop = TestServer & {
  newBuyer(): Promise<Buyer>;
  /** A saved design of that buyer's, without asking the design engine. */
  newCreation(buyer: Buyer, doc?: unknown): Promise<string>;
  order(buyer: Buyer, creationId: string, commodityId: string): Promise<string>;
  /** Starts a payment and answers with the number the provider knows it by. */
  startWechat(buyer: Buyer, outTradeNo: string): Promise<string>;
  startAlipay(buyer: Buyer, outTradeNo: string): Promise<string>;
  /** Presses a button of the sandbox's cashier. */
  press(attemptNumber: string, action: string): Promise<string>;
  stateOf(buyer: Buyer, outTradeNo: string): Promise<string>;
};

/** Goods, orders, points and the played providers, with the jobs at work; no design engine. */
export async function openTestShop(environment: Record<string, string> = {}): Promise<TestShop> {
  const server = await startTestServer({
    environment,
    endpoints: Object.values(ENDPOINTS).filter(({ name }) => NEEDED.has(name)),
    features: (_, { orders }) => [authRoutes, pointRoutes, orderRoutes(orders, null), invoiceRoutes(orders)],
    // Pictures are drawn elsewhere; here they only have to be asked for.
    jobs: ({ orders, mail }) => [
      ...orderJobs(orders),
      mailInvoiceJob(mail),
      defineJob({ ...previewWanted, run: async () => {} }),
    ],
    work: true,
  });
  const { database, storage } = server;
  const call: TestServer['call'] = (...given) => server.call(...given);
  const log = createLog('silent', false);
  await seedGoods.run({ db: database.db, storage, log, report: () => {} });

  const start = async (buyer: Buyer, method: string, path: string) => {
    const { code, msg, data } = await call(method, path, { token: buyer.token });
    if (code !== 200) throw new Error(msg);
    return String(data.codeUrl ?? data.payUrl);
  };

  return {
    ...server,
    async newBuyer() {
      const { user, token } = await server.signIn();
      return { id: user.id, token };
    },
    async newCreation(buyer, doc = { name: 'test' }) {
      const { id } = await insertCreation(database.db, {
        userId: buyer.id,
        name: '云上茶楼',
        doc: doc as never,
        aiResultId: null,
      });
      return id;
    },
    async order({ token }, creationId, commodityId) {
      const body = { creationId, commodityId, agreementVersion: AGREEMENT.version };
      const { code, msg, data } = await call('POST', '/api/userCreation/order', { token, body });
      if (code !== 200) throw new Error(msg);
      return data.outTradeNo;
    },
    async startWechat(buyer, outTradeNo) {
      const code = await start(buyer, 'GET', `/api/pay/transactions/native/${outTradeNo}`);
      return code.split('/').at(-1) ?? '';
    },
    async startAlipay(buyer, outTradeNo) {
      const path = `/api/ali-pay/trade/page/payOrderByCodes/?outTradeNo=${outTradeNo}`;
      const address = new URL(await start(buyer, 'POST', path));
      const cashier = await fetch(server.url + address.pathname + address.search, { redirect: 'manual' });
      return cashier.headers.get('location')?.split('/').at(-1) ?? '';
    },
    async press(attemptNumber, action) {
      const body = new URLSearchParams({ action });
      const response = await fetch(`${server.url}/sandbox/pay/${attemptNumber}?lang=en`, { method: 'POST', body });
      if (!response.ok) throw new Error(`The cashier answered ${response.status}`);
      return response.text();
    },
    async stateOf({ token }, outTradeNo) {
      const { data } = await call('GET', `/api/pay/transactions/out-trade-no/${outTradeNo}`, { token });
      return data?.tradeState;
    },
  };
}
