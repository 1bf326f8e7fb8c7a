import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '@markwright/contracts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';
import { countHit } from './count-hit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...ACCOUNTS_ONLY, requestsPerMinute: 5 });
});
afterAll(() => server.close());

test('the call over the limit gets 429 with the seconds to wait, and pages stay open', async () => {
  const codes: number[] = [];
  for (let i = 0; i < 7; i += 1) codes.push((await server.call('GET', '/api/user/getInfo')).code);
  expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect((await server.call('GET', '/api/user/getInfo?lang=en')).msg).toMatch(
    /^Too many requests; try again in \d+ s$/,
  );
  expect((await fetch(`${server.url}/`)).status).toBe(200);
});

test('a signed-in call counts against its account, wherever it is, and a made-up token against the network', async () => {
  const fresh = await startTestServer({ ...ACCOUNTS_ONLY, requestsPerMinute: 5 });
  const [mine, hers] = [await fresh.signIn(), await fresh.signIn()];
  const codeWith = async (token: string) => (await fresh.call('GET', '/api/user/getInfo', { token })).code;
  for (let at = 0; at < 7; at += 1) await codeWith(`made-up-${at}`);
  expect(await codeWith('made-up')).toBe(429);
  const codes: number[] = [];
  for (let at = 0; at < 6; at += 1) codes.push(await codeWith(mine.token));
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await fresh.call('POST', '/api/user/logout', { token: hers.token })).code).toBe(200);
  await fresh.close();
});

test('the page renderer’s own calls are not counted against the visitor', async () => {
  const html = await (await fetch(`${server.url}/guest`)).text();
  expect(html).toContain('请先登录');
});

test('a limit kept in the database counts each key by itself and names the wait', async () => {
  const { db } = server.database;
  const limit = { key: 'sms 13800000000', max: 2, windowSeconds: 60 };
  await countHit(db, limit);
  await countHit(db, limit);
  const refused = await countHit(db, limit).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).error).toBe('TOO_MANY_REQUESTS');
  expect((refused as AppError).details['seconds']).toBeGreaterThan(55);
  await countHit(db, { ...limit, key: 'sms 13900000000' });
});

test('whose limit it is cannot be read from the table', async () => {
  const { db, pool } = server.database;
  await countHit(db, { key: 'sms:phone-day:13812345678', max: 2, windowSeconds: 60 });
  const keys = (await pool.query<{ key: string }>('select key from rate_hits')).rows.map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('sms:phone-day:'))).toHaveLength(1);
  expect(keys.join(' ')).not.toContain('13812345678');
});

test('a limit in the database starts anew when its time is over', async () => {
  const { db, pool } = server.database;
  const limit = { key: 'sms window', max: 1, windowSeconds: 60 };
  await countHit(db, limit);
  await expect(countHit(db, limit)).rejects.toThrow(AppError);
  await pool.query(`update rate_hits set reset_at = now() - interval '1 second'`);
  await countHit(db, limit);
});
