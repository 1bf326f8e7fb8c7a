import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENDPOINTS, type CreationItem } from '@markwright/contracts';
import { DOC_VERSION, openDoc, type LogoDoc } from '@markwright/logo';
import { creations, rateHits, shareOpeners } from '../../db/schema.ts';
import { startTestServer, type CallOptions, type TestServer } from '../../testing/test-server.ts';
import { authRoutes } from '../auth/routes.ts';
import { pointRoutes } from '../points/routes.ts';
import { drawPreviews, previewWanted } from './jobs.ts';
import { creationRoutes } from './routes.ts';
import { freezeCreation, unfreezeCreation } from './rules.ts';

const NEEDED = new Set<string>([
  'getUserInfo',
  'logout',
  'getPoints',
  'listPointDetails',
  'saveCreation',
  'updateCreation',
  'deleteCreation',
  'listCreations',
  'getCreation',
  'shareCreation',
  'openShare',
  'getSharePicture',
  'reportCreation',
]);

const fixture = (name: string): LogoDoc =>
  JSON.parse(readFileSync(new URL(`../../../../../packages/logo/fixtures/${name}.json`, import.meta.url), 'utf8'));
const BASE = fixture('horizontal-slogan');
const FONT = 'noto-sans-sc-black.ttf';
const line = (text: string) => ({ ...BASE.name, text, font: FONT });
const docNamed = (text: string, slogan?: string): LogoDoc => ({
  ...BASE,
  name: line(text),
  secondName: null,
  slogan: slogan ? line(slogan) : null,
});

/** What orders will say is bought. */
const bought = new Map<string, 'hd' | 'vector'>();
const packagesOf = async () => bought;
const aiDocs = new Map<string, { userId: string; doc: LogoDoc }>();

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: Object.values(ENDPOINTS).filter(({ name }) => NEEDED.has(name)),
    features: async (signIn, { storage, enqueue, orders, openDrawing }) => {
      const { studio, rasteriser } = await openDrawing();
      const aiDocOf = async (_: unknown, userId: string, id: string) =>
        aiDocs.get(id)?.userId === userId ? aiDocs.get(id)?.doc : undefined;
      const { publicUrl } = orders;
      const parts = { outlines: studio.outlines, rasteriser, storage, enqueue, packagesOf, aiDocOf, publicUrl };
      return [authRoutes, pointRoutes, creationRoutes({ ...parts, cookies: signIn })];
    },
    jobs: async ({ openDrawing }) => {
      const { studio, rasteriser } = await openDrawing();
      return [drawPreviews({ outlines: studio.outlines, rasteriser, packagesOf })];
    },
    work: true,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  bought.clear();
  await server.database.db.delete(rateHits);
});

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const save = (token: string, doc: object, headers = {}) =>
  server.call('POST', '/api/userCreation', { token, body: { doc }, headers });
const update = (token: string, id: string, body: object) =>
  server.call('PUT', `/api/userCreation/${id}`, { token, body });
const read = async (token: string, id: string): Promise<CreationItem> =>
  (await server.call('GET', `/api/userCreation/${id}`, { token })).data;
const share = (token: string, id: string, shared = true) =>
  server.call('PUT', `/api/userCreation/${id}/share`, { token, body: { shared } });
const open = (id: string, { headers, ...options }: CallOptions = {}) =>
  server.call('GET', `/api/userCreation/share/${id}`, { ...options, headers: { 'user-agent': PERSON, ...headers } });
const kept = async (token: string) => (await server.call('GET', '/api/integral/rest', { token })).data.kept;
const previewOf = (token: string, id: string) =>
  expect.poll(async () => (await read(token, id)).previewUrl, { timeout: 15_000 });

async function newCreation(name = '半山面包') {
  const owner = await server.signIn({ nickName: '阿山' });
  const { data } = await save(owner.token, docNamed(name));
  return { ...owner, id: data.creationId as string };
}

test('a saved document comes back whole, with its name and first revision', async () => {
  const { token } = await server.signIn();
  const doc = docNamed('清茶小馆', '一叶知春');
  const { code, data } = await save(token, doc);
  expect({ code, data }).toEqual({ code: 200, data: { creationId: expect.any(String), revision: 1 } });
  const item = await read(token, data.creationId);
  expect(item).toMatchObject({ name: '清茶小馆', revision: 1, purchased: 'none', shared: false, doc: openDoc(doc) });
});

test('a document kept by an older version of the product opens in today’s', async () => {
  const { id, token } = await newCreation();
  const old = { ...docNamed('老字号'), version: 1 };
  await server.database.db.update(creations).set({ doc: old }).where(eq(creations.id, id));
  expect((await read(token, id)).doc).toMatchObject({ version: DOC_VERSION, name: { text: '老字号' } });
});

