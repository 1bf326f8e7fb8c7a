import { createHash, createHmac, randomUUID } from 'node:crypto';
import { SMS_TIMEOUT_MS, SmsRefused, type SmsSender } from './sms-sender.ts';

export type AliyunSmsConfig = {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  templateCode: string;
  baseUrl: string;
};

export const ALIYUN_SMS_URL = 'https://dysmsapi.aliyuncs.com';
const ALGORITHM = 'ACS3-HMAC-SHA256';
const NO_BODY_HASH = createHash('sha256').update('').digest('hex');

export const aliyunSms = (config: () => AliyunSmsConfig, clock = () => new Date()): SmsSender => ({
  async sendCode(phone, code) {
    const { url, headers } = aliyunSmsRequest(config(), phone, code, clock(), randomUUID());
    const response = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(SMS_TIMEOUT_MS) });
    const reply = (await response.json()) as { Code?: string; Message?: string };
    if (reply.Code !== 'OK') throw new SmsRefused(`Aliyun: ${reply.Code} ${reply.Message}`);
  },
});

/** Everything that is sent, so that it can be compared byte by byte with what the vendor's own kit sends. */
export function aliyunSmsRequest(config: AliyunSmsConfig, phone: string, code: string, now: Date, nonce: string) {
  const query = Object.entries({
    PhoneNumbers: phone,
    SignName: config.signName,
    TemplateCode: config.templateCode,
    TemplateParam: JSON.stringify({ code }),
  })
    .map(([name, value]) => `${name}=${percentEncode(value)}`)
    .join('&');
  const url = new URL(`${config.baseUrl}/?${query}`);
  const signed: Record<string, string> = {
    host: url.host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': NO_BODY_HASH,
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', url.pathname, query, lines.join(''), names, NO_BODY_HASH].join('\n');
  const toSign = `${ALGORITHM}\n${createHash('sha256').update(canonical).digest('hex')}`;
  const signature = createHmac('sha256', config.accessKeySecret).update(toSign).digest('hex');
  const authorization = `${ALGORITHM} Credential=${config.accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { url: url.href, headers: { ...signed, authorization } };
}

/** RFC 3986: stricter than encodeURIComponent by five characters. */
const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
