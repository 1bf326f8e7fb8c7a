import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginScenes, rateHits, users } from '../../db/schema.ts';
import { countHit } from '../../http/count-hit.ts';
import { createLog } from '../../log.ts';
import { wechatMp } from '../../providers/wechat-login/wechat-mp.ts';
import {
  confirm,
  openBrowser,
  openConfirmPage,
  readCode,
  scan,
  scanOnly,
  type TestBrowser,
} from '../../testing/test-browser.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { HOLD_MS, issueTicket } from './scene-rules.ts';
import type { SignInDeps } from './sign-in-deps.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(SIGN_IN_ONLY);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(rateHits);
});

let lastPhone = 13700000000;
const newPhone = () => String((lastPhone += 1));

async function askForTicket(browser: TestBrowser): Promise<{ ticket: string; scene: string }> {
  return (await browser.call('GET', '/api/login/wx/mp/ticket')).data;
}
const poll = (browser: TestBrowser, scene: string) =>
  browser.call('GET', `/api/login/wx/mp/token?scene=${encodeURIComponent(scene)}`);

async function loginByPhone(browser: TestBrowser, phone: string, scene: string | null | undefined) {
  await browser.call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
  return browser.call('POST', '/api/sms/login', { phone, code: await readCode(server, phone), scene });
}

const pending = (browser: TestBrowser, scene: string) =>
  browser.call('GET', `/api/login/wx/mp/pending?scene=${encodeURIComponent(scene)}`);

async function openIdOf(phone: string): Promise<string | null | undefined> {
  const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
  return user?.wxOpenId;
}

/** A browser whose scan by an unbound account has just been answered with 50011. */
async function unboundBrowser() {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  await scan(server, ticket, 'new');
  expect(await poll(browser, scene)).toMatchObject({ code: 50011, msg: '请先绑定手机号' });
  return { browser, scene };
}

test('[S3.3] a ticket and a scene of 128 bits come with a signed cookie that scripts cannot read', async () => {
  const response = await fetch(`${server.url}/api/login/wx/mp/ticket`, { headers: { 'app-sign': 'markwright-web' } });
  const { code, data } = (await response.json()) as { code: number; data: Record<string, string> };
  expect(code).toBe(200);
  expect(Object.keys(data).sort()).toEqual(['scene', 'ticket']);
  expect(Buffer.from(data['scene'] ?? '', 'base64url')).toHaveLength(16);
  expect(response.headers.get('set-cookie')).toMatch(/^login-browser=[\w-]{22}\.[\w-]{43};.*HttpOnly; SameSite=Lax/);
});

test('[S7.3] the QR picture is found by the URL-encoded ticket', async () => {
  const { ticket } = await askForTicket(openBrowser(server));
  const address = `${server.url}/sandbox/wechat/cgi-bin/showqrcode?ticket=`;
  const picture = await fetch(address + encodeURIComponent(ticket));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await picture.text()).toContain('<svg');
  expect((await fetch(`${address}nothing`)).status).toBe(404);
});

test('[S3.3] a poll is held until the scan and the next until the phone confirms, then its data is the token', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const early = poll(browser, scene);
  const scanned = await scanOnly(server, ticket, 'bound');
  expect((await early).code).toBe(428);
  const held = poll(browser, scene);
  await confirm(server, await openConfirmPage(server, scanned));
  const reply = await held;
  expect(reply).toEqual({ code: 200, msg: 'ok', data: expect.stringMatching(/^[\w-]{43}$/) });
  expect((await server.call('GET', '/api/user/getInfo', { token: reply.data })).data.nickName).toMatch(/小方/);
});

test('a poll nobody scans for is answered before the web gives up', async () => {
  const browser = openBrowser(server);
  const { scene } = await askForTicket(browser);
  const started = Date.now();
  expect(await poll(browser, scene)).toEqual({ code: 408, msg: '等待扫码', data: null });
  expect(Date.now() - started).toBeGreaterThan(HOLD_MS.least - 100);
  // The web waits 5 s; the way there and back needs some of it.
  expect(HOLD_MS.most).toBeLessThanOrEqual(4000);
});

test('a scene gives one token, to one of many who ask at once', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const scanned = await scanOnly(server, ticket, 'bound');
  const held = [poll(browser, scene), poll(browser, scene), poll(browser, scene)];
  await confirm(server, await openConfirmPage(server, scanned));
  expect((await Promise.all(held)).map((reply) => reply.code).sort((a, b) => a - b)).toEqual([200, 410, 410]);
  expect((await poll(browser, scene)).code).toBe(410);
});

