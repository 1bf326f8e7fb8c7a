import type { FastifyInstance } from 'fastify';
import { SHARE_PAGE } from '@markwright/contracts';
import { browserCookie, type CookieKeys } from '../../http/browser-cookie.ts';
import { requestPath } from '../../http/request-path.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells one visitor of shared links from another. */
export const visitorCookie = browserCookie('visitor', YEAR_SECONDS, '/');

/** The page of a shared link sets the cookie; only a call that comes with it can count as an opening. */
export function markVisitors(app: FastifyInstance, keys: CookieKeys): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && requestPath(request.url) === SHARE_PAGE) visitorCookie.mark(request, reply, keys);
  });
}
