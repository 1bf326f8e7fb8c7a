import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';
import { playCrowd } from './testing/play-crowd.ts';

/** A queue whose clock stands still unless it is moved, and what it took places away from. */
function queueOf(limits = { perLevel: 100, perClient: 100 }) {
  let now = 0;
  const displaced: string[] = [];
  const queue = new FairQueue<string>(
    limits,
    (item) => displaced.push(item),
    () => now,
  );
  const add = (item: string, client: string, level = 0) => queue.add(item, { client, level });
  return { queue, add, displaced, pass: (ms: number) => (now += ms) };
}

test('whoever asked for less goes first, however many another one sent before', () => {
  const { queue, add } = queueOf();
  for (const item of ['a1', 'a2', 'a3']) add(item, 'a');
  add('b1', 'b');
  expect(queue.takeAll()).toEqual(['b1', 'a1', 'a2', 'a3']);
});

test('work that was done counts for a while, for less where the client weighs more', () => {
  const { queue, add, pass } = queueOf();
  queue.noteUse({ client: 'busy' }, 2000);
  queue.noteUse({ client: 'signed in', weight: 4 }, 2000);
  for (const client of ['busy', 'signed in', 'new']) add(client, client);
  expect(queue.takeAll()).toEqual(['new', 'signed in', 'busy']);
  pass(10 * 60_000);
  queue.noteUse({ client: 'new' }, 100);
  for (const client of ['new', 'busy']) add(client, client);
  expect(queue.takeAll()).toEqual(['busy', 'new']);
});

test('the first level goes first, and those behind it are not forgotten', () => {
  const { queue, add } = queueOf();
  for (let count = 0; count < 12; count += 1) add(`preview ${count}`, 'a');
  add('file', 'b', 1);
  add('job', 'c', 2);
  const order = queue.takeAll();
  expect(order.slice(0, 4)).toEqual(['preview 0', 'preview 1', 'preview 2', 'preview 3']);
  expect([order.indexOf('file'), order.indexOf('job')].toSorted((a, b) => a - b)).toEqual([4, 9]);
});

test('one client cannot take all the room, and the room is bounded', () => {
  const { queue, add } = queueOf({ perLevel: 3, perClient: 1 });
  expect(['a1', 'a2'].map((item) => add(item, 'a'))).toEqual([true, false]);
  expect(['b', 'c'].map((client) => add(client, client))).toEqual([true, true]);
  queue.noteUse({ client: 'd' }, 1000);
  expect(add('d', 'd')).toBe(false);
  expect(add('d', 'd')).toBe(false);
  queue.take();
  expect(add('d', 'd')).toBe(true);
});

test('in a full queue whoever has most places loses one to whoever has none', () => {
  const { queue, add, displaced } = queueOf({ perLevel: 6, perClient: 3 });
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'b3']) add(item, item.charAt(0));
  expect([add('c1', 'c'), add('d1', 'd')]).toEqual([true, true]);
  expect(displaced.toSorted()).toEqual(['a3', 'b3']);
  expect(queue.size).toBe(6);
  expect(queue.takeAll().slice(0, 2).toSorted()).toEqual(['c1', 'd1']);
});

test('where all have one place each, whoever has asked without end loses it to a newcomer', () => {
  const { add, displaced } = queueOf({ perLevel: 3, perClient: 1 });
  for (const client of ['a', 'b', 'c']) add(client, client);
  for (let count = 0; count < 5; count += 1) add('b again', 'b');
  expect(add('new', 'new')).toBe(true);
  expect(displaced).toEqual(['b']);
  expect(add('newer', 'newer')).toBe(false);
});

test('a crowd that is turned away and comes back at once soon stands behind a visitor who had used a little', () => {
  const { queue, add } = queueOf({ perLevel: 4, perClient: 1 });
  queue.noteUse({ client: 'visitor' }, 900);
  const crowd = ['a', 'b', 'c'];
  for (const client of crowd) add(`${client}1`, client);
  expect(add('visitor', 'visitor')).toBe(true);
  for (let round = 0; round < 2; round += 1) for (const client of crowd) expect(add(`${client}2`, client)).toBe(false);
  expect(queue.take()).toBe('visitor');
});

test('whoever keeps a place all the time stands behind whoever asks now and then', () => {
  const { queue, add, pass } = queueOf();
  queue.noteUse({ client: 'visitor' }, 300);
  add('crowd 1', 'crowd');
  pass(5000);
  queue.remove('crowd 1');
  add('crowd 2', 'crowd');
  add('visitor', 'visitor');
  expect(queue.takeAll()).toEqual(['visitor', 'crowd 2']);
});

test('what no longer waits leaves its room to others', () => {
  const { queue, add } = queueOf({ perLevel: 1, perClient: 1 });
  add('a1', 'a');
  expect(queue.remove('a1')).toBe(true);
  expect(queue.remove('a1')).toBe(false);
  expect(add('b1', 'b')).toBe(true);
  expect(queue.size).toBe(1);
});

test('what a client has used in one process counts in another once it has been told, and is told once', () => {
  const [here, there] = [queueOf(), queueOf()];
  here.queue.noteUse({ client: 'crowd' }, 900);
  here.add('waiting', 'crowd');
  here.pass(1000);
  const told = here.queue.takeUntold(10);
  expect(told).toEqual([['crowd', 900 + 50 + 600]]);
  expect(here.queue.takeUntold(10)).toEqual([]);
  there.queue.noteUse({ client: 'visitor' }, 300);
  told.forEach((use) => there.queue.learnUse(use));
  expect(there.queue.takeUntold(10)).toEqual([['visitor', 300]]);
  for (const client of ['crowd', 'visitor']) there.add(client, client);
  expect(there.queue.takeAll()).toEqual(['visitor', 'crowd']);
});

test('a crowd that has held its places for a while stands behind a visitor who was served meanwhile', () => {
  const { queue, add, pass } = queueOf();
  add('crowd', 'crowd');
  pass(2000);
  queue.noteUse({ client: 'visitor' }, 400);
  add('visitor', 'visitor');
  expect(queue.takeAll()).toEqual(['visitor', 'crowd']);
});

test.each([
  { addresses: 12, connections: 10, processes: 1 },
  { addresses: 60, connections: 2, processes: 1 },
  { addresses: 12, connections: 10, processes: 2 },
  { addresses: 60, connections: 2, processes: 2 },
  { addresses: 60, connections: 2, processes: 4 },
])(
  'of $addresses addresses with $connections connections each, at $processes processes, few are served before a visitor',
  (crowd) => {
    for (const crowdMs of [250, 400])
      expect(Math.max(...playCrowd({ ...crowd, crowdMs, visitorMs: 220, visits: 10 }))).toBeLessThanOrEqual(
        3 * crowd.processes,
      );
  },
);
