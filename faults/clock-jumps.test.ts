import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions, users } from '../apps/server/src/db/schema.ts';
import { insertUser } from '../apps/server/src/testing/insert-user.ts';
import { findUserByToken, openSession } from '../apps/server/src/features/auth/rules.ts';
import { readPoints } from '../apps/server/src/features/points/rules.ts';
import { SharedRates } from '../apps/server/src/http/shared-rates.ts';
import { openTestDatabase, type TestDatabase } from '../apps/server/src/testing/test-database.ts';

/** A machine's clock is set right while the server runs, or was wrong for a while: by minutes, a day, or years. */
const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 4, 5, 4);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.clear());

test('a day that comes twice brings its free points once', async () => {
  const { id } = await insertUser(database.db, { nickName: '阿山' });
  const freeAt = async (time: number) => (await readPoints(database.db, id, new Date(time))).free;
  for (const days of [0, 1, 0, 1, 0]) expect(await freeAt(NOON + days * DAY_MS)).toBeLessThanOrEqual(3);
  const { rows } = await database.pool.query<{ day: string; granted: number }>(
    `select subject as day, count(*)::int as granted from point_rows where user_id = $1 and points > 0 group by subject`,
    [id],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ granted }) => granted > 1)).toEqual([]);
});

test('a session lives on when the clock goes back, is refused only while it is far ahead, and gains no more days than it was ahead', async () => {
  const { db } = database;
  const { id } = await insertUser(db, { nickName: '阿山' });
  const token = await openSession(db, id, new Date(NOON));
  expect((await findUserByToken(db, token, new Date(NOON - 3 * DAY_MS)))?.id).toBe(id);
  expect(await findUserByToken(db, token, new Date(NOON + 400 * DAY_MS))).toBeUndefined();
  expect((await findUserByToken(db, token, new Date(NOON)))?.id).toBe(id);
  expect((await findUserByToken(db, token, new Date(NOON + 20 * DAY_MS)))?.id).toBe(id);
  expect((await findUserByToken(db, token, new Date(NOON)))?.id).toBe(id);
  const [session] = await db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId));
  expect(session?.sessions.expiresAt.getTime()).toBe(NOON + (20 + 30) * DAY_MS);
});

test('a limit neither locks a visitor out for ever nor forgets what was counted when the clock jumps', async () => {
  let now = NOON;
  const rates = new SharedRates(database.pool, 60_000, 'secret', () => now);
  for (let time = 0; time < 5; time += 1) rates.count('203.0.113.7');
  await rates.share();
  now -= 30_000;
  expect(rates.count('203.0.113.7').current).toBe(6);
  now += 365 * DAY_MS;
  expect(rates.count('203.0.113.7').current).toBe(1);
  await rates.share();
  now -= 365 * DAY_MS;
  const { ttl } = rates.count('203.0.113.7');
  expect(ttl).toBeLessThanOrEqual(2 * 60_000);
});
