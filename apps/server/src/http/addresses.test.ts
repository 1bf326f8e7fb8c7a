import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const readThing = testEndpoint({
  name: 'readThing',
  method: 'PUT',
  path: '/api/test/:id',
  auth: 'guest',
  params: z.object({ id: z.string().max(64) }),
  body: z.unknown(),
  data: z.null(),
});
const ping = testEndpoint({ name: 'ping', method: 'GET', path: '/api/test/ping', auth: 'guest', data: z.null() });

let server: TestServer;
const start = (requestsPerMinute: number) =>
  startTestServer({
    requestsPerMinute,
    endpoints: [readThing, ping],
    features: [
      (on) => {
        on(readThing, () => null);
        on(ping, () => null);
      },
    ],
  });
beforeAll(async () => {
  server = await start(10_000);
});
afterAll(() => server.close());

test('another spelling of an address counts against the same limit', async () => {
  const limited = await start(5);
  const codes: number[] = [];
  for (const path of [
    '/api/test/ping',
    '/%61pi/test/ping',
    '/ap%69/test/ping',
    '/api/te%73t/ping',
    '/%61%70%69/test/ping',
  ]) {
    codes.push((await limited.call('GET', path)).code);
  }
  expect(codes).toEqual([200, 200, 200, 200, 200]);
  for (const path of ['/%61pi/test/ping', '/api%2Ftest/ping', '/%61pi', '/api/test/ping']) {
    expect((await limited.call('GET', path)).code, path).toBe(429);
  }
  await limited.close();
});

test('a broken escape and an over-long parameter are answered in the envelope, in the asked language', async () => {
  for (const path of ['/api/test/%zz', '/api/%', '/%61pi/%E0%A4%A']) {
    expect(await server.call('GET', path)).toEqual({ code: 400, msg: '请求格式有误', data: null });
  }
  for (const path of [`/api/test/${'x'.repeat(101)}`, `/api/test/${'%E8%8C%B6'.repeat(300)}`]) {
    expect((await server.call('PUT', path, { body: {} })).code).toBe(400);
    expect((await server.call('GET', path)).code).toBe(404);
  }
  expect((await fetch(`${server.url}/page/%zz`)).status).toBe(400);
});

test('an unknown address below /api is answered in the envelope, however it is written', async () => {
  for (const path of ['/api/nothing', '/%61pi/nothing', '/api', '/api?x=1']) {
    expect((await server.call('GET', path)).code).toBe(404);
  }
});
