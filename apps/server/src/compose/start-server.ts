import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '@markwright/contracts';
import { openRasteriser, type Rasteriser } from '@markwright/raster';
import { openAdminEndpoint } from '../admin/admin-endpoint.ts';
import { createApp } from './app.ts';
import { choosePayments, type ChosenPayments } from './payments.ts';
import { chooseMail, chooseSignIn } from './sign-in.ts';
import { contentFolders } from '../content-folders.ts';
import { startCheckpoints } from '../db/checkpoints.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import { runSeeds, type SeedProgress } from '../db/seed.ts';
import { deskRooms } from '../desk/desk-rooms.ts';
import type { Env } from './env.ts';
import { openEnginePool, type EnginePool } from '../engine/open-engine-pool.ts';
import { shareEngineUse } from '../engine/share-use.ts';
import { countBusiness } from './business-counts.ts';
import { markVisitors } from '../features/creations/visitor-cookie.ts';
import { voidSandboxPurchases } from '../features/orders/grant-rules.ts';
import { countVisits } from '../features/visits/count-visits.ts';
import { listOwnIds } from '../features/articles/queries.ts';
import { serveFeed } from '../features/articles/serve-feed.ts';
import { featuresWith, seedsWith, signedInVisitors } from './features.ts';
import { FIXED_PUBLIC_PATHS } from '../http/search-engines.ts';
import { serveFiles } from '../http/serve-files.ts';
import { openPictureSandbox, type PictureSandbox } from '../pictures/picture-sandbox.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { jobsWith } from './jobs.ts';
import type { Log } from '../log.ts';
import { openPackPool } from '../packing/open-pack-pool.ts';
import { filesFolder, openStorage, type OpenedStorage } from '../providers/storage/open-storage.ts';
import type { BuiltWeb } from './built-web.ts';
import { createWorkerApp } from './worker-app.ts';

const JOB_LIMIT_MS = 25_000;
const REQUESTS_PER_MINUTE = 600;
const PAGES_PER_MINUTE = 240;

export type StartOptions = {
  env: Env;
  log: Log;
  /** Not needed by a process that only works on jobs; it may load while the database opens. */
  web?: BuiltWeb | Promise<BuiltWeb>;
  hotReload?: boolean;
  onStep?: (step: string) => void;
  onSeedProgress?: SeedProgress;
};

export type RunningServer = { url: string; stop(): Promise<void> };

