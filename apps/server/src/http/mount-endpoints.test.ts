import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS, type Endpoint } from '@markwright/contracts';
import { featuresWith } from '../compose/features.ts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { mountEndpoints, type Feature } from './mount-endpoints.ts';
import { readUpload } from './read-upload.ts';

const saveBrief = testEndpoint({
  name: 'saveBrief',
  method: 'PUT',
  path: '/api/test/:id',
  auth: 'guest',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.object({
    name: z.string().min(1).max(20),
    size: z.int().max(60),
    style: z.enum(['ink', 'pixel']).optional(),
    tags: z.array(z.string()).max(2).optional(),
  }),
  data: z.object({ id: z.string(), page: z.number(), name: z.string() }),
});
const breaks = testEndpoint({ name: 'breaks', method: 'GET', path: '/api/test/breaks', auth: 'guest', data: z.null() });
const fetchesFile = testEndpoint({
  name: 'fetchesFile',
  method: 'GET',
  path: '/api/test/file',
  auth: 'guest',
  plain: true,
  data: z.null(),
});
const uploads = testEndpoint({
  name: 'uploads',
  method: 'POST',
  path: '/api/test/upload',
  auth: 'guest',
  upload: true,
  data: z.object({ name: z.string(), bytes: z.number(), note: z.string() }),
});
const countsAsked = testEndpoint({
  name: 'countsAsked',
  method: 'GET',
  path: '/api/test/asked',
  auth: 'guest',
  shared: true,
  query: z.object({ broken: z.string().optional() }),
  data: z.object({ asked: z.number() }),
});
let asked = 0;

const features: Feature[] = [
  (on) => {
    on(countsAsked, ({ query }) => {
      asked += 1;
      if (query.broken) throw new Error('not this time');
      return { asked };
    });
    on(saveBrief, ({ params, query, body }) => ({ id: params.id, page: query.page, name: body.name }));
    on(breaks, () => {
      throw new Error('a secret about the database');
    });
    on(fetchesFile, ({ reply }) => reply.type('text/plain').send('the file'));
    on(uploads, async ({ request }) => {
      const { name, bytes, fields } = await readUpload(request);
      return { name, bytes: bytes.length, note: fields['note'] ?? '' };
    });
  },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ endpoints: [saveBrief, breaks, fetchesFile, uploads, countsAsked], features });
});
afterAll(() => server.close());

const ID = '8f14e45f-ceea-467f-a8f1-2c5f3b8b9a01';
const save = (body: unknown, query = '') => server.call('PUT', `/api/test/${ID}${query}`, { body });

test('parsed parameters, query with defaults, and body reach the handler', async () => {
  expect((await save({ name: '茶里', size: 3 })).data).toEqual({ id: ID, page: 1, name: '茶里' });
  expect((await save({ name: '茶里', size: 3 }, '?page=4')).data).toMatchObject({ page: 4 });
});

test.each([
  [{ size: 3 }, '“name”填写有误：不能为空', 'Invalid "name": is required'],
  [{ name: 5, size: 3 }, '“name”填写有误：应为文字', 'Invalid "name": must be text'],
  [{ name: '', size: 3 }, '“name”填写有误：不能少于 1 个字', 'Invalid "name": at least 1 characters'],
  [{ name: 'a'.repeat(21), size: 3 }, '“name”填写有误：不能超过 20 个字', 'Invalid "name": at most 20 characters'],
  [{ name: 'a', size: '3' }, '“size”填写有误：应为数字', 'Invalid "size": must be a number'],
  [{ name: 'a', size: 61 }, '“size”填写有误：不能超过 60', 'Invalid "size": at most 60'],
  [
    { name: 'a', size: 1, style: 'oil' },
    '“style”填写有误：只能是 ink, pixel',
    'Invalid "style": must be one of ink, pixel',
  ],
  [{ name: 'a', size: 1, tags: ['a', 2] }, '“tags.1”填写有误：应为文字', 'Invalid "tags.1": must be text'],
  [[], '“body”填写有误：应为对象', 'Invalid "body": must be an object'],
])('wrong input %j is refused naming the field, in the user’s language', async (body, zh, en) => {
  expect(await save(body)).toEqual({ code: 400, msg: zh, data: null });
  expect(await save(body, '?lang=en')).toEqual({ code: 400, msg: en, data: null });
});

