import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { isDatabaseBusy } from './outside-causes.ts';

test('a connection that nobody gives back in time is told from a fault', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const pool = new pg.Pool({ ...database.pool.options, max: 1 });
  const kept = await pool.connect();
  // From here on: to open the first one may take a busy machine longer.
  pool.options.connectionTimeoutMillis = 20;
  const refused = await pool.connect().catch((error: unknown) => error);
  kept.release();
  await pool.end();
  expect(isDatabaseBusy(new Error('saving', { cause: refused }))).toBe(true);
  expect(isDatabaseBusy(new Error('column "x" does not exist'))).toBe(false);
});
