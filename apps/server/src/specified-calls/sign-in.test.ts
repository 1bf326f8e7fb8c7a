import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, openBrowser, openConfirmPage, readCode, scan, scanOnly } from '../testing/test-browser.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

/** Rows "SMS" and "Login" of the specification's calls, one test per call. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...SIGN_IN_ONLY, work: true });
}, 60_000);
afterAll(() => server.close());

const sendCode = (phone: string) => server.call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);

test('[S7.2] GET /api/sms/sendCode sends six digits to the phoneNumber', async () => {
  expect((await sendCode('13700004444')).code).toBe(200);
  expect(await readCode(server, '13700004444')).toMatch(/^\d{6}$/);
});

test('[S7.2] POST /api/sms/login takes phone, code and scene and gives a token', async () => {
  const phone = '13700003333';
  await sendCode(phone);
  const body = { phone, code: await readCode(server, phone), scene: '' };
  expect(await server.call('POST', '/api/sms/login', { body })).toMatchObject({
    code: 200,
    data: { token: expect.stringMatching(/^[\w-]{43}$/) },
  });
});

test('[S7.2] GET /api/user/getInfo tells nickName and wxHeadImgUrl', async () => {
  const { token } = await server.signIn({ nickName: '阿山', wxHeadImgUrl: '/a.png' });
  expect((await server.call('GET', '/api/user/getInfo', { token })).data).toEqual({
    nickName: '阿山',
    wxHeadImgUrl: '/a.png',
  });
});

test('[S7.2] GET /api/login/wx/mp/ticket gives ticket and scene', async () => {
  const { code, data } = await openBrowser(server).call('GET', '/api/login/wx/mp/ticket');
  expect([code, Object.keys(data).toSorted()]).toEqual([200, ['scene', 'ticket']]);
});

test('[S7.2] GET /api/login/wx/mp/token takes the scene and gives the token of a confirmed scan', async () => {
  const browser = openBrowser(server);
  const { data } = await browser.call('GET', '/api/login/wx/mp/ticket');
  await scan(server, data.ticket, 'bound');
  const reply = await browser.call('GET', `/api/login/wx/mp/token?scene=${encodeURIComponent(data.scene)}`);
  expect(reply).toMatchObject({ code: 200, data: expect.stringMatching(/^[\w-]{43}$/) });
});

test('[S7.2] GET /api/login/wx/callback is where the phone comes back to and asks whether it is you', async () => {
  const { data } = await openBrowser(server).call('GET', '/api/login/wx/mp/ticket');
  const page = await openConfirmPage(server, await scanOnly(server, data.ticket, 'bound'));
  expect(page).toContain('name="state"');
  expect((await confirm(server, page)).status).toBe(200);
  expect((await fetch(`${server.url}/api/login/wx/callback?code=x&state=forged`)).status).toBe(403);
});
