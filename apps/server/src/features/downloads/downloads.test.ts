import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, type DownloadItem } from '@markwright/contracts';
import { contrast, type LogoDoc } from '@markwright/logo';
import type { Rasteriser } from '@markwright/raster';
import { creations, fileDownloads, orders } from '../../db/schema.ts';
import { buy } from '../../testing/buy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertCreation } from '../creations/queries.ts';
import { AGREEMENT } from '../orders/agreement.ts';

const BASE = JSON.parse(
  readFileSync(new URL('../../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url), 'utf8'),
) as LogoDoc;
const line = (text: string) => ({ ...BASE.name, text, font: 'noto-sans-sc-black.ttf' });
const DOC: LogoDoc = { ...BASE, name: line('云上茶楼'), secondName: null, slogan: line('一叶知春') };

/** Files of 4000 px take a second each to draw. One test holds their size; the others look at the same files in small. */
const drawnInFull = new Set<string>();
const SMALL_PX = 1000;
const inSmall = (own: Rasteriser): Rasteriser => ({
  ...own,
  draw(request, options = {}) {
    if (drawnInFull.has(options.client ?? '')) return own.draw(request, options);
    return own.draw({ ...request, longSide: Math.min(request.longSide, SMALL_PX) }, options);
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ rasteriser: inSmall });
});
afterAll(() => server.close());

type Person = { id: string; token: string };
const newPerson = async (): Promise<Person> => {
  const { user, token } = await server.signIn();
  return { id: user.id, token };
};
const newCreation = async ({ id: userId }: Person, aiResultId: string | null = null, doc = DOC) =>
  (await insertCreation(server.database.db, { userId, name: '云上/茶楼', doc, aiResultId })).id;

/** Asking without a pause takes the processor from what draws. */
const ASK_AGAIN_MS = 50;
/** As a browser does: what is still being drawn is asked for again. */
async function whenDrawn({ token }: Pick<Person, 'token'>, path: string) {
  let reply = await server.call('GET', path, { token });
  for (; reply.code === 425; reply = await server.call('GET', path, { token })) await setTimeout(ASK_AGAIN_MS);
  return reply;
}
const filesOf = (person: Person, creationId: string, query: string) =>
  whenDrawn(person, `/api/userCreation/${creationId}/files?${query}`);

type Sold = { buyer: Person; creationId: string };
/** What several tests look at is sold and drawn once. */
const soldOnce = (sell: () => Promise<Sold>) => {
  let sold: Promise<Sold> | undefined;
  return () => (sold ??= sell());
};
const AI_RESULT = '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10';
const madeByAi = soldOnce(async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer, AI_RESULT);
  await buy(server, buyer.id, creationId, 'vector');
  return { buyer, creationId };
});
const paintedMark = soldOnce(async () => {
  const buyer = await newPerson();
  const mark = DOC.mark && { ...DOC.mark, source: { kind: 'painted', id: 'task/0' } };
  const creationId = await newCreation(buyer, null, { ...DOC, mark });
  await buy(server, buyer.id, creationId, 'hd');
  return { buyer, creationId };
});

/** A signed address as this test server answers it. */
const localUrl = (path: string) => server.url + new URL(path).pathname + new URL(path).search;

async function fetchAll(items: DownloadItem[]) {
  const bytes = async ({ name, path }: DownloadItem) => {
    const response = await fetch(localUrl(path));
    expect(response.status).toBe(200);
    return [name, { bytes: Buffer.from(await response.arrayBuffer()), headers: response.headers }] as const;
  };
  return new Map(await Promise.all(items.map(bytes)));
}

/** Looked at in small: the statistics of a picture for print take longer than drawing it. */
async function isOpaque(bytes: Buffer): Promise<boolean> {
  const pixels = await sharp(bytes).ensureAlpha().resize(400, null, { kernel: 'nearest' }).raw().toBuffer();
  return pixels.every((value, index) => index % 4 !== 3 || value === 255);
}

/** The colour furthest from the ground among what is painted, with how far it is. */
async function inkOf(bytes: Buffer, behind: string) {
  const { data, info } = await sharp(bytes).flatten({ background: behind }).removeAlpha().resize(400).raw().toBuffer({
    resolveWithObject: true,
  });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const rgb = [...data.subarray(index * 3, index * 3 + 3)];
    return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
  const [ground = '#ffffff'] = pixels;
  return { ground, contrast: Math.max(...new Set(pixels.map((color) => contrast(color, ground)))) };
}

