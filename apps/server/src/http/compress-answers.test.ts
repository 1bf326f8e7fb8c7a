import { request as ask, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = { words: '山丘面包 '.repeat(400) };
const app = Fastify();
let port = 0;

beforeAll(async () => {
  compressAnswers(app);
  app.get('/long', (_, reply) => reply.header('vary', 'cookie').send(LONG));
  app.get('/short', (_, reply) => reply.send({ words: '山' }));
  app.get('/picture', (_, reply) => reply.type('image/png').send('x'.repeat(5000)));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Fetch would unpack the answer by itself. */
async function get(path: string, accepted: string) {
  const headers = { 'accept-encoding': accepted };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    ask({ host: '127.0.0.1', port, path, headers }, resolve).on('error', reject).end(),
  );
  return { headers: response.headers, body: await buffer(response) };
}

test('a long answer comes in the shortest form that is accepted, with its length', async () => {
  for (let turn = 0; turn < 2; turn += 1) {
    const br = await get('/long', 'gzip, deflate, br, zstd');
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
    expect(JSON.parse(brotliDecompressSync(br.body).toString())).toEqual(LONG);
    const gz = await get('/long', 'gzip;q=0.5, br;q=0');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gz.body).toString())).toEqual(LONG);
  }
});

test('a client that accepts none gets it plain, and caches are told why it differs', async () => {
  const { headers, body } = await get('/long', 'identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.vary).toBe('cookie, accept-encoding');
  expect(JSON.parse(body.toString())).toEqual(LONG);
});

test('what is short or a picture is sent as it is', async () => {
  for (const path of ['/short', '/picture']) {
    const { headers } = await get(path, 'br');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  }
});
