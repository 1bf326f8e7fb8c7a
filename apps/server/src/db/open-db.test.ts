import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertUser } from '../testing/insert-user.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { users } from './schema.ts';
import { getSecret } from './secrets.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.clear());
afterAll(() => database.close());

const countUsers = async () => (await database.db.select().from(users)).length;

test('a transaction that throws leaves nothing behind and the next query works', async () => {
  const failing = database.db.transaction(async (tx) => {
    await insertUser(tx, { nickName: 'half-written' });
    throw new Error('stop here');
  });
  await expect(failing).rejects.toThrow('stop here');
  expect(await countUsers()).toBe(0);
});

test('a failed statement does not break the connection for the next one', async () => {
  await expect(database.db.execute(sql`select 1 / 0`)).rejects.toThrow();
  await insertUser(database.db, { nickName: 'after the error' });
  expect(await countUsers()).toBe(1);
});

test('thirty transactions at once all commit and none sees another half-done', async () => {
  const user = await insertUser(database.db, { nickName: '0' });
  await Promise.all(
    Array.from({ length: 30 }, () =>
      database.db.transaction(async (tx) => {
        const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('update');
        await tx
          .update(users)
          .set({ nickName: String(Number(row?.nickName) + 1) })
          .where(eq(users.id, user.id));
      }),
    ),
  );
  const [after] = await database.db.select().from(users).where(eq(users.id, user.id));
  expect(after?.nickName).toBe('30');
});

test('a notice sent inside a transaction arrives at commit, also after an earlier error, and not after a rollback', async () => {
  const heard: string[] = [];
  const stop = await database.onNotice((payload) => heard.push(payload));
  await database.db.execute(sql`select 1 / 0`).catch(() => {});
  const send = (payload: string, fail: boolean) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('markwright_notice', ${payload})`);
      expect(heard).not.toContain(payload);
      if (fail) tx.rollback();
    });
  await send('rolled back', true).catch(() => {});
  await send('committed', false);
  await expect.poll(() => heard).toEqual(['committed']);
  await stop();
});

test('migrating again changes nothing', async () => {
  await insertUser(database.db, { nickName: 'kept' });
  await migrateDatabase(database);
  expect(await countUsers()).toBe(1);
});

test('a secret is made once and stays the same', async () => {
  const first = await getSecret(database.db, 'cookies');
  expect(first).toHaveLength(43);
  expect(await getSecret(database.db, 'cookies')).toBe(first);
  expect(await getSecret(database.db, 'files')).not.toBe(first);
});
