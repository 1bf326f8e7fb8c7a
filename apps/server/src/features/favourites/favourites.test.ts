import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropFavourite, FAVOURITES_MAX, keepFavourites, listFavourites } from '@markwright/contracts';
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
    features: [favouriteRoutes],
  });
});
afterAll(() => server.close());

const logo = (key: string) => ({ key, iconId: `own:${key}`, doc: { ...DOC, seed: Number.parseInt(key, 36) } });
const keep = (token: string, keys: string[]) =>
  server.call('POST', '/api/favourite', { token, body: { list: keys.map(logo) } });
const keysOf = async (token: string) =>
  ((await server.call('GET', '/api/favourite/list', { token })).data.list as { key: string }[]).map(({ key }) => key);

test('favourites are kept with the account, newest first, letter for letter, and only for their owner', async () => {
  const [owner, other] = [await server.signIn(), await server.signIn()];
  expect((await keep(owner.token, ['a'])).code).toBe(200);
  expect((await keep(owner.token, ['b', 'a'])).code).toBe(200);
  expect(await keysOf(owner.token)).toEqual(['b', 'a']);
  const { data } = await server.call('GET', '/api/favourite/list', { token: owner.token });
  expect(JSON.stringify(data.list[0].doc)).toBe(JSON.stringify(logo('b').doc));
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
