import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const queueOf = (limits = { perLevel: 100, perClient: 100 }) => new FairQueue<string>(limits);

test('clients take turns, whoever sent more', () => {
  const queue = queueOf();
  for (const item of ['a1', 'a2', 'a3']) queue.add(item, 'a', 0);
  queue.add('b1', 'b', 0);
  expect(queue.takeAll()).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('the first level goes first, and the second is not forgotten', () => {
  const queue = queueOf();
  for (let count = 0; count < 8; count += 1) queue.add(`preview ${count}`, 'a', 0);
  queue.add('file', 'b', 1);
  const order = queue.takeAll();
  expect(order.slice(0, 4)).toEqual(['preview 0', 'preview 1', 'preview 2', 'preview 3']);
  expect(order.indexOf('file')).toBe(4);
});

test('one client cannot take all the room, and the room is bounded', () => {
  const queue = queueOf({ perLevel: 3, perClient: 2 });
  expect(['a1', 'a2', 'a3'].map((item) => queue.add(item, 'a', 0))).toEqual([true, true, false]);
  expect(queue.add('b1', 'b', 0)).toBe(true);
  expect(queue.add('c1', 'c', 0)).toBe(false);
  queue.take();
  expect(queue.add('c1', 'c', 0)).toBe(true);
});

test('what no longer waits leaves its room to others', () => {
  const queue = queueOf({ perLevel: 1, perClient: 1 });
  queue.add('a1', 'a', 0);
  expect(queue.remove('a1')).toBe(true);
  expect(queue.remove('a1')).toBe(false);
  expect(queue.add('b1', 'b', 0)).toBe(true);
  expect(queue.size).toBe(1);
});