test('a scene seen by somebody else is no use in their browser', async () => {
  const browser = openBrowser(server);
  const thief = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  await askForTicket(thief);
  await scan(server, ticket, 'bound');
  expect(await poll(thief, scene)).toMatchObject({ code: 410, data: null });
  expect((await poll(openBrowser(server), scene)).code).toBe(410);
  thief.setCookie(browser.cookie().replace(/\..*/, `.${'A'.repeat(43)}`));
  expect((await poll(thief, scene)).code).toBe(410);
  expect((await poll(browser, scene)).code).toBe(200);
});

test('an ended scene asks for a new ticket', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const [row] = await server.database.db.select().from(loginScenes).where(eq(loginScenes.scene, scene));
  const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(4.5);
  expect(minutes).toBeLessThanOrEqual(5);
  await server.database.db.update(loginScenes).set({ expiresAt: new Date(Date.now() - 1) });
  await scan(server, ticket, 'bound');
  expect(await poll(browser, scene)).toMatchObject({ code: 410, msg: '二维码已失效，请刷新' });
  expect((await askForTicket(browser)).scene).not.toBe(scene);
});

test('a browser keeps its fresh ticket, another gets its own', async () => {
  const browser = openBrowser(server);
  const first = await askForTicket(browser);
  expect(await askForTicket(browser)).toEqual(first);
  expect((await askForTicket(openBrowser(server))).scene).not.toBe(first.scene);
});

test('[S4.5] an unbound account gives 50011, and the phone that follows binds it', async () => {
  const { browser, scene } = await unboundBrowser();
  expect((await poll(browser, scene)).code).toBe(50011);
  const phone = newPhone();
  expect((await loginByPhone(browser, phone, scene)).data).toEqual({ token: expect.any(String) });
  const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
  expect(user?.wxOpenId).toMatch(/^sandbox-/);
  expect((await poll(browser, scene)).code).toBe(410);
});

test('a client that does not send the scene binds nothing: whoever signs in next at that browser is somebody else', async () => {
  for (const scene of ['', undefined, null]) {
    const { browser } = await unboundBrowser();
    const phone = newPhone();
    expect((await loginByPhone(browser, phone, scene)).code).toBe(200);
    expect(await openIdOf(phone)).toBeNull();
  }
});

test('the form is told which account is about to be linked, in the asking browser only', async () => {
  const { browser, scene } = await unboundBrowser();
  const { data } = await pending(browser, scene);
  expect(data).toEqual({ nickName: '沙盒里的小方', wxHeadImgUrl: '', secondsLeft: expect.any(Number) });
  expect(data.secondsLeft).toBeLessThanOrEqual(300);
  const stranger = openBrowser(server);
  await askForTicket(stranger);
  expect((await pending(stranger, scene)).code).toBe(410);
  const waiting = await askForTicket(openBrowser(server));
  expect((await pending(browser, waiting.scene)).code).toBe(410);
});

test('after the scene’s five minutes nothing is bound, it is said, and the code still works', async () => {
  const { browser, scene } = await unboundBrowser();
  const phone = newPhone();
  await browser.call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
  const code = await readCode(server, phone);
  const [row] = await server.database.db.select().from(loginScenes).where(eq(loginScenes.scene, scene));
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(300_000);
  await server.database.db.update(loginScenes).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await browser.call('POST', '/api/sms/login', { phone, code, scene })).code).toBe(410);
  expect((await browser.call('POST', '/api/sms/login', { phone, code, scene: '' })).code).toBe(200);
  expect(await openIdOf(phone)).toBeNull();
});

test('a scan alone signs nobody in: the phone is asked, and its confirmation counts once', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const held = poll(browser, scene);
  const scanned = await scanOnly(server, ticket, 'bound');
  expect(await held).toEqual({ code: 428, msg: '已扫码，请在手机上确认登录', data: null });
  const page = await openConfirmPage(server, scanned);
  expect(page).toContain('沙盒里的小方');
  expect(page).toContain('确认登录');
  const waiting = poll(browser, scene);
  expect((await confirm(server, page)).status).toBe(200);
  expect((await waiting).code).toBe(200);
  expect((await confirm(server, page)).status).toBe(410);
});

