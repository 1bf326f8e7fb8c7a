import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { sessions, users } from './tables.ts';

export type User = typeof users.$inferSelect;
export type Session = typeof sessions.$inferSelect;

export async function insertUser(db: Db, values: typeof users.$inferInsert): Promise<User> {
  const [user] = await db.insert(users).values(values).returning();
  if (!user) throw new Error('The user row was not returned');
  return user;
}

export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ session: Session; user: User } | undefined> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return found;
}

export async function extendSession(db: Db, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function markRevoked(db: Db, tokenHash: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt)));
}
