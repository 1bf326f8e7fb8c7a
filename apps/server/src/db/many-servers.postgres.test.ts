import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { openPostgres } from './open-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('four servers may migrate an empty PostgreSQL at once', async () => {
  const empty = `markwright_empty_${Date.now()}`;
  await database.pool.query(`create database ${empty}`);
  const url = new URL(database.connectionString ?? '');
  url.pathname = `/${empty}`;
  const four = Array.from({ length: 4 }, () => openPostgres(url.href, () => {}));
  const results = await Promise.allSettled(four.map((one) => migrateDatabase(one)));
  await Promise.all(four.map((one) => one.close()));
  await database.pool.query(`drop database ${empty} with (force)`);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});
