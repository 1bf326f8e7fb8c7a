import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateHits, sessions, smsCodes, users } from '../../db/schema.ts';
import { openBrowser, readCode } from '../../testing/test-browser.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(SIGN_IN_ONLY);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(rateHits);
});

let lastPhone = 13800000000;
const newPhone = () => String((lastPhone += 1));

const send = (phone: string) => server.call('GET', `/api/sms/sendCode?phoneNumber=${encodeURIComponent(phone)}`);
const login = (phone: string, code: string) =>
  server.call('POST', '/api/sms/login', { body: { phone, code, scene: '' } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const letMinutePass = () =>
  server.database.db.execute(
    sql`update rate_hits set reset_at = now() - interval '1 second' where key like 'sms:phone-minute%'`,
  );

test('[S6.2][S3.3] a phone and its code sign in, and a new number is registered', async () => {
  const phone = newPhone();
  expect(await send(phone)).toEqual({ code: 200, msg: 'ok', data: null });
  const reply = await login(phone, await readCode(server, phone));
  expect(reply).toEqual({ code: 200, msg: 'ok', data: { token: expect.stringMatching(/^[\w-]{43}$/) } });
  const me = await server.call('GET', '/api/user/getInfo', { token: reply.data.token });
  expect(me.data).toEqual({ nickName: `方格用户${phone.slice(-4)}`, wxHeadImgUrl: '' });
});

test('[S6.2] the second sign-in of a number finds the same account, also with a prefix', async () => {
  const phone = newPhone();
  await send(phone);
  await login(phone, await readCode(server, phone));
  await letMinutePass();
  await send(`+86 ${phone}`);
  expect((await login(`0086${phone}`, await readCode(server, phone))).code).toBe(200);
  const rows = await server.database.db
    .select()
    .from(users)
    .where(sql`phone = ${phone}`);
  expect(rows).toHaveLength(1);
});

test('signing in keeps which terms were agreed to', async () => {
  const phone = newPhone();
  await send(phone);
  await login(phone, await readCode(server, phone));
  const [session] = await server.database.db
    .select()
    .from(sessions)
    .orderBy(sql`created_at desc`)
    .limit(1);
  expect(session?.consentVersion).toMatch(/^\d{4}-\d{2}$/);
});

test('[S5.1] a number that is none is refused in words by both calls', async () => {
  for (const phone of ['', '12345', '12345678901', '1380013800a']) {
    expect(await send(phone)).toEqual({ code: 400, msg: '手机号不正确', data: null });
    expect((await login(phone, '123456')).code).toBe(400);
  }
  expect((await server.call('GET', '/api/sms/sendCode?phoneNumber=1&lang=en')).msg).toBe('Phone number is incorrect');
});

test('[S5.2] a login without a code is refused', async () => {
  expect((await login(newPhone(), '')).code).toBe(400);
});

test('a code works once', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await readCode(server, phone);
  const replies = await Promise.all([login(phone, code), login(phone, code), login(phone, code)]);
  expect(replies.map((reply) => reply.code).sort((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('a code ends after five minutes', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await readCode(server, phone);
  const [kept] = await server.database.db
    .select()
    .from(smsCodes)
    .where(sql`phone = ${phone}`);
  const minutes = ((kept?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4.5);
  expect(minutes).toBeLessThanOrEqual(5);
  await server.database.db.update(smsCodes).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await login(phone, code)).toMatchObject({ code: 422, msg: '验证码不正确或已失效，请核对或重新获取' });
});

test('a guessed code is void after five tries, even the right one and even tried all at once', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await readCode(server, phone);
  const guesses = await Promise.all(Array.from({ length: 5 }, () => login(phone, wrong(code))));
  expect(new Set(guesses.map((reply) => reply.code))).toEqual(new Set([422]));
  expect((await login(phone, code)).code).toBe(422);
});

test('the stored row tells no code', async () => {
  const phone = newPhone();
  await send(phone);
  const code = await readCode(server, phone);
  const [kept] = await server.database.db
    .select()
    .from(smsCodes)
    .where(sql`phone = ${phone}`);
  expect(kept?.codeHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(kept)).not.toContain(code);
});

test('nobody learns which numbers have an account', async () => {
  const known = newPhone();
  await server.signIn({ phone: known });
  const unknown = newPhone();
  expect(await send(known)).toEqual(await send(unknown));
  const [code, other] = [await readCode(server, known), await readCode(server, unknown)];
  expect(await login(known, wrong(code))).toEqual(await login(unknown, wrong(other)));
});

test('one phone gets a code a minute, and five an hour', async () => {
  const phone = newPhone();
  expect((await send(phone)).code).toBe(200);
  expect(await send(phone)).toMatchObject({ code: 429, msg: expect.stringMatching(/^操作过于频繁，请 \d+ 秒后再试$/) });
  for (let sent = 2; sent <= 5; sent += 1) {
    await letMinutePass();
    expect((await send(phone)).code).toBe(200);
  }
  await letMinutePass();
  expect((await send(phone)).code).toBe(429);
});

test('one phone gets ten codes a day', async () => {
  const phone = newPhone();
  const letHourPass = () =>
    server.database.db.execute(
      sql`update rate_hits set reset_at = now() - interval '1 second' where key not like '%day%'`,
    );
  for (let sent = 1; sent <= 10; sent += 1) {
    expect((await send(phone)).code).toBe(200);
    await letHourPass();
  }
  expect((await send(phone)).code).toBe(429);
});

test('one address cannot flood many phones', async () => {
  const codes: number[] = [];
  for (let sent = 1; sent <= 32; sent += 1) codes.push((await send(newPhone())).code);
  expect(codes).toEqual([...Array<number>(30).fill(200), 429, 429]);
});

test('a message refused for its phone uses up nothing of the address, and the other way round', async () => {
  const phone = newPhone();
  await send(phone);
  for (let again = 0; again < 40; again += 1) expect((await send(phone)).code).toBe(429);
  const other = newPhone();
  expect((await send(other)).code).toBe(200);
  await server.database.db.execute(sql`update rate_hits set hits = 30 where key like 'sms:ip-hour%'`);
  const third = newPhone();
  expect((await send(third)).code).toBe(429);
  await server.database.db.execute(sql`update rate_hits set hits = 0 where key like 'sms:ip-hour%'`);
  expect((await send(third)).code).toBe(200);
});

test('a token is useless after logout', async () => {
  const phone = newPhone();
  await send(phone);
  const { data } = await login(phone, await readCode(server, phone));
  await server.call('POST', '/api/user/logout', { token: data.token });
  expect((await server.call('GET', '/api/user/getInfo', { token: data.token })).code).toBe(401);
});

test('a message that cannot be sent is said, and leaves no code behind', async () => {
  const phone = newPhone();
  const { sms } = server.signInDeps;
  server.signInDeps.sms = { sendCode: () => Promise.reject(new Error('the vendor is down')) };
  expect(await send(phone)).toMatchObject({ code: 502, msg: '短信发送失败，请稍后再试' });
  server.signInDeps.sms = sms;
  expect(
    await server.database.db
      .select()
      .from(smsCodes)
      .where(sql`phone = ${phone}`),
  ).toEqual([]);
});

test('asking for a code needs the app-sign header and is never kept by a cache', async () => {
  const path = `/api/sms/sendCode?phoneNumber=${newPhone()}`;
  expect((await server.call('GET', path, { headers: { 'app-sign': null } })).code).toBe(403);
  const response = await fetch(server.url + path, { headers: { 'app-sign': 'markwright-web' } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(openBrowser(server).cookie()).toBe('');
});
