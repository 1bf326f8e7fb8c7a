import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ENDPOINTS, type CreationItem, type Package } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { aiResults, aiTasks, pointReservations, rateHits } from '../db/schema.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { drawPreviews } from '../features/creations/jobs.ts';
import { creationRoutes } from '../features/creations/routes.ts';
import { pointRoutes } from '../features/points/routes.ts';
import { buy } from './buy.ts';
import { startTestServer, type CallOptions } from './test-server.ts';

const NEEDED = new Set<string>([
  'getUserInfo',
  'logout',
  'getPoints',
  'listPointDetails',
  'saveCreation',
  'updateCreation',
  'deleteCreation',
  'listCreations',
  'copyCreation',
  'titleCreation',
  'hideCreation',
  'getCreation',
  'shareCreation',
  'openShare',
  'getShareMockUp',
  'getSharePicture',
  'allowCase',
  'listCases',
  'getCasePicture',
  'reportCreation',
]);

const fixture = (name: string): LogoDoc =>
  JSON.parse(readFileSync(new URL(`../../../../packages/logo/fixtures/${name}.json`, import.meta.url), 'utf8'));
const BASE = fixture('horizontal-slogan');
const FONT = 'noto-sans-sc-black.ttf';
export const line = (text: string) => ({ ...BASE.name, text, font: FONT });
export const docNamed = (text: string, slogan?: string): LogoDoc => ({
  ...BASE,
  name: line(text),
  secondName: null,
  slogan: slogan ? line(slogan) : null,
});

export const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** Creations over HTTP with their pictures drawn and real purchases. */
export async function openCreationsUnderTest() {
  const server = await startTestServer({
    endpoints: Object.values(ENDPOINTS).filter(({ name }) => NEEDED.has(name)),
    features: async (signIn, { storage, enqueue, orders, openDrawing }) => {
      const drawing = await openDrawing();
      const { publicUrl, sandbox } = orders;
      const deps = { ...drawing, sandbox, storage, enqueue, publicUrl };
      return [authRoutes, pointRoutes, creationRoutes({ ...deps, cookies: signIn })];
    },
    jobs: async ({ openDrawing, orders }) => {
      return [drawPreviews({ ...(await openDrawing()), sandbox: orders.sandbox })];
    },
    work: true,
    // So that a test can say from where somebody calls.
    environment: { TRUST_PROXY: '1' },
  });

  const save = (token: string, doc: object, headers = {}) =>
    server.call('POST', '/api/userCreation', { token, body: { doc }, headers });
  const read = async (token: string, id: string): Promise<CreationItem> =>
    (await server.call('GET', `/api/userCreation/${id}`, { token })).data;
  /** As an AI task leaves it. */
  const keepAiResult = async (userId: string, doc: LogoDoc): Promise<string> => {
    const { db } = server.database;
    const [createdAt, logoName, taskId] = [new Date(), doc.name.text, randomUUID()];
    const reservation = { id: randomUUID(), userId, subject: taskId, free: 1, kept: 0, createdAt };
    await db.insert(pointReservations).values(reservation);
    const task = { id: taskId, userId, logoName, inspiration: '', styles: [], seed: 1, createdAt };
    await db.insert(aiTasks).values({ ...task, reservationId: reservation.id });
    const result = { taskId, userId, position: 0, logoName, doc, meaning: { zh: '', en: '' }, engine: '', createdAt };
    const [kept] = await db
      .insert(aiResults)
      .values({ ...result, imageKey: taskId })
      .returning();
    return kept?.id ?? '';
  };
  return {
    server,
    keepAiResult,
    save,
    read,
    async forget() {
      await server.database.db.delete(rateHits);
    },
    update: (token: string, id: string, body: object) => server.call('PUT', `/api/userCreation/${id}`, { token, body }),
    /** Paid for; `owner` is who saved it. */
    buy: (owner: { user: { id: string } }, id: string, what: Package) => buy(server, owner.user.id, id, what),
    share: (token: string, id: string, shared = true) =>
      server.call('PUT', `/api/userCreation/${id}/share`, { token, body: { shared } }),
    open: (id: string, { headers, ...options }: CallOptions = {}) =>
      server.call('GET', `/api/userCreation/share/${id}`, {
        ...options,
        headers: { 'user-agent': PERSON, ...headers },
      }),
    kept: async (token: string) => (await server.call('GET', '/api/integral/rest', { token })).data.kept as number,
    previewOf: (token: string, id: string) =>
      expect.poll(async () => (await read(token, id)).previewUrl, { timeout: 60_000 }),
    async newCreation(name = '半山面包') {
      const owner = await server.signIn({ nickName: '阿山' });
      const { data } = await save(owner.token, docNamed(name));
      return { ...owner, id: data.creationId as string };
    },
  };
}

export type CreationsUnderTest = Awaited<ReturnType<typeof openCreationsUnderTest>>;
