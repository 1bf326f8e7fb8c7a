import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './serve-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwright-web-'));
const script = 'console.log("hello");'.repeat(100);
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
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
afterAll(() => app.close());

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
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fetc/passwd',
])('%s is not served', async (path) => {
  expect((await app.inject(path)).statusCode).toBeGreaterThanOrEqual(400);
});

test('an unbuilt web is explained', async () => {
  await expect(serveAssets(Fastify(), tmpdir())).rejects.toThrow('The web is not built');
});
