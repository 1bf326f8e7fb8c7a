import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { closeSession, findUserByToken, openSession } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T00:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * DAY_MS);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function signIn() {
  const user = await insertUser(database.db, {});
  return { user, token: await openSession(database.db, user.id, start) };
}

test('a token is 256 random bits and only its hash is stored', async () => {
  const { token } = await signIn();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await database.db.select().from(sessions);
  expect(rows.every((row) => row.tokenHash !== token && /^[0-9a-f]{64}$/.test(row.tokenHash))).toBe(true);
});

test('a token ends 30 days after its last use', async () => {
  const { user, token } = await signIn();
  expect(await findUserByToken(database.db, token, daysLater(29))).toMatchObject({ id: user.id });
  expect(await findUserByToken(database.db, token, daysLater(58))).toMatchObject({ id: user.id });
  expect(await findUserByToken(database.db, token, daysLater(89))).toBeUndefined();
});

test('a token that is never used ends after 30 days', async () => {
  const { token } = await signIn();
  expect(await findUserByToken(database.db, token, daysLater(31))).toBeUndefined();
});

test('closing one session leaves the same user’s other session open', async () => {
  const { user, token } = await signIn();
  const other = await openSession(database.db, user.id, start);
  await closeSession(database.db, token, start);
  expect(await findUserByToken(database.db, token, start)).toBeUndefined();
  expect(await findUserByToken(database.db, other, start)).toMatchObject({ id: user.id });
});
