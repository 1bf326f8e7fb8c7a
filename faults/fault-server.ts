import { signedInVisitors } from '../apps/server/src/compose/features.ts';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { createApp } from '../apps/server/src/compose/app.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openEmbedded, openPostgres } from '../apps/server/src/db/open-db.ts';
import { users } from '../apps/server/src/db/schema.ts';
import { readEnv } from '../apps/server/src/compose/env.ts';
import { defineJob } from '../apps/server/src/jobs/define-job.ts';
import { openQueue } from '../apps/server/src/jobs/queue.ts';
import { createLog } from '../apps/server/src/log.ts';
import { diskStorage } from '../apps/server/src/providers/storage/storage-disk.ts';
import { runUntilStopped } from '../apps/server/src/compose/run-until-stopped.ts';
import { testEndpoint } from '../apps/server/src/testing/test-endpoint.ts';
import { testWeb } from '../apps/server/src/testing/test-web.ts';
import { pointTaskEndpoints, pointTaskJobs, pointTaskRoutes } from './point-tasks.ts';

/**
 * The real server parts around endpoints that write, to be killed at any moment.
 * A write is three rows and a job in one transaction; the job marks the three rows.
 */
const ROWS = ['a', 'b', 'c'];

const write = testEndpoint({
  name: 'write',
  method: 'POST',
  path: '/api/fault/write',
  auth: 'guest',
  body: z.object({ id: z.string() }),
  data: z.object({ id: z.string() }),
});
const read = testEndpoint({
  name: 'read',
  method: 'GET',
  path: '/api/fault/read',
  auth: 'guest',
  data: z.array(z.object({ row: z.string(), marked: z.boolean() })),
});

const markRows = defineJob({
  name: 'fault.mark-rows',
  payload: z.object({ id: z.string() }),
  attempts: 50,
  retryDelaySeconds: 1,
  leaseSeconds: 2,
  concurrency: 4,
  run: async ({ id }, { db }) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const names = ROWS.map((row) => `${id} ${row}`);
    await db.update(users).set({ wxHeadImgUrl: 'marked' }).where(inArray(users.nickName, names));
  },
});

await runUntilStopped(async () => {
  const env = readEnv(process.env);
  const log = createLog('silent', false);
  const onError = () => {};
  const database = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, onError)
    : await openEmbedded(env.DATA_DIR, onError);
  await migrateDatabase(database);
  const storage = diskStorage({ folder: `${env.DATA_DIR}/files`, secret: 'fault', publicUrl: env.publicUrl });
  const queue = await openQueue({
    database,
    jobs: [markRows, ...pointTaskJobs],
    log,
    maintenanceSeconds: 1,
    pollMs: 200,
  });
  if (env.ROLE !== 'web') await queue.startWorkers({ db: database.db, storage, log });

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
    endpoints: [write, read, ...pointTaskEndpoints],
    features: [
      pointTaskRoutes(queue.enqueue),
      (on) => {
        on(write, ({ db, body: { id } }) =>
          db.transaction(async (tx) => {
            for (const row of ROWS) await tx.insert(users).values({ nickName: `${id} ${row}` });
            await queue.enqueue(tx, markRows, { id });
            return { id };
          }),
        );
        on(read, async ({ db }) => {
          const rows = await db.select().from(users);
          return rows.map((row) => ({ row: row.nickName, marked: row.wxHeadImgUrl === 'marked' }));
        });
      },
    ],
    pages: testWeb,
    publicPaths: async () => [],
    serveFiles: async () => {},
  });
  // A web process of a cluster comes back under its old address.
  const url = await app.listen({ port: Number(process.env['FAULT_PORT'] ?? 0), host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await queue.stop(5000);
    await database.close();
  };
  return { url, stop };
});