test('a missing body, a wrong query and a wrong path parameter are refused the same way', async () => {
  expect(await server.call('PUT', `/api/test/${ID}`)).toMatchObject({ code: 400, msg: '“name”填写有误：不能为空' });
  expect(await save({ name: 'a', size: 1 }, '?page=zero')).toMatchObject({
    code: 400,
    msg: '“page”填写有误：应为数字',
  });
  const body = { name: 'a', size: 1 };
  expect(await server.call('PUT', '/api/test/7', { body })).toMatchObject({
    code: 400,
    msg: '“id”填写有误：格式不正确',
  });
});

test('a body that tries to reach the prototype is refused', async () => {
  const reply = await server.call('PUT', `/api/test/${ID}`, {
    body: '{"name":"a","size":1,"__proto__":{"admin":true}}',
  });
  expect(reply).toMatchObject({ code: 400 });
});

test('an unexpected failure says nothing about the inside', async () => {
  expect(await server.call('GET', '/api/test/breaks')).toEqual({ code: 500, msg: '系统错误，请重试', data: null });
});

test('a plain endpoint needs no app-sign and answers without an envelope', async () => {
  const response = await fetch(`${server.url}/api/test/file`);
  expect([response.status, await response.text()]).toEqual([200, 'the file']);
});

test('an upload keeps its Chinese name and fields, and one over 10 MB gets 413', async () => {
  const upload = async (bytes: number) => {
    const form = new FormData();
    form.append('note', '备注');
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), '星.png');
    const headers = { 'app-sign': 'markwright-web' };
    return (await fetch(`${server.url}/api/test/upload`, { method: 'POST', body: form, headers })).json();
  };
  expect(await upload(1000)).toEqual({ code: 200, msg: 'ok', data: { name: '星.png', bytes: 1000, note: '备注' } });
  expect(await upload(10 * 1024 * 1024)).toMatchObject({ code: 200 });
  for (const extra of [1, 200_000]) {
    expect(await upload(10 * 1024 * 1024 + extra)).toEqual({
      code: 413,
      msg: '请求内容过大，上限为 10 MB',
      data: null,
    });
  }
});

test('the server refuses to start when an endpoint is not mounted, mounted twice, or unknown', () => {
  const mount = (endpoints: (typeof saveBrief | typeof breaks)[], list: Feature[]) => () =>
    mountEndpoints({ route: () => {} } as never, {
      db: undefined as never,
      appSign: '',
      endpoints,
      features: list,
      visitors: undefined as never,
    });
  const one: Feature = (on) => on(breaks, () => null);
  expect(mount([breaks, saveBrief], [one])).toThrow('"saveBrief" is declared but not mounted');
  expect(mount([breaks], [one, one])).toThrow('"breaks" is mounted twice');
  expect(mount([], [one])).toThrow('"breaks" is mounted but not declared');
  expect(mount([breaks], [one])).not.toThrow();
});

test('every endpoint of the contracts is mounted exactly once by the features', () => {
  const mounted: string[] = [];
  const deps = { orders: {}, signIn: {} } as never;
  for (const feature of featuresWith(deps)) feature((endpoint: Endpoint) => void mounted.push(endpoint.name));
  expect(mounted.sort()).toEqual(Object.keys(ENDPOINTS).sort());
});

test('what every guest is told alike is made once for all who ask together, and anew after any change', async () => {
  const ask = async (query = '') => (await server.call('GET', `/api/test/asked${query}`)).data.asked;
  const [first, ...others] = await Promise.all([ask(), ask(), ask()]);
  expect(others).toEqual([first, first]);
  expect(await ask('?other=1')).toBe(first + 1);
  await save({ name: '茶里', size: 3 });
  expect(await ask()).toBe(first + 2);
  const now = await ask();
  await expect.poll(ask, { timeout: 10_000 }).toBeGreaterThan(now);
});

test('a failure is not told to the next who asks', async () => {
  const before = asked;
  await server.call('GET', '/api/test/asked?broken=1');
  await server.call('GET', '/api/test/asked?broken=1');
  expect(asked).toBe(before + 2);
});
