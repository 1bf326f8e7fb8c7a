import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pack } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { creations, fileDownloads, grants, packs } from '../../db/schema.ts';
import type { EngineAccess } from '../../engine/engine.ts';
import type { Job } from '../../jobs/define-job.ts';
import { jobsWith } from '../../compose/jobs.ts';
import { createLog } from '../../log.ts';
import { buy } from '../../testing/buy.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { insertCreation } from '../creations/queries.ts';
import { getSoldLogo } from '../downloads/sold-logo-rules.ts';
import { AGREEMENT } from '../orders/agreement.ts';
import { contentOf } from './pack-contents.ts';

const BASE = JSON.parse(
  readFileSync(new URL('../../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url), 'utf8'),
) as LogoDoc;
const line = (text: string) => ({ ...BASE.name, text, font: 'noto-sans-sc-black.ttf' });
const DOC: LogoDoc = { ...BASE, name: line('云上茶楼'), secondName: null, slogan: null };
const VECTOR_ENDING = /\.(svg|pdf|eps|dxf|pptx)$/;

let server: TestServer;
let job: Job;
let engine: EngineAccess;
beforeAll(async () => {
  server = await startTestServer({
    // Every job of the product; this one is run by the tests themselves, one step after the other.
    jobs: async ({ openDrawing, orders: payments, pictures }) => {
      const ai = { pictures: pictures.forJobs };
      const drawing = await openDrawing();
      ({ engine } = drawing);
      const all = jobsWith({ ...drawing, payments, mail: null, ai, content: [], producer: payments.publicUrl });
      job = all.find(({ name }) => name === 'packs.build-pack') as Job;
      return all;
    },
  });
});
afterAll(() => server.close());

type Person = { id: string; token: string };
const newPerson = async (): Promise<Person> => {
  const { user, token } = await server.signIn();
  return { id: user.id, token };
};
const newCreation = async ({ id: userId }: Person, doc = DOC, aiResultId: string | null = null) =>
  (await insertCreation(server.database.db, { userId, name: '云上茶楼', doc, aiResultId })).id;

type PackOptions = { signWidthMm?: number; label?: '0' | '1' };
const queryOf = (options: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(options).map(([key, value]): [string, string] => [key, String(value)]));
const show = ({ token }: Person, creationId: string, options: PackOptions & { lang?: string } = {}) =>
  server.call('GET', `/api/userCreation/${creationId}/pack?${queryOf(options).toString()}`, { token });
const ask = ({ token }: Person, creationId: string, body: PackOptions = {}) =>
  server.call('POST', `/api/userCreation/${creationId}/pack`, { token, body });
const link = ({ token }: Person, creationId: string, options: PackOptions & { folder: string }) =>
  server.call('GET', `/api/userCreation/${creationId}/pack/download?${queryOf(options).toString()}`, { token });

const deps = () => ({
  db: server.database.db,
  storage: server.storage,
  log: createLog('silent', false),
  enqueue: server.queue.enqueue,
});
const rowsOf = (creationId: string) =>
  server.database.db.select().from(packs).where(eq(packs.creationId, creationId)).orderBy(packs.createdAt);

/** Works on everything that waits for this creation. */
async function work(creationId: string): Promise<void> {
  for (const { id: packId, round } of await rowsOf(creationId)) await job.run({ packId, round }, deps());
}

async function unpack({ data, code }: Awaited<ReturnType<typeof link>>) {
  expect(code).toBe(200);
  const { url, fileName } = data as { url: string; fileName: string };
  const address = server.url + new URL(url).pathname + new URL(url).search;
  const response = await fetch(address);
  expect(response.headers.get('content-disposition')).toContain(fileName);
  return { fileName, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
}

test('[S9.9] a vector buyer gets a pack that is built once, by folder or whole, in a folder named by the time; an edit asks for another', async () => {
  const buyer = await newPerson();
  const aiResultId = '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10';
  const creationId = await newCreation(buyer, DOC, aiResultId);
  const bare = { label: '0' } as const;
  await buy(server, buyer.id, creationId, 'vector');
  expect((await show(buyer, creationId, bare)).data).toMatchObject({ state: 'none', package: 'vector', aiMade: true });
  expect((await link(buyer, creationId, { folder: 'all', ...bare })).code).toBe(425);
  expect((await ask(buyer, creationId, bare)).data).toMatchObject({ state: 'waiting', done: 0 });
  expect((await ask(buyer, creationId, bare)).data.state).toBe('waiting');
  expect(await rowsOf(creationId)).toHaveLength(1);
  await work(creationId);

  const pack = (await show(buyer, creationId, bare)).data as Pack;
  expect([pack.state, pack.done > 0, pack.done]).toEqual(['done', true, pack.total]);
  expect(pack.folders.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['print', 'web']));
  const social = pack.folders.find(({ folder }) => folder === 'social')?.pictures ?? [];
  expect(social.some(({ width, height }) => width === height)).toBe(true);
  expect(social.some(({ width, height }) => width >= 2 * height)).toBe(true);
  const { fileName, files } = await unpack(await link(buyer, creationId, { folder: 'all', ...bare }));
  const stamp = fileName.replace('.zip', '');
  expect(stamp).toMatch(/^\d{13}$/);
  const names = Object.keys(files);
  expect(names.every((name) => name.startsWith(`${stamp}/`))).toBe(true);
  const print = await unpack(await link(buyer, creationId, { folder: 'print', ...bare }));
  const told = pack.folders.find(({ folder }) => folder === 'print')?.files.map(({ name }) => name) ?? [];
  expect(told.some((name) => name.endsWith('.pdf'))).toBe(true);
  expect(Object.keys(print.files).filter((name) => name.includes('1 印刷'))).toEqual(
    told.map((name) => `${stamp}/1 印刷/${name}`),
  );

  // Made by AI: every picture and every page says so inside, and leaving the words off stands under the agreement.
  const labelled = Object.entries(files).filter(([name]) => /\.(png|jpg|svg|pdf)$/.test(name));
  expect(labelled.length).toBeGreaterThan(20);
  for (const [name, bytes] of labelled) {
    const file = Buffer.from(bytes);
    expect([name, file.includes('AIGC'), file.includes(aiResultId)]).toEqual([name, true, true]);
  }
  const logged = await server.database.db.select().from(fileDownloads).where(eq(fileDownloads.userId, buyer.id));
  expect(new Set(logged.map(({ agreementVersion }) => agreementVersion))).toEqual(new Set([AGREEMENT.version]));

  // A second run of the same job, as after a crash, changes nothing.
  await work(creationId);
  expect((await show(buyer, creationId, bare)).data).toEqual({ ...pack, folders: expect.any(Array) });

  // Another width, another language, the other label or an edited logo is another pack.
  for (const options of [{ ...bare, signWidthMm: 900 }, { ...bare, lang: 'en' }, {}])
    expect((await show(buyer, creationId, options)).data.state).toBe('none');
  const edited = { ...DOC, background: '#123456' };
  await server.database.db.update(creations).set({ doc: edited, revision: 2 }).where(eq(creations.id, creationId));
  expect((await show(buyer, creationId, bare)).data.state).toBe('none');
  expect((await link(buyer, creationId, { folder: 'all', ...bare })).code).toBe(425);
}, 240_000);

test('[S6.6] an HD buyer gets pictures only, of the bought document; what failed or was cleaned away is built anew', async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer);
  await buy(server, buyer.id, creationId, 'hd');
  const { data } = await ask(buyer, creationId, { signWidthMm: 900 });
  expect([data.offered.includes('print'), data.offered.includes('sign')]).toEqual([false, false]);
  const [first] = await rowsOf(creationId);
  if (!first) throw new Error('There is no pack');
  await job.gaveUp?.({ packId: first.id, round: first.round }, deps());
  expect((await show(buyer, creationId)).data.state).toBe('failed');
  expect((await ask(buyer, creationId)).data.state).toBe('waiting');
  // The job of the first round was overtaken and changes nothing.
  await job.run({ packId: first.id, round: first.round }, deps());
  expect((await show(buyer, creationId)).data.state).toBe('waiting');
  await work(creationId);

  const { files } = await unpack(await link(buyer, creationId, { folder: 'all' }));
  const names = Object.keys(files);
  expect(names.some((name) => name.endsWith('.png'))).toBe(true);
  expect(names.filter((name) => VECTOR_ENDING.test(name) && !name.includes('README'))).toEqual([]);
  for (const folder of ['print', 'sign', 'guide']) expect((await link(buyer, creationId, { folder })).code).toBe(402);
  // The frozen revision stays the bought one, and without a sign its width makes no other pack.
  const changed = { doc: { ...DOC, background: '#123456' } };
  await server.database.db.update(creations).set(changed).where(eq(creations.id, creationId));
  expect((await show(buyer, creationId)).data.state).toBe('done');

  for await (const { key } of server.storage.list(`downloads/${creationId}/`)) await server.storage.delete(key);
  expect((await show(buyer, creationId)).data.state).toBe('none');
  expect((await ask(buyer, creationId)).data.state).toBe('waiting');
  const [again] = await rowsOf(creationId);
  expect([again?.id, again?.round]).toEqual([first.id, 3]);
}, 240_000);

