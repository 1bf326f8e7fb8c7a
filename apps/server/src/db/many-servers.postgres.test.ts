import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { openPostgres, type OpenDatabase } from './open-db.ts';
import { defineJob } from '../jobs/define-job.ts';
import { openQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('four servers may start on an empty PostgreSQL at once: tables and queues are made once', async () => {
  const empty = `markwright_empty_${Date.now()}`;
  await database.pool.query(`create database ${empty}`);
  const url = new URL(database.connectionString ?? '');
  url.pathname = `/${empty}`;
  const four = Array.from({ length: 4 }, () => openPostgres(url.href, () => {}));
  const jobs = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) =>
    defineJob({
      name: `start.${name}`,
      payload: z.object({}),
      attempts: 3,
      retryDelaySeconds: 1,
      leaseSeconds: 2,
      concurrency: 1,
      run: async () => {},
      gaveUp: async () => {},
    }),
  );
  const start = async (one: OpenDatabase) => {
    await migrateDatabase(one);
    const queue = await openQueue({ database: one, jobs, log: createLog('silent', false) });
    await queue.stop(1000);
  };
  const results = await Promise.allSettled(four.map(start));
  await Promise.all(four.map((one) => one.close()));
  await database.pool.query(`drop database ${empty} with (force)`);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});
