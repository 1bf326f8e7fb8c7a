import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '@markwright/contracts';
import type { ArticleValue } from '@markwright/contracts/desk';
import { articleRoutes } from '../features/articles/routes.ts';
import { syncArticles } from '../features/articles/sync-articles.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { listKeywords } from '../features/catalogue/keywords-content.ts';
import { importItems } from '../features/articles/rules.ts';
import { syncFeeds } from '../features/feeds/rules.ts';
import { createLog } from '../log.ts';
import { ARTICLE } from '../testing/desk-calls.ts';
import { openDesk, type AtDesk } from '../testing/operator-at-desk.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { testWeb } from '../testing/test-web.ts';
import { importFeedsWanted } from '../features/feeds/jobs.ts';
import { defineJob } from '../jobs/define-job.ts';

let server: TestServer;
let editor: AtDesk;
const folder = mkdtempSync(join(tmpdir(), 'markwright-desk-content-'));
const log = createLog('silent', false);
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [ENDPOINTS.getUserInfo, ENDPOINTS.logout, ENDPOINTS.listArticles, ENDPOINTS.getArticle],
    features: [authRoutes, articleRoutes],
    // Pages that say what they are given about the site.
    pages: {
      ...testWeb,
      render: async (asked) => ({ ...(await testWeb.render(asked)), body: JSON.stringify(asked.site) }),
    },
    jobs: [defineJob({ ...importFeedsWanted, run: async () => {} })],
  });
  editor = await openDesk(server, 'editor');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (kind: string, key: string) => `/content/${kind}/${key}`;
const save = (kind: string, key: string, value: unknown, basedOn: number | null = null) =>
  editor.call('PUT', at(kind, key), { value, basedOn });
const read = async (id: string, lang = 'zh') => (await server.call('GET', `/api/article/${id}?lang=${lang}`)).data;
const article = (more: Partial<ArticleValue>): ArticleValue => ({ ...ARTICLE, ...more });
const DAY_MS = 24 * 60 * 60 * 1000;

test('an article is a draft until it is published, is read from its hour on, and is gone when it is hidden', async () => {
  expect(await save('article', 'bleed', article({ state: 'draft' }))).toMatchObject({ code: 200 });
  expect(await read('bleed')).toBeNull();
  const later = new Date(Date.now() + DAY_MS).toISOString();
  const step = async (more: Partial<ArticleValue>) => {
    const { version } = await editor.ask('GET', at('article', 'bleed'));
    expect((await save('article', 'bleed', article(more), version)).code).toBe(200);
  };
  await step({ publishAt: later });
  expect(await read('bleed')).toBeNull();
  expect((await editor.ask('GET', '/articles?state=scheduled')).list).toMatchObject([{ id: 'bleed' }]);
  await step({ en: { title: 'Three millimetres', summary: 'Why', body: 'The cutter drifts.' } });
  expect(await read('bleed', 'en')).toMatchObject({ title: 'Three millimetres', language: 'en' });
  await step({ state: 'hidden' });
  expect(await read('bleed')).toBeNull();
});

test('each save is a version that can be looked at and put back as a new one', async () => {
  const first = (await save('article', 'undo', article({}))).data;
  const changed = article({ zh: { title: '改过', summary: '改过', body: '改过。' } });
  const second = (await save('article', 'undo', changed, first.version)).data;
  expect(await read('undo')).toMatchObject({ title: '改过' });
  const { value } = await editor.ask('GET', `${at('article', 'undo')}/versions/${first.version}`);
  expect(value).toMatchObject({ zh: { title: '出血留三毫米' } });
  const restored = await editor.ask('POST', `${at('article', 'undo')}/restore`, { version: first.version });
  expect(restored.versions.map(({ id }: { id: number }) => id)).toEqual([
    restored.version,
    second.version,
    first.version,
  ]);
  expect(await read('undo')).toMatchObject({ title: '出血留三毫米' });
});

test('who changes an old version is told, and nothing is written over', async () => {
  const { version } = (await save('article', 'both', article({}))).data;
  await save('article', 'both', article({ category: 'law' }), version);
  expect(await save('article', 'both', article({ category: 'type' }), version)).toMatchObject({ code: 409 });
  expect((await editor.ask('GET', at('article', 'both'))).value.category).toBe('law');
});

test('an article of a file is overridden at the desk, kept as its first version, and left alone by later files', async () => {
  const { db } = server.database;
  for (const language of ['zh', 'en']) mkdirSync(join(folder, 'articles', language), { recursive: true });
  const put = (title: string) =>
    writeFileSync(
      join(folder, 'articles/zh/filed.md'),
      `---\ntitle: ${title}\nsummary: 摘要\nsection: news\ncategory: law\ndate: 2026-03-01\n---\n正文。`,
    );
  put('文件');
  await syncArticles(db, [folder], log);
  const kept = await editor.ask('GET', at('article', 'filed'));
  expect(kept).toMatchObject({ version: null, value: { zh: { title: '文件' } } });
  const hidden = (await save('article', 'filed', { ...kept.value, state: 'hidden' })).data;
  put('文件二');
  await syncArticles(db, [folder], log);
  expect((await editor.ask('GET', at('article', 'filed'))).value).toMatchObject({
    state: 'hidden',
    zh: { title: '文件二' },
  });
  await save('article', 'filed', { ...kept.value, zh: { ...kept.value.zh, title: '编辑' } }, hidden.version);
  put('文件三');
  await syncArticles(db, [folder], log);
  expect(await read('filed')).toMatchObject({ title: '编辑' });
  const { versions } = await editor.ask('GET', at('article', 'filed'));
  expect(versions.at(-1)).toMatchObject({ operator: '' });
});