test('guests, strangers and those who have not paid get nothing; a refund takes back what was built', async () => {
  const [buyer, stranger] = [await newPerson(), await newPerson()];
  const creationId = await newCreation(buyer);
  const codes = async (who: Person) => [
    (await show(who, creationId)).code,
    (await ask(who, creationId)).code,
    (await link(who, creationId, { folder: 'all' })).code,
  ];
  expect(await codes(buyer)).toEqual([402, 402, 402]);
  expect(await codes(stranger)).toEqual([404, 404, 404]);
  expect(await codes({ id: '', token: 'unknown' })).toEqual([401, 401, 401]);
  await buy(server, buyer.id, creationId, 'vector');
  expect(await codes(stranger)).toEqual([404, 404, 404]);
  await ask(buyer, creationId);
  // The money goes back before the pack is built: the job builds nothing and forgets it.
  const { db } = server.database;
  await db.update(grants).set({ revokedAt: new Date() }).where(eq(grants.creationId, creationId));
  await work(creationId);
  expect(await rowsOf(creationId)).toEqual([]);
  expect(await codes(buyer)).toEqual([402, 402, 402]);
});

test('with the words on it, a pack of an AI logo holds only what can show them', async () => {
  const buyer = await newPerson();
  const creationId = await newCreation(buyer, DOC, '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10');
  await buy(server, buyer.id, creationId, 'vector');
  const { data } = await show(buyer, creationId);
  expect(data).toMatchObject({
    aiMade: true,
    withoutLabelOnly: ['print', 'sign', 'trademark', 'office', 'guide', 'mockups'],
  });
  const asked = { creationId, package: 'hd', visibleLabel: true } as const;
  const sold = await getSoldLogo(server.database.db, { sandbox: true, producer: 'x', engine }, buyer.id, asked);
  expect(contentOf(sold, 'zh', 2000).folders).toEqual(['readme', 'web', 'social']);
});
