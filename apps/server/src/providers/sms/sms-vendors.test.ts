import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxKeys } from '../../sandbox/sandbox-keys.ts';
import { readCode } from '../../testing/test-browser.ts';
import { SIGN_IN_ONLY, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { aliyunSms, aliyunSmsRequest, type AliyunSmsConfig } from './sms-aliyun.ts';
import { tencentSms, type TencentSmsConfig } from './sms-tencent.ts';

let server: TestServer;
let aliyun: AliyunSmsConfig;
let tencent: TencentSmsConfig;
beforeAll(async () => {
  server = await startTestServer(SIGN_IN_ONLY);
  const { keyId, secret } = sandboxKeys(server.signInDeps.secret).sms;
  aliyun = {
    accessKeyId: keyId,
    accessKeySecret: secret,
    signName: '方格 (test)*',
    templateCode: 'SMS_1',
    baseUrl: `${server.url}/sandbox/sms/aliyun`,
  };
  tencent = {
    secretId: keyId,
    secretKey: secret,
    appId: '1400000000',
    signName: '方格',
    templateId: '1',
    baseUrl: `${server.url}/sandbox/sms/tencent`,
  };
});
afterAll(() => server.close());

const longAgo = () => new Date(Date.now() - 3_600_000);

test('Aliyun: a signed message arrives', async () => {
  await aliyunSms(() => aliyun).sendCode('13800000001', '012345');
  expect(await readCode(server, '13800000001')).toBe('012345');
});

test('Aliyun: a wrong secret, an unknown key and an old date are refused by name', async () => {
  const attempt = (change: Partial<AliyunSmsConfig>, clock?: () => Date) =>
    aliyunSms(() => ({ ...aliyun, ...change }), clock).sendCode('13800000002', '111111');
  await expect(attempt({ accessKeySecret: 'wrong' })).rejects.toThrow('SignatureDoesNotMatch');
  await expect(attempt({ accessKeyId: 'nobody' })).rejects.toThrow('InvalidAccessKeyId.NotFound');
  await expect(attempt({}, longAgo)).rejects.toThrow('InvalidTimeStamp.Expired');
  await expect(readCode(server, '13800000002')).rejects.toThrow('no text message');
});

test('Aliyun: a request that is changed or sent twice is refused', async () => {
  const { url, headers } = aliyunSmsRequest(aliyun, '13800000003', '222222', new Date(), 'once');
  const post = async (address: string) => {
    const reply = await fetch(address, { method: 'POST', headers });
    return ((await reply.json()) as { Code: string }).Code;
  };
  expect(await post(url.replace('13800000003', '13800000004'))).toBe('SignatureDoesNotMatch');
  expect([await post(url), await post(url)]).toEqual(['OK', 'SignatureNonceUsed']);
});

test('Tencent: a signed message arrives', async () => {
  await tencentSms(() => tencent).sendCode('13800000005', '543210');
  expect(await readCode(server, '13800000005')).toBe('543210');
});

test('Tencent: a wrong secret, an unknown key, an old time and a bad number are refused by name', async () => {
  const attempt = (change: Partial<TencentSmsConfig>, clock?: () => Date, phone = '13800000006') =>
    tencentSms(() => ({ ...tencent, ...change }), clock).sendCode(phone, '111111');
  await expect(attempt({ secretKey: 'wrong' })).rejects.toThrow('AuthFailure.SignatureFailure');
  await expect(attempt({ secretId: 'nobody' })).rejects.toThrow('AuthFailure.SecretIdNotFound');
  await expect(attempt({}, longAgo)).rejects.toThrow('AuthFailure.SignatureExpire');
  await expect(attempt({}, undefined, '1')).rejects.toThrow('PhoneNumberParseFail');
});
