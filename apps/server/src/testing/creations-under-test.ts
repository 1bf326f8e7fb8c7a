import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ENDPOINTS, type CreationItem, type Package } from '@markwright/contracts';
import type { LogoDoc } from '@markwright/logo';
import { rateHits } from '../db/schema.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { boughtDocBy, boughtNameBy, packagesBy, purchasedBy } from '../features/orders/grant-rules.ts';
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
  'getSharePicture',
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

/** Creations over HTTP with their pictures drawn and real purchases; what AI made is said here. */
export async function openCreationsUnderTest() {
  const aiDocs = new Map<string, { userId: string; doc: LogoDoc }>();
  const server = await startTestServer({
    endpoints: Object.values(ENDPOINTS).filter(({ name }) => NEEDED.has(name)),
    features: async (signIn, { storage, enqueue, orders, openDrawing }) => {
      const drawing = await openDrawing();
      const aiDocOf = async (_: unknown, userId: string, id: string) =>
        aiDocs.get(id)?.userId === userId ? aiDocs.get(id)?.doc : undefined;
      const { publicUrl } = orders;
      const shop = {
        packagesOf: packagesBy(orders),
        purchased: purchasedBy(orders),
        boughtNameOf: boughtNameBy(orders),
        boughtDocOf: boughtDocBy(orders),
      };
      const parts = { ...drawing, ...shop, storage, enqueue, aiDocOf, publicUrl };
      return [authRoutes, pointRoutes, creationRoutes({ ...parts, cookies: signIn })];
    },
    jobs: async ({ openDrawing, orders }) => {
      return [drawPreviews({ ...(await openDrawing()), packagesOf: packagesBy(orders) })];
    },
    work: true,
    // So that a test can say from where somebody calls.
    environment: { TRUST_PROXY: '1' },
  });

  const save = (token: string, doc: object, headers = {}) =>
    server.call('POST', '/api/userCreation', { token, body: { doc }, headers });
  const read = async (token: string, id: string): Promise<CreationItem> =>
    (await server.call('GET', `/api/userCreation/${id}`, { token })).data;
  return {
    server,
    aiDocs,
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
