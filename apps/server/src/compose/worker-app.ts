import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { AppDeps } from './app.ts';
import { serveHealth } from '../http/health.ts';
import { serveMetrics } from '../http/metrics.ts';

/** A process that only works on jobs still says how it is. */
export function createWorkerApp({
  log,
  database,
  queue,
  storage,
}: Pick<AppDeps, 'log' | 'database' | 'queue' | 'storage'>): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, logController });
  app.decorateRequest('envelopeCode');
  serveHealth(app, { pool: database.pool, storage, queue });
  serveMetrics(app, { queue, database });
  return app;
}