test('a picture goes through the guard and stands in an article with its size', async () => {
  const send = async (content: string) => {
    const body = new FormData();
    body.append('file', new File([content], 'a.svg', { type: 'image/svg+xml' }));
    const headers = { cookie: editor.cookie, 'app-sign': 'markwright-web' };
    return (await (await fetch(`${server.url}/desk/api/pictures`, { method: 'POST', body, headers })).json()) as {
      code: number;
      msg: string;
      data: { src: string };
    };
  };
  expect((await send('<p>no picture</p>')).code).toBeGreaterThanOrEqual(400);
  const open = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">';
  const { data, msg } = await send(`${open}<path d="M0 0h9v9z" onclick="alert(1)"/></svg>`);
  expect(data, msg).toBeTruthy();
  const file = await fetch(server.url + data.src);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await file.text()).not.toContain('alert');
  const zh = { title: '图', summary: '图', body: `![说明](${data.src} "题注")` };
  await save('article', 'pictured', article({ zh, cover: data.src }));
  expect(await read('pictured')).toMatchObject({
    cover: { src: data.src, width: 40, height: 20 },
    content: [{ kind: 'figure', picture: { src: data.src, width: 40, height: 20 }, caption: '题注' }],
  });
  expect((await editor.ask('GET', '/pictures')).list).toMatchObject([{ src: data.src }]);
});

test('what a feed brings waits where it must be approved, and a paused feed stays paused', async () => {
  const { db } = server.database;
  const value = {
    url: 'https://example.com/a.xml',
    name: '例',
    group: 'domestic',
    language: 'zh',
    state: 'on',
    approves: true,
  };
  const { version } = (await save('feed', 'example', value)).data;
  const item = { title: '消息', url: 'https://example.com/1', summary: '摘要', publishedAt: new Date('2026-05-01') };
  const feed = { id: 'example', name: '例', group: 'domestic', language: 'zh', approves: true } as const;
  await importItems(db, feed, [item]);
  const listed = async () => (await server.call('GET', '/api/article/list?category=domestic')).data.total;
  expect(await listed()).toBe(0);
  const { list } = await editor.ask('GET', '/feed-items?state=waiting');
  expect((await editor.ask('GET', '/feeds')).list).toMatchObject([{ id: 'example', waiting: 1 }]);
  await save('feed-item', list[0].id, { state: 'shown', title: list[0].title });
  expect(await listed()).toBe(1);
  expect(await save('feed', 'other', value)).toMatchObject({ code: 409 });
  await save('feed', 'example', { ...value, state: 'paused' }, version);
  await syncFeeds(db, [folder]);
  expect((await editor.ask('GET', '/feeds')).list).toMatchObject([{ id: 'example', state: 'paused' }]);
});

test('site data and the notice stand on the next page, within their dates', async () => {
  const { value } = await editor.ask('GET', at('site', 'all'));
  await save('site', 'all', { ...value, phone: '400-000-1234', companyName: { zh: '云上', en: 'Above' } });
  const page = async (path = '/') => (await fetch(server.url + path)).text();
  expect(await page()).toContain('400-000-1234');
  expect(await page('/feed.xml')).toContain('<name>云上</name>');
  const notice = {
    shown: true,
    words: { zh: '周年八折', en: 'A fifth off' },
    link: '/createLogo',
    from: null,
    to: null,
  };
  const { version } = (await save('notice', 'all', notice)).data;
  expect(await page()).toContain('周年八折');
  const past = { ...notice, to: new Date(Date.now() - DAY_MS).toISOString() };
  await save('notice', 'all', past, version);
  expect(await page()).not.toContain('周年八折');
  expect(await save('notice', 'all', { ...notice, link: 'javascript:alert(1)' })).toMatchObject({ code: 400 });
});

test('keywords are renamed, ordered and left out; the rest stays as shipped', async () => {
  const { value } = await editor.ask('GET', at('keywords', 'all'));
  const [first, second, ...rest] = value.list;
  await save('keywords', 'all', {
    list: [{ ...second, words: { zh: '新名', en: 'New' } }, { ...first, shown: false }, ...rest],
  });
  const shown = await listKeywords(server.database.db);
  expect(shown[0]).toMatchObject({ id: second.id, words: { zh: '新名', en: 'New' } });
  expect(shown.map(({ id }) => id)).not.toContain(first.id);
  expect(shown).toHaveLength(value.list.length - 1);
});
