import { contrast, logoDocSchema, openDoc } from '@markwright/logo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The first list opens every font; that is the start's work, not a test's.
  await server.call('GET', '/api/icon/list?name=%E6%9A%96');
}, 180_000);
afterAll(() => server.close());

const get = (path: string, query: Record<string, string> = {}) =>
  server.call('GET', `${path}?${new URLSearchParams(query).toString()}`);
type Card = { iconId: string; doc: { layout: { id: string }; name: { font: string }; mark: { source: object } } };

test('[S7.2] a name and a description give a page of different logos, the same each time', async () => {
  const query = { name: '海盐咖啡', description: '海边的咖啡馆', size: '20' };
  const { code, data } = await get('/api/icon/list', query);
  expect([code, data.list.length]).toEqual([200, 20]);
  for (const { doc } of data.list) expect(() => openDoc(doc)).not.toThrow();
  expect(new Set(data.list.map(({ doc }: Card) => doc.layout.id)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(data.list.map(({ doc }: Card) => doc.name.font)).size).toBeGreaterThanOrEqual(8);
  const marks = data.list.map(({ doc }: Card) => JSON.stringify(doc.mark?.source));
  expect(new Set(marks).size).toBeGreaterThanOrEqual(10);
  expect((await get('/api/icon/list', query)).data).toEqual(data);
  const second = await get('/api/icon/list', { ...query, page: '2' });
  expect(second.data.list[0]).not.toEqual(data.list[0]);
  expect(data.total).toBeGreaterThanOrEqual(200);
});

test('a chosen palette and font are kept on every logo', async () => {
  const query = { name: '木子律所', color: '5', fonts: 'noto-serif-sc-black.ttf', size: '12' };
  const { data } = await get('/api/icon/list', query);
  for (const { doc } of data.list) {
    expect(doc.palette.id).toBe('monochrome');
    expect(doc.name.font).toBe('noto-serif-sc-black.ttf');
  }
});

test('odd names get a good logo or a clear message, never a crash', async () => {
  const names = ['茶', 'A', '一'.repeat(20), 'Ünïcode Straße', '<b>&amp;"\'</b>', 'e\u0301cole'];
  for (const name of names) {
    const { code, data } = await get('/api/icon/list', { name, size: '6' });
    expect([name, code]).toEqual([name, 200]);
    for (const { doc } of data.list) expect(logoDocSchema.safeParse(doc).success).toBe(true);
  }
  for (const name of ['😀😀', 'سلام', '一'.repeat(21), '\u0000\u0007', '   ']) {
    const { code, msg } = await get('/api/icon/list', { name, size: '6' });
    expect([400, 422]).toContain(code);
    expect(msg.length).toBeGreaterThan(4);
  }
});

test('a name being typed hangs on six boards, with a picture of its trade where it has one', async () => {
  const { code, data } = await get('/api/icon/wall', { name: '老陈面馆' });
  expect([code, data.boards.length]).toEqual([200, 6]);
  for (const { doc, picture } of data.boards) {
    expect(openDoc(doc).name.text).toBe('老陈面馆');
    expect(picture.url).toMatch(/^data:image\/webp;base64,/);
    expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(640);
  }
  expect(data.boards[0].doc.mark.source.id).toContain('noodles');
  for (const name of ['半', 'Half Hill', '一'.repeat(20), 'Zq'])
    expect((await get('/api/icon/wall', { name })).data.boards).toHaveLength(6);
  for (const name of ['🍞', '一'.repeat(21), '   ']) {
    const refused = await get('/api/icon/wall', { name });
    expect([400, 422]).toContain(refused.code);
    expect(refused.msg.length).toBeGreaterThan(4);
  }
});

test('[S7.2] tags are pictures with words, and similar ones follow a choice', async () => {
  const first = (await get('/api/icon/tag/first/list')).data.list;
  expect(first.length).toBeGreaterThanOrEqual(24);
  for (const tag of first) expect(tag.drawing.shapes.length).toBeGreaterThan(0);
  const similar = (await get('/api/icon/tag/similar/list', { tags: first[0].id })).data.list;
  expect(similar.length).toBeGreaterThanOrEqual(6);
  expect(similar.map(({ id }: { id: string }) => id)).not.toContain(first[0].id);
});

test('[S7.2] an icon can be recoloured and has relatives', async () => {
  const { iconId } = (await get('/api/icon/list', { name: '半山面包', size: '1' })).data.list[0] as Card;
  const colors = (await get(`/api/icon/${iconId}/color`, { color: '1' })).data.list;
  expect(colors.length).toBeGreaterThan(3);
  for (const { ground, name, mark } of colors as { ground: string; name: string; mark: string }[]) {
    expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  }
  const similar = await server.call('POST', '/api/icon/img2img', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ iconId, count: '8' }).toString(),
  });
  expect(similar.data.list.length).toBeGreaterThanOrEqual(4);
  expect((await get('/api/icon/bm9uc2Vuc2U/color')).code).toBe(404);
});

test('[S7.2] prompts, palettes and fonts are listed in both languages', async () => {
  const prompts = (await get('/api/prompt/getPromptList')).data.list;
  expect(prompts.length).toBeGreaterThanOrEqual(11);
  const palettes = (await get('/api/palette/list')).data.list;
  expect(palettes.map(({ colors }: { colors: string[] }) => colors.length)).toEqual([4, 4, 4, 4, 4]);
  const fonts = (await get('/api/font/list')).data.list;
  const latin = fonts.filter(({ category }: { category: string }) => category.startsWith('英文'));
  expect([fonts.length - latin.length, latin.length]).toEqual([6, 5]);
  expect(latin.flatMap(({ fonts: list }: { fonts: object[] }) => list).length).toBeGreaterThanOrEqual(30);
  for (const { fonts: list } of latin) expect(list.length).toBeLessThanOrEqual(20);
  for (const { fonts: list } of fonts)
    for (const { key, picUrl } of list)
      expect([key.endsWith('.ttf'), picUrl.startsWith('data:image')]).toEqual([true, true]);
});

test('outlines for the browser come by font and text, and a font nobody has is not found', async () => {
  const { data } = await get('/api/font/glyphs', { font: 'noto-sans-sc-black.ttf', text: '半山 AV' });
  expect(Object.keys(data.glyphs)).toEqual(expect.arrayContaining(['半', '山', 'A', 'V']));
  expect((await get('/api/font/glyphs', { font: 'none.ttf', text: 'x' })).code).toBe(404);
});
