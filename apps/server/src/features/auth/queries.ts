import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { sessions, users } from '../../db/tables/auth.ts';

export type User = typeof users.$inferSelect;
export type Session = typeof sessions.$inferSelect;

export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values);
}

const liveSession = preparedOnce((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('live_session'),
);

export async function findLiveSession(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ session: Session; user: User } | undefined> {
  const [found] = await liveSession(db).execute({ tokenHash, now: now.toISOString() });
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

export async function revokeAll(db: Db, userId: string, revokedAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

export async function markBlocked(db: Db, userId: string, blockedAt: Date | null): Promise<void> {
  await db.update(users).set({ blockedAt }).where(eq(users.id, userId));
}

/** The number's account, made on its first sign-in; two first sign-ins at once make one. */
export async function findOrAddUserByPhone(db: Db, phone: string, nickName: string): Promise<User> {
  await db.insert(users).values({ phone, nickName }).onConflictDoNothing({ target: users.phone });
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  if (!user) throw new Error('The user row was not returned');
  return user;
}

/** The same for an e-mail address; none is made where another address of its mailbox has one. */
export async function findOrAddUserByEmail(
  db: Db,
  values: { email: string; mailbox: string; nickName: string },
): Promise<User | undefined> {
  await db.insert(users).values(values).onConflictDoNothing();
  return findUserByEmail(db, values.email);
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

export async function findUserByPhone(db: Db, phone: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user;
}

export async function findUserByOpenId(db: Db, wxOpenId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.wxOpenId, wxOpenId));
  return user;
}

export async function setOpenId(db: Db, userId: string, wxOpenId: string): Promise<void> {
  await db.update(users).set({ wxOpenId }).where(eq(users.id, userId));
}

/** The name and picture the messaging app knows, where the account has none: what somebody chose here stays. Whose they are. */
export async function setProfileByOpenId(
  db: Db,
  profile: { openId: string; nickName: string; wxHeadImgUrl: string },
): Promise<string | undefined> {
  const { openId, nickName, wxHeadImgUrl } = profile;
  const own = {
    nickName: sql`coalesce(nullif(${users.nickName}, ''), ${nickName})`,
    wxHeadImgUrl: sql`coalesce(nullif(${users.wxHeadImgUrl}, ''), ${wxHeadImgUrl})`,
  };
  const [user] = await db.update(users).set(own).where(eq(users.wxOpenId, openId)).returning({ id: users.id });
  return user?.id;
}

export async function setProfile(
  db: Db,
  userId: string,
  profile: Partial<Pick<User, 'nickName' | 'wxHeadImgUrl'>>,
): Promise<User> {
  const [user] = await db.update(users).set(profile).where(eq(users.id, userId)).returning();
  if (!user) throw new Error('The user row was not returned');
  return user;
}

/** A ready account for the sandbox's phone; the second time it is there already. */
export async function addBoundUser(
  db: Db,
  values: { phone: string; wxOpenId: string; nickName: string },
): Promise<void> {
  await db.insert(users).values(values).onConflictDoNothing();
}
