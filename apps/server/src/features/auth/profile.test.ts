import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  findNickName,
  getAvatar,
  getUserInfo,
  logout,
  updateProfile,
  uploadFile,
  downloadFile,
} from '@markwright/contracts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { fileRoutes } from '../files/routes.ts';
import { authRoutes, profileRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [getUserInfo, logout, updateProfile, getAvatar, uploadFile, downloadFile],
    features: (_, { storage, pictures }) => [
      authRoutes,
      profileRoutes({ storage, pictures }),
      fileRoutes(storage, pictures),
    ],
  });
});
afterAll(() => server.close());

const change = (token: string, body: object) => server.call('PUT', '/api/user/profile', { token, body });

async function upload(token: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'me.png');
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  const reply = await fetch(`${server.url}/api/minio/upload`, { method: 'POST', headers, body: form });
  return ((await reply.json()) as { data: { key: string } }).data.key;
}

/** Left half red, right half blue. */
const picture = (): Promise<Buffer> => {
  const half = (left: number, color: string) => ({
    input: { create: { width: 300, height: 200, channels: 3 as const, background: color } },
    left,
    top: 0,
  });
  return sharp({ create: { width: 600, height: 200, channels: 3, background: 'red' } })
    .composite([half(300, 'blue')])
    .png()
    .toBuffer();
};

test('[S3.1] a nickname is changed, trimmed, and shown by the account', async () => {
  const { token } = await server.signIn({ nickName: '旧名' });
  expect((await change(token, { nickName: '  阿山 🏔️ ' })).data).toEqual({ nickName: '阿山 🏔️', wxHeadImgUrl: '' });
  expect((await server.call('GET', '/api/user/getInfo', { token })).data.nickName).toBe('阿山 🏔️');
  expect((await change(token, {})).data.nickName).toBe('阿山 🏔️');
});

test('[S3.1] name and picture are empty where the account has none', async () => {
  const { token } = await server.signIn();
  expect((await server.call('GET', '/api/user/getInfo', { token })).data).toEqual({ nickName: '', wxHeadImgUrl: '' });
});

test('a nickname of 1 to 20 visible characters is accepted, as a reader counts them', () => {
  for (const name of ['a', '字'.repeat(20), '👨‍👩‍👧'.repeat(20), "D'Arcy", '张 三', 'é'])
    expect(findNickName(name)).toBe(name);
  for (const name of [
    '',
    '   ',
    '　',
    '\u200b',
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    '字'.repeat(21),
    '\ud800',
    `a${'\u0301'.repeat(9)}`,
  ]) {
    expect(findNickName(name), JSON.stringify(name)).toBeUndefined();
  }
});

test('a nickname that is none is refused in words and changes nothing', async () => {
  const { token } = await server.signIn({ nickName: '旧名' });
  const file = await upload(token, await picture());
  expect(await change(token, { nickName: ' \t ', avatarFile: file })).toMatchObject({
    code: 400,
    msg: '昵称要有 1 到 20 个看得见的字，不能含控制字符',
  });
  expect((await server.call('GET', '/api/user/getInfo', { token })).data).toEqual({
    nickName: '旧名',
    wxHeadImgUrl: '',
  });
});

test('[S3.1] an uploaded picture becomes a square avatar with an address of its own; the old one goes', async () => {
  const { token } = await server.signIn();
  const file = await upload(token, await picture());
  const first = (await change(token, { avatarFile: file })).data.wxHeadImgUrl as string;
  expect(first).toMatch(/^\/api\/user\/avatar\/[0-9a-f]{32}\.webp$/);
  const reply = await fetch(server.url + first);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  const { data, info } = await sharp(Buffer.from(await reply.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([256, 256]);
  // The middle of the picture: red on the left, blue on the right.
  expect(data[0]).toBeGreaterThan(200);
  expect(data[255 * info.channels + 2]).toBeGreaterThan(200);

  const second = (await change(token, { avatarFile: file })).data.wxHeadImgUrl as string;
  expect(second).not.toBe(first);
  expect((await fetch(server.url + first)).status).toBe(404);
  expect((await change(token, { avatarFile: null })).data.wxHeadImgUrl).toBe('');
  expect((await fetch(server.url + second)).status).toBe(404);
});

test('somebody else’s file, or one that is not there, is no avatar', async () => {
  const owner = await server.signIn();
  const stranger = await server.signIn();
  const file = await upload(owner.token, await picture());
  expect((await change(stranger.token, { avatarFile: file })).code).toBe(404);
  expect((await change(stranger.token, { avatarFile: 'fonts/noto-sans-sc-black.ttf' })).code).toBe(404);
  expect((await server.call('PUT', '/api/user/profile', { body: { nickName: '客' } })).code).toBe(401);
  expect((await fetch(`${server.url}/api/user/avatar/..%2Fuploads%2Fx.webp`)).status).toBe(404);
});
