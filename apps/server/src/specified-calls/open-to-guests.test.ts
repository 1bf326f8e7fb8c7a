import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWholeProduct, type WholeProduct } from '../testing/whole-product.ts';

/** What the specification's calls give to anybody, one test per call. */
const MINUTE_MS = 60_000;

let product: WholeProduct;
beforeAll(async () => {
  product = await startWholeProduct();
}, 2 * MINUTE_MS);
afterAll(() => product.close());

const articles = async () => (await product.ask('GET', '/api/article/list?page=1&size=5')).list;
const firstTags = async () => (await product.ask('GET', '/api/icon/tag/first/list')).list;
const someIcon = async () => (await product.ask('GET', '/api/icon/list?name=Tea&size=1')).list[0].iconId;

test('[S7.2] GET /api/designer/getList lists designers', async () => {
  expect((await product.ask('GET', '/api/designer/getList')).list.length).toBeGreaterThan(0);
});

test('[S7.2] GET /api/article/list lists articles by page', async () => {
  expect(await articles()).toHaveLength(5);
});

test('[S7.2] GET /api/article/{id} gives one', async () => {
  const [{ id, title }] = await articles();
  expect(await product.ask('GET', `/api/article/${id}`)).toMatchObject({ id, title });
});

test('[S7.2] GET /api/commodity/getList lists both packages with their prices', async () => {
  const { list } = await product.ask('GET', '/api/commodity/getList');
  expect(list).toMatchObject([
    { purchaseType: 'hd', priceFen: 6800 },
    { purchaseType: 'vector', priceFen: 12800 },
  ]);
});

test('[S7.2] POST /api/designerOrder/commitDesignerOrder takes a demand', async () => {
  const body = { name: '阿山', phone: '13700002222', demand: '给茶馆做招牌' };
  await product.ask('POST', '/api/designerOrder/commitDesignerOrder', { body });
});

test('[S7.2] POST /api/icon/img2img takes a form and gives pictures like one that is known', async () => {
  const body = new URLSearchParams({ iconId: await someIcon(), name: 'Tea', count: '3' });
  const headers = { 'app-sign': 'markwright-web' };
  const reply = await fetch(`${product.url}/api/icon/img2img`, { method: 'POST', headers, body });
  const { code, data } = (await reply.json()) as { code: number; data: { list: unknown[] } };
  expect([code, data.list.length]).toEqual([200, 3]);
});

test('[S7.2] POST /api/icon/transparent takes the background away', async () => {
  const { url } = await product.upload('/api/icon/transparent');
  const { pathname, search } = new URL(url);
  const file = await fetch(product.url + pathname + search);
  expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).hasAlpha).toBe(true);
});

test('[S7.2] GET /api/icon/list gives logos for a name', async () => {
  const { list } = await product.ask('GET', '/api/icon/list?name=Hill&size=4');
  expect(list).toHaveLength(4);
  expect(list[0].doc.name.text).toBe('Hill');
});

test('[S7.2] GET /api/icon/tag/first/list gives tags to choose from', async () => {
  expect((await firstTags()).length).toBeGreaterThan(5);
});

test('[S7.2] GET /api/icon/tag/similar/list gives tags near the chosen ones', async () => {
  const [{ id }] = await firstTags();
  expect((await product.ask('GET', `/api/icon/tag/similar/list?tags=${id}`)).list.length).toBeGreaterThan(0);
});

test('[S7.2] GET /api/icon/{id}/color gives a mark in other colours', async () => {
  const id = encodeURIComponent(await someIcon());
  expect((await product.ask('GET', `/api/icon/${id}/color`)).list.length).toBeGreaterThan(1);
});

test('[S7.2] GET /api/prompt/getPromptList gives the keywords of art fonts', async () => {
  expect((await product.ask('GET', '/api/prompt/getPromptList')).list.length).toBeGreaterThan(0);
});
