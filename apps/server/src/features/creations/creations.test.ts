import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreationSummary } from '@markwright/contracts';
import { DOC_VERSION, openDoc } from '@markwright/logo';
import { creations } from '../../db/schema.ts';
import { docNamed, line, openCreationsUnderTest, type CreationsUnderTest } from '../../testing/creations-under-test.ts';
import { previewWanted } from './jobs.ts';

let under: CreationsUnderTest;
beforeAll(async () => {
  under = await openCreationsUnderTest();
});
afterAll(() => under.server.close());
beforeEach(() => under.forget());

test('a saved document comes back whole, with its name and first revision', async () => {
  const { token } = await under.server.signIn();
  const doc = docNamed('清茶小馆', '一叶知春');
  const { code, data } = await under.save(token, doc);
  expect({ code, data }).toEqual({
    code: 200,
    data: { creationId: expect.any(String), revision: 1, purchased: 'none' },
  });
  const item = await under.read(token, data.creationId);
  expect(item).toMatchObject({
    name: '清茶小馆',
    revision: 1,
    purchased: 'none',
    shared: false,
    aiMade: false,
    doc: openDoc(doc),
  });
});

test('a document kept by an older version of the product opens in today’s', async () => {
  const { id, token } = await under.newCreation();
  const old = { ...docNamed('老字号'), version: 1 };
  await under.server.database.db.update(creations).set({ doc: old }).where(eq(creations.id, id));
  expect((await under.read(token, id)).doc).toMatchObject({ version: DOC_VERSION, name: { text: '老字号' } });
});

test('a stored document that cannot be opened is missing when asked for, and leaves the list whole', async () => {
  const { id, token } = await under.newCreation();
  await under.save(token, docNamed('好的'));
  await under.server.database.db
    .update(creations)
    .set({ doc: { version: 1 } })
    .where(eq(creations.id, id));
  const { data } = await under.server.call('GET', '/api/userCreation/getList', { token });
  expect(data.list.map(({ name }: CreationSummary) => name)).toEqual(['好的', '半山面包']);
  expect((await under.server.call('GET', `/api/userCreation/${id}`, { token })).code).toBe(404);
});

test('a list tells about creations and sends no documents', async () => {
  const { token } = await under.newCreation();
  const { data } = await under.server.call('GET', '/api/userCreation/getList', { token });
  expect(Object.keys(data.list[0]).sort()).toEqual(
    [
      'aiMade',
      'caseAllowed',
      'createdAt',
      'creationId',
      'hidden',
      'name',
      'previewUrl',
      'purchased',
      'revision',
      'shared',
      'title',
      'updatedAt',
    ].sort(),
  );
});

test('a creation is its owner’s alone', async () => {
  const { id } = await under.newCreation();
  const stranger = await under.server.signIn();
  const body = { doc: docNamed('别人的'), revision: 1 };
  expect((await under.server.call('GET', `/api/userCreation/${id}`, { token: stranger.token })).code).toBe(404);
  expect((await under.update(stranger.token, id, body)).code).toBe(404);
  expect((await under.server.call('DELETE', `/api/userCreation/${id}`, { token: stranger.token })).code).toBe(404);
  expect((await under.share(stranger.token, id)).code).toBe(404);
  expect((await under.server.call('GET', '/api/userCreation/getList', { token: stranger.token })).data.total).toBe(0);
  expect((await under.server.call('GET', '/api/userCreation/no-such-id', { token: stranger.token })).code).toBe(404);
});