test('a stored document that cannot be opened leaves the others readable', async () => {
  const { id, token } = await newCreation();
  await save(token, docNamed('好的'));
  await server.database.db
    .update(creations)
    .set({ doc: { version: 1 } })
    .where(eq(creations.id, id));
  const { data } = await server.call('GET', '/api/userCreation/getList', { token });
  expect(data.list.map(({ name }: CreationItem) => name)).toEqual(['好的']);
  expect((await server.call('GET', `/api/userCreation/${id}`, { token })).code).toBe(404);
});

test('a creation is its owner’s alone', async () => {
  const { id } = await newCreation();
  const stranger = await server.signIn();
  const body = { doc: docNamed('别人的'), revision: 1 };
  expect((await server.call('GET', `/api/userCreation/${id}`, { token: stranger.token })).code).toBe(404);
  expect((await update(stranger.token, id, body)).code).toBe(404);
  expect((await server.call('DELETE', `/api/userCreation/${id}`, { token: stranger.token })).code).toBe(404);
  expect((await share(stranger.token, id)).code).toBe(404);
  expect((await server.call('GET', '/api/userCreation/getList', { token: stranger.token })).data.total).toBe(0);
  expect((await server.call('GET', '/api/userCreation/no-such-id', { token: stranger.token })).code).toBe(404);
});

test('a stale save is refused and loses nothing', async () => {
  const { id, token } = await newCreation();
  const saved = await Promise.all(
    ['甲', '乙', '丙'].map((name) => update(token, id, { doc: docNamed(name), revision: 1 })),
  );
  expect(saved.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const winner = saved.findIndex(({ code }) => code === 200);
  expect(await read(token, id)).toMatchObject({ revision: 2, name: ['甲', '乙', '丙'][winner] });
  expect((await update(token, id, { doc: docNamed('丁'), revision: 1 })).msg).toBe('内容已在别处修改，请刷新后再试');
  expect((await update(token, id, { doc: docNamed('丁'), revision: 2, creationId: id })).data.revision).toBe(3);
  expect((await update(token, id, { doc: docNamed('丁'), revision: 3, creationId: 'other' })).code).toBe(400);
});

test('what is not a whole, drawable document is refused in words, and nothing is stored', async () => {
  const { token, user } = await server.signIn();
  expect((await save(token, {})).code).toBe(422);
  expect((await save(token, { ...docNamed('茶'), version: 99 })).code).toBe(422);
  expect((await save(token, { ...docNamed('茶'), name: { ...line('茶'), font: 'no-such.ttf' } })).code).toBe(422);
  expect((await save(token, { ...docNamed('茶'), name: { ...line(''), text: '' } })).code).toBe(422);
  expect(await save(token, docNamed('ᚠᛇᚻ'))).toMatchObject({ code: 422, msg: expect.stringContaining('ᚠ') });
  expect((await save(token, { ...docNamed('茶'), extra: 'x'.repeat(600_000) })).code).toBe(413);
  expect((await server.call('POST', '/api/userCreation', { token, body: {} })).code).toBe(400);
  const rows = await server.database.db.select().from(creations).where(eq(creations.userId, user.id));
  expect(rows).toEqual([]);
});

test('one idempotency key saves one creation', async () => {
  const { token } = await server.signIn();
  const press = () => save(token, docNamed('一次'), { 'idempotency-key': 'press-1' });
  const replies = await Promise.all([press(), press(), press()]);
  expect(new Set(replies.map(({ data }) => data.creationId)).size).toBe(1);
  expect((await server.call('GET', '/api/userCreation/getList', { token })).data.total).toBe(1);
});

test('the list comes in pages and in the order asked for', async () => {
  const { token } = await server.signIn();
  const ids: string[] = [];
  for (const name of ['乙', '甲', '丙']) ids.push((await save(token, docNamed(name))).data.creationId);
  await update(token, ids[0] as string, { doc: docNamed('乙'), revision: 1 });
  const names = async (query: string) => {
    const { data } = await server.call('GET', `/api/userCreation/getList?${query}`, { token });
    return (data.list as CreationItem[]).map(({ name }) => name);
  };
  expect(await names('')).toEqual(['乙', '丙', '甲']);
  expect(await names('sort=created')).toEqual(['丙', '甲', '乙']);
  expect((await names('sort=name')).toSorted()).toEqual(['丙', '乙', '甲'].toSorted());
  expect(await names('page=2&size=2')).toEqual(['甲']);
  expect((await server.call('GET', '/api/userCreation/getList?sort=price', { token })).code).toBe(400);
});

test('[S6.5] the preview is drawn by a job, 800 px, watermarked until bought, and follows the document', async () => {
  const { id, token } = await newCreation();
  await previewOf(token, id).toEqual(expect.any(String));
  const picture = async () => {
    const url = new URL((await read(token, id)).previewUrl ?? '');
    const bytes = Buffer.from(await (await fetch(server.url + url.pathname + url.search)).arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 800, height: 600, format: 'png' });
    return sharp(bytes).greyscale().raw().toBuffer();
  };
  const colors = (pixels: Buffer) => new Set(pixels.subarray(0, 800 * 60)).size;
  const marked = await picture();
  const [before] = await server.database.db.select().from(creations).where(eq(creations.id, id));
  bought.set(id, 'hd');
  await server.queue.enqueue(server.database.db, previewWanted, { creationId: id });
  const key = async () =>
    (await server.database.db.select().from(creations).where(eq(creations.id, id)))[0]?.previewKey;
  await expect.poll(key, { timeout: 15_000 }).not.toBe(before?.previewKey);
  // Above the logo there is nothing but ground once the watermark is gone.
  expect(colors(marked)).toBeGreaterThan(2);
  expect(colors(await picture())).toBe(1);
  expect(await server.storage.exists(before?.previewKey ?? '')).toBe(false);
});

