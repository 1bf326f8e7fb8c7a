import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateHits } from '../../db/schema.ts';
import { openBrowser, readCode, scan, type TestBrowser } from '../../testing/test-browser.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { WECHAT_MESSAGES_PATH } from './wechat-messages.ts';

/** Every attack is refused, leaves a line that says so, and tells the log no secret. */
type Line = { msg: string; level: number; reqId?: string; reason?: string; path?: string; code?: number; ip?: string };

let server: TestServer;
let log: string[] = [];
const secrets = new Set<string>();
beforeAll(async () => {
  server = await startTestServer({ ...SIGN_IN_ONLY, onLog: (line) => log.push(line) });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(rateHits);
  log = [];
  secrets.clear();
});
afterEach(async () => {
  const written = log.join('');
  for (const secret of secrets) expect(written.includes(secret), `the log tells ${secret}`).toBe(false);
});

const secret = <T extends string>(text: T): T => {
  secrets.add(text);
  return text;
};
let lastPhone = 13600000000;
const newPhone = () => secret(String((lastPhone += 1)));
const lines = (): Line[] => log.map((line) => JSON.parse(line) as Line);

/** The line that says why, and the line of the same request that says who and where. */
async function expectLogged(reason: string, path: string, times = 1): Promise<void> {
  const refusals = () => {
    const why = lines().filter((line) => line.reason === reason);
    return why.filter(({ reqId }) => lines().some((line) => line.reqId === reqId && line.path === path && line.ip));
  };
  await expect.poll(() => refusals().length).toBe(times);
}

const send = (phone: string) => server.call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
const login = (phone: string, code: string) =>
  server.call('POST', '/api/sms/login', { body: { phone, code, scene: '' } });
const poll = (browser: TestBrowser, scene: string) => browser.call('GET', `/api/login/wx/mp/token?scene=${scene}`);

async function sentCode(phone: string): Promise<string> {
  await send(phone);
  return secret(await readCode(server, phone));
}

async function scannedBrowser() {
  const browser = openBrowser(server);
  const { ticket, scene } = (await browser.call('GET', '/api/login/wx/mp/ticket')).data;
  secret(browser.cookie());
  await scan(server, ticket, 'bound');
  return { browser, scene: secret(scene as string) };
}

test('a replayed scene', async () => {
  const { browser, scene } = await scannedBrowser();
  const { code, data } = await poll(browser, scene);
  expect(code).toBe(200);
  secret(data);
  expect((await poll(browser, scene)).code).toBe(410);
  await expectLogged('SCENE_ENDED', '/api/login/wx/mp/token');
});

test('a stolen scene, with no cookie, with another browser’s and with a made-up one', async () => {
  const { scene } = await scannedBrowser();
  const other = await scannedBrowser();
  const forged = openBrowser(server);
  forged.setCookie(`login-browser=${'A'.repeat(22)}.${'B'.repeat(43)}`);
  for (const thief of [openBrowser(server), other.browser, forged]) expect((await poll(thief, scene)).code).toBe(410);
  await expectLogged('SCENE_ENDED', '/api/login/wx/mp/token', 3);
});

test('a code guessed until it is locked', async () => {
  const phone = newPhone();
  const code = await sentCode(phone);
  for (let tries = 0; tries < 5; tries += 1) {
    const guess = secret(String((Number(code) + 1 + tries) % 1_000_000).padStart(6, '0'));
    expect((await login(phone, guess)).code).toBe(422);
  }
  expect((await login(phone, code)).code).toBe(422);
  await expectLogged('CODE_WRONG', '/api/sms/login', 6);
});

test('numbers tried out for accounts: known and unknown are answered and logged alike', async () => {
  const [known, unknown] = [newPhone(), newPhone()];
  await server.signIn({ phone: known });
  const replies = [await send(known), await send(unknown)];
  expect(replies[0]).toEqual(replies[1]);
  const wrong = [await login(known, secret('000001')), await login(unknown, '000001')];
  expect(wrong[0]).toEqual(wrong[1]);
  await expectLogged('CODE_WRONG', '/api/sms/login', 2);
});

test('one phone flooded with messages', async () => {
  const phone = newPhone();
  await sentCode(phone);
  for (let again = 0; again < 3; again += 1) expect((await send(phone)).code).toBe(429);
  await expectLogged('TOO_MANY_REQUESTS', '/api/sms/sendCode', 3);
});

test('many phones flooded from one address', async () => {
  const codes: number[] = [];
  for (let sent = 0; sent < 32; sent += 1) codes.push((await send(newPhone())).code);
  expect(codes.slice(30)).toEqual([429, 429]);
  await expectLogged('TOO_MANY_REQUESTS', '/api/sms/sendCode', 2);
});

test('a token used after logout, and a made-up one', async () => {
  const phone = newPhone();
  const token = secret((await login(phone, await sentCode(phone))).data.token as string);
  await server.call('POST', '/api/user/logout', { token });
  expect((await server.call('GET', '/api/user/getInfo', { token })).code).toBe(401);
  expect((await server.call('GET', '/api/user/getInfo', { token: secret('x'.repeat(43)) })).code).toBe(401);
  await expectLogged('SIGN_IN_REQUIRED', '/api/user/getInfo', 2);
});

const post = async (query: string, body: string) => {
  const init = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
  return (await fetch(`${server.url}${WECHAT_MESSAGES_PATH}?${query}`, init)).status;
};
const FORGED = `signature=${'0'.repeat(40)}&timestamp=1&nonce=n`;
const warnings = () => lines().filter(({ level, msg }) => level >= 40 && msg.startsWith('refused'));

test('a forged callback: message, handshake and return from the messaging app', async () => {
  const xml = '<xml><ToUserName>a</ToUserName><FromUserName>oThief</FromUserName><MsgType>event</MsgType></xml>';
  expect(await post(FORGED, xml)).toBe(403);
  expect((await fetch(`${server.url}${WECHAT_MESSAGES_PATH}?${FORGED}&echostr=e`)).status).toBe(403);
  expect((await fetch(`${server.url}/api/login/wx/callback?code=c&state=forged.1.x`)).status).toBe(403);
  await expect.poll(() => warnings().length).toBe(3);
});

test('XML that is too large or declares entities', async () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "&a;&a;">]><xml><Encrypt>&b;</Encrypt></xml>`;
  expect(await post(FORGED, bomb)).toBe(403);
  await expect.poll(() => warnings().length).toBe(1);
  expect(await post(FORGED, `<xml>${'x'.repeat(70 * 1024)}</xml>`)).toBe(413);
  await expectLogged('BODY_TOO_LARGE', WECHAT_MESSAGES_PATH);
  expect((await server.call('GET', '/api/user/getInfo')).code).toBe(401);
});
