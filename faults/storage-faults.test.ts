import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { buffer as readAll } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { downloadFile, getUserInfo, logout, uploadFile } from '@markwright/contracts';
import { uploads } from '../apps/server/src/db/schema.ts';
import { authRoutes } from '../apps/server/src/features/auth/routes.ts';
import { fileRoutes } from '../apps/server/src/features/files/routes.ts';
import { s3Storage } from '../apps/server/src/providers/storage/storage-s3.ts';
import type { Storage } from '../apps/server/src/providers/storage/storage.ts';
import { startTestServer, type TestServer } from '../apps/server/src/testing/test-server.ts';

/** A store that refuses, or takes its time, when told to; otherwise the real one. */
let beforePut: () => Promise<void> = async () => {};
const withFaults = (real: Storage): Storage => ({
  ...real,
  put: async (...given) => {
    await beforePut();
    return real.put(...given);
  },
});

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [getUserInfo, logout, uploadFile, downloadFile],
    features: (_, { storage, pictures }) => [authRoutes, fileRoutes(withFaults(storage), pictures)],
  });
  token = (await server.signIn()).token;
});
afterAll(() => server.close());
beforeEach(() => {
  beforePut = async () => {};
});

async function upload(): Promise<{ code: number; msg: string }> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(png)]), 'me.png');
  const headers = { 'app-sign': 'markwright-web', authorization: token };
  const reply = await fetch(`${server.url}/api/minio/upload`, { method: 'POST', headers, body: form });
  return (await reply.json()) as { code: number; msg: string };
}
const rows = async () => (await server.database.db.select().from(uploads)).length;

test('a file that the store refuses is not acknowledged and leaves no row; the next one is kept', async () => {
  const before = await rows();
  beforePut = () => Promise.reject(new Error('503 Slow Down'));
  const refused = await upload();
  expect(refused.code).toBe(500);
  expect(refused.msg).not.toContain('Slow Down');
  expect(await rows()).toBe(before);
  beforePut = async () => {};
  expect((await upload()).code).toBe(200);
  expect(await rows()).toBe(before + 1);
});

test('while the store takes its time others are served, and nothing is acknowledged before it has answered', async () => {
  let answer = () => {};
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  beforePut = () => {
    reached();
    return new Promise((resolve) => (answer = resolve));
  };
  let isAcknowledged = false;
  const uploading = upload().then((reply) => {
    isAcknowledged = true;
    return reply;
  });
  await isReached;
  for (let time = 0; time < 5; time += 1) {
    expect((await server.call('GET', '/api/user/getInfo', { token })).code).toBe(200);
  }
  expect(isAcknowledged).toBe(false);
  answer();
  expect((await uploading).code).toBe(200);
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const storeAt = (port: number, answerMs: number) =>
  s3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'files',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    forcePathStyle: true,
    answerMs,
  });

test('a store that takes the connection and never says a word is given up', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  const storage = storeAt(await listening(silent), 300);
  await expect(storage.put('a/b.txt', Buffer.from('x'), 'text/plain')).rejects.toThrow();
  await expect(storage.get('a/b.txt')).rejects.toThrow();
  await expect(storage.isAnswering()).rejects.toThrow();
  silent.close();
});

test('a store that falls silent in the middle of a file is given up', async () => {
  const stalling = createHttpServer((_, response) => {
    response.writeHead(200, { 'content-length': 8 });
    response.write('x');
  });
  const found = await storeAt(await listening(stalling), 300).get('a/b.txt');
  await expect(readAll(found!.stream)).rejects.toThrow();
  stalling.closeAllConnections();
  stalling.close();
});
