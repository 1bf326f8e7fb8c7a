import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '@markwright/contracts';
import { users } from '../db/schema.ts';
import { insertUser } from '../testing/insert-user.ts';
import { testEndpoint } from '../testing/test-endpoint.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const addUser = testEndpoint({
  name: 'addUser',
  method: 'POST',
  path: '/api/test/user',
  auth: 'guest',
  creates: true,
  body: z.object({ nickName: z.string() }),
  data: z.object({ id: z.string() }),
});

const addSlowly = testEndpoint({ ...addUser, name: 'addSlowly', path: '/api/test/slow' });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [addUser, addSlowly],
    features: [
      (on) => {
        on(addUser, async ({ db, body }) => {
          const { id } = await insertUser(db, { nickName: body.nickName });
          if (body.nickName === 'refused') throw new AppError('FORBIDDEN');
          return { id };
        });
        on(
          addSlowly,
          // Somebody else's query gets through meanwhile: no transaction holds the one session.
          async ({ body }) => {
            const { rows } = await server.database.pool.query<{ name: string }>('select $1 as name', [body.nickName]);
            return rows[0]?.name ?? '';
          },
          async ({ db, prepared: nickName }) => ({ id: (await insertUser(db, { nickName })).id }),
        );
      },
    ],
  });
});
beforeEach(() => server.database.clear());
afterAll(() => server.close());

const add = (nickName: string, key?: string, token?: string) =>
  server.call('POST', '/api/test/user', {
    body: { nickName },
    ...(token && { token }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const count = async () => (await server.database.db.select().from(users)).length;

test('the same key gives the first reply again and creates nothing new', async () => {
  const first = await add('one', 'k1');
  expect(first.code).toBe(200);
  expect(await add('one', 'k1')).toEqual(first);
  expect(await count()).toBe(1);
});

test('five simultaneous calls with one key create one thing and all get its reply', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => add('one', 'k2')));
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(replies[0]?.code).toBe(200);
  expect(await count()).toBe(1);
});

test('a key used for something else is refused', async () => {
  await add('one', 'k3');
  expect(await add('two', 'k3')).toMatchObject({ code: 409, data: null });
  expect(await count()).toBe(1);
});

test('a failed call keeps nothing, so the key can be tried again', async () => {
  expect(await add('refused', 'k4')).toMatchObject({ code: 403 });
  expect(await count()).toBe(0);
  expect(await add('accepted', 'k4')).toMatchObject({ code: 200 });
});

test('two users may use the same key', async () => {
  const [a, b] = [await server.signIn(), await server.signIn()];
  const replies = [await add('one', 'k5', a.token), await add('one', 'k5', b.token)];
  expect(replies[0]?.data.id).not.toBe(replies[1]?.data.id);
});

test('without a key each call creates', async () => {
  await add('one');
  await add('one');
  expect(await count()).toBe(2);
});

test('a key too long to keep is refused', async () => {
  expect(await add('one', 'k'.repeat(129))).toMatchObject({ code: 400 });
});

test('what a call prepares holds no transaction, and is not done again for a repeat', async () => {
  const headers = { 'idempotency-key': 'k6' };
  const slow = () => server.call('POST', '/api/test/slow', { body: { nickName: 'slow' }, headers });
  const replies = await Promise.all([slow(), slow(), slow()]);
  expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  expect((await slow()).data).toEqual(replies[0]?.data);
  expect(await count()).toBe(1);
});
