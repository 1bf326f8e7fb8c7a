import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { BEGUN_PER_ROUND, spreadBursts } from './spread-bursts.ts';

/** What was begun in each round of the event loop. */
function openApp() {
  const rounds: string[][] = [];
  let round: string[] | undefined;
  const app = Fastify();
  spreadBursts(app);
  app.get('/*', ({ url }) => {
    if (!round) {
      rounds.push((round = []));
      setImmediate(() => (round = undefined));
    }
    round.push(url);
    return { url };
  });
  return { app, rounds };
}

test('requests that arrive in one moment are begun a few in each round, in their order, and all are answered', async () => {
  const { app, rounds } = openApp();
  await app.ready();
  const urls = Array.from({ length: 100 }, (_, at) => `/${at}`);
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  expect(answers.map((answer) => answer.json<{ url: string }>().url)).toEqual(urls);
  expect(rounds.flat()).toEqual(urls);
  // Those that are begun when they arrive, and the first of those that wait.
  expect(Math.max(...rounds.map((begun) => begun.length))).toBeLessThanOrEqual(2 * BEGUN_PER_ROUND);
});

test('whether the process lives is told before what waits', async () => {
  const { app, rounds } = openApp();
  await app.ready();
  const burst = Array.from({ length: 100 }, (_, at) => app.inject(`/${at}`));
  await Promise.all([...burst, app.inject('/healthz')]);
  expect(rounds.flat().indexOf('/healthz')).toBeLessThan(2 * BEGUN_PER_ROUND);
});
