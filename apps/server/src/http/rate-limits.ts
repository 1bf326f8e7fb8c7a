import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@markwright/contracts';
import { networkOf } from './network.ts';
import { isApiUrl } from './request-path.ts';

export type RateLimits = { requestsPerMinute: number };

/** One visitor's network may call the API this often; single endpoints set tighter limits in their own rules. */
export async function limitRates(
  app: FastifyInstance,
  { requestsPerMinute }: RateLimits,
  isOurOwnCall: (headers: Record<string, unknown>) => boolean,
): Promise<void> {
  const options: RateLimitPluginOptions = {
    global: true,
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !isApiUrl(request.url) || isOurOwnCall(request.headers),
    errorResponseBuilder: (_, { ttl }) => new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(ttl / 1000) }),
  };
  await app.register(rateLimit, options);
}
