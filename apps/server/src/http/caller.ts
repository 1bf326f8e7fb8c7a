import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { APP_SIGN_HEADER, AppError, TOKEN_HEADER } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import type { User } from '../features/auth/queries.ts';
import { findUserByToken } from '../features/auth/rules.ts';
import type { DailyVisits } from '../features/points/daily-visit.ts';

export type Caller = { user?: User; token?: string };

export function requireAppSign(request: FastifyRequest, appSign: string): void {
  const given = Buffer.from(String(request.headers[APP_SIGN_HEADER] ?? ''));
  const expected = Buffer.from(appSign);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('APP_SIGN_REQUIRED');
}

/** The `authorization` header carries the bare token. A stale token makes a guest; the endpoint decides if that will do. */
export async function readCaller(db: Db, request: FastifyRequest, greet: DailyVisits): Promise<Caller> {
  const token = request.headers[TOKEN_HEADER];
  if (!token || token.length > 128) return {};
  const user = await findUserByToken(db, token);
  if (!user) return {};
  await greet(db, user.id, new Date());
  return { user, token };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
