import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dropFavourite,
  FAVOURITES_BYTES_MAX,
  FAVOURITES_MAX,
  FAVOURITES_PER_PAGE,
  keepFavourites,
  listFavourites,
} from '@markwright/contracts';
import { openDoc } from '@markwright/logo';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { favouriteRoutes } from './routes.ts';

const DOC = openDoc(
  JSON.parse(
    readFileSync(new URL('../../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url), 'utf8'),
  ),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [listFavourites, keepFavourites, dropFavourite],
    features: async (_, { openDrawing }) => [favouriteRoutes((await openDrawing()).engine)],
  });
});
afterAll(() => server.close());

const logo = (key: string) => ({ key, iconId: `own:${key}`, doc: { ...DOC, seed: Number.parseInt(key, 36) } });
const keep = (token: string, keys: string[]) =>
  server.call('POST', '/api/favourite', { token, body: { list: keys.map(logo) } });
const pageOf = async (token: string, page = 1) =>
  (await server.call('GET', `/api/favourite/list?page=${page}`, { token })).data as {
    list: { key: string; doc: unknown }[];
    total: number;
  };
async function keysOf(token: string): Promise<string[]> {
  const { total } = await pageOf(token);
  const pages = Array.from({ length: Math.ceil(total / FAVOURITES_PER_PAGE) }, (_, at) => pageOf(token, at + 1));
  return (await Promise.all(pages)).flatMap(({ list }) => list.map(({ key }) => key));
}

test('favourites are kept with the account, newest first, letter for letter, and only for their owner', async () => {
  const [owner, other] = [await server.signIn(), await server.signIn()];
  expect((await keep(owner.token, ['a'])).code).toBe(200);
  expect((await keep(owner.token, ['b', 'a'])).code).toBe(200);
  expect(await keysOf(owner.token)).toEqual(['b', 'a']);
  expect(JSON.stringify((await pageOf(owner.token)).list[0]?.doc)).toBe(JSON.stringify(logo('b').doc));
  expect(await keysOf(other.token)).toEqual([]);
  expect((await server.call('DELETE', '/api/favourite/a', { token: other.token })).code).toBe(200);
  expect(await keysOf(owner.token)).toEqual(['b', 'a']);
  expect((await server.call('DELETE', '/api/favourite/b', { token: owner.token })).code).toBe(200);
  expect(await keysOf(owner.token)).toEqual(['a']);
});

test('beyond the limit the oldest go; what is no logo is refused and nothing of the call is kept', async () => {
  const { token } = await server.signIn();
  const keys = Array.from({ length: FAVOURITES_MAX + 5 }, (_, index) => `k${index}`);
  for (let at = 0; at < keys.length; at += 5) expect((await keep(token, keys.slice(at, at + 5))).code).toBe(200);
  const kept = await keysOf(token);
  expect(kept).toHaveLength(FAVOURITES_MAX);
  expect(kept).not.toContain('k0');
  expect(kept).toContain(keys.at(-1));
  const list = [logo('z1'), { key: 'z2', iconId: 'x', doc: { version: 2 } }];
  expect(await server.call('POST', '/api/favourite', { token, body: { list } })).toMatchObject({ code: 400 });
  expect(await keysOf(token)).toEqual(kept);
});

/** As large as a document may be: many small triangles. */
function largeLogo(key: string) {
  const triangle = {
    d: 'M10.12345678901234 10.1234567890123L12.2345678901234 11.4567890123456L10.4567890123 12.7890123456789Z',
    paint: 'primary',
  };
  const drawing = { box: { x: 0, y: 0, width: 100, height: 100 }, shapes: Array.from({ length: 440 }, () => triangle) };
  const { doc, ...rest } = logo(key);
  return { ...rest, doc: { ...doc, mark: { ...doc.mark, drawing } } };
}

test('an account keeps two megabytes of favourites and reads twenty at a time', async () => {
  const { token, user } = await server.signIn();
  for (let call = 0; call < 6; call += 1) {
    const list = Array.from({ length: 10 }, (_, at) => largeLogo(`b${call}${at}`));
    expect((await server.call('POST', '/api/favourite', { token, body: { list } })).code).toBe(200);
  }
  const { list, total } = await pageOf(token);
  expect(list).toHaveLength(FAVOURITES_PER_PAGE);
  expect(list[0]?.key).toBe('b50');
  const sum = await server.database.pool.query(
    'select sum(octet_length(doc))::int as bytes from favourites where user_id = $1',
    [user.id],
  );
  expect(JSON.stringify(list[0]?.doc).length).toBeGreaterThan(45_000);
  expect(total).toBeLessThan(60);
  expect(sum.rows[0].bytes).toBeLessThanOrEqual(FAVOURITES_BYTES_MAX);
  expect((await server.call('GET', '/api/favourite/list?size=60', { token })).code).toBe(400);
});