const DARK: LogoDoc = {
  ...DOC,
  background: '#10243a',
  name: { ...DOC.name, color: '#f6f1e7' },
  slogan: { ...line('一叶知春'), color: '#f6f1e7' },
  mark: DOC.mark && { ...DOC.mark, primary: '#f2d9a0', secondary: '#8ad0c2' },
};

test('[S3.12] [S6.5] [S6.6] a logo bought on a dark ground comes on five grounds and reads on each; vector adds outlined SVG', async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer, null, DARK);
  drawnInFull.add(creationId);
  expect((await filesOf(buyer, creationId, 'package=hd')).code).toBe(402);
  await buy(server, buyer.id, creationId, 'hd');
  const { data } = await filesOf(buyer, creationId, 'package=hd');
  const named = data.items.map(({ name, type }: DownloadItem) => [name, type]);
  const pictures = ['.jpg', '-白底.jpg', '.png', '-白底.png', '-反白.png', '-透明底.png', '-透明底-反白.png'];
  expect(named).toEqual(pictures.map((ending) => [`云上茶楼${ending}`, 'image']));
  const english = (await filesOf(buyer, creationId, 'package=hd&lang=en')).data.items as DownloadItem[];
  expect(english.map(({ name }) => name)).toContain('云上茶楼-transparent-reversed.png');

  for (const [name, { bytes, headers }] of await fetchAll(data.items)) {
    const { width, height, density, format } = await sharp(bytes).metadata();
    expect([name, Math.max(width, height), density]).toEqual([name, 4000, 300]);
    expect(headers.get('content-disposition')).toMatch(/\d{4}-\d\d-\d\d%20\d\d%3A\d\d%3A\d\d\.(jpg|png)/);
    expect(format).toBe(name.endsWith('.jpg') ? 'jpeg' : 'png');
    const isClear = name.includes('透明底');
    // Above the logo there is nothing but ground: a watermark would cross it. Without a ground it ends near its ink.
    const strip = { left: 0, top: 0, width, height: Math.floor(height / (isClear ? 200 : 12)) };
    if (isClear) expect([name, width / height > 1.5]).toEqual([name, true]);
    // Cut out first: `stats` looks at the picture it was given, whatever is to be done with it.
    const top = await sharp(bytes).extract(strip).raw().toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(top.data, { raw: top.info }).stats();
    expect([name, ...channels.map(({ min, max }) => max - min <= 1)]).toEqual([name, ...channels.map(() => true)]);
    expect([name, await isOpaque(bytes)]).toEqual([name, !isClear]);
    const { ground, contrast: seen } = await inkOf(bytes, name.includes('反白') ? '#222222' : '#ffffff');
    expect([name, seen >= 7]).toEqual([name, true]);
    if (name.includes('白底')) expect(ground).toBe('#ffffff');
  }
  expect((await filesOf(buyer, creationId, 'package=vector')).code).toBe(402);

  await buy(server, buyer.id, creationId, 'vector');
  const vector = (await filesOf(buyer, creationId, 'package=vector')).data.items as DownloadItem[];
  const drawings = [...(await fetchAll(vector.filter(({ type }) => type === 'svg')))];
  expect(drawings.map(([name]) => name)).toEqual(
    ['.svg', '-白底.svg', '-反白.svg', '-透明底.svg', '-透明底-反白.svg'].map((ending) => `云上茶楼${ending}`),
  );
  for (const [name, { bytes }] of drawings) {
    const svg = bytes.toString();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<text|<image|<script|<pattern|<mask|<clipPath|stroke|watermark|font-family|href=/);
    expect([name, svg.includes('<rect')]).toEqual([name, !name.includes('透明底')]);
  }
  const [first] = await server.database.db.select().from(fileDownloads).where(eq(fileDownloads.userId, buyer.id));
  expect(first).toMatchObject({ creationId, package: 'hd', visibleLabel: false });
}, 120_000);

