import { randomBytes, randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Endpoint, SiteConfig } from '@markwright/contracts';
import { mountDesk, type DeskRoom } from '../desk/mount-desk.ts';
import { serveDeskPages, type DeskPages } from '../desk/serve-desk-pages.ts';
import type { OpenDatabase } from '../db/open-db.ts';
import { answerBrokenRequest } from '../http/answer-broken-requests.ts';
import { serveApiDocs } from '../http/api-docs.ts';
import { compressAnswers } from '../http/compress-answers.ts';
import { closeConnectionsWhenStopping } from '../http/close-connections.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { handleErrors, refuseAddress } from '../http/handle-errors.ts';
import { serveHealth } from '../http/health.ts';
import { servePictures } from '../features/content/pictures.ts';
import { openSiteData } from '../features/content/site-data.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { openPageCache } from '../http/page-cache.ts';
import { rememberLanguage } from '../http/language.ts';
import { UPLOAD_LIMIT_BYTES } from '../http/read-upload.ts';
import { acceptForms } from '../http/read-form.ts';
import { logRequests } from '../http/log-requests.ts';
import { serveMetrics, type MetricsDeps } from '../http/metrics.ts';
import type { Visitors } from '../http/caller.ts';
import { mountEndpoints, type Feature } from '../http/mount-endpoints.ts';
import { markInternalCalls } from '../http/internal-calls.ts';
import { refuseBrokenText } from '../http/refuse-broken-text.ts';
import { limitRates, type RateLimits } from '../http/rate-limits.ts';
import { serveSearchEngines, type PublicPaths } from '../http/search-engines.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { servePages, type PageSource } from '../http/serve-pages.ts';
import { spreadBursts } from '../http/spread-bursts.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../providers/storage/storage.ts';

type AppConfig = {
  appSign: string;
  site: SiteConfig;
  /** How many proxies stand in front: the visitor's address is that many hops from the right. */
  trustedProxies: number;
  limits: RateLimits;
  /** How long the head and the whole of a request may take to arrive, and how often that is looked at. */
  sending?: typeof SENDING;
  hotReload?: boolean;
  storageOrigin?: string;
  /** Where else pictures come from: a live provider's. */
  imageOrigins?: string[];
  /** Where forms may lead besides this site: a live payment gateway. */
  formTargets?: string[];
};

