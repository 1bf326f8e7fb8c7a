import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { openDoc } from '@markwright/logo';
import { readShippedFont } from '@markwright/fonts/node';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AI_STYLE_IDS,
  ERRORS,
  ROUTES,
  routeUrl,
  type Envelope,
  type Route,
  type RouteName,
} from '@markwright/contracts';
import { aiTasks } from '../db/schema.ts';
import { deliverTask } from '../features/ai/rules.ts';
import { fontStorageKey } from '../engine/font-place.ts';
import { seedGoods } from '../features/orders/goods.ts';
import { createLog } from '../log.ts';
import { ROLE_MATRIX, type Made, type Role } from '../testing/role-matrix.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const log = createLog('silent', false);
const FONT = 'poppins-bold.ttf';
const ROLES = ['guest', 'stranger', 'owner'] as const;

let server: TestServer;
let tokens: Record<Role, string>;
let made: Made;

beforeAll(async () => {
  server = await startTestServer();
  tokens = { guest: '', stranger: (await server.signIn()).token, owner: (await server.signIn()).token };
  made = await makeThings();
}, 60_000);
afterAll(() => server.close());

/** Asking without a pause takes the processor from what draws. */
const ASK_AGAIN_MS = 50;
/** As a browser does: what is still being drawn is asked for again. */
async function sendUntilReady(name: RouteName, token: string): Promise<number> {
  let code = await send(name, token);
  for (; code === ERRORS.FILES_NOT_READY.code; code = await send(name, token)) await setTimeout(ASK_AGAIN_MS);
  return code;
}

async function send(name: RouteName, token: string, appSign = 'markwright-web'): Promise<number> {
  const route: Route = ROUTES[name];
  const { params = {}, query = {}, body } = ROLE_MATRIX[name].call?.(made) ?? {};
  const headers: Record<string, string> = { 'app-sign': appSign, ...(token && { authorization: token }) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const payload = route.upload ? await pictureForm() : body === undefined ? undefined : JSON.stringify(body);
  const init = { method: route.method, headers, redirect: 'manual', ...(payload && { body: payload }) } as const;
  const response = await fetch(server.url + routeUrl(route.path, { params, query }), init);
  return route.plain ? response.status : ((await response.json()) as Envelope).code;
}

async function pictureForm(): Promise<FormData> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'me.png');
  return form;
}

/** Everything the owner owns comes from the same calls anybody would make. */
async function makeThings(): Promise<Made> {
  const token = tokens.owner;
  const ask = async (method: string, path: string, body?: object) => {
    const { code, msg, data } = await server.call(method, path, { token, ...(body && { body }) });
    if (code !== 200) throw new Error(`${method} ${path}: ${code} ${msg}`);
    return data;
  };
  const doc = readDoc();
  const save = async () => (await ask('POST', '/api/userCreation', { doc })).creationId as string;
  const upload = await fetch(`${server.url}/api/minio/upload`, {
    method: 'POST',
    headers: { 'app-sign': 'markwright-web', authorization: token },
    body: await pictureForm(),
  });
  const { key: uploadKey } = ((await upload.json()) as { data: { key: string } }).data;
  const { wxHeadImgUrl } = await ask('PUT', '/api/user/profile', { avatarFile: uploadKey });
  await server.storage.put(fontStorageKey(FONT), await readShippedFont(FONT), 'font/ttf');

  const [creationId, sharedId, spareId] = [await save(), await save(), await save()];
  await ask('PUT', `/api/userCreation/${sharedId}/share`, { shared: true });
  await seedGoods.run({ db: server.database.db, storage: server.storage, log, report: () => {} });
  const [commodity] = (await ask('GET', '/api/commodity/getList')).list;
  const { version: agreementVersion } = await ask('GET', '/api/agreement');
  const { commodityId } = commodity;
  const { outTradeNo } = await ask('POST', '/api/userCreation/order', { creationId, commodityId, agreementVersion });
  const topUp = await ask('POST', '/api/integral/create_order', { yuan: 10, payType: 'wechat' });

  const { id: taskId } = await ask('POST', '/api/ai_creation/task', { logoName: '半山', inspiration: '面包' });
  const resultId = await deliver(taskId, doc);

  let phone = 13900000000;
  return {
    doc,
    creationId,
    sharedId,
    spareId,
    outTradeNo,
    agreementVersion,
    commodityId,
    uploadKey,
    taskId,
    resultId,
    topUpNo: topUp.outTradeNo,
    avatarName: wxHeadImgUrl.split('/').at(-1),
    fontKey: FONT,
    freshPhone: () => String((phone += 1)),
  };
}

/** What the drawing job does at its end; drawing itself is proved elsewhere and takes longer than all these calls. */
async function deliver(taskId: string, doc: object): Promise<string> {
  const { db } = server.database;
  const now = new Date();
  const [task] = await db.select().from(aiTasks).where(eq(aiTasks.id, taskId));
  const meaning = { zh: '山', en: 'Hill' };
  const made = { taskId, userId: task?.userId ?? '', logoName: '半山', doc: openDoc(doc), meaning, createdAt: now };
  const results = [0, 1, 2, 3].map((position) => ({
    ...made,
    id: randomUUID(),
    position,
    style: AI_STYLE_IDS[0],
    engine: 'markwright',
    imageKey: `ai/${position}.png`,
  }));
  await deliverTask(db, taskId, results, now);
  return results[0]?.id ?? '';
}

function readDoc(): object {
  const fixture = new URL('../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url);
  const doc = JSON.parse(readFileSync(fixture, 'utf8'));
  const line = (text: string) => ({ ...doc.name, text, font: 'noto-sans-sc-black.ttf' });
  return { ...doc, name: line('半山'), secondName: null, slogan: null };
}

test('every endpoint has a row, and a row that asks for a user sends guests away', () => {
  expect(Object.keys(ROLE_MATRIX).sort()).toEqual(Object.keys(ROUTES).sort());
  for (const [name, route] of Object.entries(ROUTES)) {
    const [guest, stranger] = ROLE_MATRIX[name as RouteName].codes;
    expect(guest === 401, name).toBe(route.auth === 'user');
    expect(stranger, name).not.toBe(401);
  }
});

test('every endpoint answers guest, stranger and owner with the right code', { timeout: 120_000 }, async () => {
  const wrong: string[] = [];
  for (const name of Object.keys(ROLE_MATRIX) as RouteName[]) {
    for (const [index, role] of ROLES.entries()) {
      const code = await sendUntilReady(name, tokens[role]);
      const expected = ROLE_MATRIX[name].codes[index];
      if (code !== expected) wrong.push(`${name} as ${role}: ${code}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no endpoint of the app answers without the app’s sign', { timeout: 60_000 }, async () => {
  const wrong: string[] = [];
  for (const [name, route] of Object.entries(ROUTES) as [RouteName, Route][]) {
    const code = route.plain ? 403 : await send(name, tokens.owner, 'another-app');
    if (code !== 403) wrong.push(`${name}: ${code}`);
  }
  expect(wrong).toEqual([]);
});

test('[S1.4] a font is loaded by its name from storage, and no other name is', async () => {
  const file = await fetch(`${server.url}/api/font/file/${FONT}`, { headers: { 'app-sign': 'markwright-web' } });
  const stored = await readShippedFont(FONT);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'font/ttf']);
  expect(Buffer.from(await file.arrayBuffer()).equals(stored)).toBe(true);
  const other = await fetch(`${server.url}/api/font/file/no-such.ttf`, { headers: { 'app-sign': 'markwright-web' } });
  expect(other.status).toBe(404);
});
