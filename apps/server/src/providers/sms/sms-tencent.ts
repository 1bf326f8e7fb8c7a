import { createHash, createHmac } from 'node:crypto';
import { CODE_MINUTES, SMS_TIMEOUT_MS, SmsRefused, type SmsSender } from './sms-sender.ts';

export type TencentSmsConfig = {
  secretId: string;
  secretKey: string;
  appId: string;
  signName: string;
  templateId: string;
  baseUrl: string;
};

export const TENCENT_SMS_URL = 'https://sms.tencentcloudapi.com';
const ALGORITHM = 'TC3-HMAC-SHA256';
const CONTENT_TYPE = 'application/json';

type Reply = {
  Response?: { Error?: { Code: string; Message: string }; SendStatusSet?: { Code: string; Message: string }[] };
};

export const tencentSms = (config: () => TencentSmsConfig, clock = () => new Date()): SmsSender => ({
  async sendCode(phone, code) {
    const { url, headers, body } = tencentSmsRequest(config(), phone, code, clock());
    const signal = AbortSignal.timeout(SMS_TIMEOUT_MS);
    const { Response: reply } = (await (await fetch(url, { method: 'POST', headers, body, signal })).json()) as Reply;
    const statuses = reply?.SendStatusSet ?? [];
    const failed = reply?.Error ?? statuses.find((status) => status.Code !== 'Ok');
    if (failed) throw new SmsRefused(`Tencent: ${failed.Code} ${failed.Message}`);
    if (statuses.length === 0) throw new SmsRefused('Tencent: a reply without a status');
  },
});

/** Everything that is sent, so that it can be compared byte by byte with what the vendor's own kit sends. */
export function tencentSmsRequest(config: TencentSmsConfig, phone: string, code: string, now: Date) {
  const url = new URL(`${config.baseUrl}/`);
  const body = JSON.stringify({
    PhoneNumberSet: [`+86${phone}`],
    SmsSdkAppId: config.appId,
    SignName: config.signName,
    TemplateId: config.templateId,
    TemplateParamSet: [code, String(CODE_MINUTES)],
  });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const day = now.toISOString().slice(0, 10);
  const scope = `${day}/sms/tc3_request`;
  const canonical = [
    'POST',
    url.pathname,
    '',
    `content-type:${CONTENT_TYPE}\nhost:${url.host}\n`,
    'content-type;host',
    sha256(body),
  ].join('\n');
  const toSign = [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n');
  const key = [day, 'sms', 'tc3_request'].reduce<Buffer | string>(
    (last, part) => createHmac('sha256', last).update(part).digest(),
    `TC3${config.secretKey}`,
  );
  const signature = createHmac('sha256', key).update(toSign).digest('hex');
  const headers = {
    host: url.host,
    'content-type': CONTENT_TYPE,
    'x-tc-action': 'SendSms',
    'x-tc-version': '2021-01-11',
    'x-tc-region': 'ap-guangzhou',
    'x-tc-timestamp': timestamp,
    authorization: `${ALGORITHM} Credential=${config.secretId}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`,
  };
  return { url: url.href, headers, body };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
