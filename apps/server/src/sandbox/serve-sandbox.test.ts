import { generateKeyPairSync } from 'node:crypto';
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

const TRADES = '/sandbox/pay-wechat/v3/pay/transactions/out-trade-no/X';

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

test('live keys leave no phone page, whatever the address; live payment keys end the play payments of both providers', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const payKeys = {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000009',
    ALIPAY_PRIVATE_KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    ALIPAY_PUBLIC_KEY: String(publicKey.export({ type: 'spki', format: 'pem' })),
  };
  const live = { ...LIVE_KEYS, ...payKeys, SANDBOX: '1' };
  const server = await startTestServer({ ...SIGN_IN_ONLY, environment: live });
  const paths = ['/sandbox', '/sandbox/scan', '/sandbox/pay/X', '/sandbox/pay-alipay/gateway.do', TRADES];
  const answers = await Promise.all(paths.map((path) => fetch(server.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(Object.keys(server.orderDeps.providers)).toEqual(['alipay']);
  expect(server.orderDeps.sandbox).toBe(false);
  const { headers } = await fetch(server.url);
  expect(headers.get('content-security-policy')).toContain("form-action 'self' https://openapi.alipay.com");
  await server.close();
});

test('live sign-in leaves the phone only what it still plays: payments', async () => {
  const { statuses, page } = await statusesWith({ ...LIVE_KEYS, SANDBOX: '1' });
  expect(statuses).toEqual([200, 404, 404]);
  expect(page).toContain('Payments');
  expect(page).not.toContain('Text messages');
});
