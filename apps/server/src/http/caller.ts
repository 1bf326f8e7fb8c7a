import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { APP_SIGN_HEADER, AppError, TOKEN_HEADER } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import type { users } from '../db/tables/auth.ts';
import { networkOf } from './network.ts';

export type User = typeof users.$inferSelect;
type Caller = { user?: User; token?: string };

/** Whose token it is, and what a signed-in call brings about: handed in, so that HTTP knows no feature. */
export type Visitors = {
  findUser(db: Db, token: string): Promise<User | undefined>;
  /** The same for calls that change nothing: what was read up to a second ago will do. */
  findUserToRead(db: Db, token: string): Promise<User | undefined>;
  /** After every call that may have changed something of the user. */
  onChange(db: Db, user: User): void;
  onVisit(db: Db, user: User, ip: string, now: Date): Promise<void>;
};

export function requireAppSign(request: FastifyRequest, appSign: string): void {
  const given = Buffer.from(String(request.headers[APP_SIGN_HEADER] ?? ''));
  const expected = Buffer.from(appSign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('APP_SIGN_REQUIRED');
}

/** The `authorization` header carries the bare token. A stale token makes a guest; the endpoint decides if that will do. */
export async function readCaller(db: Db, request: FastifyRequest, visitors: Visitors): Promise<Caller> {
  const token = request.headers[TOKEN_HEADER];
  if (!token || token.length > 128) return {};
  const user = await (isRead(request) ? visitors.findUserToRead(db, token) : visitors.findUser(db, token));
  if (!user) return {};
  await visitors.onVisit(db, user, request.ip, new Date());
  return { user, token };
}

export const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Who takes turns with whom: a user wherever they are, a guest by address. */
export const clientOf = ({ caller, ip }: FastifyRequest): string => caller?.user?.id ?? networkOf(ip);
export const isSignedIn = ({ caller }: FastifyRequest): boolean => caller?.user !== undefined;

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
