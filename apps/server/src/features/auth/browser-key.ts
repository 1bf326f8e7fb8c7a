import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignInParts } from './sign-in-parts.ts';

const COOKIE = 'login-browser';
const DAY_SECONDS = 24 * 60 * 60;

type Keys = Pick<SignInParts, 'secret' | 'secureCookie'>;

/** Which browser is asking, as a hash fit for storing; undefined for one that holds no cookie of ours. */
export function findBrowser(request: FastifyRequest, { secret }: Keys): string | undefined {
  const [key = '', signature = ''] = (request.cookies[COOKIE] ?? '').split('.');
  const expected = Buffer.from(sign(key, secret));
  const given = Buffer.from(signature);
  if (!key || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return hash(key);
}

/** The same, and a browser without a cookie gets one that its scripts cannot read. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, keys: Keys): string {
  const known = findBrowser(request, keys);
  if (known) return known;
  const key = randomBytes(16).toString('base64url');
  reply.setCookie(COOKIE, `${key}.${sign(key, keys.secret)}`, {
    path: '/api/',
    httpOnly: true,
    sameSite: 'lax',
    secure: keys.secureCookie,
    maxAge: DAY_SECONDS,
  });
  return hash(key);
}

const sign = (key: string, secret: string): string =>
  createHmac('sha256', secret).update(`browser:${key}`).digest('base64url');

const hash = (key: string): string => createHash('sha256').update(key).digest('hex');
