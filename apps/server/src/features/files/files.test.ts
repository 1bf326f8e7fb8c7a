import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff6000' } })
    .png()
    .toBuffer();

async function upload(bytes: Uint8Array, token: string, name = '星.png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  const reply = await fetch(`${server.url}/api/minio/upload`, { method: 'POST', headers, body: form });
  return (await reply.json()) as { code: number; msg: string; data: { key: string; url: string; width: number } };
}

test('an uploaded picture is kept for its owner and nobody else', async () => {
  const owner = await server.signIn();
  const stranger = await server.signIn();
  const { code, data } = await upload(await picture(30, 20), owner.token);
  expect([code, data.width]).toEqual([200, 30]);
  expect(data.key).toMatch(/^uploads\/[0-9a-f]{32}\.png$/);
  const path = `/api/minio/download?key=${encodeURIComponent(data.key)}`;
  const mine = await server.call('GET', path, { token: owner.token });
  expect(mine.code).toBe(200);
  const file = await fetch(new URL(new URL(mine.data.url).pathname + new URL(mine.data.url).search, server.url));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await server.call('GET', path, { token: stranger.token })).code).toBe(404);
  expect((await server.call('GET', path)).code).toBe(401);
});

test('what is not a picture is refused in words, whatever it calls itself, and nothing is stored', async () => {
  const { token } = await server.signIn();
  const half = (await picture(200, 200)).subarray(0, 90);
  for (const bytes of [Buffer.from('hello'), Buffer.from('%PDF-1.4 …'), half, Buffer.alloc(0)]) {
    const { code, msg } = await upload(bytes, token);
    expect(code).toBe(415);
    expect(msg).toContain('PNG');
  }
});

test('a picture of too many pixels is refused before it is unpacked', async () => {
  const { token } = await server.signIn();
  const { code, msg } = await upload(await picture(8000, 6000), token);
  expect([code, msg]).toEqual([413, '图片尺寸过大，上限为 40 百万像素']);
});

test('guests cannot upload', async () => {
  expect((await upload(await picture(3, 3), 'nobody')).code).toBe(401);
});
