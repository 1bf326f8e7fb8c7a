import { expect, test } from 'vitest';
import { inOrder } from './drawn-in-order.ts';

test('a list is made only as far as somebody has looked, and each thing once', () => {
  let made = 0;
  const list = inOrder(
    (function* () {
      for (; made < 5; made++) yield `mark ${made}`;
    })(),
  );
  expect([list.at(1), list.at(0), list.at(1)]).toEqual(['mark 1', 'mark 0', 'mark 1']);
  expect(made).toBe(1);
  expect(list.at(9)).toBeUndefined();
  expect(list.all()).toEqual(['mark 0', 'mark 1', 'mark 2', 'mark 3', 'mark 4']);
  expect(list.all()).toHaveLength(5);
});

test('a list is made ahead with a pause after each step, also after those that gave nothing', async () => {
  const list = inOrder(['first', undefined, undefined, 'second', 'third'].values());
  let pauses = 0;
  await list.makeAhead(1, async () => void (pauses += 1));
  expect([pauses, list.at(1), list.at(2)]).toEqual([4, 'second', 'third']);
  await list.makeAhead(9);
  expect(list.at(3)).toBeUndefined();
});
