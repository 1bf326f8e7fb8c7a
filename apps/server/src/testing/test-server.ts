import { signedInVisitors } from '../compose/features.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimLoginToken,
  confirmWechatLogin,
  createLoginTicket,
  ENDPOINTS,
  getPendingWechat,
  getUserInfo,
  loginWithEmail,
  loginWithSms,
  logout,
  sendEmailCode,
  sendSmsCode,
  wechatReturn,
  type Envelope,
} from '@markwright/contracts';
import type { Rasteriser } from '@markwright/raster';
import { createApp, type AppDeps } from '../compose/app.ts';
import { choosePayments } from '../compose/payments.ts';
import { chooseMail, chooseSignIn } from '../compose/sign-in.ts';
import { readEnv } from '../compose/env.ts';
import { deskRooms } from '../desk/desk-rooms.ts';
import type { User } from '../features/auth/queries.ts';
import { insertUser } from './insert-user.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { openSession } from '../features/auth/rules.ts';
import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import { signInRoutes } from '../features/auth/sign-in-routes.ts';
import { markVisitors } from '../features/creations/visitor-cookie.ts';
import { countVisits } from '../features/visits/count-visits.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import type { Feature } from '../http/mount-endpoints.ts';
import { FIXED_PUBLIC_PATHS } from '../http/search-engines.ts';
import { serveFiles } from '../http/serve-files.ts';
import type { Enqueue, Job } from '../jobs/define-job.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { openPictureSandbox, type PictureSandbox } from '../pictures/picture-sandbox.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import { serveFeed } from '../features/articles/serve-feed.ts';
import { diskStorage, type DiskStorage } from '../providers/storage/storage-disk.ts';
import { openDrawing, type Drawing } from './drawing.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { testDesk, testWeb } from './test-web.ts';

export type TestServer = {
  url: string;
  signInDeps: SignInDeps;
  orderDeps: OrderDeps;
  database: TestDatabase;
  queue: Queue;
  storage: DiskStorage;
  /** Calls the API over HTTP with the right `app-sign`, which a header of null leaves out. */
  call(method: string, path: string, options?: CallOptions): Promise<Envelope<any>>; // eslint-disable-line typescript/no-explicit-any
  /** A signed-in user and their token. */
  signIn(values?: Partial<User>): Promise<{ user: User; token: string }>;
  close(): Promise<void>;
};

export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string | null> };

type Awaitable<T> = T | Promise<T>;

/** What a test's own choice of features or jobs may be built from. */
type TestTools = {
  storage: DiskStorage;
  pictures: PictureSandbox;
  enqueue: Enqueue;
  orders: OrderDeps;
  mail: MailSender | null;
  openDrawing: () => Promise<Drawing>;
};

type Overrides = Partial<Pick<AppDeps, 'endpoints' | 'pages'>> & {
  features?: readonly Feature[] | ((signIn: SignInDeps, tools: TestTools) => Awaitable<readonly Feature[]>);
  jobs?: readonly Job[] | ((tools: TestTools) => Awaitable<readonly Job[]>);
  /** What draws pictures, as a test wants it. */
  rasteriser?: (own: Rasteriser) => Rasteriser;
  /** Whether jobs are worked on; otherwise they wait in the queue. */
  work?: boolean;
  requestsPerMinute?: number;
  pagesPerMinute?: number;
  sending?: AppDeps['config']['sending'];
  /** Gets every line of the server's log. */
  onLog?: (line: string) => void;
  environment?: Record<string, string>;
};

/** For tests of what holds for any endpoint: signing in and out only, without loading the design engine. */
export const ACCOUNTS_ONLY = { endpoints: [getUserInfo, logout], features: [authRoutes] } satisfies Overrides;

/** The same with the sandboxed ways to sign in. */
export const SIGN_IN_ONLY = {
  endpoints: [
    getUserInfo,
    logout,
    sendSmsCode,
    loginWithSms,
    sendEmailCode,
    loginWithEmail,
    createLoginTicket,
    claimLoginToken,
    getPendingWechat,
    confirmWechatLogin,
    wechatReturn,
  ],
  features: (signIn: SignInDeps) => [authRoutes, signInRoutes(signIn)],
} satisfies Overrides;

