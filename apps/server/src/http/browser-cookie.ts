import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Set on https: the browser then keeps the cookie off plain connections. */
export type CookieKeys = { secret: string; secureCookie: boolean };

type BrowserCookie = {
  /** Which browser is asking, as a hash fit for storing; undefined for one that holds no cookie of ours. */
  find(request: FastifyRequest, keys: CookieKeys): string | undefined;
  /** The same, and a browser without a cookie gets one that its scripts cannot read. */
  mark(request: FastifyRequest, reply: FastifyReply, keys: CookieKeys): string;
};

/** A random signed cookie, seen below one path only: it tells one browser from another and nothing else. */
export function browserCookie(name: string, maxAgeSeconds: number, path = '/api/'): BrowserCookie {
  const sign = (key: string, secret: string): string =>
    createHmac('sha256', secret).update(`${name}:${key}`).digest('base64url');

  const find: BrowserCookie['find'] = (request, { secret }) => {
    const [key = '', signature = ''] = (request.cookies[name] ?? '').split('.');
    const expected = Buffer.from(sign(key, secret));
    const given = Buffer.from(signature);
    if (!key || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return hash(key);
  };

  return {
    find,
    mark(request, reply, keys) {
      const known = find(request, keys);
      if (known) return known;
      const key = randomBytes(16).toString('base64url');
      const rules = { path, httpOnly: true, sameSite: 'lax', secure: keys.secureCookie } as const;
      reply.setCookie(name, `${key}.${sign(key, keys.secret)}`, { ...rules, maxAge: maxAgeSeconds });
      return hash(key);
    },
  };
}

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');
