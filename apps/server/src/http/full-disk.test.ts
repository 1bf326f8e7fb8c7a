import { writeFile } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { serveHealth } from './health.ts';

const keepFile = testEndpoint({
  name: 'keepFile',
  method: 'POST',
  path: '/api/test/file',
  auth: 'guest',
  data: z.null(),
});
const keepRow = testEndpoint({ name: 'keepRow', method: 'POST', path: '/api/test/row', auth: 'guest', data: z.null() });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [keepFile, keepRow],
    features: [
      (on) => {
        // The one device that is always full.
        on(keepFile, async () => writeFile('/dev/full', 'x').then(() => null));
        on(keepRow, async ({ db }) => {
          await db.execute(sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
          return null;
        });
      },
    ],
  });
});
afterAll(() => server.close());

test('what cannot be saved on a full disk is said in words, for files and for rows', async () => {
  const full = { code: 507, msg: '网站的存储空间已满，这次没有保存，请稍后再试', data: null };
  expect(await server.call('POST', '/api/test/file')).toEqual(full);
  expect(await server.call('POST', '/api/test/row')).toEqual(full);
  expect((await server.call('POST', '/api/test/row?lang=en')).msg).toMatch(/run out of storage/);
});

test('/readyz sees a full disk, and is ready again once there is room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-full-'));
  let freeBytes = 10 * 1024 * 1024;
  const storage = diskStorage({ folder, secret: 'x', publicUrl: '', freeBytes: () => freeBytes });
  const app = Fastify();
  serveHealth(app, { pool: server.database.pool, storage, queue: server.queue });
  const ready = async () => {
    const { statusCode, body } = await app.inject('/readyz');
    return { statusCode, ...(JSON.parse(body) as object) };
  };
  expect(await ready()).toMatchObject({ statusCode: 503, status: 'failing', database: 'ok', storage: 'failing' });
  freeBytes = 10 * 1024 ** 3;
  // One answer serves everybody who asks within a quarter of a second.
  await expect.poll(ready).toMatchObject({ statusCode: 200, status: 'ok', storage: 'ok' });
  await app.close();
});

test('however many ask /readyz at once, everything is looked at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-ready-'));
  const storage = diskStorage({ folder, secret: 'x', publicUrl: '' });
  const looked = vi.spyOn(storage, 'isAnswering');
  const app = Fastify();
  serveHealth(app, { pool: server.database.pool, storage, queue: server.queue });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(looked.mock.calls.length).toBeLessThan(5);
  await app.close();
});

test('/readyz fails when the folder of the files cannot be written', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'markwright-file-')), 'file');
  await writeFile(file, '');
  const storage = diskStorage({ folder: join(file, 'files'), secret: 'x', publicUrl: '' });
  await expect(storage.isAnswering()).rejects.toThrow();
});
