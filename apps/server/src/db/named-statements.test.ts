import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createStatementNames, withName } from './named-statements.ts';
import { users } from './schema.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a text has a name from its third use on, always the same one', () => {
  const findStatementName = createStatementNames();
  const given = Array.from({ length: 4 }, () => findStatementName('select $1'));
  expect(given.slice(0, 2)).toEqual([undefined, undefined]);
  expect(given[2]).toMatch(/^s[\w-]{22}$/);
  expect(given[3]).toBe(given[2]);
  expect(findStatementName('select $2')).toBeUndefined();
});

test('no more than three hundred texts have names, however many are sent', () => {
  const findStatementName = createStatementNames();
  const named = Array.from({ length: 500 }, (_, n) => [1, 2, 3].map(() => findStatementName(`select ${n}, $1`)).at(-1));
  expect(named.filter((name) => name !== undefined)).toHaveLength(300);
});

test('a statement without values, a plain text and a named one stay as they are', () => {
  const always = () => 'name';
  for (const query of ['select 1', { text: 'begin' }, { text: 'select $1', name: 'own' }]) {
    expect(withName(always, query, [])).toBe(query);
  }
  expect(withName(always, { text: 'select $1' }, [1])).toEqual({ text: 'select $1', name: 'name' });
});

test('the same question asked often is prepared by the database, and an error in between leaves it working', async () => {
  const { db, pool } = database;
  const ask = (name: string) => db.select().from(users).where(eq(users.nickName, name));
  await db.insert(users).values({ nickName: 'asked often' });
  for (let time = 0; time < 4; time += 1) expect(await ask('asked often')).toHaveLength(1);
  const insert = () => db.insert(users).values({ nickName: 'twice', phone: '13900000000' });
  await insert();
  for (let time = 0; time < 4; time += 1) await expect(insert()).rejects.toThrow();
  await expect(db.transaction((tx) => tx.execute(sql`select 1 / ${0}::int`))).rejects.toThrow();
  expect(await ask('asked often')).toHaveLength(1);
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select name from pg_prepared_statements where statement like '%"users"."nick_name" = $1%'`,
    );
    expect(rows.length).toBe(1);
  } finally {
    client.release();
  }
});
