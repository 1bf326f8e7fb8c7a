import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alipayNotice } from '../sandbox/alipay-vendor.ts';
import { SANDBOX_MERCHANT } from '../sandbox/pay-keys.ts';
import type { PlayedTrade } from '../sandbox/pay-trades.ts';
import { sealNotice, tradeNotice, viewOf } from '../sandbox/wechat-pay-notices.ts';
import { alipay } from './pay-alipay/alipay.ts';
import { NoticeRefused } from './pay-provider.ts';
import { unseal } from './pay-wechat/seal.ts';
import { wechatPay } from './pay-wechat/wechat-pay.ts';

const EACH = 5000;
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = { merchant: pair(), wechat: pair(), alipay: pair(), apiV3Key: 'k'.repeat(32) };
const { appId, merchantId, serial, platformKeyId, alipayAppId, sellerId } = SANDBOX_MERCHANT;
const { privateKey } = keys.merchant;
const trade: PlayedTrade = {
  provider: 'wechat',
  number: 'A'.repeat(24),
  subject: '标志 100%',
  amountFen: 6800,
  form: 'native',
  notifyUrl: '',
  returnUrl: '',
  state: 'paid',
  transactionId: '4200001',
  paidFen: 6800,
  paidAt: new Date().toISOString(),
  refundedFen: 0,
};

const wechat = wechatPay(
  () => ({
    appId,
    merchantId,
    serial,
    privateKey,
    apiV3Key: keys.apiV3Key,
    platformKeys: { [platformKeyId]: keys.wechat.publicKey },
    baseUrl: '',
    notifyUrl: '',
  }),
  true,
);
const wallet = alipay(
  () => ({ appId: alipayAppId, sellerId, privateKey, publicKey: keys.alipay.publicKey, gateway: '', notifyUrl: '' }),
  true,
);

/** True when the notice was believed. */
function isBelieved(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof NoticeRefused) return false;
    throw error;
  }
}

/** Turns one bit of one character, or of one byte behind base64. */
const flipText = (text: string, at: number, bit: number): string => {
  const bytes = Buffer.from(text);
  const index = at % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
  return bytes.toString('latin1');
};
const flipBase64 = (text: string, at: number, bit: number): string => {
  const bytes = Buffer.from(text, 'base64');
  const index = at % bytes.length;
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
  return bytes.toString('base64');
};

const genuine = tradeNotice(keys, trade);
const lower: Record<string, string> = Object.fromEntries(
  Object.entries(genuine.headers).map(([name, value]) => [name.toLowerCase(), value]),
);
type Envelope = { resource: { ciphertext: string; nonce: string; associated_data: string } };

type Sent = { headers: Record<string, string>; body: string };
const asSent = ({ headers, body }: Sent): Sent => ({
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  body,
});

/** Signed and sealed rightly, but by somebody else, for somebody else, or under another seal: made once, tried often. */
const seal = (signing: Parameters<typeof sealNotice>[0], inside: object): Sent =>
  asSent(sealNotice(signing, 'TRANSACTION.SUCCESS', 'transaction', inside));
const FORGED: Sent[] = [
  seal({ ...keys, wechat: keys.alipay }, viewOf(trade)),
  seal(keys, { ...viewOf(trade), appid: 'wxsomebodyelse' }),
  seal(keys, { ...viewOf(trade), mchid: '1900000002' }),
  seal(keys, { ...viewOf(trade), amount: undefined }),
  seal({ ...keys, apiV3Key: 'w'.repeat(32) }, viewOf(trade)),
];

const wechatTampers: Record<string, (at: number, bit: number) => Sent> = {
  body: (at, bit) => ({ headers: lower, body: flipText(genuine.body, at, bit) }),
  ciphertext: (at, bit) => {
    const envelope = JSON.parse(genuine.body) as Envelope;
    envelope.resource.ciphertext = flipBase64(envelope.resource.ciphertext, at, bit);
    return { headers: lower, body: JSON.stringify(envelope) };
  },
  signature: (at, bit) => {
    const name = 'wechatpay-signature';
    return { headers: { ...lower, [name]: flipBase64(lower[name] ?? '', at, bit) }, body: genuine.body };
  },
  header: (at, bit) => {
    const names = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature-type'];
    const name = names[at % names.length] ?? '';
    return { headers: { ...lower, [name]: flipText(lower[name] ?? '', at, bit) }, body: genuine.body };
  },
  timestamp: (at) => {
    const moved = String(Number(lower['wechatpay-timestamp']) + at + 1);
    return { headers: { ...lower, 'wechatpay-timestamp': moved }, body: genuine.body };
  },
  forged: (at) => FORGED[at % FORGED.length] ?? asSent(genuine),
};

/** A changed text that is signed rightly all the same: only the seal's own tag can tell. */
test('a flipped bit inside the seal is noticed even when the signature is right', () => {
  for (let at = 0; at < 400; at += 1) {
    const { resource } = JSON.parse(genuine.body) as Envelope;
    const ciphertext = flipBase64(resource.ciphertext, at, at % 8);
    expect(() => unseal({ ...resource, algorithm: 'AEAD_AES_256_GCM', ciphertext }, keys.apiV3Key)).toThrow();
  }
});

const form = alipayNotice(keys, { ...trade, provider: 'alipay' });
const FORGED_FORM = alipayNotice({ ...keys, alipay: keys.wechat }, trade).toString();
const walletTampers: Record<string, (at: number, bit: number) => string> = {
  field: (at, bit) => {
    const changed = new URLSearchParams(form);
    const names = [...new Set(changed.keys())];
    const name = names[at % names.length] ?? '';
    const value = changed.get(name) ?? '';
    changed.set(name, name === 'sign' ? flipBase64(value, at, bit) : flipText(value, at, bit));
    return changed.toString();
  },
  amount: (at) => {
    const changed = new URLSearchParams(form);
    changed.set('total_amount', `${at}.0${at % 9}`);
    return changed.toString();
  },
  missing: (at) => {
    const changed = new URLSearchParams(form);
    const names = [...changed.keys()];
    changed.delete(names[at % names.length] ?? '');
    return changed.toString();
  },
  added: (at) => `${form.toString()}&extra${at}=1`,
  'other key': () => FORGED_FORM,
};

test(`of ${EACH * 2} tampered notices none is believed, and the genuine ones are`, () => {
  expect(isBelieved(() => wechat.openNotice(lower, Buffer.from(genuine.body)))).toBe(true);
  expect(isBelieved(() => wallet.openNotice({}, Buffer.from(form.toString())))).toBe(true);
  let believed = 0;
  let tried = 0;
  const place = [fc.nat({ max: 4000 }), fc.integer({ min: 0, max: 6 })] as const;
  const byWechat = fc.property(fc.constantFrom(...Object.keys(wechatTampers)), ...place, (kind, at, bit) => {
    const changed = wechatTampers[kind]?.(at, bit);
    if (!changed) return;
    tried += 1;
    if (isBelieved(() => wechat.openNotice(changed.headers, Buffer.from(changed.body, 'latin1')))) believed += 1;
  });
  const byWallet = fc.property(fc.constantFrom(...Object.keys(walletTampers)), ...place, (kind, at, bit) => {
    const changed = walletTampers[kind]?.(at, bit) ?? '';
    tried += 1;
    if (isBelieved(() => wallet.openNotice({}, Buffer.from(changed)))) believed += 1;
  });
  fc.assert(byWechat, { numRuns: EACH });
  fc.assert(byWallet, { numRuns: EACH });
  expect({ tried, believed }).toEqual({ tried: EACH * 2, believed: 0 });
}, 60_000);