/** Every feature and every job of the product, with the design engine. */
async function everything(signIn: SignInDeps, tools: TestTools): Promise<readonly Feature[]> {
  const { featuresWith } = await import('../compose/features.ts');
  const { storage, pictures, enqueue, orders } = tools;
  return featuresWith({
    ...(await tools.openDrawing()),
    pictures,
    storage,
    enqueue,
    signIn,
    orders,
    producer: orders.publicUrl,
  });
}

async function everyJob(tools: TestTools): Promise<readonly Job[]> {
  const { jobsWith } = await import('../compose/jobs.ts');
  return jobsWith({
    ...(await tools.openDrawing()),
    payments: tools.orders,
    mail: tools.mail,
    ai: { pictures: tools.pictures.forJobs },
    content: [],
    producer: tools.orders.publicUrl,
  });
}

/** The real app on a free port over a real database. Only the pages are small ones instead of the built web. */
export async function startTestServer(overrides: Overrides = {}): Promise<TestServer> {
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...overrides.environment });
  const { onLog } = overrides;
  const log = onLog
    ? createLog('debug', false, { write: onLog })
    : createLog(process.env['TEST_LOG'] ?? 'silent', false);
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-files-'));
  const storage = diskStorage({ folder, secret: 'test', publicUrl: env.publicUrl });
  const drawing = openDrawing(storage, overrides.rasteriser);
  const pictures = openPictureSandbox({ processes: 1 });
  const enqueue: Enqueue = (...job) => queue.enqueue(...job);
  let url = '';
  const chosen = await choosePayments({ env, database, log, ownUrl: () => url });
  const orders = { ...chosen.payments, enqueue, storage, log };
  const mail = chooseMail(env, database.db);
  const tools: TestTools = { storage, pictures, enqueue, orders, mail, openDrawing: drawing.open };
  const { features = everything, jobs = overrides.features ? [] : everyJob } = overrides;
  const ownJobs = typeof jobs === 'function' ? await jobs(tools) : jobs;
  const queue: Queue = await openQueue({ database, jobs: ownJobs, log, maintenanceSeconds: 1 });
  const signIn = await chooseSignIn({ env, database, log, ownUrl: () => url, drawMore: chosen.drawMore });
  const site = { ...env.site, qrImageUrl: signIn.qrImageUrl, emailSignIn: signIn.deps.mail !== null, notice: null };
  const app = await createApp({
    visitors: signedInVisitors(),
    config: {
      appSign: env.APP_SIGN,
      site,
      imageOrigins: signIn.imageOrigins,
      formTargets: chosen.formTargets,
      trustedProxies: env.TRUST_PROXY,
      ...(overrides.sending && { sending: overrides.sending }),
      limits: {
        requestsPerMinute: overrides.requestsPerMinute ?? 10_000,
        pagesPerMinute: overrides.pagesPerMinute ?? 10_000,
      },
    },
    log,
    database,
    queue,
    storage,
    endpoints: overrides.endpoints ?? Object.values(ENDPOINTS),
    features: typeof features === 'function' ? await features(signIn.deps, tools) : features,
    pages: overrides.pages ?? testWeb,
    desk: {
      rooms: deskRooms({ signIn: signIn.deps, orders, queue, storage, enqueue, pictures, site, folder }),
      pages: testDesk,
    },
    publicPaths: async () => FIXED_PUBLIC_PATHS,
    serveProviders: async (instance) => {
      markVisitors(instance, signIn.deps);
      countVisits(instance, database.db, signIn.deps.secret);
      await signIn.serve(instance);
      await chosen.serve(instance, orders);
      serveFeed(instance, database.db, site);
    },
    serveFiles: async (instance) => serveFiles(instance, storage),
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  if (overrides.work) await queue.startWorkers({ db: database.db, storage, log });

  const call: TestServer['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const sent = {
      'app-sign': env.APP_SIGN,
      ...(token && { authorization: token }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    };
    const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    const payload = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    const init = { method, headers: present, ...(body !== undefined && { body: payload }) };
    const response = await fetch(url + path, init);
    if (response.status !== 200) throw new Error(`${method} ${path} answered HTTP ${response.status}`);
    return (await response.json()) as Envelope;
  };

  return {
    url,
    signInDeps: signIn.deps,
    orderDeps: orders,
    database,
    queue,
    storage,
    call,
    async signIn(values = {}) {
      const user = await insertUser(database.db, values);
      return { user, token: await openSession(database.db, user.id) };
    },
    async close() {
      await app.close();
      await queue.stop(5000);
      await drawing.close();
      await pictures.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
