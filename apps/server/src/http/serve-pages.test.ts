import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { PageSource } from './serve-pages.ts';
import { testWeb } from '../testing/test-web.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ACCOUNTS_ONLY);
});
afterAll(() => server.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

test('a page is drawn on the server in Chinese by default and is revalidated by browsers', async () => {
  const response = await open('/');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('<title>home</title>');
  expect(html).toContain('<div id="root"><p>zh $& $1</p></div>');
});

test('a page is compressed for a browser that asks', async () => {
  const response = await open('/long', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toBe('cookie, accept-encoding');
  expect(await response.text()).toContain('long '.repeat(500));
});

/** The test's pages, with a list of those that had to be drawn. */
function countedPages(): { pages: PageSource; drawn: string[] } {
  const drawn: string[] = [];
  const render: PageSource['render'] = (request) => {
    drawn.push(request.url);
    return testWeb.render(request);
  };
  return { pages: { ...testWeb, render }, drawn };
}

test('a page asked for again comes from memory, compressed once, and is not sent again to whoever has it', async () => {
  const { pages, drawn } = countedPages();
  const fresh = await startTestServer({ ...ACCOUNTS_ONLY, pages });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(fresh.url + path, { headers });
  const first = await (await get('/')).text();
  await expect.poll(async () => (await get('/')).headers.get('etag')).toMatch(/^W\/"/);
  const before = drawn.length;
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await get('/', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe(first);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('vary')).toBe('cookie, accept-encoding');
  }
  const etag = (await get('/')).headers.get('etag') ?? '';
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect(drawn.length).toBe(before);
  expect(await (await get('/', { cookie: 'lang=en' })).text()).toContain('<html lang="en">');
  expect(await (await get('/?lang=en')).text()).toContain('<html lang="en">');
  expect((await get('/?lang=en')).headers.get('set-cookie')).toContain('lang=en');
  await fresh.close();
});

test('what a page does not read makes no other page: it comes from memory, whatever campaigns and strangers add', async () => {
  const { pages, drawn } = countedPages();
  const fresh = await startTestServer({ ...ACCOUNTS_ONLY, pages });
  const get = (path: string) => fetch(fresh.url + path);
  await expect.poll(async () => (await get('/?utm_source=first')).headers.get('etag')).toMatch(/^W\//);
  const before = drawn.length;
  for (let at = 0; at < 50; at += 1)
    expect((await get(`/?z=${at}&utm_source=${at}`)).headers.get('etag')).toMatch(/^W\//);
  expect(await (await get('/?z=1&lang=zh')).text()).toContain('<html lang="zh-CN">');
  expect(drawn.slice(before)).toEqual(['/?lang=zh']);
  await fresh.close();
});

test('what a page reads and a page that is missing are drawn each time', async () => {
  const { pages, drawn } = countedPages();
  const fresh = await startTestServer({ ...ACCOUNTS_ONLY, pages });
  const paths = ['/search?q=a&z=1', '/search?z=2&q=a', '/no/such/page', '/no/such/page?z=1'];
  for (const path of paths) await fetch(fresh.url + path);
  expect(drawn).toEqual(['/search?q=a', '/search?q=a', '/no/such/page', '/no/such/page']);
  await fresh.close();
});

test('a redirect keeps what was asked', async () => {
  expect((await open('/news?utm_source=mail')).headers.get('location')).toBe('/news/?utm_source=mail');
});

test('pages that must be drawn are counted by network; those from memory are not', async () => {
  const fresh = await startTestServer({ ...ACCOUNTS_ONLY, pagesPerMinute: 5 });
  const get = (path: string) => fetch(fresh.url + path);
  await expect.poll(async () => (await get('/')).headers.get('etag')).toMatch(/^W\//);
  const statuses = new Set<number>();
  for (let at = 0; at < 8; at += 1) statuses.add((await get(`/search?q=${at}`)).status);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await get('/search?q=en&lang=en');
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.text()).toMatch(/You are opening pages very quickly.*打开页面过于频繁/s);
  expect((await get('/?utm_source=x')).status).toBe(200);
  expect((await get('/assets/none.js')).status).toBe(404);
  await fresh.close();
});

test('a crowd of one network waits for few pages at a time, and another visitor is served between them', async () => {
  let now = 0;
  let most = 0;
  const render: PageSource['render'] = async (request) => {
    most = Math.max(most, (now += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    now -= 1;
    return testWeb.render(request);
  };
  const fresh = await startTestServer({
    ...ACCOUNTS_ONLY,
    pages: { ...testWeb, render },
    environment: { TRUST_PROXY: '1' },
  });
  const get = (path: string, ip: string) => fetch(fresh.url + path, { headers: { 'x-forwarded-for': ip } });
  const crowd = Promise.all(Array.from({ length: 100 }, (_, at) => get(`/search?q=${at}`, '198.51.100.7')));
  const visitor = await get('/search?q=mine', '203.0.113.9');
  expect(visitor.status).toBe(200);
  const statuses = (await crowd).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(503);
  expect(most).toBeLessThanOrEqual(2);
  await fresh.close();
});

test('search engines get a sitemap with both languages and a robots file that names it', async () => {
  const sitemap = await (await open('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>http://localhost:3000/information</loc>');
  expect(sitemap).toContain('<loc>http://localhost:3000/information?lang=en</loc>');
  expect(sitemap).toContain('hreflang="en" href="http://localhost:3000/made?lang=en"');
  const robots = await (await open('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

test('page data cannot break out of its element', async () => {
  const html = await (await open('/')).text();
  const [, json = ''] = /<script type="application\/json" id="app-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ trap: '</script><script>alert(1)</script>' });
});

test('?lang=en answers in English and is remembered for a year in a cookie scripts can read', async () => {
  const response = await open('/?lang=en');
  expect(await response.text()).toContain('<html lang="en">');
  expect(response.headers.get('set-cookie')).toBe('lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(await (await open('/', { cookie: 'lang=en' })).text()).toContain('<html lang="en">');
  expect((await open('/?lang=fr')).headers.get('set-cookie')).toBeNull();
});

test('a shared link opens in its owner’s language for whoever has none, and other pages ignore it', async () => {
  const languageOf = async (path: string, headers = {}) =>
    /<html lang="([^"]+)"/.exec(await (await open(path, headers)).text())?.[1];
  const shared = '/userShare?creationId=none&in=en';
  expect(await languageOf(shared)).toBe('en');
  expect(await languageOf(shared, { cookie: 'lang=zh' })).toBe('zh');
  expect(await languageOf(`${shared}&lang=zh`, { cookie: 'lang=en' })).toBe('zh');
  expect(await languageOf('/?in=en')).toBe('zh-CN');
});

test('a page that is kept in memory remembers ?lang= too, and only for whoever asked for it', async () => {
  await open('/?lang=en');
  await expect.poll(async () => (await open('/?lang=en')).headers.get('etag'), { timeout: 20_000 }).toMatch(/^W\//);
  const kept = await open('/?lang=en');
  expect(kept.headers.get('set-cookie')).toBe('lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
  expect((await open('/?lang=en', { cookie: 'lang=en' })).headers.get('set-cookie')).toBeNull();
});

test('the browser’s preferred language does not change the page', async () => {
  expect(await (await open('/', { 'accept-language': 'en-GB' })).text()).toContain('<html lang="zh-CN">');
});

test('an unknown page is the renderer’s own page with status 404', async () => {
  const response = await open('/no/such/page');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('This page could not be found');
});

test('a missing script or picture is a bare 404, never a page', async () => {
  for (const path of ['/assets/gone-1234.js', '/gone.png']) {
    const response = await open(path);
    expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  }
});

test('a redirect of the renderer is a redirect', async () => {
  const response = await open('/news');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/news/']);
});

test('a page can call the API as a guest in its own language', async () => {
  expect(await (await open('/guest')).text()).toContain('请先登录');
  expect(await (await open('/guest?lang=en')).text()).toContain('Please sign in');
});

test('when the renderer breaks, a small page in both languages leads home and hides the reason', async () => {
  const response = await open('/broken?lang=en');
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(html).toContain('<a href="/">Back to home</a>');
  expect(html).toContain('<a href="/">返回首页</a>');
  expect(html).toContain(response.headers.get('x-request-id'));
  expect(html).not.toContain('the renderer broke');
});

test('posting to a page is not allowed', async () => {
  expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
});

test('the content policy allows our own scripts and no inline ones', async () => {
  const policy = (await open('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('strict transport security is sent only where the site is https', async () => {
  expect((await open('/')).headers.get('strict-transport-security')).toBeNull();
  const secure = await startTestServer({ ...ACCOUNTS_ONLY, environment: { PUBLIC_URL: 'https://logo.example' } });
  const response = await fetch(`${secure.url}/`);
  expect(response.headers.get('strict-transport-security')).toBe('max-age=15552000');
  await secure.close();
});
