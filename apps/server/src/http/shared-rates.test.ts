import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { SharedRates } from './shared-rates.ts';

const MINUTE_MS = 60_000;
const VISITOR = '203.0.113.7';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.clear());

let now = Date.UTC(2026, 0, 1);
const processOf = () => new SharedRates(database.pool, MINUTE_MS, 'secret', () => now);
const countTimes = (rates: SharedRates, times: number) =>
  Array.from({ length: times }, () => rates.count(VISITOR).current).at(-1);

test('two processes count one visitor together', async () => {
  const [one, two] = [processOf(), processOf()];
  countTimes(one, 3);
  await one.share();
  expect(countTimes(two, 1)).toBe(1);
  await two.share();
  expect(countTimes(two, 1)).toBe(5);
  expect(countTimes(one, 2)).toBe(5);
  await one.share();
  await two.share();
  expect(countTimes(two, 1)).toBe(8);
});

test('what is counted while the database is asked is not lost, and nothing is shared twice', async () => {
  const [one, two] = [processOf(), processOf()];
  countTimes(one, 2);
  const sharing = one.share();
  countTimes(one, 3);
  await sharing;
  expect(countTimes(one, 1)).toBe(6);
  await one.share();
  await one.share();
  countTimes(two, 1);
  await two.share();
  expect(countTimes(two, 1)).toBe(8);
});

test('a window that is over begins at nought in every process, and the old count does not come back', async () => {
  const [one, two] = [processOf(), processOf()];
  countTimes(one, 50);
  await one.share();
  now += MINUTE_MS;
  expect(one.count(VISITOR)).toEqual({ current: 1, ttl: MINUTE_MS });
  countTimes(two, 1);
  await one.share();
  await two.share();
  expect(countTimes(two, 1)).toBe(3);
});

test('where more networks call than are shared at a time, the one that called most is shared first', async () => {
  const [one, two] = [processOf(), processOf()];
  for (let network = 0; network < 2000; network += 1) one.count(`198.51.100.0/${network}`);
  countTimes(one, 40);
  await one.share();
  countTimes(two, 1);
  await two.share();
  expect(countTimes(two, 1)).toBe(42);
});

test('without the database each process goes on counting for itself', async () => {
  const lost = { query: () => Promise.reject(new Error('gone')) } as unknown as TestDatabase['pool'];
  const rates = new SharedRates(lost, MINUTE_MS, 'secret', () => now);
  countTimes(rates, 2);
  await expect(rates.share()).rejects.toThrow('gone');
  expect(countTimes(rates, 1)).toBe(3);
});