/** Chooses the providers by the environment, brings the database up to date, and starts listening and working. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { env, log, onStep = () => {}, onSeedProgress = () => {} } = options;
  const fonts = env.s3 ? { s3: env.s3 } : { folder: filesFolder(env) };
  const engine = openEnginePool(fonts, log, { idleMs: env.ENGINE_IDLE_SECONDS * 1000 });
  onStep(env.DATABASE_URL ? 'opening PostgreSQL' : `opening the database in ${resolve(env.DATA_DIR)}`);
  const database = await openDatabase(env, (error) => log.error({ err: error }, 'database connection')).catch(
    async (error: unknown) => {
      await engine.close();
      throw error;
    },
  );
  try {
    onStep('bringing the tables up to date');
    await migrateDatabase(database);
    const { storage, disk } = await openStorage(env, () => getSecret(database.db, 'file-links'));
    const rasteriser = openRasteriser();
    const packs = openPackPool(fonts);
    const producer = env.AI_LABEL_PRODUCER ?? env.publicUrl;
    const pictures = openPictureSandbox({ onEnded: (reason) => log.warn({ reason }, 'a picture process was ended') });
    let app: FastifyInstance | undefined;
    const ownUrl = () => (app && env.ROLE !== 'worker' ? loopbackAddress(app) : env.publicUrl);
    const chosen = await choosePayments({ env, database, log, ownUrl });
    const { payments } = chosen;
    const content = contentFolders(env.DATA_DIR);
    const ai = { pictures: pictures.forJobs, ...env.aiModels };
    const jobs = jobsWith({
      engine,
      rasteriser,
      payments,
      mail: chooseMail(env, database.db),
      ai,
      content,
      packs,
      producer,
    });
    const queue: Queue = await openQueue({ database, jobs, log });
    const orders = { ...payments, enqueue: queue.enqueue, storage, log };
    if (!payments.sandbox) await voidSandboxPurchases(database.db, orders, new Date());
    onStep('filling in the starting data');
    await runSeeds(database, seedsWith(engine, content), { storage, log, onProgress: onSeedProgress });
    const closeParts = async () => {
      await Promise.all([rasteriser.close(), pictures.close(), engine.close(), packs.close()]);
      await database.close();
    };
    if (env.ROLE === 'migrate') {
      const stop = async () => {
        await queue.stop(0);
        await closeParts();
      };
      return { url: env.publicUrl, stop };
    }

    app = await buildApp(options, { database, storage, disk, queue, engine, rasteriser, pictures, chosen, ownUrl });
    const stopCheckpoints = database.kind === 'embedded' ? await startCheckpoints(database.pool, log) : () => {};
    const stopSharing = env.ROLE === 'worker' ? async () => {} : await shareEngineUse(database, engine);
    if (env.ROLE !== 'web') await queue.startWorkers({ db: database.db, storage, log });
    await app.listen({ port: env.PORT, host: env.HOST });
    // Beside the opening database the engine's loading only made both later: it follows as soon as pages are served.
    if (env.ROLE !== 'worker') engine.wake();

    const running = app;
    const closeAdminEndpoint =
      database.kind === 'embedded'
        ? await openAdminEndpoint(
            env.DATA_DIR,
            {
              db: database.db,
              orders,
              pool: database.pool,
              storage,
              content,
              log,
              readFeed: (text) => engine.forJobs.readFeed(text),
            },
            log,
          )
        : async () => {};
    const stop = async () => {
      await closeAdminEndpoint();
      await running.close();
      await stopSharing();
      await queue.stop(JOB_LIMIT_MS);
      stopCheckpoints();
      await closeParts();
    };
    return { url: env.PUBLIC_URL ?? localAddress(running), stop };
  } catch (error) {
    await engine.close();
    await database.close();
    throw error;
  }
}

type Opened = OpenedStorage & {
  database: OpenDatabase;
  queue: Awaited<ReturnType<typeof openQueue>>;
  engine: EnginePool;
  rasteriser: Rasteriser;
  pictures: PictureSandbox;
  chosen: ChosenPayments;
  ownUrl: () => string;
};

async function buildApp({ env, log, hotReload, ...options }: StartOptions, opened: Opened): Promise<FastifyInstance> {
  const { database, queue, storage, disk, engine, rasteriser, pictures, chosen, ownUrl } = opened;
  if (env.ROLE === 'worker') return createWorkerApp({ log, database, queue, storage });
  const web = await options.web;
  if (!web) throw new Error('A web process needs the built web');
  const signIn = await chooseSignIn({ env, database, log, ownUrl, drawMore: chosen.drawMore });
  const orders = { ...chosen.payments, enqueue: queue.enqueue, storage, log };
  const site = { ...env.site, qrImageUrl: signIn.qrImageUrl, emailSignIn: signIn.deps.mail !== null, notice: null };
  const storageOrigin = env.s3?.endpoint && new URL(env.s3.endpoint).origin;
  return createApp({
    visitors: signedInVisitors(),
    config: {
      appSign: env.APP_SIGN,
      site,
      imageOrigins: signIn.imageOrigins,
      formTargets: chosen.formTargets,
      trustedProxies: env.TRUST_PROXY,
      limits: { requestsPerMinute: REQUESTS_PER_MINUTE, pagesPerMinute: PAGES_PER_MINUTE },
      ...(hotReload && { hotReload }),
      ...(storageOrigin && { storageOrigin }),
    },
    log,
    database,
    queue,
    storage,
    endpoints: Object.values(ENDPOINTS),
    features: featuresWith({
      engine,
      rasteriser,
      pictures,
      storage,
      enqueue: queue.enqueue,
      signIn: signIn.deps,
      orders,
      producer: env.AI_LABEL_PRODUCER ?? env.publicUrl,
      chatModel: env.aiModels.chatModel,
    }),
    pages: web.pages,
    desk: {
      rooms: deskRooms({
        signIn: signIn.deps,
        orders,
        queue,
        storage,
        enqueue: queue.enqueue,
        pictures,
        site,
        folder: env.DATABASE_URL ? undefined : env.DATA_DIR,
      }),
      pages: web.desk,
    },
    publicPaths: async () => [
      ...FIXED_PUBLIC_PATHS,
      ...(await listOwnIds(database.db)).map((id) => `/article?id=${id}`),
    ],
    onPageView: () => engine.wake(),
    checkSearch: () => engine.checkSearch(),
    countBusiness: countBusiness(database.db),
    serveProviders: async (instance) => {
      markVisitors(instance, signIn.deps);
      countVisits(instance, database.db, signIn.deps.secret);
      await signIn.serve(instance);
      await chosen.serve(instance, orders);
      serveFeed(instance, database.db, site);
    },
    serveFiles: async (instance) => {
      if (disk) serveFiles(instance, disk);
      await web.serveFiles(instance);
    },
  });
}

function listeningPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const localAddress = (app: FastifyInstance): string => `http://localhost:${listeningPort(app)}`;

/** How this process reaches itself: a sandboxed provider is called over HTTP like a real one. */
const loopbackAddress = (app: FastifyInstance): string => `http://127.0.0.1:${listeningPort(app)}`;