test('the owner of a saved design takes a small square picture of it for nothing, twenty times a day; nobody else does', async () => {
  const [owner, stranger] = [await newPerson(), await newPerson()];
  const aiResultId = '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a11';
  const [plain, byAi] = [await newCreation(owner, null, DARK), await newCreation(owner, aiResultId, DARK)];
  const ask = (person: Person, id: string, query = '') => whenDrawn(person, `/api/userCreation/${id}/sample${query}`);
  const { data } = await ask(owner, plain);
  expect(data).toMatchObject({ name: '云上茶楼-样张240px.png', type: 'image' });
  const labelled = (await ask(owner, byAi, '?lang=en')).data as DownloadItem;
  expect(labelled.name).toBe('云上茶楼-sample 240px.png');
  const files = [...(await fetchAll([data, labelled]))].map(([, { bytes }]) => bytes);
  for (const bytes of files) {
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height, await isOpaque(bytes)]).toEqual([240, 240, true]);
    expect(await inkOf(bytes, '#ffffff')).toMatchObject({ ground: DARK.background });
  }
  expect(files.map((bytes) => bytes.includes('AIGC'))).toEqual([false, true]);
  expect((await differenceOf(files[1]!, files[0]!)).top).toBeGreaterThan(0.5);

  expect((await ask(stranger, plain)).code).toBe(404);
  expect((await server.call('GET', `/api/userCreation/${plain}/sample`)).code).toBe(401);
  for (let n = 3; n <= 20; n += 1) expect((await ask(owner, plain)).code).toBe(200);
  expect((await ask(owner, plain)).code).toBe(429);
});

test('an HD buyer keeps the document that was bought, whatever happens to the creation; vector follows it', async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer);
  await buy(server, buyer.id, creationId, 'hd');
  const items = async (wanted: string) =>
    (await filesOf(buyer, creationId, `package=${wanted}`)).data.items as DownloadItem[];
  const keyOf = ({ path }: DownloadItem) => new URL(path).pathname;
  const before = (await items('hd')).map(keyOf);
  const changed = { ...DOC, background: '#123456' };
  await server.database.db.update(creations).set({ doc: changed, revision: 2 }).where(eq(creations.id, creationId));
  expect((await items('hd')).map(keyOf)).toEqual(before);
  await buy(server, buyer.id, creationId, 'vector');
  const svg = (await items('vector')).find(({ type }) => type === 'svg');
  expect(await (await fetch(localUrl(svg?.path ?? ''))).text()).toContain('#123456');
}, 120_000);

/** The box that two pictures of one size differ in, as shares of the shorter side. */
async function differenceOf(one: Buffer, other: Buffer) {
  const read = (bytes: Buffer) =>
    sharp(bytes).removeAlpha().greyscale().resize(1000).raw().toBuffer({ resolveWithObject: true });
  const [{ data, info }, { data: without }] = [await read(one), await read(other)];
  const { width, height } = info;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < data.length; at += 1) {
    if (Math.abs((data[at] ?? 0) - (without[at] ?? 0)) < 64) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const shorter = Math.min(width, height);
  return { height: (box.bottom - box.top) / shorter, left: box.left / width, top: box.top / height };
}

test('what AI made says so inside every file, and visibly unless the buyer leaves that out', async () => {
  const { buyer, creationId } = await madeByAi();
  const { data } = await filesOf(buyer, creationId, 'package=vector');
  for (const [name, { bytes }] of await fetchAll(data.items)) {
    expect([name, bytes.includes('AIGC'), bytes.includes(AI_RESULT)]).toEqual([name, true, true]);
    if (!name.endsWith('.svg')) expect([name, await isOpaque(bytes)]).toEqual([name, !name.includes('透明底')]);
    else expect(bytes.toString()).toMatch(/<g data-label="ai"[^>]*>(<path[^>]+>){4}<\/g><\/svg>$/);
  }
  const { data: without } = await filesOf(buyer, creationId, 'package=vector&label=0');
  const [labelled, plain] = [await fetchAll(data.items), await fetchAll(without.items)];
  const svg = plain.get('云上茶楼.svg')?.bytes.toString() ?? '';
  expect([svg.includes('AIGC'), svg.includes('data-label')]).toEqual([true, false]);
  const pngOf = (files: typeof plain) => files.get('云上茶楼-白底.png')?.bytes ?? Buffer.alloc(0);
  const label = await differenceOf(pngOf(labelled), pngOf(plain));
  expect(label.height).toBeGreaterThanOrEqual(0.05);
  expect([label.height < 0.07, label.left > 0.5, label.top > 0.5]).toEqual([true, true, true]);

  const logged = await server.database.db.select().from(fileDownloads).where(eq(fileDownloads.userId, buyer.id));
  expect(logged).toHaveLength(2);
  // Leaving it off stands under the agreement of the purchase; keeping it needs none.
  const agreements = new Map(logged.map(({ visibleLabel, agreementVersion }) => [visibleLabel, agreementVersion]));
  expect(agreements).toEqual(
    new Map([
      [true, null],
      [false, AGREEMENT.version],
    ]),
  );
  expect(logged[0]?.drawnBy).toMatchObject({ name: { by: 'library', from: 'font:noto-sans-sc-black.ttf' } });

  expect(new Set(logged.map(({ visibleLabel }) => visibleLabel))).toEqual(new Set([false, true]));
}, 120_000);

