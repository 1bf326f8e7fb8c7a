import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { openPageCache } from './page-cache.ts';

afterEach(() => vi.useRealTimers());

const request = { url: '/', method: 'GET', headers: {} } as IncomingMessage;
const response: ServerResponse = { writeHead: () => response, end: () => response } as unknown as ServerResponse;

test('when a page has become old one visitor draws it anew, and the others get the old one meanwhile', async () => {
  const pages = openPageCache(() => []);
  const keep = () => pages.keep('/', 'zh', { status: 200, html: '<p>1</p>', headers: {}, askedApi: true });
  const comesFromMemory = () => pages.answer(request, response, 'id');
  await keep();
  expect(comesFromMemory()).toBe(true);
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
  expect([comesFromMemory(), comesFromMemory(), comesFromMemory()]).toEqual([false, true, true]);
  // The one who drew it never came back: the next one tries.
  vi.setSystemTime(Date.now() + 11_000);
  expect([comesFromMemory(), comesFromMemory()]).toEqual([false, true]);
  await keep();
  expect(comesFromMemory()).toBe(true);
});

test('a page that was taken down is gone for everybody; one that only failed stays', async () => {
  const pages = openPageCache(() => []);
  const keep = (status: number) => pages.keep('/', 'zh', { status, html: '<p>1</p>', headers: {}, askedApi: true });
  const comesFromMemory = () => pages.answer(request, response, 'id');
  await keep(200);
  await keep(500);
  expect(comesFromMemory()).toBe(true);
  await keep(404);
  expect(comesFromMemory()).toBe(false);
});
