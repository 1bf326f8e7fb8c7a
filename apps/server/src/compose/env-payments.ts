import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isCurrency, type SecondCurrency } from '@markwright/contracts';
import { z } from 'zod';
import type { StripeConfig } from '../providers/pay-stripe/stripe.ts';
import type { AlipayConfig } from '../providers/pay-alipay/alipay.ts';
import { ALIPAY_GATEWAY } from '../providers/pay-alipay/alipay.ts';
import { WECHAT_PAY_URL, type WechatPayConfig } from '../providers/pay-wechat/wechat-pay.ts';

/** The merchant's keys. A key is given as PEM text or as the path of a PEM file. */
export const paymentVariables = {
  WECHAT_PAY_APP_ID: z.string().optional(),
  WECHAT_PAY_MERCHANT_ID: z.string().optional(),
  /** Serial of the merchant's own certificate. */
  WECHAT_PAY_SERIAL: z.string().optional(),
  WECHAT_PAY_PRIVATE_KEY: z.string().optional(),
  WECHAT_PAY_API_V3_KEY: z.string().length(32).optional(),
  /** `PUB_KEY_ID_…=file` or `certificate serial=file`, separated by `;`: WeChat may use several while it switches. */
  WECHAT_PAY_PLATFORM_KEYS: z.string().optional(),
  WECHAT_PAY_URL: z.url().default(WECHAT_PAY_URL),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  ALIPAY_GATEWAY: z.url().default(ALIPAY_GATEWAY),
  /** Cards by Stripe Checkout; `sandbox` for both plays Stripe where the other providers are played. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Prices for readers of English and for cards: `USD=0.14` says that one yuan is 0.14 dollars. */
  SECOND_CURRENCY: z.string().optional(),
};

type Values = Partial<Record<keyof typeof paymentVariables, string | undefined>>;
export type WechatPayEnv = Omit<WechatPayConfig, 'notifyUrl'>;
export type AlipayEnv = Omit<AlipayConfig, 'notifyUrl'>;

export function readWechatPay(values: Values): WechatPayEnv | undefined {
  const given = together(values, [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_V3_KEY',
    'WECHAT_PAY_PLATFORM_KEYS',
  ]);
  if (!given) return undefined;
  const platformKeys = given.WECHAT_PAY_PLATFORM_KEYS.split(';').map((entry) => {
    const [, id, key] = /^\s*([^=\s]+)=([\s\S]+)$/.exec(entry) ?? [];
    if (!id || !key) throw new Error(`WECHAT_PAY_PLATFORM_KEYS wants "id=file" separated by ";", not "${entry}"`);
    return [id, readKey('WECHAT_PAY_PLATFORM_KEYS', key, createPublicKey)] as const;
  });
  return {
    appId: given.WECHAT_PAY_APP_ID,
    merchantId: given.WECHAT_PAY_MERCHANT_ID,
    serial: given.WECHAT_PAY_SERIAL,
    privateKey: readKey('WECHAT_PAY_PRIVATE_KEY', given.WECHAT_PAY_PRIVATE_KEY, createPrivateKey),
    apiV3Key: given.WECHAT_PAY_API_V3_KEY,
    platformKeys: Object.fromEntries(platformKeys),
    baseUrl: values.WECHAT_PAY_URL ?? WECHAT_PAY_URL,
  };
}

export function readAlipay(values: Values): AlipayEnv | undefined {
  const given = together(values, ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']);
  if (!given) return undefined;
  return {
    appId: given.ALIPAY_APP_ID,
    sellerId: given.ALIPAY_SELLER_ID,
    privateKey: readKey('ALIPAY_PRIVATE_KEY', given.ALIPAY_PRIVATE_KEY, createPrivateKey),
    publicKey: readKey('ALIPAY_PUBLIC_KEY', given.ALIPAY_PUBLIC_KEY, createPublicKey),
    gateway: values.ALIPAY_GATEWAY ?? ALIPAY_GATEWAY,
  };
}

/** `sandbox`: Stripe is played by this server, like the wallets. */
export type StripeEnv = 'sandbox' | Pick<StripeConfig, 'secretKey' | 'webhookSecret'>;

export function readStripe(values: Values): StripeEnv | undefined {
  const given = together(values, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  if (!given) return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === 'sandbox') return 'sandbox';
  // A test key takes cards that charge nobody: beside live orders it would give goods away.
  if (!/^[sr]k_live_/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY wants a live key (sk_live_… or rk_live_…), or sandbox');
  if (!webhookSecret.startsWith('whsec_'))
    throw new Error('STRIPE_WEBHOOK_SECRET wants the signing secret of the endpoint (whsec_…)');
  return { secretKey, webhookSecret };
}

export function readSecondCurrency({ SECOND_CURRENCY: text }: Values): SecondCurrency | undefined {
  if (!text) return undefined;
  const [, currency = '', rate = ''] = /^([A-Z]{3})=(\d{1,4}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (!isCurrency(currency) || !(Number(rate) > 0))
    throw new Error(`SECOND_CURRENCY wants a currency and what one yuan is in it, as USD=0.14, not "${text}"`);
  return { currency, perYuan: Number(rate) };
}

function together<Name extends keyof Values>(values: Values, names: readonly Name[]): Record<Name, string> | undefined {
  if (names.every((name) => !values[name])) return undefined;
  if (names.some((name) => !values[name])) throw new Error(`These go together: ${names.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

/** Never says what it read: a key must not end up in a log. */
function readKey(name: string, given: string, open: (pem: string) => KeyObject): KeyObject {
  try {
    return open(given.includes('-----BEGIN') ? given : readFileSync(given.trim(), 'utf8'));
  } catch {
    throw new Error(`${name} is neither PEM text nor the path of a PEM file with the right kind of key`);
  }
}
