import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creations, smsCodes, users } from '../../db/schema.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...SIGN_IN_ONLY, environment: { SMTP_URL: 'sandbox' } });
});
afterAll(() => server.close());

let count = 0;
const newAddress = () => `maker${(count += 1)}@example.com`;
/** Each visitor from an address of their own: sending is rationed by network. */
const from = (network: number) => ({ headers: { 'x-forwarded-for': `10.9.0.${network}` } });

const send = (email: string, at: TestServer = server) =>
  at.call('POST', '/api/email/sendCode', { body: { email }, ...from(count) });
const login = (email: string, code: string) =>
  server.call('POST', '/api/email/login', { body: { email, code }, ...from(count) });

async function readMail(email: string) {
  const inbox = await (await fetch(`${server.url}/sandbox?lang=en`)).text();
  const letter = new RegExp(`data-mail="${email}" data-code="(\\d{6})"[^]*?</li>`).exec(inbox);
  return { code: letter?.[1] ?? '', letter: letter?.[0] ?? '' };
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code by e-mail registers an address on its first sign-in and finds its account on the next', async () => {
  const email = newAddress();
  expect((await send(` ${email.toUpperCase()} `)).code).toBe(200);
  const { code, letter } = await readMail(email);
  expect(letter).toContain('5 分钟');
  const first = await login(email, code);
  expect(first.code).toBe(200);
  const info = await server.call('GET', '/api/user/getInfo', { token: first.data.token });
  // The greeting gives away nothing of the address.
  expect(info.data.nickName).toMatch(/^方格用户\d{4}$/);
  const rows = await server.database.db.select().from(users).where(eq(users.email, email));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.phone).toBeNull();
});

test('a code works once, five guesses void it, and it ends after five minutes', async () => {
  const [once, guessed, late] = [newAddress(), newAddress(), newAddress()];
  for (const email of [once, guessed, late]) expect((await send(email)).code).toBe(200);
  const { code } = await readMail(once);
  expect((await login(once, code)).code).toBe(200);
  expect((await login(once, code)).code).toBe(422);

  const right = (await readMail(guessed)).code;
  for (let guess = 0; guess < 5; guess += 1) expect((await login(guessed, wrong(right))).code).toBe(422);
  expect((await login(guessed, right)).code).toBe(422);

  const ended = (await readMail(late)).code;
  await server.database.db.update(smsCodes).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await login(late, ended)).code).toBe(422);
});

test('an address gets one code a minute, and what is no address gets none', async () => {
  const email = newAddress();
  expect((await send(email)).code).toBe(200);
  expect((await send(email)).code).toBe(429);
  for (const bad of ['', 'x', 'a@b', 'a b@c.de', 'a@b.c\r\nBcc: x@y.zz', `${'a'.repeat(70)}@b.cn`])
    expect([bad, (await send(bad)).code]).toEqual([bad, 400]);
});

test('all addresses of one mailbox share its limits, and only the first becomes an account', async () => {
  const email = newAddress();
  await send(email);
  expect((await login(email, (await readMail(email)).code)).code).toBe(200);
  const second = email.replace('@', '+shop@');
  expect((await send(second)).code).toBe(429);
  await server.database.pool.query('delete from rate_hits');
  expect((await send(second)).code).toBe(200);
  const { code } = await readMail(second.replace('+', '\\+'));
  expect(await login(second, code)).toMatchObject({ code: 409, msg: expect.stringContaining('已经有账号') });
  expect(await server.database.db.select().from(users).where(eq(users.email, second))).toEqual([]);
});

test('a phone account and an e-mail account stay two: nothing bought by one is opened by the other', async () => {
  const email = newAddress();
  const { user } = await server.signIn({ phone: '13700137001' });
  await send(email);
  const { data } = await login(email, (await readMail(email)).code);
  const [other] = await server.database.db.select().from(users).where(eq(users.email, email));
  expect(other?.id).not.toBe(user.id);
  expect(
    await server.database.db
      .select()
      .from(creations)
      .where(eq(creations.userId, other?.id ?? '')),
  ).toEqual([]);
  expect(data.token).toBeTruthy();
});

test('without SMTP_URL the way does not exist, and a letter that cannot be sent is said', async () => {
  const closed = await startTestServer(SIGN_IN_ONLY);
  expect(await send(newAddress(), closed)).toMatchObject({ code: 404, msg: '本站没有开通邮箱登录' });
  expect(await (await fetch(`${closed.url}/sandbox`)).text()).not.toContain('邮件收件箱');
  await closed.close();

  const email = newAddress();
  const { mail } = server.signInDeps;
  const fail = () => Promise.reject(new Error('the mail server is down'));
  server.signInDeps.mail = { sendCode: fail, sendInvoice: fail };
  expect((await send(email)).code).toBe(502);
  server.signInDeps.mail = mail;
  expect(await server.database.db.select().from(smsCodes).where(eq(smsCodes.sentTo, email))).toEqual([]);
});
