import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/open-db.ts';
import { AppError } from '@markwright/contracts';
import { networkOf } from './network.ts';
import { isApiUrl } from './request-path.ts';
import { SharedRates, storeOf } from './shared-rates.ts';

const WINDOW_MS = 60_000;

export type RateLimits = { requestsPerMinute: number };

/**
 * One visitor's network may call the API this often, all processes on one PostgreSQL together; the embedded database has
 * one process, which counts in memory. Single endpoints set tighter limits in their own rules.
 */
export async function limitRates(
  app: FastifyInstance,
  { requestsPerMinute }: RateLimits,
  isOurOwnCall: (headers: Record<string, unknown>) => boolean,
  { kind, pool }: Pick<OpenDatabase, 'kind' | 'pool'>,
): Promise<void> {
  const shared = kind === 'postgres' ? new SharedRates(pool, WINDOW_MS) : undefined;
  if (shared) {
    shared.start();
    app.addHook('onClose', async () => shared.stop());
  }
  const options: RateLimitPluginOptions = {
    global: true,
    max: requestsPerMinute,
    timeWindow: WINDOW_MS,
    ...(shared && { store: storeOf(shared) }),
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !isApiUrl(request.url) || isOurOwnCall(request.headers),
    errorResponseBuilder: (_, { ttl }) => new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  };
  await app.register(rateLimit, options);
}