test('a purchase without an agreement leaves no visible label off; a painted mark is labelled without an AI task', async () => {
  const { buyer, creationId } = await paintedMark();
  const { db } = server.database;
  await db.update(orders).set({ agreementVersion: null }).where(eq(orders.userId, buyer.id));
  expect((await filesOf(buyer, creationId, 'package=hd&label=0')).code).toBe(422);
  const { data } = await filesOf(buyer, creationId, 'package=hd');
  const [first] = data.items as DownloadItem[];
  const bytes = (await fetchAll(first ? [first] : [])).get(first?.name ?? '')?.bytes;
  expect(bytes?.includes('compositeWithTrainedAlgorithmicMedia')).toBe(true);
  expect(bytes?.includes(creationId)).toBe(true);
}, 120_000);

test('no sold file and no document is reachable without the right: every file route, every id, as guest, stranger and HD buyer', async () => {
  const { buyer: owner, creationId: vector } = await madeByAi();
  const { buyer: hdBuyer, creationId: hd } = await paintedMark();
  const stranger = await newPerson();
  const plain = await newCreation(owner);
  const items = (await filesOf(owner, vector, 'package=vector')).data.items as DownloadItem[];
  const own = (await filesOf(hdBuyer, hd, 'package=hd')).data.items as DownloadItem[];
  const keys = [...items, ...own].map(({ path }) => decodeURIComponent(new URL(path).pathname.replace('/files/', '')));
  const ids = [plain, hd, vector];
  const routes = Object.values(ENDPOINTS).filter(
    ({ path }) => /:(creationId|id)\b/.test(path) || path.includes('minio/download'),
  );

  for (const token of [undefined, stranger.token, hdBuyer.token]) {
    for (const id of ids.filter((one) => token !== hdBuyer.token || one !== hd)) {
      for (const { path } of routes.filter(({ method: verb }) => verb === 'GET')) {
        for (const query of path.endsWith('/files') ? ['?package=hd', '?package=vector'] : ['']) {
          const url = path.replace(/:(creationId|id)/, id) + query;
          const reply = await fetch(server.url + url, {
            headers: { 'app-sign': 'markwright-web', ...(token && { authorization: token }) },
          });
          const text = await reply.text();
          // Neither a document, nor a drawing, nor an address of a file; and no picture of what nobody shared.
          expect([url, /"doc"|<svg|\/files\/|PNG\r\n/.test(text)]).toEqual([url, false]);
        }
      }
    }
    for (const key of keys) {
      const asked = `/api/minio/download?key=${encodeURIComponent(key)}`;
      const { code } = await server.call('GET', asked, token ? { token } : {});
      expect([401, 404]).toContain(code);
      expect((await fetch(`${server.url}/files/${key}`)).status).toBe(403);
      expect((await fetch(`${server.url}/files/${key}?expires=9999999999&signature=x`)).status).toBe(403);
    }
  }
  expect((await filesOf(hdBuyer, hd, 'package=vector')).code).toBe(402);
  const [signed] = items;
  const stale = localUrl(signed?.path ?? '').replace(/expires=\d+/, 'expires=9999999999');
  expect((await fetch(stale)).status).toBe(403);
  const others = localUrl(items[0]?.path ?? '').replace(vector, plain);
  expect((await fetch(others)).status).toBe(403);
}, 120_000);

test('[S6.6] a creation that carries another brand name than the bought one gives no files', async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer);
  await buy(server, buyer.id, creationId, 'vector');
  const { db } = server.database;
  await db
    .update(creations)
    .set({ name: '半山面包', doc: { ...DOC, name: line('半山面包') } })
    .where(eq(creations.id, creationId));
  const { code, msg } = await filesOf(buyer, creationId, 'package=vector');
  expect([code, msg]).toEqual([402, expect.stringContaining('云上/茶楼')]);
});