test('deleting removes a creation and its picture; a bought one is only taken off the list', async () => {
  const { id, token } = await newCreation();
  await previewOf(token, id).toEqual(expect.any(String));
  const [row] = await server.database.db.select().from(creations).where(eq(creations.id, id));
  const kept = (await save(token, docNamed('买过的'))).data.creationId as string;
  bought.set(kept, 'vector');
  await share(token, kept);
  for (const each of [id, kept]) {
    expect((await server.call('DELETE', `/api/userCreation/${each}`, { token })).code).toBe(200);
  }
  expect((await server.call('GET', '/api/userCreation/getList', { token })).data).toEqual({ list: [], total: 0 });
  expect((await server.call('GET', `/api/userCreation/${id}`, { token })).code).toBe(404);
  expect(await server.storage.exists(row?.previewKey ?? '')).toBe(false);
  expect(await read(token, kept)).toMatchObject({ purchased: 'vector', shared: false });
  expect((await open(kept)).code).toBe(404);
});

test('[S6.6] editing a creation bought as HD starts a new one; bought as vector it changes itself', async () => {
  const { id, token } = await newCreation();
  await freezeCreation(server.database.db, id);
  bought.set(id, 'hd');
  const { data } = await update(token, id, { doc: docNamed('改过'), revision: 1 });
  expect(data.creationId).not.toBe(id);
  expect(await read(token, id)).toMatchObject({ name: '半山面包', revision: 1, purchased: 'hd' });
  expect(await read(token, data.creationId)).toMatchObject({ name: '改过', purchased: 'none' });
  await unfreezeCreation(server.database.db, id);
  expect((await update(token, id, { doc: docNamed('再改'), revision: 1 })).data).toEqual({
    creationId: id,
    revision: 2,
  });
});

test('an AI result is saved as a creation by its owner only', async () => {
  const { token, user } = await server.signIn();
  const aiResultId = crypto.randomUUID();
  aiDocs.set(aiResultId, { userId: user.id, doc: docNamed('智能') });
  const { data } = await server.call('POST', '/api/userCreation', { token, body: { aiResultId } });
  expect(await read(token, data.creationId)).toMatchObject({ name: '智能' });
  const stranger = await server.signIn();
  const stolen = await server.call('POST', '/api/userCreation', { token: stranger.token, body: { aiResultId } });
  expect(stolen.code).toBe(404);
});

test('[S9.10] a link works once shared, shows a picture and no document, and can be withdrawn', async () => {
  const { id, token } = await newCreation();
  expect((await open(id)).code).toBe(404);
  expect((await share(token, id)).data).toEqual({
    shared: true,
    link: `http://localhost:3000/userShare?creationId=${id}`,
  });
  const { data } = await open(id);
  expect(data).toEqual({
    creationId: id,
    name: '半山面包',
    imageUrl: expect.stringMatching(/^http/),
    width: 800,
    height: 600,
    purchased: 'none',
    ownerName: '阿山',
  });
  expect((await read(token, id)).shared).toBe(true);
  const card = () => fetch(`${server.url}/api/userCreation/share/${id}/picture`);
  const picture = await card();
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await picture.arrayBuffer()).readUInt32BE(16)).toBe(800);
  expect((await share(token, id, false)).data.shared).toBe(false);
  expect((await card()).status).toBe(404);
  expect((await open(id)).code).toBe(404);
  expect((await open('not-an-id')).code).toBe(404);
});

