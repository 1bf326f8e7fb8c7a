import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameFile } from '../features/downloads/file-names.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...ACCOUNTS_ONLY, requestsPerMinute: 10_000 });
  await server.storage.put('uploads/secret.txt', Buffer.from('a secret of somebody'), 'text/plain');
});
afterAll(() => server.close());

/** As typed: a URL parser would tidy the path before it is sent. */
function ask(path: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n')),
    );
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0] ?? '';

test.each([
  '//elsewhere.example',
  '//elsewhere.example/%2e%2e',
  '/\\elsewhere.example',
  '/%5celsewhere.example',
  '/%2f%2felsewhere.example/',
  '/login?returnUrl=https://elsewhere.example',
  '/?redirect=//elsewhere.example',
  '/user/logout?next=https:elsewhere.example',
  'https://elsewhere.example/',
])('no open redirect: %s leads nobody away', async (path) => {
  const location = /^location: (.*)$/im.exec(headOf(await ask(path)))?.[1]?.trim();
  if (location !== undefined) expect(location).toMatch(/^(?:\/(?![/\\])|http:\/\/localhost:3000\/)/);
});

test.each([
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5c..%5cetc%5cpasswd',
  '/assets/%252e%252e%252fetc%252fpasswd',
  '/assets/....//....//etc/passwd',
  '/files/../uploads/secret.txt',
  '/files/uploads/secret.txt',
  '/files/%2e%2e%2fuploads%2fsecret.txt',
  '/files/uploads/secret.txt%00.png',
  '/api/user/avatar/..%2f..%2fuploads%2fsecret.txt',
])('no path traversal: %s gives nothing away', async (path) => {
  const answer = await ask(path);
  expect(answer).not.toMatch(/root:.*:0:0:|a secret of somebody/);
});

test.each([
  '/?lang=en%0d%0aset-cookie:%20evil=1',
  '/%0d%0aset-cookie:%20evil=1',
  '/article?id=%0d%0alocation:%20https://elsewhere.example',
  '/api/user/getInfo?lang=%0d%0aset-cookie:%20evil=1',
  '/files/x?name=a%0d%0aset-cookie:%20evil=1&expires=1&signature=x',
])('no header injection: %s writes no header', async (path) => {
  const head = headOf(await ask(path, ['app-sign: markwright-web']));
  expect(head).not.toMatch(/^set-cookie: evil|^location: https:\/\/elsewhere/im);
});

test.each([
  ['a head that is too long', [`x-long: ${'a'.repeat(20_000)}`], 431],
  ['a head that is none', ['no colon here'], 400],
])('%s is answered, and the answer says that the connection ends', async (_, headers, status) => {
  const answer = await ask('/api/user/getInfo', headers);
  expect(headOf(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\\r\\nconnection: close\\r\\n`));
  expect(JSON.parse(answer.slice(headOf(answer).length))).toMatchObject({ code: status, data: null });
  expect(answer).not.toMatch(/HPE_|\n\s+at /);
});

test('a form on another site can do nothing: cookies alone open no account, and app-sign cannot be set by a form', async () => {
  const { token } = await server.signIn();
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `token=${token}; authorization=${token}` },
    body: 'x=1',
  };
  const reply = await fetch(`${server.url}/api/user/logout`, form);
  expect(((await reply.json()) as { code: number }).code).toBe(403);
  const signed = await fetch(`${server.url}/api/user/logout`, {
    ...form,
    headers: { ...form.headers, 'app-sign': 'markwright-web' },
  });
  expect(((await signed.json()) as { code: number }).code).toBe(401);
  expect((await server.call('GET', '/api/user/getInfo', { token })).code).toBe(200);
});

test('no page and no answer may be shown inside another site’s frame', async () => {
  for (const path of ['/', '/api/user/getInfo', '/nowhere']) {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.includes("frame-ancestors 'none'") || headers.get('x-frame-options') !== null, path).toBe(true);
  }
});

test.each(['../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'C:\\x', 'a\0b', 'a\r\nb', '....//', ''])(
  'a brand called %j becomes a file name that stays in its folder',
  (brand) => {
    const name = nameFile(brand, { ground: 'white', format: 'png' } as Parameters<typeof nameFile>[1], 'en');
    expect(name).not.toMatch(/[\\/:\0\r\n]/);
    expect(name).toMatch(/\.png$/);
  },
);