test('a stale save is refused and loses nothing', async () => {
  const { id, token } = await under.newCreation();
  const saved = await Promise.all(
    ['甲', '乙', '丙'].map((name) => under.update(token, id, { doc: docNamed(name), revision: 1 })),
  );
  expect(saved.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  const winner = saved.findIndex(({ code }) => code === 200);
  expect(await under.read(token, id)).toMatchObject({ revision: 2, name: ['甲', '乙', '丙'][winner] });
  expect((await under.update(token, id, { doc: docNamed('丁'), revision: 1 })).msg).toBe(
    '内容已在别处修改，请刷新后再试',
  );
  expect((await under.update(token, id, { doc: docNamed('丁'), revision: 2, creationId: id })).data.revision).toBe(3);
  expect((await under.update(token, id, { doc: docNamed('丁'), revision: 3, creationId: 'other' })).code).toBe(400);
});

test('what is not a whole, drawable document is refused in words, and nothing is stored', async () => {
  const { token, user } = await under.server.signIn();
  expect((await under.save(token, {})).code).toBe(422);
  expect((await under.save(token, { ...docNamed('茶'), version: 99 })).code).toBe(422);
  expect((await under.save(token, { ...docNamed('茶'), name: { ...line('茶'), font: 'no-such.ttf' } })).code).toBe(422);
  expect((await under.save(token, { ...docNamed('茶'), name: { ...line(''), text: '' } })).code).toBe(422);
  expect(await under.save(token, docNamed('ᚠᛇᚻ'))).toMatchObject({ code: 422, msg: expect.stringContaining('ᚠ') });
  expect((await under.save(token, { ...docNamed('茶'), extra: 'x'.repeat(600_000) })).code).toBe(413);
  expect((await under.server.call('POST', '/api/userCreation', { token, body: {} })).code).toBe(400);
  const rows = await under.server.database.db.select().from(creations).where(eq(creations.userId, user.id));
  expect(rows).toEqual([]);
});

test('a hostile document is measured and refused before anything of it is drawn', async () => {
  const { token } = await under.server.signIn();
  const doc = openDoc(docNamed('茶'));
  if (!doc.mark) throw new Error('The sample has no mark');
  const box = { x: 0, y: 0, width: 1e-3, height: 1e-3 };
  const shapes = [{ d: 'M0 0L100000 0L100000 100000Z', paint: 'primary' }];
  const hostile = {
    ...doc,
    mark: { ...doc.mark, drawing: { box, shapes } },
    effects: { parts: [{ kind: 'pixel', on: 'all', cell: 0.02, gap: 0 }], backdrops: [] },
  };
  const started = performance.now();
  expect(await under.save(token, hostile)).toMatchObject({
    code: 422,
    msg: expect.stringContaining('mark.drawing.box'),
  });
  expect(performance.now() - started).toBeLessThan(10_000);
  const { id } = await under.newCreation();
  expect((await under.update(token, id, { doc: hostile, revision: 1 })).code).toBe(422);
  expect((await under.save(token, { ...doc, extra: 'x'.repeat(70_000) })).msg).toContain('64 KB');
  const nested = `{"doc":${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}}`;
  expect((await under.server.call('POST', '/api/userCreation', { token, body: nested })).code).toBe(413);
});

test('one idempotency key saves one creation', async () => {
  const { token } = await under.server.signIn();
  const press = () => under.save(token, docNamed('一次'), { 'idempotency-key': 'press-1' });
  const replies = await Promise.all([press(), press(), press()]);
  expect(new Set(replies.map(({ data }) => data.creationId)).size).toBe(1);
  expect((await under.server.call('GET', '/api/userCreation/getList', { token })).data.total).toBe(1);
});

test('the list comes in pages and in the order asked for', async () => {
  const { token } = await under.server.signIn();
  const ids: string[] = [];
  for (const name of ['Bravo', 'Alpha', 'Charlie']) ids.push((await under.save(token, docNamed(name))).data.creationId);
  await under.update(token, ids[0] as string, { doc: docNamed('Bravo'), revision: 1 });
  const names = async (query: string) => {
    const { data } = await under.server.call('GET', `/api/userCreation/getList?${query}`, { token });
    return (data.list as CreationSummary[]).map(({ name }) => name);
  };
  expect(await names('')).toEqual(['Bravo', 'Charlie', 'Alpha']);
  expect(await names('sort=created')).toEqual(['Charlie', 'Alpha', 'Bravo']);
  expect(await names('sort=name')).toEqual(['Alpha', 'Bravo', 'Charlie']);
  expect(await names('page=2&size=2')).toEqual(['Alpha']);
  expect((await under.server.call('GET', '/api/userCreation/getList?sort=price', { token })).code).toBe(400);
});

test('[S6.5] the preview is drawn by a job, 800 px, watermarked until bought, and follows the document', async () => {
  const { id, token, user } = await under.newCreation();
  await under.previewOf(token, id).toEqual(expect.any(String));
  const picture = async () => {
    const url = new URL((await under.read(token, id)).previewUrl ?? '');
    const bytes = Buffer.from(await (await fetch(under.server.url + url.pathname + url.search)).arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }).toEqual({ width: 800, height: 600, format: 'png' });
    return sharp(bytes).greyscale().raw().toBuffer();
  };
  const colors = (pixels: Buffer) => new Set(pixels.subarray(0, 800 * 60)).size;
  const marked = await picture();
  const [before] = await under.server.database.db.select().from(creations).where(eq(creations.id, id));
  await under.buy({ user }, id, 'hd');
  await under.server.queue.enqueue(under.server.database.db, previewWanted, { creationId: id });
  const key = async () =>
    (await under.server.database.db.select().from(creations).where(eq(creations.id, id)))[0]?.previewKey;
  await expect.poll(key, { timeout: 15_000 }).not.toBe(before?.previewKey);
  // Above the logo there is nothing but ground once the watermark is gone.
  expect(colors(marked)).toBeGreaterThan(2);
  expect(colors(await picture())).toBe(1);
  expect(await under.server.storage.exists(before?.previewKey ?? '')).toBe(false);
});

