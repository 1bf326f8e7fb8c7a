import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STALL_MS, startPatience } from './send-upload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an upload that moves is waited for as long as it takes; five seconds without progress end it', () => {
  const ranOut = vi.fn();
  const patience = startPatience(STALL_MS, ranOut);
  for (let part = 0; part < 10; part += 1) {
    vi.advanceTimersByTime(4900);
    patience.renew(STALL_MS);
  }
  expect(ranOut).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(ranOut).toHaveBeenCalledOnce();
});

test('an upload that has been answered leaves no timer behind', () => {
  const patience = startPatience(STALL_MS, vi.fn());
  patience.end();
  expect(vi.getTimerCount()).toBe(0);
});
