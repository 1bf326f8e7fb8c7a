import { expect, test } from 'vitest';
import { SIGN_IN_ONLY, startTestServer } from '../testing/test-server.ts';

const LIVE_KEYS = {
  ALIYUN_SMS_ACCESS_KEY_ID: 'k',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 's',
  ALIYUN_SMS_SIGN_NAME: 'n',
  ALIYUN_SMS_TEMPLATE_CODE: 't',
  WECHAT_MP_APP_ID: 'wx1',
  WECHAT_MP_SECRET: 's',
  WECHAT_MP_TOKEN: 't',
  WECHAT_MP_AES_KEY: 'a'.repeat(43),
};

async function statusesWith(environment: Record<string, string>, headers: Record<string, string> = {}) {
  const server = await startTestServer({ ...SIGN_IN_ONLY, environment });
  const paths = ['/sandbox', '/sandbox/scan', '/sandbox/wechat/cgi-bin/showqrcode?ticket=x'];
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await fetch(server.url + path, { headers })).status);
  const page = await (await fetch(`${server.url}/sandbox?lang=en`, { headers })).text();
  await server.close();
  return { statuses, page };
}

test('the phone page speaks both languages and says what it is for', async () => {
  const { statuses, page } = await statusesWith({});
  expect(statuses).toEqual([200, 200, 404]);
  expect(page).toContain('Sandbox: this phone');
});

test('a public address has no phone page and its sign-in says that nothing can be sent', async () => {
  const environment = { PUBLIC_URL: 'https://logo.example' };
  expect((await statusesWith(environment)).statuses).toEqual([404, 404, 404]);
  const server = await startTestServer({ ...SIGN_IN_ONLY, environment });
  expect((await server.call('GET', '/api/sms/sendCode?phoneNumber=13800138000')).code).toBe(502);
  expect((await server.call('GET', '/api/login/wx/mp/ticket')).code).toBe(502);
  await server.close();
});

test('live keys leave no phone page, whatever the address', async () => {
  expect((await statusesWith({ ...LIVE_KEYS, SANDBOX: '1' })).statuses).toEqual([404, 404, 404]);
});