export type AppDeps = {
  config: AppConfig;
  log: Log;
  database: OpenDatabase;
  queue: Queue;
  storage: Storage;
  endpoints: readonly Endpoint[];
  features: readonly Feature[];
  visitors: Visitors;
  pages: PageSource;
  /** The operators' calls, and their pages where they are built. */
  desk?: { rooms: readonly DeskRoom[]; pages?: DeskPages | undefined };
  publicPaths: PublicPaths;
  /** Called with every page that is opened: whoever opens one will soon want logos. */
  onPageView?: () => void;
  /** Throws what is wrong with the search model. */
  checkSearch?: () => void;
  countBusiness?: MetricsDeps['countBusiness'];
  /** Adds what providers call by themselves, and the sandbox that plays them. */
  serveProviders?: (app: FastifyInstance) => Promise<void>;
  /** Adds what serves files: built assets, the disk storage's signed addresses, or Vite's middleware. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
};

const JSON_BODY_LIMIT_BYTES = 1024 * 1024;
const START_LIMIT_MS = 120_000;
/** Looked at every few seconds: Node's own half minute doubles what a slow sender is given. */
const SENDING = { headMs: 15_000, wholeMs: 30_000, lookMs: 5000 };
const INTERNAL_CALL_HEADER = 'x-markwright-own-call';
const noSchemas = () => () => {
  throw new Error('Schemas of endpoints are checked in http/mount-endpoints.ts, none is handed to the framework');
};

/** Wires what it is given and decides nothing: `start-server.ts` and the tests choose. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, queue, storage, endpoints, features } = deps;
  const { sending = SENDING } = config;
  // Only this process knows the key, so only the page renderer's own calls pass as such.
  const internalCallKey = randomBytes(16).toString('hex');
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    // http/log-requests.ts writes the one line per request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies > 0 && ((_, hop) => hop < config.trustedProxies),
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerBrokenRequest,
    bodyLimit: JSON_BODY_LIMIT_BYTES,
    requestTimeout: sending.wholeMs,
    http: { headersTimeout: sending.headMs, connectionsCheckingInterval: sending.lookMs },
    forceCloseConnections: 'idle',
    // Endpoints check by the contract's own schemas: the framework's compilers would only be loaded at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // A busy machine, or jobs left over from a crash, may hold up the start for longer than the usual ten seconds.
    pluginTimeout: START_LIMIT_MS,
  });

  const site = openSiteData(database.db, config.site, (error) => deps.log.error({ err: error }, 'site data'));
  await site.refresh();
  const responses = new ResponseCache();
  const kept = config.hotReload ? undefined : openPageCache(deps.pages.parametersOf, () => site.current());
  const forgetPages = () => {
    responses.forget();
    kept?.forget();
  };
  // Before everything else: a page from memory needs none of what follows.
  app.addHook('onRequest', (request, reply, done) => {
    if (!kept?.answer(request.raw, reply.raw, request.id)) return done();
    deps.onPageView?.();
    reply.hijack();
  });
  spreadBursts(app);
  app.decorate('forgetPages', forgetPages);
  app.decorateRequest('caller');
  app.decorateRequest('envelopeCode');
  app.decorateRequest('operator');
  const isInternalCall = (headers: Record<string, unknown>) => headers[INTERNAL_CALL_HEADER] === internalCallKey;
  markInternalCalls(app, isInternalCall);
  handleErrors(app, { bodyLimitBytes: JSON_BODY_LIMIT_BYTES, uploadLimitBytes: UPLOAD_LIMIT_BYTES }, sendErrorPage);
  logRequests(app);
  closeConnectionsWhenStopping(app);
  setSecurityHeaders(app, {
    publicUrl: config.site.publicUrl,
    hotReload: config.hotReload ?? false,
    ...(config.storageOrigin && { storageOrigin: config.storageOrigin }),
    ...(config.imageOrigins && { imageOrigins: config.imageOrigins }),
    ...(config.formTargets && { formTargets: config.formTargets }),
  });
  await app.register(cookie);
  acceptForms(app);
  compressAnswers(app);
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 20 } });
  await limitRates(app, config.limits, { isInternalCall, database, visitors: deps.visitors });
  rememberLanguage(app);
  refuseBrokenText(app);

  serveHealth(app, { pool: database.pool, storage, queue, checkSearch: deps.checkSearch });
  serveMetrics(app, { queue, database, countBusiness: deps.countBusiness });
  serveApiDocs(app, endpoints, config.site.publicUrl);
  mountEndpoints(app, {
    db: database.db,
    appSign: config.appSign,
    endpoints,
    features,
    visitors: deps.visitors,
    responses,
  });
  if (deps.desk) {
    mountDesk(app, {
      db: database.db,
      appSign: config.appSign,
      rooms: deps.desk.rooms,
      onChange: async () => {
        await site.refresh();
        forgetPages();
      },
    });
  }
  if (deps.desk?.pages) serveDeskPages(app, database.db, config.appSign, deps.desk.pages);
  servePictures(app, database.db, storage);
  await deps.serveProviders?.(app);
  serveSearchEngines(app, config.site.publicUrl, deps.publicPaths);
  await deps.serveFiles(app);
  servePages(app, {
    pages: deps.pages,
    site: () => site.current(),
    appSign: config.appSign,
    kept,
    onPageView: deps.onPageView,
    internalCallHeaders: { [INTERNAL_CALL_HEADER]: internalCallKey },
  });
  return app;
}
