import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHIPPED_CONTENT } from '../content-folders.ts';
import { createLog } from '../log.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readFeed } from '../engine/read-feed.ts';
import type { AdminDeps } from './admin-command.ts';
import { runAdmin } from './run-admin.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'markwright-content-'));
beforeAll(async () => {
  database = await openTestDatabase();
  mkdirSync(join(folder, 'articles/zh'), { recursive: true });
  cpSync(join(SHIPPED_CONTENT, 'designers'), join(folder, 'designers'), { recursive: true });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  runAdmin(args, {
    db: database.db,
    content: [folder],
    log: createLog('silent', false),
    readFeed: async (text: string) => readFeed(text),
    feedLimits: { isAllowed: (address: string) => address === '127.0.0.1' },
  } as Partial<AdminDeps> as AdminDeps);

const ARTICLE = '---\ntitle: 招牌\nsummary: 摘要\nsection: news\ncategory: tools\ndate: 2026-02-01\n---\n正文';

test('articles are read from files, listed, hidden and shown again', async () => {
  expect((await run('articles')).lines).toEqual(['no articles']);
  writeFileSync(join(folder, 'articles/zh/sign.md'), ARTICLE);
  writeFileSync(join(folder, 'articles/zh/broken.md'), 'x');
  const synced = await run('articles', 'sync');
  expect(synced.lines[0]).toBe('1 written, 0 deleted, 0 unchanged');
  expect(synced.lines[1]).toContain('! zh/broken.md');
  expect((await run('articles')).lines).toEqual(['2026-02-01  zh  file  news         sign  招牌']);
  expect((await run('articles', 'hide', 'sign')).lines).toEqual(['sign is hidden']);
  await run('articles', 'sync');
  expect((await run('articles')).lines[0]).toMatch(/hidden$/);
  expect((await run('articles', 'show', 'sign')).lines).toEqual(['sign is shown']);
  expect((await run('articles', 'hide', 'nothing')).exitCode).toBe(1);
  expect((await run('articles', 'burn', 'sign')).lines[0]).toBe('There is no "burn" here');
});

test('feeds are added, fetched, shown with their state and removed', async () => {
  const server = createServer((_, reply) =>
    reply.end('<rss><channel><item><title>甲</title><link>https://example.com/1</link></item></channel></rss>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rss`;
  expect((await run('feeds')).lines).toEqual(['no feeds']);
  expect((await run('feeds', 'add', 'x', 'ftp://a', 'nowhere', 'zh', 'N')).exitCode).toBe(1);
  expect((await run('feeds', 'add', 'sample', url, 'papers', 'zh', '样', '刊')).lines[0]).toContain('sample is added');
  expect((await run('feeds', 'fetch')).lines).toEqual(['sample: 1 new']);
  expect((await run('feeds')).lines[0]).toMatch(/^sample {16}papers {4}zh .*read$/);
  expect((await run('feeds', 'remove', 'sample')).lines).toEqual(['sample is removed']);
  expect((await run('feeds', 'remove', 'sample')).exitCode).toBe(1);
  server.close();
});

test('feeds of the file that are removed stay off after the next sync', async () => {
  writeFileSync(
    join(folder, 'feeds.json'),
    JSON.stringify([{ id: 'filed', url: 'https://example.com/rss', name: '刊', group: 'foreign', language: 'en' }]),
  );
  expect((await run('feeds', 'sync')).lines).toEqual(['1 feeds in the file']);
  await run('feeds', 'remove', 'filed');
  await run('feeds', 'sync');
  expect((await run('feeds')).lines[0]).toMatch(/off$/);
});

test('[S1.7] designers are kept by files and by command; nobody signs in as one', async () => {
  const { lines } = await run('designers', 'sync');
  expect(lines[0]).toMatch(/^[6-9]\d* written, 0 deleted$/);
  const [first = ''] = (await run('designers')).lines;
  const id = first.split(' ')[0] ?? '';
  expect((await run('designers', 'hide', id)).lines).toEqual([`${id} is hidden`]);
  expect((await run('designers')).lines[0]).toMatch(/hidden$/);
  writeFileSync(join(folder, 'designers/broken.json'), '{"place":1}');
  expect((await run('designers', 'sync')).lines[1]).toContain('! broken.json');
  expect((await run('designers', 'show', 'nobody')).exitCode).toBe(1);
});
