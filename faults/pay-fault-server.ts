import { signedInVisitors } from '../apps/server/src/compose/features.ts';
import { z } from 'zod';
import { ENDPOINTS } from '@markwright/contracts';
import { createApp } from '../apps/server/src/compose/app.ts';
import { choosePayments } from '../apps/server/src/compose/payments.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openEmbedded } from '../apps/server/src/db/open-db.ts';
import { grants, orders as orderTable, paymentAttempts, pointRows } from '../apps/server/src/db/schema.ts';
import { readEnv } from '../apps/server/src/compose/env.ts';
import { insertUser } from '../apps/server/src/testing/insert-user.ts';
import { openSession } from '../apps/server/src/features/auth/rules.ts';
import { previewWanted } from '../apps/server/src/features/creations/jobs.ts';
import { orderJobs } from '../apps/server/src/features/orders/jobs.ts';
import { invoiceRoutes } from '../apps/server/src/features/orders/invoice-routes.ts';
import { refundOrder } from '../apps/server/src/features/orders/refund-rules.ts';
import { orderRoutes } from '../apps/server/src/features/orders/routes.ts';
import { defineJob, type Enqueue } from '../apps/server/src/jobs/define-job.ts';
import { openQueue, type Queue } from '../apps/server/src/jobs/queue.ts';
import { createLog } from '../apps/server/src/log.ts';
import { diskStorage } from '../apps/server/src/providers/storage/storage-disk.ts';
import { runUntilStopped } from '../apps/server/src/compose/run-until-stopped.ts';
import { testEndpoint } from '../apps/server/src/testing/test-endpoint.ts';
import { testWeb } from '../apps/server/src/testing/test-web.ts';
import { SHOP_ENDPOINTS } from '../apps/server/src/testing/shop-endpoints.ts';

/** The real order core with live payment keys, to be killed at any moment; the provider lives in another process. */
const signIn = testEndpoint({
  name: 'signIn',
  method: 'POST',
  path: '/api/fault/sign-in',
  auth: 'guest',
  data: z.string(),
});
const read = testEndpoint({
  name: 'read',
  method: 'GET',
  path: '/api/fault/read',
  auth: 'guest',
  data: z.array(
    z.object({ number: z.string(), state: z.string(), grants: z.number(), points: z.number(), credits: z.number() }),
  ),
});
/** Customer service, in a hurry: every paid order goes back. */
const refundAll = testEndpoint({
  name: 'refundAll',
  method: 'POST',
  path: '/api/fault/refund-all',
  auth: 'guest',
  data: z.number(),
});

const NEEDED = new Set<string>(SHOP_ENDPOINTS);

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL, false);
  const database = await openEmbedded(env.DATA_DIR, () => {});
  await migrateDatabase(database);
  const storage = diskStorage({ folder: `${env.DATA_DIR}/files`, secret: 'fault', publicUrl: env.publicUrl });
  const { payments, serve } = await choosePayments({ env, database, log, ownUrl: () => env.publicUrl });
  const enqueue: Enqueue = (...job) => queue.enqueue(...job);
  const orders = { ...payments, enqueue, storage, log };
  const jobs = [...orderJobs(payments), defineJob({ ...previewWanted, run: async () => {} })];
  const queue: Queue = await openQueue({ database, jobs, log, maintenanceSeconds: 1, pollMs: 200 });
  const app = await createApp({
    visitors: signedInVisitors(),
    config: {
      appSign: env.APP_SIGN,
      site: { ...env.site, qrImageUrl: '', emailSignIn: false, notice: null },
      trustedProxies: 0,
      limits: { requestsPerMinute: 1_000_000, pagesPerMinute: 1_000_000 },
    },
    log,
    database,
    queue,
    storage,
    endpoints: [signIn, read, refundAll, ...Object.values(ENDPOINTS).filter(({ name }) => NEEDED.has(name))],
    features: [
      orderRoutes(orders, null),
      invoiceRoutes(orders),
      (on) => {
        on(signIn, async ({ db }) => openSession(db, (await insertUser(db, {})).id));
        on(refundAll, async ({ db }) => {
          const paid = (await db.select().from(orderTable)).filter(({ tradeState }) => tradeState === 'SUCCESS');
          for (const { outTradeNo } of paid) await refundOrder(db, orders, outTradeNo);
          return paid.length;
        });
        on(read, async ({ db }) => {
          const [orderRows, attempts] = [await db.select().from(orderTable), await db.select().from(paymentAttempts)];
          const [granted, credited] = [await db.select().from(grants), await db.select().from(pointRows)];
          return attempts.map(({ number, orderId }) => {
            const order = orderRows.find(({ id }) => id === orderId);
            const credits = credited.filter(({ subject }) => subject === order?.outTradeNo);
            return {
              number,
              state: order?.tradeState ?? '',
              grants: granted.filter((grant) => grant.orderId === orderId && !grant.revokedAt).length,
              points: credits.reduce((sum, row) => sum + row.points, 0),
              credits: credits.length,
            };
          });
        });
      },
    ],
    pages: testWeb,
    publicPaths: async () => [],
    serveProviders: (instance) => serve(instance, orders),
    serveFiles: async () => {},
  });
  await queue.startWorkers({ db: database.db, storage, log });
  await app.listen({ port: env.PORT, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await queue.stop(5000);
    await database.close();
  };
  return { url: env.publicUrl, stop };
});
