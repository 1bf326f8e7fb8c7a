import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAdmin } from '../admin/run-admin.ts';
import type { AdminDeps } from '../admin/admin-command.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';
import { findOperatorByPhone, setOperatorRole } from './operators.ts';
import { totpCode, totpStepAt } from './totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ACCOUNTS_ONLY);
});
afterAll(() => server.close());

let phones = 15_900_000_000;
const admin = (...words: string[]) => {
  const { database, orderDeps: orders, storage } = server;
  const deps: AdminDeps = {
    db: database.db,
    pool: database.pool,
    orders,
    storage,
    content: [],
    log: orders.log,
    readFeed: async () => [],
  };
  return runAdmin(['operator', ...words], deps);
};

async function newOperator(role: string): Promise<string> {
  phones += 1;
  expect(await admin('add', String(phones), role, '阿', '云')).toMatchObject({ exitCode: 0 });
  return String(phones);
}

const post = (path: string, body: object) => server.call('POST', `/desk/api${path}`, { body });

async function readCode(phone: string): Promise<string> {
  const inbox = await (await fetch(`${server.url}/sandbox`)).text();
  return new RegExp(`data-phone="${phone}" data-code="(\\d+)"`).exec(inbox)?.[1] ?? '';
}

/** The first factor; what the second one is made from. */
async function passCode(phone: string) {
  expect(await post('/sign-in/code', { phone })).toMatchObject({ code: 200 });
  const { data } = await post('/sign-in', { phone, code: await readCode(phone) });
  return data as { ticket: string; setUp: { secret: string; address: string } | null };
}

async function confirm(ticket: string, code: string): Promise<{ code: number; cookie: string }> {
  const headers = { 'app-sign': 'markwright-web', 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/desk/api/sign-in/confirm`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ticket, code }),
  });
  const { code: outcome } = (await response.json()) as { code: number };
  return { code: outcome, cookie: response.headers.get('set-cookie') ?? '' };
}

const codeNow = (secret: string, off = 0) => totpCode(secret, totpStepAt(new Date()) + off);
const me = async (cookie: string) =>
  (await server.call('GET', '/desk/api/me', { headers: { cookie: cookie.split(';')[0] ?? '' } })).code;

test('a phone code and a first right code of the authenticator open a session of twelve hours', async () => {
  const phone = await newOperator('owner');
  const { ticket, setUp } = await passCode(phone);
  expect(setUp?.address).toContain(`secret=${setUp?.secret}`);
  const { code, cookie } = await confirm(ticket, codeNow(setUp?.secret ?? ''));
  expect(code).toBe(200);
  expect(cookie).toMatch(/Max-Age=43200; Path=\/desk; HttpOnly; SameSite=Strict/);
  expect(await me(cookie)).toBe(200);
});

test('the same code does not work twice, and the second sign-in shows no secret', async () => {
  const phone = await newOperator('clerk');
  const { ticket, setUp } = await passCode(phone);
  const secret = setUp?.secret ?? '';
  const used = codeNow(secret);
  expect((await confirm(ticket, used)).code).toBe(200);
  expect((await confirm(ticket, used)).code).toBe(422);
  expect((await confirm(ticket, codeNow(secret, 1))).code).toBe(200);
  const operator = await findOperatorByPhone(server.database.db, phone);
  expect(operator?.totpReadyAt).not.toBeNull();
});

test('two right answers at once open one session', async () => {
  const { ticket, setUp } = await passCode(await newOperator('clerk'));
  const code = codeNow(setUp?.secret ?? '');
  const answers = await Promise.all([confirm(ticket, code), confirm(ticket, code), confirm(ticket, code)]);
  expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([200, 422, 422]);
});

test('after five wrong guesses the right code is not looked at any more', async () => {
  const { ticket, setUp } = await passCode(await newOperator('clerk'));
  const right = codeNow(setUp?.secret ?? '');
  const wrong = right === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) expect((await confirm(ticket, wrong)).code).toBe(422);
  expect((await confirm(ticket, right)).code).toBe(429);
});

test('a stranger’s number is answered alike, gets no message and never passes', async () => {
  expect(await post('/sign-in/code', { phone: '13011112222' })).toMatchObject({ code: 200, data: { sent: true } });
  expect(await readCode('13011112222')).toBe('');
  expect(await post('/sign-in', { phone: '13011112222', code: '123456' })).toMatchObject({ code: 422 });
  expect((await confirm('forged.9999999999999.x', '123456')).code).toBe(410);
});

test('a change of role ends the session, and an owner always remains', async () => {
  const phone = await newOperator('owner');
  const { ticket, setUp } = await passCode(phone);
  const { cookie } = await confirm(ticket, codeNow(setUp?.secret ?? ''));
  expect(await me(cookie)).toBe(200);
  expect(await admin('role', phone, 'clerk')).toMatchObject({ exitCode: 0 });
  expect(await me(cookie)).toBe(401);
  const { db } = server.database;
  const owner = await findOperatorByPhone(db, await newOperator('owner'));
  const { listOperators } = await import('./operators.ts');
  for (const other of await listOperators(db)) {
    if (other.role === 'owner' && other.id !== owner?.id) await setOperatorRole(db, other.id, 'clerk');
  }
  expect(await admin('remove', owner?.phone ?? '')).toMatchObject({ exitCode: 1 });
});

test('a lost authenticator is reset by the command line, which ends the session and asks for a new one', async () => {
  const phone = await newOperator('editor');
  const { ticket, setUp } = await passCode(phone);
  const { cookie } = await confirm(ticket, codeNow(setUp?.secret ?? ''));
  expect((await admin('reset', phone)).lines[0]).toContain('not set up');
  expect(await me(cookie)).toBe(401);
  expect((await confirm(ticket, codeNow(setUp?.secret ?? '', 1))).code).toBe(410);
});