test('deleting removes a creation and its picture; a bought one is only taken off the list', async () => {
  const { id, token, user } = await under.newCreation();
  await under.previewOf(token, id).toEqual(expect.any(String));
  const [row] = await under.server.database.db.select().from(creations).where(eq(creations.id, id));
  const kept = (await under.save(token, docNamed('买过的'))).data.creationId as string;
  await under.buy({ user }, kept, 'vector');
  await under.share(token, kept);
  for (const each of [id, kept]) {
    expect((await under.server.call('DELETE', `/api/userCreation/${each}`, { token })).code).toBe(200);
  }
  expect((await under.server.call('GET', '/api/userCreation/getList', { token })).data).toEqual({
    list: [],
    total: 0,
    hiddenTotal: 1,
  });
  expect((await under.server.call('GET', `/api/userCreation/${id}`, { token })).code).toBe(404);
  expect(await under.server.storage.exists(row?.previewKey ?? '')).toBe(false);
  expect(await under.read(token, kept)).toMatchObject({ purchased: 'vector', shared: false });
  expect((await under.open(kept)).code).toBe(404);
});

test('[S6.6] editing a creation bought as HD starts a new one; bought as vector it changes itself', async () => {
  const { id, token, user } = await under.newCreation();
  await under.buy({ user }, id, 'hd');
  const { data } = await under.update(token, id, { doc: docNamed('改过'), revision: 1 });
  expect(data.creationId).not.toBe(id);
  expect(await under.read(token, id)).toMatchObject({ name: '半山面包', revision: 1, purchased: 'hd' });
  expect(await under.read(token, data.creationId)).toMatchObject({ name: '改过', purchased: 'none' });
  await under.buy({ user }, id, 'vector');
  const changed = { ...docNamed('半山面包', '再改'), background: '#223344' };
  expect((await under.update(token, id, { doc: changed, revision: 1 })).data).toEqual({ creationId: id, revision: 2 });
  expect(await under.read(token, id)).toMatchObject({ name: '半山面包', purchased: 'vector' });
});

