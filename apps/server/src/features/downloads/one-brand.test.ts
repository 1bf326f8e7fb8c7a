import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoc, type LogoDoc } from '@markwright/logo';
import { creations } from '../../db/schema.ts';
import { buy } from '../../testing/buy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { AGREEMENT } from '../orders/agreement.ts';
import { seedGoods } from '../orders/goods.ts';

const BASE = openDoc(
  JSON.parse(
    readFileSync(new URL('../../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url), 'utf8'),
  ),
);
const line = (text: string, more: Partial<LogoDoc['name']> = {}) => ({
  ...BASE.name,
  text,
  font: 'noto-sans-sc-black.ttf',
  color: '#17130f',
  ...more,
});
const DOC: LogoDoc = { ...BASE, background: '#ffffff', name: line('云山茶'), secondName: null, slogan: null };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedGoods.run({ db: server.database.db } as Parameters<typeof seedGoods.run>[0]);
});
afterAll(() => server.close());

/** Somebody who has bought 云山茶 as vector. */
async function buyer(doc: LogoDoc = DOC) {
  const { token, user } = await server.signIn();
  const { data } = await server.call('POST', '/api/userCreation', { token, body: { doc } });
  const { creationId } = data as { creationId: string };
  await buy(server, user.id, creationId, 'vector');
  let revision = 1;
  return {
    token,
    creationId,
    async save(changed: LogoDoc) {
      const body = { doc: changed, revision };
      const reply = await server.call('PUT', `/api/userCreation/${creationId}`, { token, body });
      if (reply.code === 200) revision += 1;
      return reply;
    },
    /** As if it had been saved before saving looked at it. */
    put: (changed: LogoDoc) =>
      server.database.db.update(creations).set({ doc: changed }).where(eq(creations.id, creationId)),
    files: () => server.call('GET', `/api/userCreation/${creationId}/files?package=vector`, { token }),
    pack: () => server.call('POST', `/api/userCreation/${creationId}/pack`, { token, body: {} }),
  };
}

const OTHER = line('星河咖啡', { size: 2 });
const WORD = {
  ...DOC.mark!,
  drawing: { ...DOC.mark!.drawing, shapes: DOC.mark!.drawing.shapes.slice(0, 1) },
  scale: 2.5,
};
/** The one layout in which a second name may be the larger one. */
const LATIN_FIRST: LogoDoc = {
  ...DOC,
  name: line('云山茶', { size: 0.5 }),
  secondName: line('GALAXY'),
  layout: { ...DOC.layout, id: 'latin-lead' },
};
const HIDDEN: Record<string, LogoDoc> = {
  'painted in the colour of its ground': {
    ...DOC,
    name: line('云山茶', { color: '#ffffff', size: 0.5 }),
    secondName: OTHER,
  },
  'hardly told from its ground': { ...DOC, name: line('云山茶', { color: '#d8d8d8' }) },
  'smaller than a second name that came later': LATIN_FIRST,
  'beside a mark that came later and is far larger': { ...DOC, mark: WORD },
  'under a border of its ground’s colour': {
    ...DOC,
    name: line('云山茶', { color: '#ffffff' }),
    effects: { parts: [{ kind: 'outline', on: 'name', color: '#101010', width: 0.005 }], backdrops: [] },
  },
};

for (const [how, doc] of Object.entries(HIDDEN))
  test(`a bought name ${how} is refused when it is saved, and again where files and packs are drawn`, async () => {
    const person = await buyer();
    const refused = await person.save(doc);
    expect([refused.code, refused.msg]).toEqual([402, expect.stringContaining('云山茶')]);
    await person.put(doc);
    expect((await person.files()).code).toBe(402);
    expect((await person.pack()).code).toBe(402);
  });

test('what a buyer may do stays free: colours, layouts, a second name, a slogan, another mark', async () => {
  const person = await buyer();
  const wishes: LogoDoc[] = [
    { ...DOC, background: '#0b3d2e', name: line('云山茶', { color: '#f4e9c8' }) },
    { ...DOC, secondName: line('Cloud Hill', { size: 0.8 }), slogan: line('一山一味', { size: 0.8 }) },
    { ...DOC, layout: { ...DOC.layout, id: 'stacked' } },
    { ...DOC, mark: { ...WORD, scale: 1.2 } },
    { ...DOC, effects: { parts: [{ kind: 'outline', on: 'name', color: '#c8102e', width: 0.06 }], backdrops: [] } },
    { ...DOC, background: 'transparent' },
  ];
  for (const doc of wishes)
    expect(await person.save(doc)).toMatchObject({ code: 200, data: { creationId: person.creationId } });
});

test('a second name that was larger when the logo was bought may stay so', async () => {
  const person = await buyer(LATIN_FIRST);
  expect((await person.save({ ...LATIN_FIRST, background: '#fff8e7' })).code).toBe(200);
  expect((await person.save({ ...LATIN_FIRST, secondName: line('NEBULA') })).code).toBe(402);
});

const HEAVY: LogoDoc = {
  ...DOC,
  effects: {
    parts: [
      { kind: 'pixel', on: 'all', cell: 0.04, gap: 0.1 },
      { kind: 'halftone', on: 'all', color: '#ff0000', from: 0, cell: 0.05 },
      { kind: 'rough', on: 'all', amount: 0.08, dry: 1 },
      { kind: 'neon', on: 'all', colors: ['#00ff00', '#0000ff'], width: 0.05, glow: 1, isLit: true },
      { kind: 'outline', on: 'all', color: '#000000', width: 0.6 },
      { kind: 'outline', on: 'all', color: '#333333', width: 0.3 },
      { kind: 'shadow', on: 'all', color: '#222222', x: 0.3, y: 0.3, block: true },
      { kind: 'stripes', on: 'all', from: 0, count: 14, weight: 0.5 },
    ],
    backdrops: [],
  },
};

test('effects that could hardly be drawn are refused when a logo is saved, and a logo that has them is not sold', async () => {
  const { token, user } = await server.signIn();
  const refused = await server.call('POST', '/api/userCreation', { token, body: { doc: HEAVY } });
  expect([refused.code, refused.msg]).toEqual([422, expect.stringContaining('效果')]);
  const { data } = await server.call('POST', '/api/userCreation', { token, body: { doc: DOC } });
  const { creationId } = data as { creationId: string };
  const order = (commodityId: string) =>
    server.call('POST', '/api/userCreation/order', {
      token,
      body: { creationId, commodityId, agreementVersion: AGREEMENT.version },
    });
  expect((await order('hd-package')).code).toBe(200);
  await server.database.db.update(creations).set({ doc: HEAVY }).where(eq(creations.userId, user.id));
  expect((await order('hd-package')).code).toBe(422);
  await server.database.db
    .update(creations)
    .set({ doc: { ...DOC, name: line('云山茶', { color: '#ffffff' }) } })
    .where(eq(creations.userId, user.id));
  expect((await order('vector-package')).code).toBe(402);
});
