import { z } from 'zod';
import type { SecondCurrency, SiteConfig } from '@markwright/contracts';
import {
  paymentVariables,
  readAlipay,
  readSecondCurrency,
  readStripe,
  readWechatPay,
  type AlipayEnv,
  type StripeEnv,
  type WechatPayEnv,
} from './env-payments.ts';
import { aiVariables, readAiModels, type AiModels } from './env-ai.ts';
import { readSms, readWechat, signInVariables, type SmsEnv, type WechatEnv } from './env-sign-in.ts';
import type { S3Config } from '../providers/storage/storage-s3.ts';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
/** A count and not a switch: every address before the ones our own proxies added is the visitor's invention. */
const proxyCount = z.coerce
  .number('the number of proxies in front: 0, 1, 2 …')
  .int('the number of proxies in front: 0, 1, 2 …')
  .min(0)
  .max(9);
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const DEMO_RELATED_SITES = [
  '商标查询|Trademark search|https://wcjs.sbj.cnipa.gov.cn/',
  '国家知识产权局|China IP administration|https://www.cnipa.gov.cn/',
  '世界知识产权组织|WIPO|https://www.wipo.int/',
].join(';');

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** `migrate` brings tables, queues and starting data up to date and ends: for the database's owner, before the others start. */
  ROLE: z.enum(['all', 'web', 'worker', 'migrate']).default('all'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Behind a proxy only this machine is listened to: whoever reached the port directly could name any address as theirs. */
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: proxyCount.default(0),
  ENGINE_IDLE_SECONDS: z.coerce.number().int().min(1).max(86_400).default(30),
  APP_SIGN: z.string().min(1).default('markwright-web'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SANDBOX: flag.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.default(true),
  ...signInVariables,
  ...paymentVariables,
  ...aiVariables,
  SITE_COMPANY_ZH: z.string().default('方格设计（演示）有限公司'),
  SITE_COMPANY_EN: z.string().default('Markwright Design (Demo) Co., Ltd.'),
  SITE_FILING_NUMBER: z.string().default('京ICP备00000000号'),
  SITE_PHONE: z.string().default('400-000-0000'),
  SITE_ADDRESS_ZH: z.string().default('北京市朝阳区演示路 1 号'),
  SITE_ADDRESS_EN: z.string().default('1 Demo Road, Chaoyang District, Beijing'),
  SITE_RELATED: z.string().default(DEMO_RELATED_SITES),
});

/** What can be set; the README's table explains each. */
export const VARIABLE_NAMES = Object.keys(variables.shape);

export type Env = Omit<z.infer<typeof variables>, 'HOST'> & {
  HOST: string;
  publicUrl: string;
  s3?: S3Config;
  sms?: SmsEnv;
  wechat?: WechatEnv;
  wechatPay?: WechatPayEnv;
  alipay?: AlipayEnv;
  stripe?: StripeEnv;
  second?: SecondCurrency;
  aiModels: AiModels;
  /** All of it but what follows from the chosen providers. */
  site: Omit<SiteConfig, 'qrImageUrl' | 'emailSignIn' | 'notice'>;
};

/** Reads the environment once. Everything wrong is named in one message, so one restart is enough to fix it. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const s3 = readS3(values);
  const sms = readSms(values);
  const wechat = readWechat(values);
  const wechatPay = readWechatPay(values);
  const alipay = readAlipay(values);
  const stripe = readStripe(values);
  const second = readSecondCurrency(values);
  const site = readSite(values, publicUrl);
  return {
    ...values,
    HOST: values.HOST ?? (values.TRUST_PROXY > 0 ? '127.0.0.1' : '0.0.0.0'),
    publicUrl,
    site,
    aiModels: readAiModels(values),
    ...(s3 && { s3 }),
    ...(sms && { sms }),
    ...(wechat && { wechat }),
    ...(wechatPay && { wechatPay }),
    ...(alipay && { alipay }),
    ...(stripe && { stripe }),
    ...(second && { second }),
  };
}

function readS3(values: z.infer<typeof variables>): S3Config | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error('Object storage needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together');
  }
  return {
    bucket: S3_BUCKET,
    region: values.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: values.S3_FORCE_PATH_STYLE,
    ...(values.S3_ENDPOINT && { endpoint: values.S3_ENDPOINT }),
  };
}

function readSite(values: z.infer<typeof variables>, publicUrl: string): Env['site'] {
  return {
    companyName: { zh: values.SITE_COMPANY_ZH, en: values.SITE_COMPANY_EN },
    filingNumber: values.SITE_FILING_NUMBER,
    phone: values.SITE_PHONE,
    address: { zh: values.SITE_ADDRESS_ZH, en: values.SITE_ADDRESS_EN },
    relatedSites: readRelatedSites(values.SITE_RELATED),
    publicUrl,
  };
}

/** `中文名|English name|https://address`, separated by semicolons. */
function readRelatedSites(text: string): SiteConfig['relatedSites'] {
  return text.split(';').map((entry) => {
    const [zh, en, url] = entry.split('|').map((part) => part.trim());
    if (!zh || !en || !url || !URL.canParse(url)) {
      throw new Error(`SITE_RELATED wants "中文名|English name|https://address" separated by ";", not "${entry}"`);
    }
    return { name: { zh, en }, url };
  });
}