test('a confirmation is no use for another scan, and a forged one for none', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const page = await openConfirmPage(server, await scanOnly(server, ticket, 'bound'));
  const state = /value="([^"]+)"/.exec(page)?.[1] ?? '';
  const asking = /state=([^&"]+)/.exec(await (await scanOnly(server, ticket, 'bound')).text())?.[1] ?? '';
  for (const forged of ['', 'x.1.y', `${state}x`, state.replace(/\.\d+\./, '.9999999999.'), asking]) {
    const body = new URLSearchParams({ state: forged });
    expect((await fetch(`${server.url}/api/login/wx/confirm`, { method: 'POST', body })).status).toBe(410);
  }
  expect((await poll(browser, scene)).code).toBe(428);
});

test('starting the QR step again gives up the account that was to be bound', async () => {
  const { browser } = await unboundBrowser();
  await askForTicket(browser);
  const phone = newPhone();
  await loginByPhone(browser, phone, '');
  const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
  expect(user?.wxOpenId).toBeNull();
});

test('a phone bound to another account is refused in words; without the scene it just signs in', async () => {
  const phone = newPhone();
  await server.signIn({ phone, wxOpenId: `someone-${phone}` });
  const { browser, scene } = await unboundBrowser();
  expect(await loginByPhone(browser, phone, scene)).toEqual({
    code: 409,
    msg: '该手机号已绑定其他微信账号，请换一个手机号',
    data: null,
  });
  await server.database.db.delete(rateHits);
  expect((await loginByPhone(browser, phone, '')).code).toBe(200);
  const [user] = await server.database.db.select().from(users).where(eq(users.phone, phone));
  expect(user?.wxOpenId).toBe(`someone-${phone}`);
});

test('somebody else’s scene binds nothing', async () => {
  const { scene } = await unboundBrowser();
  const stranger = openBrowser(server);
  await askForTicket(stranger);
  const phone = newPhone();
  expect((await loginByPhone(stranger, phone, scene)).code).toBe(410);
  expect(await openIdOf(phone)).toBeUndefined();
});

test('one address cannot ask for tickets without end', async () => {
  const limit = { key: 'qr:ip-ten-minutes:127.0.0.1', max: 120, windowSeconds: 60 };
  for (let asked = 0; asked < limit.max; asked += 1) await countHit(server.database.db, limit);
  expect((await openBrowser(server).call('GET', '/api/login/wx/mp/ticket')).code).toBe(429);
});

test('the messaging app’s name fills an empty one, only for the account that was asked, and replaces no chosen one', async () => {
  const browser = openBrowser(server);
  const { ticket, scene } = await askForTicket(browser);
  const page = await (await scanOnly(server, ticket, 'bound')).text();
  const link = /href="(\/sandbox\/wechat\/connect[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const agreed = await fetch(server.url + link, { redirect: 'manual' });
  const back = agreed.headers.get('location') ?? '';
  expect(back).toMatch(/^\/api\/login\/wx\/callback\?code=\w+&state=/);
  await confirm(server, await (await fetch(server.url + back)).text());
  const { data: token } = await poll(browser, scene);
  const nameNow = async () => (await server.call('GET', '/api/user/getInfo', { token })).data.nickName as string;
  expect(await nameNow()).toBe('小方');
  await server.database.db.update(users).set({ nickName: '' }).where(eq(users.wxOpenId, 'sandbox-bound'));
  await fetch(server.url + (await fetch(server.url + link, { redirect: 'manual' })).headers.get('location'));
  expect(await nameNow()).toBe('沙盒里的小方');

  const other = await fetch(server.url + link.replace('sandbox-bound', 'sandbox-else'), { redirect: 'manual' });
  expect((await fetch(server.url + other.headers.get('location'))).status).toBe(403);
  for (const query of ['', '?code=x', '?code=x&state=forged', `${back.slice(back.indexOf('?'))}x`]) {
    expect((await fetch(`${server.url}/api/login/wx/callback${query}`)).status).toBe(403);
  }
});

test('a platform that does not answer in time is told as busy, one that refuses as broken', async () => {
  const answers: ((text: string) => void)[] = [];
  const platform = createServer((_, reply) => answers.push((text) => reply.end(text)));
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const config = { apiUrl, appId: 'app', secret: 's', token: 't', openUrl: apiUrl, returnUrl: apiUrl };
  const deps = { wechat: wechatMp(() => config), log: createLog('silent', false) } as SignInDeps;
  const ask = () => issueTicket(server.database.db, deps, 'browser', '203.0.113.40');
  await expect(ask()).rejects.toMatchObject({ error: 'BUSY' });
  const refused = ask();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('{"errcode":40125,"errmsg":"invalid appsecret"}');
  await expect(refused).rejects.toMatchObject({ error: 'QR_NOT_MADE' });
  platform.closeAllConnections();
  platform.close();
});
