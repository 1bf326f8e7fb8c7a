import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getArticle, getUserInfo, listArticles, logout } from '@markwright/contracts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { articleRoutes } from '../articles/routes.ts';
import { authRoutes } from '../auth/routes.ts';
import { guardedFetch, isPublicAddress } from './guarded-fetch.ts';
import { listFeeds, writeFeed } from './queries.ts';
import { readFeed } from '../../engine/read-feed.ts';
import { importFeeds, removeFeed } from './rules.ts';

const RSS = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;
const ITEM = `<item><title>甲 &amp; 乙</title><link>https://example.com/a</link>
  <description><![CDATA[<p>一段<b>话</b></p><script>alert(1)</script>]]></description>
  <pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item>`;
/** Each entity is ten of the one before: a few hundred bytes that unfold to gigabytes. */
const BOMB = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from('bcdefghi')
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
  .join('')}]><rss><channel><item><title>&i;</title><link>https://example.com/</link></item></channel></rss>`;

let server: TestServer;
const logged: string[] = [];
const log = createLog('warn', false, { write: (line: string) => void logged.push(line) });
const loopback = { isAllowed: (address: string) => address === '127.0.0.1' };
const open: Server[] = [];
/** What was given to be read, and by whom it is read in a running server: the design engine's process. */
const given: string[] = [];
const read = async (text: string) => {
  given.push(text);
  return readFeed(text);
};

async function serve(listener: RequestListener): Promise<string> {
  const feed = createServer(listener);
  open.push(feed);
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(feed.address() as AddressInfo).port}/feed`;
}

beforeAll(async () => {
  server = await startTestServer({
    endpoints: [getUserInfo, logout, listArticles, getArticle],
    features: [authRoutes, articleRoutes],
  });
});
afterEach(() => {
  for (const feed of open.splice(0)) feed.close().closeAllConnections();
});
afterAll(() => server.close());

const subscribe = (id: string, url: string) =>
  writeFeed(server.database.db, { id, url, name: '样刊', group: 'domestic', language: 'zh', origin: 'operator' });
const news = async () => (await server.call('GET', '/api/article/list?section=news')).data;

test('RSS, RDF and Atom are read; what has no title or no web address is left out', () => {
  expect(readFeed(RSS(ITEM))).toEqual([
    {
      title: '甲 & 乙',
      url: 'https://example.com/a',
      summary: '一段 话',
      publishedAt: new Date('2026-11-02T08:00:00Z'),
    },
  ]);
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title type="html">A&lt;br&gt;B</title>
    <link rel="self" href="https://example.com/self"/><link href="https://example.com/b"/><updated>2026-01-02T03:04:05Z</updated></entry></feed>`;
  expect(readFeed(atom)).toMatchObject([{ title: 'A B', url: 'https://example.com/b' }]);
  const empty =
    '<item><title> </title><link>https://example.com/c</link></item><item><title>x</title><link>javascript:alert(1)</link></item>';
  expect(readFeed(RSS(empty))).toEqual([]);
});

test('bombs, endless nesting, broken XML and long titles harm nobody', () => {
  expect(() => readFeed(BOMB)).toThrow('declares entities');
  expect(() => readFeed(`<rss>${'<a>'.repeat(10_000)}`)).toThrow('nests deeper');
  expect(() => readFeed('<rss><channel>')).toThrow('not well-formed');
  expect(() => readFeed('<html><body>&unknown;</body></html>')).toThrow('not well-formed');
  const long = readFeed(RSS(`<item><title>${'长'.repeat(1_000_000)}</title><link>https://example.com/d</link></item>`));
  expect(Array.from(long[0]?.title ?? '').length).toBeLessThanOrEqual(200);
  const script =
    '<item><title>&lt;script&gt;alert(1)&lt;/script&gt;题</title><link>https://example.com/e</link></item>';
  expect(readFeed(RSS(script))[0]?.title).toBe('题');
});

test('only public addresses are fetched, whatever their spelling', async () => {
  for (const closed of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '192.168.0.1',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ])
    expect(isPublicAddress(closed), closed).toBe(false);
  for (const free of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946']) expect(isPublicAddress(free)).toBe(true);
  const url = await serve((_, reply) => reply.end(RSS(ITEM)));
  const { port } = new URL(url);
  for (const spelling of [
    url,
    `http://localhost:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
  ])
    await expect(guardedFetch(spelling, null), spelling).rejects.toThrow('not a public address');
  await expect(guardedFetch('file:///etc/passwd', null)).rejects.toThrow('file: is not fetched');
  await expect(guardedFetch('http://user:pass@example.com/', null)).rejects.toThrow('password');
});

test('a redirect into a closed network, a flood, a packed flood and a slow server are given up', async () => {
  const inward = await serve((_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/' }).end());
  await expect(guardedFetch(inward, null, loopback)).rejects.toThrow('not a public address');
  const round = await serve((request, reply) => reply.writeHead(302, { location: request.url }).end());
  await expect(guardedFetch(round, null, loopback)).rejects.toThrow('more than 3 times');
  const flood = await serve((_, reply) => reply.end('x'.repeat(300_000)));
  await expect(guardedFetch(flood, null, { ...loopback, bytesMax: 100_000 })).rejects.toThrow('larger than');
  const packed = await serve((_, reply) =>
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(3_000_000))),
  );
  await expect(guardedFetch(packed, null, { ...loopback, bytesMax: 100_000 })).rejects.toThrow('larger than');
  const slow = await serve((_, reply) => void reply.write('<rss>'));
  await expect(guardedFetch(slow, null, { ...loopback, timeoutMs: 200 })).rejects.toThrow();
});

test('[S2.15] a subscribed feed is imported once, shown with its source and original link, and asked politely the next time', async () => {
  const asked: (string | undefined)[] = [];
  const url = await serve((request, reply) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"v1"') return reply.writeHead(304).end();
    reply.writeHead(200, { etag: '"v1"', 'content-type': 'application/rss+xml' }).end(RSS(ITEM));
  });
  const { db } = server.database;
  await subscribe('sample', url);
  expect(await importFeeds(db, log, read, loopback)).toEqual([{ id: 'sample', fresh: 1, failure: null }]);
  expect(await importFeeds(db, log, read, loopback)).toEqual([{ id: 'sample', fresh: 0, failure: null }]);
  expect(asked).toEqual([undefined, '"v1"']);
  expect(given).toEqual([RSS(ITEM)]);
  const { list, categories } = await news();
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({
    title: '甲 & 乙',
    category: 'domestic',
    source: { name: '样刊', url: 'https://example.com/a' },
  });
  expect(categories).toEqual([{ id: 'domestic', count: 1 }]);
  const found = await server.call('GET', `/api/article/list?q=${encodeURIComponent('一段')}&lang=en`);
  expect(found.data.total).toBe(1);
});

test('a feed that fails is noted and logged, keeps no other from being read, and can be removed with its items', async () => {
  const { db } = server.database;
  const bad = await serve((_, reply) => reply.end(BOMB));
  await subscribe('bad', bad);
  const reports = await importFeeds(db, log, read, loopback);
  expect(reports.find(({ id }) => id === 'bad')?.failure).toContain('declares entities');
  expect(logged.join()).toContain('a feed could not be read');
  expect((await listFeeds(db)).find(({ id }) => id === 'bad')?.failure).toContain('declares entities');
  expect((await news()).total).toBe(1);
  expect(await removeFeed(db, 'sample')).toBe(true);
  // Guests may be shown what was there a second ago.
  await expect.poll(async () => (await news()).total).toBe(0);
  expect(await removeFeed(db, 'nobody')).toBe(false);
});
