import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ACCOUNTS_ONLY);
});
afterAll(() => server.close());

test('[S7.1] a reply is an envelope of code, msg and data', async () => {
  const { token } = await server.signIn({ nickName: '小方', wxHeadImgUrl: 'https://img.example/1.png' });
  expect(await server.call('GET', '/api/user/getInfo', { token })).toEqual({
    code: 200,
    msg: 'ok',
    data: { nickName: '小方', wxHeadImgUrl: 'https://img.example/1.png' },
  });
});

test('[S7.1] a call without the right app-sign gets 403', async () => {
  for (const appSign of [null, 'someone-else', '']) {
    const reply = await server.call('GET', '/api/user/getInfo', { headers: { 'app-sign': appSign } });
    expect(reply).toEqual({ code: 403, msg: '应用标识缺失或无效', data: null });
  }
});

test('[S6.3] a user endpoint without a token, or with an unknown one, gets 401', async () => {
  expect(await server.call('GET', '/api/user/getInfo')).toEqual({ code: 401, msg: '请先登录', data: null });
  expect(await server.call('GET', '/api/user/getInfo', { token: 'x'.repeat(43) })).toMatchObject({ code: 401 });
  expect(await server.call('GET', '/api/user/getInfo', { token: 'y'.repeat(5000) })).toMatchObject({ code: 401 });
});

test('logging out makes the token useless', async () => {
  const { token } = await server.signIn();
  expect(await server.call('POST', '/api/user/logout', { token })).toEqual({ code: 200, msg: 'ok', data: null });
  expect(await server.call('GET', '/api/user/getInfo', { token })).toMatchObject({ code: 401 });
});

test('an unknown API path gets a 404 envelope whatever the method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect(await server.call(method, '/api/nothing/here')).toEqual({ code: 404, msg: '接口不存在', data: null });
  }
});

test('malformed JSON is refused with a clear message', async () => {
  const { token } = await server.signIn();
  const reply = await server.call('POST', '/api/user/logout', { token, body: '{"a":' });
  expect(reply).toEqual({ code: 400, msg: '请求内容不是有效的 JSON', data: null });
  expect(await server.call('GET', '/api/user/getInfo', { token })).toMatchObject({ code: 200 });
});

test('an oversized body is refused with the limit in the message', async () => {
  const { token } = await server.signIn();
  const reply = await server.call('POST', '/api/user/logout?lang=en', { token, body: { text: 'x'.repeat(1_100_000) } });
  expect(reply).toEqual({ code: 413, msg: 'The request is too large; the limit is 1 MB', data: null });
});

test('a content type nobody reads is refused', async () => {
  const { token } = await server.signIn();
  const options = { token, body: 'a: 1', headers: { 'content-type': 'text/yaml' } };
  expect(await server.call('POST', '/api/user/logout', options)).toMatchObject({ code: 415 });
});

test('messages follow the language of the query, then of the cookie', async () => {
  expect((await server.call('GET', '/api/user/getInfo?lang=en')).msg).toBe('Please sign in');
  const cookie = { headers: { cookie: 'lang=en' } };
  expect((await server.call('GET', '/api/user/getInfo', cookie)).msg).toBe('Please sign in');
  expect((await server.call('GET', '/api/user/getInfo?lang=zh', cookie)).msg).toBe('请先登录');
  expect((await server.call('GET', '/api/user/getInfo?lang=fr')).msg).toBe('请先登录');
});

test('health, readiness and metrics answer in plain HTTP', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
    status: 'ok',
    database: 'ok',
    storage: 'ok',
    queue: 'ok',
  });
  await server.call('GET', '/api/user/getInfo');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/user\/getInfo",code="401"\} \d+/,
  );
  expect(metrics).toMatch(/event_loop_lag_seconds\{quantile="0.99"\} [\d.]+/);
});

test('however many ask for the metrics, they are gathered once a second', async () => {
  const gathered = vi.spyOn(server.queue, 'countJobs');
  const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${server.url}/metrics`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(gathered.mock.calls.length).toBeLessThan(5);
  gathered.mockRestore();
});

test('every reply carries a request id', async () => {
  const response = await fetch(`${server.url}/healthz`);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('closing the server lets a running request finish and takes no new one', async () => {
  const slow = testEndpoint({ name: 'slow', method: 'GET', path: '/api/slow', auth: 'guest', data: z.string() });
  let begun = () => {};
  let finish = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  const finishing = new Promise<void>((resolve) => (finish = resolve));
  const closing = await startTestServer({
    endpoints: [slow],
    features: [
      (on) =>
        on(slow, async () => {
          begun();
          await finishing;
          return 'finished';
        }),
    ],
  });
  const reply = closing.call('GET', '/api/slow');
  await running;
  const closed = closing.close();
  await expect(fetch(`${closing.url}/healthz`).then((response) => response.status)).rejects.toThrow();
  finish();
  expect(await reply).toMatchObject({ code: 200, data: 'finished' });
  await closed;
});
