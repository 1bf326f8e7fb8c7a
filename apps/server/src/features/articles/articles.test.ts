import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getArticle, getUserInfo, listArticles, logout, type ArticleItem } from '@markwright/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { authRoutes } from '../auth/routes.ts';
import { articleRoutes } from './routes.ts';
import { syncArticles } from './sync-articles.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'markwright-content-'));
const logged: string[] = [];
const log = createLog('warn', false, { write: (line: string) => void logged.push(line) });

const put = (language: 'zh' | 'en', id: string, text: string) =>
  writeFileSync(join(folder, 'articles', language, `${id}.md`), text);
const article = (values: Record<string, string>, body = '正文。') =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${value}`), '---', '', body].join('\n');
const PLAIN = { title: '题', summary: '摘要', section: 'information', category: 'print', date: '2026-03-01' };
const sync = () => syncArticles(server.database.db, [folder], log);
const list = async (query = '') => (await server.call('GET', `/api/article/list${query}`)).data;
const ids = (found: { list: ArticleItem[] }) => found.list.map(({ id }) => id);

beforeAll(async () => {
  for (const language of ['zh', 'en']) mkdirSync(join(folder, 'articles', language), { recursive: true });
  server = await startTestServer({
    endpoints: [getUserInfo, logout, listArticles, getArticle],
    features: [authRoutes, articleRoutes],
  });
  put('zh', 'bleed', article({ ...PLAIN, title: '出血留三毫米' }, '## 为什么\n\n裁刀会偏。**留白**也要算。'));
  put('en', 'bleed', article({ ...PLAIN, title: 'Three millimetres of bleed' }, '## Why\n\nThe cutter drifts.'));
  put('zh', 'law', article({ ...PLAIN, title: '商标法怎么说', category: 'law', date: '2026-05-01' }, '出血与此无关。'));
  put('en', 'law', article({ ...PLAIN, title: 'What the trademark law says', category: 'law', date: '2026-05-01' }));
  put('zh', 'labels', article({ ...PLAIN, title: '生成内容要标识', section: 'news', category: 'rules' }));
  await sync();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[S7.2] the list is newest first, by section, category and page, in the language asked for', async () => {
  const all = await list('?section=information');
  expect(ids(all)).toEqual(['law', 'bleed']);
  expect(all.total).toBe(2);
  expect(all.categories).toEqual([
    { id: 'law', count: 1 },
    { id: 'print', count: 1 },
  ]);
  expect(ids(await list('?section=information&category=print'))).toEqual(['bleed']);
  expect(ids(await list('?section=information&page=2&size=1'))).toEqual(['bleed']);
  expect((await list('?section=information&lang=en')).list[0].title).toBe('What the trademark law says');
  expect(ids(await list('?section=news'))).toEqual(['labels']);
  expect((await server.call('GET', '/api/article/list?section=gossip')).code).toBe(400);
});

test('search finds pairs of hanzi and beginnings of words, titles first', async () => {
  expect(ids(await list(`?q=${encodeURIComponent('出血')}`))).toEqual(['bleed', 'law']);
  expect(ids(await list(`?q=${encodeURIComponent('商标法')}`))).toEqual(['law']);
  expect(ids(await list(`?q=${encodeURIComponent('血出')}`))).toEqual([]);
  expect(ids(await list('?q=trademark&lang=en'))).toEqual(['law']);
  expect(ids(await list('?q=MILLI&lang=en'))).toEqual(['bleed']);
  for (const nothing of ["'", '&', '，', '\\']) expect((await list(`?q=${encodeURIComponent(nothing)}`)).total).toBe(0);
  expect((await server.call('GET', `/api/article/list?q=${'x'.repeat(101)}`)).code).toBe(400);
});

test('[S7.2] an article comes as a tree with what to read next; one that is missing in a language comes in the other', async () => {
  const { code, data } = await server.call('GET', '/api/article/bleed');
  expect(code).toBe(200);
  expect(data).toMatchObject({
    title: '出血留三毫米',
    minutes: 1,
    source: null,
    publishedAt: '2026-03-01T04:00:00.000Z',
  });
  expect(data.content[0]).toMatchObject({ kind: 'heading', content: [{ kind: 'text', text: '为什么' }] });
  expect(ids({ list: data.related })).toEqual(['law', 'labels']);
  expect((await server.call('GET', '/api/article/labels?lang=en')).data.title).toBe('生成内容要标识');
  expect((await server.call('GET', '/api/article/nothing')).code).toBe(404);
});

test('a changed file is written, a deleted one goes, a broken one keeps what it said and is logged', async () => {
  expect(await sync()).toMatchObject({ written: 0, unchanged: 5, deleted: 0 });
  put('zh', 'law', article({ ...PLAIN, title: '商标法改了', category: 'law', date: '2026-05-01' }));
  put('zh', 'bleed', 'no front matter');
  rmSync(join(folder, 'articles/zh/labels.md'));
  const { written, deleted, refused } = await sync();
  expect([written, deleted]).toEqual([1, 1]);
  expect(refused).toEqual(['zh/bleed.md: no front matter between two lines of ---']);
  expect(logged.join()).toContain('an article could not be read');
  expect((await server.call('GET', '/api/article/law')).data.title).toBe('商标法改了');
  expect((await server.call('GET', '/api/article/bleed')).data.title).toBe('出血留三毫米');
  expect((await server.call('GET', '/api/article/labels')).code).toBe(404);
});

test('hostile files are refused or inert: scripts, data addresses, a megabyte of title, names that climb', async () => {
  put(
    'zh',
    'hostile',
    article(PLAIN, '<script>alert(1)</script>\n\n[x](javascript:alert(1)) ![x](data:image/png;base64,AA)'),
  );
  put('zh', 'long-title', article({ ...PLAIN, title: '长'.repeat(1_000_000) }));
  put('zh', 'long-title-2', article({ ...PLAIN, title: '长'.repeat(121) }));
  put('zh', 'Bad Name', article(PLAIN));
  const { refused } = await sync();
  expect(refused.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['zh/long-title.md', 'zh/long-title-2.md', 'zh/Bad Name.md']),
  );
  const { data } = await server.call('GET', '/api/article/hostile');
  expect(JSON.stringify(data.content)).not.toMatch(/"link"|"figure"|javascript:alert.*url/);
  expect(data.content[0]).toEqual({
    kind: 'paragraph',
    content: [{ kind: 'text', text: '<script>alert(1)</script>' }],
  });
  expect((await list('?section=information')).total).toBeGreaterThan(0);
});