test('an AI result is saved as a creation by its owner only', async () => {
  const { token, user } = await under.server.signIn();
  const aiResultId = await under.keepAiResult(user.id, docNamed('智能'));
  const { data } = await under.server.call('POST', '/api/userCreation', { token, body: { aiResultId } });
  expect(await under.read(token, data.creationId)).toMatchObject({ name: '智能', aiMade: true });
  const stranger = await under.server.signIn();
  const stolen = await under.server.call('POST', '/api/userCreation', { token: stranger.token, body: { aiResultId } });
  expect(stolen.code).toBe(404);
});

test('lettering that is kept already is that creation, bought or not, and no second one', async () => {
  const { token, user } = await under.server.signIn();
  const art = { style: 'neon', strength: 0.5, colors: ['#ff2bd6', '#22e6ff'], arrangement: 'horizontal' };
  const lettering = { ...docNamed('老陈面馆'), mark: null, art };
  const first = (await under.save(token, lettering)).data;
  await under.buy({ user }, first.creationId, 'hd');
  expect((await under.save(token, lettering)).data).toEqual({ ...first, purchased: 'hd' });
  const tuned = (await under.save(token, { ...lettering, art: { ...art, strength: 0.6 } })).data;
  expect(tuned).toMatchObject({ purchased: 'none' });
  expect(tuned.creationId).not.toBe(first.creationId);
});

/** Somebody's vector purchase of a creation, under the name it had. */
async function boughtAsVector(name = '半山面包') {
  const made = await under.newCreation(name);
  await under.buy(made, made.id, 'vector');
  const save = async (doc: object) => {
    const { revision } = await under.read(made.token, made.id);
    return (await under.update(made.token, made.id, { doc, revision })).data.creationId as string;
  };
  return { ...made, save };
}

test('a logo bought as vector may change in all but its brand name', async () => {
  const { id, token, save } = await boughtAsVector();
  expect(await save({ ...docNamed('半山面包', '新的标语'), background: '#223344' })).toBe(id);
  expect(await save({ ...docNamed('半山·面包'), secondName: line('Half Hill') })).toBe(id);
  const other = await save(docNamed('云上茶馆'));
  expect(other).not.toBe(id);
  expect(await under.read(token, id)).toMatchObject({ name: '半山·面包', purchased: 'vector', boughtName: '半山面包' });
  expect(await under.read(token, other)).toMatchObject({ name: '云上茶馆', purchased: 'none', boughtName: null });
});

test('ten other brands saved into one purchase are ten unbought logos', async () => {
  const { id, save } = await boughtAsVector();
  const others = [];
  for (const name of [
    '一叶',
    '二泉映月',
    '三味书屋',
    '四方馆',
    '五谷丰登',
    '六必居',
    '七里香',
    '八仙桌',
    '九曲',
    '十里长亭',
  ]) {
    others.push(await save(docNamed(name)));
  }
  expect(others).not.toContain(id);
  expect(new Set(others).size).toBe(10);
});

test('three corrections of one character are free in a creation’s life; the fourth is another logo', async () => {
  const { id, token, save } = await boughtAsVector();
  const left = async () => (await under.read(token, id)).correctionsLeft;
  for (const [name, rest] of [
    ['半山面饱', 2],
    ['半山面饱', 2],
    ['半山面包', 2],
    ['伴山面包', 1],
    ['半山面包房', 0],
    ['半山面包', 0],
  ] as const) {
    expect(await save(docNamed(name)), name).toBe(id);
    expect(await left(), name).toBe(rest);
  }
  expect(await save(docNamed('半山面饱'))).not.toBe(id);
  expect(await under.read(token, id)).toMatchObject({ name: '半山面包' });
});

test('corrections do not add up to another name', async () => {
  const { id, save } = await boughtAsVector();
  expect(await save(docNamed('半山茶包'))).toBe(id);
  expect(await save(docNamed('云山茶包'))).not.toBe(id);
});
