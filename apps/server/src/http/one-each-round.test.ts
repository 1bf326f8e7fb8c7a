import { expect, test } from 'vitest';
import { OneEachRound } from './one-each-round.ts';

test('steps of all callers run in order, each in a round of the event loop of its own', async () => {
  const rounds = new OneEachRound();
  let round = 0;
  let isOver = false;
  const count = () => {
    round += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const ran = await Promise.all(['a', 'b', 'c', 'd'].map((caller) => rounds.run(() => ({ caller, round }))));
  isOver = true;
  expect(ran.map(({ caller }) => caller)).toEqual(['a', 'b', 'c', 'd']);
  expect(new Set(ran.map((each) => each.round)).size).toBe(4);
});

test('a step that throws fails its caller and no other', async () => {
  const rounds = new OneEachRound();
  const failing = rounds.run(() => {
    throw new Error('broken');
  });
  const next = rounds.run(() => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