test('[S9.3] each distinct opener gives the owner one point per creation, and the owner none', async () => {
  const { id, token } = await newCreation();
  await share(token, id);
  const cookieOf = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/api/userCreation/share/${id}`, {
      headers: { 'app-sign': 'markwright-web', 'user-agent': PERSON, ...headers },
    });
    return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  };
  await open(id, { token });
  await open(id, { token, headers: { 'user-agent': 'Safari on the phone of the owner' } });
  expect(await kept(token)).toBe(0);

  const cookie = await cookieOf({ 'user-agent': 'Guest One' });
  expect(cookie).toMatch(/^visitor=/);
  expect(await kept(token)).toBe(1);
  await open(id, { headers: { 'user-agent': 'Guest One', cookie } });
  await open(id, { headers: { 'user-agent': 'Guest One after an update', cookie } });
  await open(id, { headers: { 'user-agent': 'Guest One' } });
  expect(await kept(token)).toBe(1);

  const friend = await server.signIn();
  await open(id, { token: friend.token, headers: { 'user-agent': 'Friend' } });
  await open(id, { token: friend.token, headers: { 'user-agent': 'Friend elsewhere' } });
  expect(await kept(token)).toBe(2);
  const again = await server.signIn();
  await open(id, { token: again.token, headers: { 'user-agent': 'Guest One', cookie } });
  expect(await kept(token)).toBe(2);

  const second = (await save(token, docNamed('第二个'))).data.creationId as string;
  await share(token, second);
  await open(second, { token: friend.token });
  expect(await kept(token)).toBe(3);
});

test('[S9.3] an owner who signs out is still known by the browser, and a forged cookie is none', async () => {
  const { id, token } = await newCreation();
  const response = await fetch(`${server.url}/api/userCreation/${id}/share`, {
    method: 'PUT',
    headers: { 'app-sign': 'markwright-web', authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ shared: true }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await open(id, { headers: { 'user-agent': 'the owner, signed out', cookie } });
  expect(await kept(token)).toBe(0);
  for (let n = 0; n < 4; n += 1) {
    await open(id, { headers: { 'user-agent': 'one machine', cookie: `visitor=made-up-${n}.made-up` } });
  }
  expect(await kept(token)).toBe(1);
});

test('[S9.3] crawlers and pages drawn on the server count for nobody', async () => {
  const { id, token } = await newCreation();
  await share(token, id);
  for (const agent of ['Googlebot/2.1', 'Baiduspider', 'facebookexternalhit/1.1', 'curl/8', '']) {
    expect((await open(id, { headers: { 'user-agent': agent } })).code).toBe(200);
  }
  const page = await fetch(`${server.url}/userShare?creationId=${id}`, { headers: { 'user-agent': PERSON } });
  expect(await page.text()).toContain('200');
  expect(await kept(token)).toBe(0);
});

test('[S9.3] the same opener at the same moment counts once', async () => {
  const { id, token } = await newCreation();
  await share(token, id);
  await Promise.all(Array.from({ length: 8 }, () => open(id, { headers: { 'user-agent': 'eager' } })));
  expect(await kept(token)).toBe(1);
  expect(await server.database.db.select().from(shareOpeners).where(eq(shareOpeners.creationId, id))).not.toEqual([]);
});

test('words that may not be shown cannot be shared, nor edited into a shared creation', async () => {
  const { token } = await server.signIn();
  const bad = (await save(token, docNamed('澳门博彩'))).data.creationId as string;
  expect(await share(token, bad)).toMatchObject({ code: 422, msg: expect.stringContaining('无法分享') });
  const { id, token: other } = await newCreation();
  await share(other, id);
  await update(other, id, { doc: docNamed('好茶', '网上赌场'), revision: 1 });
  expect((await open(id)).code).toBe(404);
});

test('anybody may report a shared creation, a few times an hour', async () => {
  const { id, token } = await newCreation();
  const report = (body: object) => server.call('POST', `/api/userCreation/${id}/report`, { body });
  expect((await report({ reason: '抄袭' })).code).toBe(404);
  await share(token, id);
  expect((await report({ reason: '  ' })).code).toBe(400);
  expect((await report({ reason: 'x'.repeat(201) })).code).toBe(400);
  const codes: number[] = [];
  for (let n = 0; n < 11; n += 1) codes.push((await report({ reason: '抄袭' })).code);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});
