import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aliyunSmsRequest } from './sms-aliyun.ts';
import { tencentSmsRequest } from './sms-tencent.ts';

type Captured = { path?: string; query?: Record<string, string>; headers: Record<string, string>; body?: string };

/** Requests captured once from the vendors' own kits, with made-up keys. */
const captured = (name: string): Captured =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as Captured;

test('Aliyun: the request equals the one the vendor’s kit signs', () => {
  const theirs = captured('aliyun-send-sms');
  const config = {
    accessKeyId: 'example-key-id',
    accessKeySecret: 'example-key-secret',
    signName: '方格 (test)*',
    templateCode: 'SMS_1234567',
    baseUrl: 'https://dysmsapi.aliyuncs.com',
  };
  const now = new Date(theirs.headers['x-acs-date'] ?? '');
  const ours = aliyunSmsRequest(config, '13800138000', '012345', now, theirs.headers['x-acs-signature-nonce'] ?? '');
  expect(ours.headers).toEqual(theirs.headers);
  expect(Object.fromEntries(new URL(ours.url).searchParams)).toEqual(theirs.query);
});

test('Tencent: the request equals the one the vendor’s kit sends, byte for byte', () => {
  const theirs = captured('tencent-send-sms');
  const config = {
    secretId: 'example-secret-id',
    secretKey: 'example-secret-key',
    appId: '1400000000',
    signName: '方格 (test)*',
    templateId: '1234567',
    baseUrl: `http://${theirs.headers['host']}`,
  };
  const now = new Date(Number(theirs.headers['x-tc-timestamp']) * 1000);
  const ours = tencentSmsRequest(config, '13800138000', '012345', now);
  expect(ours.headers).toEqual(theirs.headers);
  expect([new URL(ours.url).pathname, ours.body]).toEqual([theirs.path, theirs.body]);
});
