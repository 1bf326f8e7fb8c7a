import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, statusOf } from '../testing/ask-raw.ts';
import { serveAssets } from './serve-assets.ts';

const around = mkdtempSync(join(tmpdir(), 'markwright-web-'));
const folder = join(around, 'dist');
const SECRET = 'what lies beside the web';
const script = 'console.log("hello");'.repeat(100);
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(around, 'secret.txt'), SECRET);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), 'the template');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  app = Fastify();
  await serveAssets(app, folder);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(around, { recursive: true });
});

test('a hashed file may be kept for ever and comes compressed as it was built', async () => {
  const response = await fetch(`${url}/assets/app-1a2b3c.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe(script);
});

test('other files are revalidated', async () => {
  const response = await fetch(`${url}/favicon.svg`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  '/index.html',
  '/.vite/manifest.json',
  '/assets/app-1a2b3c.js.gz',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
  '/assets/....//....//secret.txt',
])('%s is not served', async (path) => {
  const answer = await askRaw(url, path);
  expect(answer).not.toContain(SECRET);
  expect(statusOf(answer)).toBe(404);
});

test('a file that is not there, as an old page may ask for, is not found, whatever else the server says of strange paths', async () => {
  const other = Fastify().setNotFoundHandler((_, reply) => reply.code(405).send());
  await serveAssets(other, folder);
  expect((await other.inject('/assets/app-0f0f0f.js')).statusCode).toBe(404);
  await other.close();
});

test('an unbuilt web is explained', async () => {
  await expect(serveAssets(Fastify(), tmpdir())).rejects.toThrow('The web is not built');
});
