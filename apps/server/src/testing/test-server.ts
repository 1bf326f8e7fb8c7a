import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimLoginToken,
  createLoginTicket,
  ENDPOINTS,
  getUserInfo,
  loginWithSms,
  logout,
  sendSmsCode,
  wechatReturn,
  type Envelope,
} from '@markwright/contracts';
import { createApp, type AppDeps } from '../app.ts';
import { choosePayments } from '../choose-payments.ts';
import { chooseSignIn } from '../choose-sign-in.ts';
import { readEnv } from '../env.ts';
import { insertUser, type User } from '../features/auth/queries.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { openSession } from '../features/auth/rules.ts';
import type { SignInParts } from '../features/auth/sign-in-parts.ts';
import { signInRoutes } from '../features/auth/sign-in-routes.ts';
import { laterBy } from '../features/orders/jobs.ts';
import type { OrderParts, Payments } from '../features/orders/order-parts.ts';
import { servePayNotices } from '../features/orders/pay-notices.ts';
import type { Feature } from '../http/mount-endpoints.ts';
import { FIXED_PUBLIC_PATHS } from '../http/search-engines.ts';
import { serveFiles } from '../http/serve-files.ts';
import type { Enqueue, Job } from '../jobs/define-job.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { diskStorage, type DiskStorage } from '../providers/storage/storage-disk.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { testWeb } from './test-web.ts';

export type TestServer = {
  url: string;
  signInParts: SignInParts;
  orderParts: OrderParts;
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

type Overrides = Partial<Pick<AppDeps, 'endpoints' | 'pages'>> & {
  features?: readonly Feature[] | ((signIn: SignInParts) => readonly Feature[]);
  jobs?: readonly Job[] | ((payments: Payments) => readonly Job[]);
  requestsPerMinute?: number;
  environment?: Record<string, string>;
};

/** For tests of what holds for any endpoint: signing in and out only, without loading the design engine. */
export const ACCOUNTS_ONLY = { endpoints: [getUserInfo, logout], features: [authRoutes] } satisfies Overrides;

/** The same with the sandboxed ways to sign in. */
export const SIGN_IN_ONLY = {
  endpoints: [getUserInfo, logout, sendSmsCode, loginWithSms, createLoginTicket, claimLoginToken, wechatReturn],
  features: (signIn: SignInParts) => [authRoutes, signInRoutes(signIn)],
} satisfies Overrides;

/** The engine takes seconds to load, so only tests that use it pay for it. */
type Loaded = { features: readonly Feature[]; closeDrawing(): Promise<void> };

async function loadFeatures(
  storage: DiskStorage,
  enqueue: Enqueue,
  signIn: SignInParts,
  orders: OrderParts,
): Promise<Loaded> {
  const { openRasteriser } = await import('@markwright/raster');
  const { openStudio } = await import('@markwright/studio');
  const { outlinesFrom } = await import('../features/fonts/font-storage.ts');
  const { featuresWith } = await import('../features/registry.ts');
  const rasteriser = openRasteriser();
  const studio = openStudio(outlinesFrom(storage));
  return {
    features: featuresWith({ studio, rasteriser, storage, enqueue, signIn, orders }),
    closeDrawing: () => rasteriser.close(),
  };
}

const featuresOf = (given: NonNullable<Overrides['features']>, signIn: SignInParts): readonly Feature[] =>
  typeof given === 'function' ? given(signIn) : given;

/** The real app on a free port over a real database. Only the pages are a small stand-in for the built web. */
export async function startTestServer(overrides: Overrides = {}): Promise<TestServer> {
  const env = readEnv({ PUBLIC_URL: 'http://localhost:3000', ...overrides.environment });
  const log = createLog(process.env['TEST_LOG'] ?? 'silent', false);
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-files-'));
  const storage = diskStorage({ folder, secret: 'test', publicUrl: env.publicUrl });
  let url = '';
  const payments = choosePayments({ env });
  const { jobs = [] } = overrides;
  const queue = await openQueue({
    database,
    jobs: typeof jobs === 'function' ? jobs(payments) : jobs,
    log,
    maintenanceSeconds: 1,
  });
  const orders = { ...payments, later: laterBy(queue.enqueue), log };
  const signIn = await chooseSignIn({ env, database, log, ownUrl: () => url });
  const loaded: Loaded = overrides.features
    ? { features: featuresOf(overrides.features, signIn.parts), closeDrawing: async () => {} }
    : await loadFeatures(storage, queue.enqueue, signIn.parts, orders);
  const app = await createApp({
    config: {
      appSign: env.APP_SIGN,
      site: { ...env.site, qrImageUrl: signIn.qrImageUrl },
      imageOrigins: signIn.imageOrigins,
      trustProxy: false,
      limits: { requestsPerMinute: overrides.requestsPerMinute ?? 10_000 },
    },
    log,
    database,
    queue,
    storage,
    endpoints: overrides.endpoints ?? Object.values(ENDPOINTS),
    features: loaded.features,
    pages: overrides.pages ?? testWeb,
    publicPaths: async () => FIXED_PUBLIC_PATHS,
    serveProviders: async (instance) => {
      await signIn.serve(instance);
      await servePayNotices(instance, database.db, orders);
    },
    serveFiles: async (instance) => serveFiles(instance, storage),
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });

  const call: TestServer['call'] = async (method, path, { token, body, headers = {} } = {}) => {
    const sent = {
      'app-sign': env.APP_SIGN,
      ...(token && { authorization: token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    };
    const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const init = { method, headers: present, ...(body !== undefined && { body: payload }) };
    const response = await fetch(url + path, init);
    if (response.status !== 200) throw new Error(`${method} ${path} answered HTTP ${response.status}`);
    return (await response.json()) as Envelope;
  };

  return {
    url,
    signInParts: signIn.parts,
    orderParts: orders,
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
      await loaded.closeDrawing();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
