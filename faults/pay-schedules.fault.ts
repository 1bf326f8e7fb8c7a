import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseShop } from '../apps/server/src/testing/database-shop.ts';
import { memoryShop } from '../apps/server/src/testing/memory-shop.ts';
import {
  findBrokenPromise,
  nothingMet,
  scheduleArbitrary,
  type Met,
} from '../apps/server/src/testing/pay-schedules.ts';
import { openTestShop, type TestShop } from '../apps/server/src/testing/test-shop.ts';
import { FAULT_COUNTS } from './fault-counts.ts';

/** In the database each is dozens of transactions, so there are fewer of those. */
const { schedules: IN_MEMORY, schedulesInDatabase: IN_DATABASE } = FAULT_COUNTS;
const MINUTE_MS = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, MINUTE_MS);
afterAll(() => shop.close());

const say = (where: string, { schedules, steps, grants, refunds, strays }: Met) =>
  process.stdout.write(
    `${schedules} schedules ${where}, ${steps} steps: ${grants} grants, ${strays} stray payments, ${refunds} refunds, ` +
      `no double grant, no grant without money, no lost money\n`,
  );

test(
  `in ${IN_MEMORY} random schedules of paying, notices, questions, closing and refunds no promise is broken`,
  async () => {
    const met = nothingMet();
    const property = fc.asyncProperty(scheduleArbitrary, async (steps) => {
      expect(await findBrokenPromise(memoryShop(), steps, met)).toBeUndefined();
    });
    await fc.assert(property, { numRuns: IN_MEMORY });
    expect(met.schedules).toBeGreaterThanOrEqual(IN_MEMORY);
    expect(Math.min(met.grants, met.refunds, met.strays)).toBeGreaterThan(IN_MEMORY / 10);
    say('in memory', met);
  },
  5 * MINUTE_MS,
);

test(
  `the same holds in the database for ${IN_DATABASE} schedules`,
  async () => {
    const { database, orderDeps } = shop;
    // Jobs would send refunds by themselves; here the schedule does.
    const enqueue = async () => {};
    const met = nothingMet();
    const property = fc.asyncProperty(scheduleArbitrary, async (steps) => {
      const order = await databaseShop(database.db, { ...orderDeps, enqueue });
      expect(await findBrokenPromise(order, steps, met)).toBeUndefined();
    });
    await fc.assert(property, { numRuns: IN_DATABASE, endOnFailure: true });
    expect(Math.min(met.grants, met.refunds, met.strays)).toBeGreaterThan(0);
    say('in the database', met);
  },
  10 * MINUTE_MS,
);
