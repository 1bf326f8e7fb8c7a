import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLogin, type Login } from './login-steps.ts';
import { runQrLogin, type QrCalls } from './run-qr-login.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers calls from two lists of codes and writes down when each was made. */
function start(ticketCodes: number[], tokenCodes: number[]) {
  const asked: string[] = [];
  const seen: Login[] = [];
  const stop = new AbortController();
  const began = Date.now();
  const note = (what: string) => asked.push(`${what} at ${Date.now() - began}`);
  const calls: QrCalls = {
    askTicket: async () => {
      note('ticket');
      const code = ticketCodes.shift() ?? 500;
      return { code, msg: '', data: code === 200 ? { ticket: 't', scene: 's' } : null };
    },
    askToken: async (scene) => {
      note(`token ${scene}`);
      const code = tokenCodes.shift() ?? 408;
      return { code, msg: '', data: code === 200 ? 'the-token' : null };
    },
  };
  void runQrLogin(calls, startLogin(), (login) => seen.push(login), stop.signal);
  return { asked, seen, stop };
}

test('[S4.4] a refused ticket is asked for again after one second, and a good one is polled at once', async () => {
  const { asked, seen } = start([500, 500, 200], [408]);
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked).toEqual(['ticket at 0', 'ticket at 1000', 'ticket at 2000', 'token s at 2000']);
  expect(seen.at(-1)).toMatchObject({ at: 'scan', ticket: 't' });
});

test('[S4.5] the token is asked for every second until it comes', async () => {
  const { asked, seen } = start([200], [408, 500, 200]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['ticket at 0', 'token s at 0', 'token s at 1000', 'token s at 2000']);
  expect(seen.at(-1)).toEqual({ mode: 'wechat', at: 'done', token: 'the-token' });
});

test('[S4.5] 50011 ends the polling in phone mode', async () => {
  const { asked, seen } = start([200], [50011]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  expect(seen.at(-1)).toEqual({ mode: 'phone', scene: 's' });
});

test('an expired scene gets a new ticket', async () => {
  const { asked } = start([200, 200], [410, 200]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['ticket', 'token', 'ticket', 'token']);
});

test('[S4.6] stopping cancels the pending timer and ignores a late reply', async () => {
  const { asked, seen, stop } = start([200], [408, 200]);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked).toHaveLength(2);
  expect(seen).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
