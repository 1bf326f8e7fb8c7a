import { expect, test } from 'vitest';
import { createIdleQueue } from './idle-queue.ts';

function openQueue() {
  const slices: (() => void)[] = [];
  const queue = createIdleQueue((slice) => slices.push(slice));
  return { queue, slices, runSlice: () => slices.shift()?.() };
}

test('every slice does one piece of work, in the order they came', async () => {
  const { queue, slices, runSlice } = openQueue();
  const done: string[] = [];
  const all = ['a', 'b', 'c'].map((name) => queue(() => done.push(name)));
  expect(slices).toHaveLength(1);
  runSlice();
  expect(done).toEqual(['a']);
  runSlice();
  runSlice();
  await Promise.all(all);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(slices).toHaveLength(0);
});

test('work no longer wanted is not done', async () => {
  const { queue, runSlice } = openQueue();
  const cancel = new AbortController();
  const done: string[] = [];
  const dropped = queue(() => done.push('dropped'), cancel.signal);
  const kept = queue(() => done.push('kept'));
  cancel.abort();
  await expect(dropped).rejects.toThrow('No longer wanted');
  runSlice();
  await kept;
  expect(done).toEqual(['kept']);
});

test('work that fails says so and the next goes on', async () => {
  const { queue, runSlice } = openQueue();
  const failing = queue(() => {
    throw new Error('broken');
  });
  const next = queue(() => 'fine');
  runSlice();
  runSlice();
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});
