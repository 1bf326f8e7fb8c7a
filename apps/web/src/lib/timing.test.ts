import { expect, test, vi } from 'vitest';
import { atLeast, debounce } from './timing.ts';

test('[S9.1] a quick answer is held for 200 ms, so its loading indicator does not flash', async () => {
  const start = performance.now();
  expect(await atLeast(Promise.resolve('done'))).toBe('done');
  expect(performance.now() - start).toBeGreaterThanOrEqual(195);
});

test('a failure is held as long as an answer and stays a failure', async () => {
  const start = performance.now();
  await expect(atLeast(Promise.reject(new Error('refused')), 50)).rejects.toThrow('refused');
  expect(performance.now() - start).toBeGreaterThanOrEqual(45);
});

test('[S9.1] debounce waits 500 ms by default and keeps only the last call', () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const search = debounce((text: string) => seen.push(text));
  search('方');
  vi.advanceTimersByTime(499);
  search('方格');
  vi.advanceTimersByTime(499);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['方格']);
  search('more');
  search.cancel();
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['方格']);
  vi.useRealTimers();
});
