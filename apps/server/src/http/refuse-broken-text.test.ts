import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { readUpload } from './read-upload.ts';

const keep = testEndpoint({
  name: 'keep',
  method: 'PUT',
  path: '/api/test/:id',
  auth: 'guest',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.string().optional() }),
  body: z.unknown(),
  data: z.null(),
});
const upload = testEndpoint({
  name: 'upload',
  method: 'POST',
  path: '/api/test/upload',
  auth: 'guest',
  upload: true,
  data: z.null(),
});

let handled = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [keep, upload],
    features: [
      (on) => {
        on(keep, () => {
          handled += 1;
          return null;
        });
        on(upload, async ({ request }) => {
          await readUpload(request);
          handled += 1;
          return null;
        });
      },
    ],
  });
});
afterAll(() => server.close());

const LONE = '\\ud800';

test.each([
  ['a name with a NUL', '/api/test/a', '{"name":"a\\u0000b"}', 'name'],
  ['an escape sequence', '/api/test/a', '{"name":"a\\u001b[31mb"}', 'name'],
  ['a turned direction', '/api/test/a', '{"name":"a\\u202eb"}', 'name'],
  ['half of a surrogate pair', '/api/test/a', `{"name":"${LONE}"}`, 'name'],
  ['the other half', '/api/test/a', '{"name":"x\\udc00"}', 'name'],
  ['deep inside lists and objects', '/api/test/a', `{"tags":[{"word":["好","${LONE}"]}]}`, 'word'],
  ['in a field’s own name', '/api/test/a', '{"a\\u0000":1}', 'body'],
  ['in the query', '/api/test/a?q=%00', '{}', 'q'],
  ['in the path', '/api/test/a%00b', '{}', 'id'],
])('%s is refused with the bad-input code before anything runs', async (_, path, body, field) => {
  const before = handled;
  expect(await server.call('PUT', path, { body })).toEqual({
    code: 400,
    msg: `“${field}”填写有误：含有无法保存的字符`,
    data: null,
  });
  expect(handled).toBe(before);
});

test('it is said in English too', async () => {
  const { msg } = await server.call('PUT', '/api/test/a?lang=en', { body: '{"name":"\\u0000"}' });
  expect(msg).toBe('Invalid "name": contains characters that cannot be stored');
});

test('an upload’s fields are looked at too', async () => {
  const form = new FormData();
  form.append('note', 'a\u0000b');
  form.append('file', new Blob(['x']), 'a.png');
  const headers = { 'app-sign': 'markwright-web' };
  const response = await fetch(`${server.url}/api/test/upload`, { method: 'POST', headers, body: form });
  expect(((await response.json()) as { code: number }).code).toBe(400);
});

test('emoji, rare characters and a body nested as deep as it is long pass', async () => {
  expect((await server.call('PUT', '/api/test/a', { body: { name: '茶🍵𠮷' } })).code).toBe(200);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  expect((await server.call('PUT', '/api/test/a', { body: deep })).code).toBe(200);
});
