import { expect, test } from 'vitest';
import { poll, type Polling } from './poll.ts';

function pollNumbers(change: Partial<Polling<number>> = {}) {
  const cancel = new AbortController();
  const seen: number[] = [];
  let asked = 0;
  const outcome = poll<number>({
    ask: async () => (asked += 1),
    isFinal: (reply) => reply === 3,
    onReply: (reply) => seen.push(reply),
    everyMs: 1,
    forMs: 5000,
    signal: cancel.signal,
    ...change,
  });
  return { outcome, seen, cancel };
}

test('asks until a final reply, and not once more', async () => {
  const { outcome, seen } = pollNumbers();
  expect(await outcome).toBe('final');
  expect(seen).toEqual([1, 2, 3]);
});

test('stops when told to, even with a question under way, whose answer is dropped', async () => {
  const answers: ((reply: number) => void)[] = [];
  const { outcome, seen, cancel } = pollNumbers({ ask: () => new Promise((resolve) => answers.push(resolve)) });
  await expect.poll(() => answers.length).toBe(1);
  cancel.abort();
  answers[0]?.(3);
  expect(await outcome).toBe('stopped');
  expect(seen).toEqual([]);
});

test('stops at once in the middle of a pause', async () => {
  const { outcome, cancel } = pollNumbers({ everyMs: 60_000 });
  cancel.abort();
  expect(await outcome).toBe('stopped');
});

test('gives up at the end of patience', async () => {
  const { outcome, seen } = pollNumbers({ isFinal: () => false, forMs: 20 });
  expect(await outcome).toBe('late');
  expect(seen.length).toBeGreaterThan(0);
});
