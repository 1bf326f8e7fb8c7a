import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAvatar, updateProfile } from '@markwright/contracts';
import { authRoutes, profileRoutes } from '../features/auth/routes.ts';
import { nameFile } from '../features/downloads/file-names.ts';
import { sandboxKeys } from '../sandbox/sandbox-keys.ts';
import { askRaw, statusOf } from '../testing/ask-raw.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [...ACCOUNTS_ONLY.endpoints, updateProfile, getAvatar],
    features: (_, { storage, pictures }) => [authRoutes, profileRoutes({ storage, pictures })],
    requestsPerMinute: 10_000,
  });
  await server.storage.put('uploads/secret.txt', Buffer.from('a secret of somebody'), 'text/plain');
});
afterAll(() => server.close());

const ask = (path: string, headers?: readonly string[]) => askRaw(server.url, path, headers);
const headOf = (answer: string) => answer.split('\r\n\r\n', 1)[0] ?? '';

/** The only address that sends a visitor where the request says: the sandbox's consent page of the messaging app. */
const consent = (redirectUri: string) => {
  const appid = sandboxKeys(server.signInDeps.secret).wechat.appId;
  const query = new URLSearchParams({ appid, redirect_uri: redirectUri, state: 's' });
  return ask(`/sandbox/wechat/connect/oauth2/authorize?${query.toString()}`);
};

test.each([
  'https://elsewhere.example/api/login/wx/callback',
  '//elsewhere.example/api/login/wx/callback',
  'https://localhost:3000@elsewhere.example/api/login/wx/callback',
  'https://elsewhere.example/',
  'https://localhost:3000//elsewhere.example',
  'https://localhost:3000/\\elsewhere.example',
  'javascript:alert(1)',
])('no open redirect: with redirect_uri=%s nobody is led away', async (redirectUri) => {
  const answer = await consent(redirectUri);
  const location = /^location: (.*)$/im.exec(headOf(answer))?.[1]?.trim();
  if (statusOf(answer) === 302) expect(location).toMatch(/^\/api\/login\/wx\/callback\?code=[0-9a-f]{32}&state=s$/);
  else expect([statusOf(answer), location]).toEqual([400, undefined]);
});

test('whoever agrees is sent back to this site', async () => {
  expect(statusOf(await consent('http://localhost:3000/api/login/wx/callback'))).toBe(302);
});

test.each([
  ['/files/uploads/secret.txt', 403],
  ['/files/x/../uploads/secret.txt', 403],
  ['/files/x%2f%2e%2e%2fuploads%2fsecret.txt', 403],
  ['/files/uploads/secret.txt%00.png', 400],
  ['/api/user/avatar/..%2fuploads%2fsecret.txt', 404],
  ['/api/user/avatar/%2e%2e%2fuploads%2fsecret.txt', 404],
  ['/api/user/avatar/..%2f..%2fuploads%2fsecret.txt', 404],
])('no path traversal: %s is refused with %i', async (path, status) => {
  const answer = await ask(path, ['app-sign: markwright-web']);
  expect(answer).not.toContain('a secret of somebody');
  expect(statusOf(answer)).toBe(status);
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
