import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import {
  extendSession,
  findLiveSession,
  findUser,
  insertSession,
  markBlocked,
  markRevoked,
  revokeAll,
  type User,
} from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SESSION_MS = 30 * DAY_MS;
const TOKEN_BYTES = 32;

/** Signs a user in: the token leaves here once and only its hash is kept. */
export async function openSession(
  db: Db,
  userId: string,
  now = new Date(),
  consentVersion: string | null = null,
): Promise<string> {
  if ((await findUser(db, userId))?.blockedAt) throw new AppError('ACCOUNT_BLOCKED');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await insertSession(db, { tokenHash: hashToken(token), userId, createdAt: now, expiresAt, consentVersion });
  return token;
}

/** Who a token belongs to. Using it pushes its end 30 days ahead, written at most once a day. */
export async function findUserByToken(db: Db, token: string, now = new Date()): Promise<User | undefined> {
  const found = await findLiveSession(db, hashToken(token), now);
  if (!found) return undefined;
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  if (expiresAt.getTime() - found.session.expiresAt.getTime() > DAY_MS) {
    await extendSession(db, found.session.tokenHash, expiresAt);
  }
  return found.user;
}

/** Ends every session at once and opens none until it is lifted. */
export async function setBlocked(tx: Db, userId: string, blockedAt: Date | null): Promise<void> {
  await markBlocked(tx, userId, blockedAt);
  if (blockedAt) await revokeAll(tx, userId, blockedAt);
}

export const closeSession = (db: Db, token: string, now = new Date()): Promise<void> =>
  markRevoked(db, hashToken(token), now);

/** The name others may see; empty when the account is gone. */
export const publicNameOf = async (db: Db, userId: string): Promise<string> =>
  (await findUser(db, userId))?.nickName ?? '';

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
