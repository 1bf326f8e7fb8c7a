import { afterAll, beforeAll, expect, test } from 'vitest';
import { FairQueue } from '@markwright/worker-pool';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { shareEngineUse } from './share-use.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The queue of one process, and the secret it was handed. */
function openProcess() {
  const queue = new FairQueue<string>({ perLevel: 10, perClient: 10 });
  const secrets: string[] = [];
  const shareUse = (secret: string) => {
    secrets.push(secret);
    return {
      takeUntold: (clients: number) => queue.takeUntold(clients),
      learnUse: (told: readonly [string, number]) => queue.learnUse(told),
    };
  };
  return { queue, secrets, start: () => shareEngineUse(database, { shareUse }) };
}

test('whoever has used much of one process goes last in the other, and both name visitors by one secret', async () => {
  const [one, two] = [openProcess(), openProcess()];
  const stops = await Promise.all([one.start(), two.start()]);
  one.queue.noteUse({ client: 'crowd' }, 60_000);
  two.queue.noteUse({ client: 'visitor' }, 1000);
  const whoIsFirst = () => {
    for (const client of ['crowd', 'visitor']) two.queue.add(client, { client, level: 0 });
    return two.queue.takeAll()[0];
  };
  expect(whoIsFirst()).toBe('crowd');
  await expect.poll(whoIsFirst, { timeout: 10_000 }).toBe('visitor');
  expect(one.secrets).toEqual(two.secrets);
  expect(one.secrets[0]?.length).toBeGreaterThan(20);
  await Promise.all(stops.map((stop) => stop()));
});
