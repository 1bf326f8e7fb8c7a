import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { NO_REPLY, createApiClient, type ApiConfig } from './api-client.ts';

type Seen = { method?: string; url?: string; headers: IncomingHttpHeaders };
let seen: Seen[] = [];
let answer: string | null = '';

/** A real server, so that timeouts, headers and broken bodies are the real ones. `null` never answers. */
const server = createServer((request, response) => {
  seen.push({ method: request.method, url: request.url, headers: request.headers });
  if (answer !== null) response.end(answer);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let events: string[] = [];
const clientWith = (change: Partial<ApiConfig> = {}) =>
  createApiClient({
    baseUrl,
    getAppSign: () => 'test-sign',
    getToken: () => 'token-1',
    onSignInRequired: () => events.push('sign in'),
    onFailure: (message) => events.push(`failure ${message}`),
    log: (what) => events.push(`log ${what}`),
    ...change,
  });
const reply = (code: number, msg = '', data: unknown = null) => (answer = JSON.stringify({ code, msg, data }));

beforeEach(() => {
  seen = [];
  events = [];
});

test('[S7.1] a call goes to the base address with app-sign and token and gives back the envelope', async () => {
  reply(200, 'ok', { nickName: '松果', wxHeadImgUrl: '' });
  expect(await clientWith().call('getUserInfo')).toEqual({
    code: 200,
    msg: 'ok',
    data: { nickName: '松果', wxHeadImgUrl: '' },
  });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/user/getInfo' });
  expect(seen[0]?.headers).toMatchObject({ 'app-sign': 'test-sign', authorization: 'token-1' });
  expect(events).toEqual([]);
});

test('[S6.3] no token is sent by a guest, nor by a call marked no-token', async () => {
  reply(200);
  await clientWith({ getToken: () => '' }).call('getUserInfo');
  await clientWith().call('getUserInfo', { noToken: true });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
});

test('[S4.12] code 401 asks for sign-in and says nothing else', async () => {
  reply(401, '请先登录');
  expect((await clientWith().call('getUserInfo')).code).toBe(401);
  expect(events).toEqual(['sign in']);
});

test('[S8.1] code 500 is reported with its message, or with none for the network text', async () => {
  reply(500, '系统错误');
  await clientWith().call('getUserInfo');
  reply(500);
  await clientWith().call('getUserInfo');
  expect(events).toEqual(['failure 系统错误', 'failure ']);
});

test('a caller that shows failures in place gets them alone', async () => {
  reply(429, 'slow down');
  expect((await clientWith().call('getUserInfo', { showsFailures: true })).msg).toBe('slow down');
  expect(events).toEqual([]);
});

test('[S8.2] transport failures are only logged: refused, not JSON, not an envelope', async () => {
  expect((await clientWith({ baseUrl: 'http://127.0.0.1:1' }).call('getUserInfo')).code).toBe(NO_REPLY);
  answer = '<html>';
  expect((await clientWith().call('getUserInfo')).code).toBe(NO_REPLY);
  answer = '[]';
  expect((await clientWith().call('getUserInfo')).code).toBe(NO_REPLY);
  expect(events).toEqual(Array(3).fill('log GET /api/user/getInfo got no reply'));
});

test('[S7.1] a call gives up after 5 s, or after the time it was given', async () => {
  answer = null;
  const start = performance.now();
  const waited = async (client: ReturnType<typeof clientWith>) => {
    expect((await client.call('getUserInfo')).code).toBe(NO_REPLY);
    return performance.now() - start;
  };
  const [short, usual] = await Promise.all([waited(clientWith({ timeoutMs: 120 })), waited(clientWith())]);
  expect(short).toBeLessThan(5000);
  expect(usual).toBeGreaterThan(4950);
  expect(usual).toBeLessThan(15_000);
  expect(events).toHaveLength(2);
});

test('a call the caller has cancelled is nobody’s failure', async () => {
  answer = null;
  const cancel = new AbortController();
  const call = clientWith().call('getUserInfo', { signal: cancel.signal });
  cancel.abort();
  expect((await call).code).toBe(NO_REPLY);
  expect(events).toEqual([]);
});
