import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenDatabase } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import { AppError } from '@markwright/contracts';
import type { Visitors } from './caller.ts';
import { RATE_SECRET } from './count-hit.ts';
import { networkOf } from './network.ts';
import { openRateKeys } from './rate-keys.ts';
import { isApiUrl } from './request-path.ts';
import { looksLikeFile } from './serve-pages.ts';
import { SharedRates, storeOf } from './shared-rates.ts';

const WINDOW_MS = 60_000;

export type RateLimits = {
  requestsPerMinute: number;
  /** Pages that must be drawn; those from memory are not counted. */
  pagesPerMinute: number;
};

type RateDeps = {
  isInternalCall: (headers: Record<string, unknown>) => boolean;
  database: Pick<OpenDatabase, 'kind' | 'pool' | 'db'>;
  visitors: Visitors;
};

/**
 * One account, or one guest's network, may call the API this often, all processes on one PostgreSQL together; the embedded
 * database has one process, which counts in memory. Single endpoints set tighter limits in their own rules.
 */
export async function limitRates(
  app: FastifyInstance,
  { requestsPerMinute, pagesPerMinute }: RateLimits,
  { isInternalCall, database, visitors }: RateDeps,
): Promise<void> {
  const { kind, pool, db } = database;
  const secret = await getSecret(db, RATE_SECRET);
  const shared = kind === 'postgres' ? new SharedRates(pool, WINDOW_MS, secret) : undefined;
  if (shared) {
    shared.start();
    app.addHook('onClose', async () => shared.stop());
  }
  const accountOrNetwork = openRateKeys((token) => visitors.findUserToRead(db, token));
  const options: RateLimitPluginOptions = {
    global: true,
    max: (request) => (isDrawnPage(request) ? pagesPerMinute : requestsPerMinute),
    timeWindow: WINDOW_MS,
    ...(shared && { store: storeOf(shared) }),
    keyGenerator: (request) => (isDrawnPage(request) ? `page:${networkOf(request.ip)}` : accountOrNetwork(request)),
    allowList: (request) => isInternalCall(request.headers) || !(isApiUrl(request.url) || isDrawnPage(request)),
    errorResponseBuilder: (_, { ttl }) => new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  };
  await app.register(rateLimit, options);
}

const isDrawnPage = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.isPage === true && !isApiUrl(url) && !looksLikeFile(url);
