import { z } from 'zod';
import type { AliyunSmsConfig } from '../providers/sms/sms-aliyun.ts';
import type { TencentSmsConfig } from '../providers/sms/sms-tencent.ts';

/** The keys of the providers that sign people in; each provider's keys come together or not at all. */
export const signInVariables = {
  ALIYUN_SMS_ACCESS_KEY_ID: z.string().optional(),
  ALIYUN_SMS_ACCESS_KEY_SECRET: z.string().optional(),
  ALIYUN_SMS_SIGN_NAME: z.string().optional(),
  ALIYUN_SMS_TEMPLATE_CODE: z.string().optional(),
  TENCENT_SMS_SECRET_ID: z.string().optional(),
  TENCENT_SMS_SECRET_KEY: z.string().optional(),
  TENCENT_SMS_APP_ID: z.string().optional(),
  TENCENT_SMS_SIGN_NAME: z.string().optional(),
  TENCENT_SMS_TEMPLATE_ID: z.string().optional(),
  /** Sign-in by e-mail code: `smtp(s)://user:password@host:port`, or `sandbox` to read the codes on /sandbox. */
  SMTP_URL: z
    .string()
    .regex(/^(sandbox|smtps?:\/\/\S+)$/, 'smtp://…, smtps://… or sandbox')
    .optional(),
  SMTP_FROM: z.string().optional(),
  WECHAT_MP_APP_ID: z.string().optional(),
  WECHAT_MP_SECRET: z.string().optional(),
  WECHAT_MP_TOKEN: z.string().optional(),
  /** EncodingAESKey: plain mode signs no message body, so a live account must use safe mode. */
  WECHAT_MP_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/)
    .optional(),
};

type Values = Partial<Record<keyof typeof signInVariables, string | undefined>>;
export type SmsEnv =
  | { vendor: 'aliyun'; config: Omit<AliyunSmsConfig, 'baseUrl'> }
  | { vendor: 'tencent'; config: Omit<TencentSmsConfig, 'baseUrl'> };
export type WechatEnv = { appId: string; secret: string; token: string; aesKey: string };

export function readSms(values: Values): SmsEnv | undefined {
  const aliyun = together(values, {
    accessKeyId: 'ALIYUN_SMS_ACCESS_KEY_ID',
    accessKeySecret: 'ALIYUN_SMS_ACCESS_KEY_SECRET',
    signName: 'ALIYUN_SMS_SIGN_NAME',
    templateCode: 'ALIYUN_SMS_TEMPLATE_CODE',
  });
  const tencent = together(values, {
    secretId: 'TENCENT_SMS_SECRET_ID',
    secretKey: 'TENCENT_SMS_SECRET_KEY',
    appId: 'TENCENT_SMS_APP_ID',
    signName: 'TENCENT_SMS_SIGN_NAME',
    templateId: 'TENCENT_SMS_TEMPLATE_ID',
  });
  if (aliyun && tencent) throw new Error('Choose one SMS provider: ALIYUN_SMS_* or TENCENT_SMS_*');
  if (aliyun) return { vendor: 'aliyun', config: aliyun };
  return tencent && { vendor: 'tencent', config: tencent };
}

export const readWechat = (values: Values): WechatEnv | undefined =>
  together(values, {
    appId: 'WECHAT_MP_APP_ID',
    secret: 'WECHAT_MP_SECRET',
    token: 'WECHAT_MP_TOKEN',
    aesKey: 'WECHAT_MP_AES_KEY',
  });

function together<Name extends string>(
  values: Values,
  names: Record<Name, keyof Values>,
): Record<Name, string> | undefined {
  const entries = Object.entries<keyof Values>(names).map(([name, variable]) => [name, values[variable]] as const);
  if (entries.every(([, value]) => !value)) return undefined;
  if (entries.some(([, value]) => !value)) {
    throw new Error(`These go together: ${Object.values<string>(names).join(', ')}`);
  }
  return Object.fromEntries(entries) as Record<Name, string>;
}
