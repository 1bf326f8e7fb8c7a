import type { KeyObject } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Aes, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { createLog } from '../log.ts';
import { alipay, type AlipayConfig } from '../providers/pay-alipay/alipay.ts';
import { NoticeRefused, type PaymentRequest } from '../providers/pay-provider.ts';
import { wechatPay, type WechatPayConfig } from '../providers/pay-wechat/wechat-pay.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { alipayNotice, returnAddress, serveAlipayVendor } from './alipay-vendor.ts';
import { SANDBOX_MERCHANT, sandboxPayKeys, type PayKeys } from './pay-keys.ts';
import { findTrade, type PlayedTrade } from './pay-trades.ts';
import { openSandboxWallet, type SandboxWallet } from './wallet.ts';
import { tradeNotice } from './wechat-pay-notices.ts';
import { serveStripeVendor, stripeNotice } from './stripe-vendor.ts';
import { serveWechatPayVendor } from './wechat-pay-vendor.ts';
import { stripe } from '../providers/pay-stripe/stripe.ts';

/**
 * The two providers are played by code that shares nothing with our clients but node:crypto.
 * Our clients pass against it, and so do the kits of others: neither side can be wrong alone.
 */
let database: TestDatabase;
let app: FastifyInstance;
let keys: PayKeys;
let payer: SandboxWallet;
let url = '';

beforeAll(async () => {
  // The wallet's own kit writes the machine's local time and means Beijing's.
  process.env['TZ'] = 'Asia/Shanghai';
  database = await openTestDatabase();
  keys = await sandboxPayKeys(database.db);
  payer = openSandboxWallet(database.db, keys, createLog('silent', false));
  app = Fastify();
  const { onRefund } = payer;
  const payerUrl = (number: string) => `http://phone/${number}`;
  await serveWechatPayVendor(app, '', database.db, keys, { payerUrl, onRefund });
  await serveAlipayVendor(app, '/gateway.do', database.db, keys, {
    payerPath: (number) => `/cashier/${number}`,
    onRefund,
  });
  await serveStripeVendor(app, '/stripe', database.db, keys, { notifyUrl: () => '', payerUrl, onRefund });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let count = 0;
const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  number: `TEST${String((count += 1)).padStart(20, '0')}`,
  amountFen: 6800,
  currency: 'CNY',
  subject: '方格标志 高清包',
  form: 'native',
  expiresAt: new Date(Date.now() + 1_800_000),
  returnUrl: 'https://shop.example/perInfo?outTradeNo=X',
  clientIp: '203.0.113.7',
  ...more,
});

async function pay(number: string): Promise<PlayedTrade> {
  const trade = await findTrade(database.db, number);
  if (!trade) throw new Error(`The provider knows no ${number}`);
  return payer.play(trade, 'drop');
}

const pemOf = (key: KeyObject, type: 'pkcs8' | 'spki'): string => String(key.export({ type, format: 'pem' }));

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('WeChat Pay', () => {
  const { appId, merchantId, serial, platformKeyId } = SANDBOX_MERCHANT;
  const config = (): WechatPayConfig => ({
    appId,
    merchantId,
    serial,
    privateKey: keys.merchant.privateKey,
    apiV3Key: keys.apiV3Key,
    platformKeys: { [platformKeyId]: keys.wechat.publicKey },
    baseUrl: url,
    notifyUrl: 'http://127.0.0.1:1/notify',
  });
  const client = wechatPay(config, true);

  test('a code is ordered, ordered again, paid, and the answer says how much and when', async () => {
    const asked = request();
    const { address: code } = await client.start(asked);
    expect(code).toBe(`http://phone/${asked.number}`);
    expect((await client.start(asked)).address).toBe(code);
    expect(await client.query(asked.number)).toEqual({ state: 'NOTPAY' });
    await pay(asked.number);
    expect(await client.query(asked.number)).toMatchObject({ state: 'SUCCESS', totalFen: 6800, currency: 'CNY' });
    await expect(client.close(asked.number)).rejects.toThrow('INVALID_REQUEST');
  });

  test('on a phone there is an address to open, which leads back afterwards', async () => {
    const address = new URL((await client.start(request({ form: 'h5' }))).address);
    expect(address.searchParams.get('redirect_url')).toBe('https://shop.example/perInfo?outTradeNo=X');
  });

  test('what the provider has never seen is unpaid, and can be closed', async () => {
    expect(await client.query(request().number)).toEqual({ state: 'NOTPAY' });
    await client.close(request().number);
    const asked = request();
    await client.start(asked);
    await client.close(asked.number);
    expect(await client.query(asked.number)).toEqual({ state: 'CLOSED' });
  });

  test('a refund sent twice is one refund', async () => {
    const asked = request();
    await client.start(asked);
    await pay(asked.number);
    const refund = {
      number: asked.number,
      refundNumber: `R${asked.number}`,
      amountFen: 6800,
      totalFen: 6800,
      reason: 'late',
    };
    expect(await client.refund(refund)).toEqual({ state: 'processing' });
    expect(await client.refund(refund)).toEqual({ state: 'processing' });
    expect((await findTrade(database.db, asked.number))?.refundedFen).toBe(6800);
    await expect.poll(() => client.queryRefund(refund), { timeout: 5000 }).toEqual({ state: 'done' });
    await expect(client.refund({ ...refund, refundNumber: 'ANOTHERONE' })).rejects.toThrow('INVALID_REQUEST');
  });

  test('a wrong key, a wrong clock and an answer somebody else signed are noticed', async () => {
    const forger = wechatPay(() => ({ ...config(), privateKey: keys.alipay.privateKey }), true);
    await expect(forger.start(request())).rejects.toThrow('SIGN_ERROR');
    const late = wechatPay(config, true, () => new Date(Date.now() - 600_000));
    await expect(late.start(request())).rejects.toThrow('SIGN_ERROR');
    const fooled = wechatPay(() => ({ ...config(), platformKeys: { [platformKeyId]: keys.alipay.publicKey } }), true);
    await expect(fooled.query((await started()).number)).rejects.toThrow('REPLY_SIGNATURE');
  });

  async function started() {
    const asked = request();
    await client.start(asked);
    return asked;
  }

  test('an independent kit agrees with the sandbox: requests, replies, errors and notices', async () => {
    const kit = new Wechatpay({
      mchid: merchantId,
      serial,
      privateKey: pemOf(keys.merchant.privateKey, 'pkcs8'),
      certs: { [platformKeyId]: keys.wechat.publicKey },
      baseURL: url,
    });
    const { number } = request();
    const amount = { total: 100, currency: 'CNY' };
    const order = {
      appid: appId,
      mchid: merchantId,
      description: 'x',
      out_trade_no: number,
      notify_url: `${url}/n`,
      amount,
    };
    const made = await kit.chain('v3/pay/transactions/native').post(order);
    expect(made.data).toEqual({ code_url: `http://phone/${number}` });
    const asked = await kit.chain(`v3/pay/transactions/out-trade-no/${number}`).get({ params: { mchid: merchantId } });
    expect(asked.data.trade_state).toBe('NOTPAY');
    const missing = kit.chain('v3/pay/transactions/out-trade-no/NOBODYKNOWS').get({ params: { mchid: merchantId } });
    await expect(missing).rejects.toMatchObject({ response: { status: 404 } });
    const closed = await kit.chain(`v3/pay/transactions/out-trade-no/${number}/close`).post({ mchid: merchantId });
    expect(closed.status).toBe(204);

    const paid = await pay((await started()).number);
    const { headers, body } = tradeNotice(keys, paid);
    const signed = `${headers['Wechatpay-Timestamp']}\n${headers['Wechatpay-Nonce']}\n${body}\n`;
    expect(Rsa.verify(signed, headers['Wechatpay-Signature'] ?? '', keys.wechat.publicKey)).toBe(true);
    const { resource } = JSON.parse(body) as {
      resource: { ciphertext: string; nonce: string; associated_data: string };
    };
    const text = Aes.AesGcm.decrypt(resource.ciphertext, keys.apiV3Key, resource.nonce, resource.associated_data);
    expect(JSON.parse(text)).toMatchObject({
      out_trade_no: paid.number,
      trade_state: 'SUCCESS',
      amount: { total: 6800 },
    });
    expect(client.openNotice(lowerCase(headers), Buffer.from(body))).toMatchObject({
      kind: 'trade',
      number: paid.number,
      report: { state: 'SUCCESS', totalFen: 6800, currency: 'CNY' },
    });
  });

  test('a notice for another merchant or another app is refused, however well signed', async () => {
    const paid = await pay((await started()).number);
    const { headers, body } = tradeNotice(keys, paid);
    for (const other of [{ appId: 'wxother' }, { merchantId: '1900000002' }, { apiV3Key: 'x'.repeat(32) }]) {
      const stranger = wechatPay(() => ({ ...config(), ...other }), true);
      expect(() => stranger.openNotice(lowerCase(headers), Buffer.from(body))).toThrow(NoticeRefused);
    }
  });
});

describe('Alipay', () => {
  const { alipayAppId, sellerId } = SANDBOX_MERCHANT;
  const config = (): AlipayConfig => ({
    appId: alipayAppId,
    sellerId,
    privateKey: keys.merchant.privateKey,
    publicKey: keys.alipay.publicKey,
    gateway: `${url}/gateway.do`,
    notifyUrl: 'http://127.0.0.1:1/notify',
  });
  const client = alipay(config, true);
  const open = (address: string) => fetch(address, { redirect: 'manual' });

  test('the buyer is sent to a signed address; from then on the payment exists, is paid and known', async () => {
    const asked = request({ form: 'page', amountFen: 12805 });
    const { address } = await client.start(asked);
    expect(await client.query(asked.number)).toEqual({ state: 'NOTPAY' });
    expect((await open(address)).headers.get('location')).toBe(`/cashier/${asked.number}`);
    expect(await client.query(asked.number)).toEqual({ state: 'USERPAYING' });
    await pay(asked.number);
    expect(await client.query(asked.number)).toMatchObject({ state: 'SUCCESS', totalFen: 12805, currency: 'CNY' });
    await expect(client.close(asked.number)).rejects.toThrow('ACQ.TRADE_STATUS_ERROR');
  });

  test('the phone form works alike; an address that was changed does not', async () => {
    const asked = request({ form: 'wap' });
    const { address } = await client.start(asked);
    expect((await open(address.replace('68.00', '0.01'))).status).toBe(400);
    expect((await open(address)).status).toBe(302);
    await client.close(asked.number);
    expect(await client.query(asked.number)).toEqual({ state: 'CLOSED' });
    await client.close(request().number);
  });

  test('a refund sent twice is one refund', async () => {
    const asked = request({ form: 'page' });
    await open((await client.start(asked)).address);
    await pay(asked.number);
    const refund = {
      number: asked.number,
      refundNumber: `R${asked.number}`,
      amountFen: 6800,
      totalFen: 6800,
      reason: 'late',
    };
    // A request that never arrived is sent again on being asked about.
    expect(await client.queryRefund(refund)).toEqual({ state: 'done' });
    expect(await client.refund(refund)).toEqual({ state: 'processing' });
    expect(await client.queryRefund(refund)).toEqual({ state: 'done' });
    expect((await findTrade(database.db, asked.number))?.refundedFen).toBe(6800);
  });

  test('a wrong key, a wrong clock and an answer somebody else signed are noticed', async () => {
    const forger = alipay(() => ({ ...config(), privateKey: keys.wechat.privateKey }), true);
    await expect(forger.query('X')).rejects.toThrow('isv.invalid-signature');
    const late = alipay(config, true, () => new Date(Date.now() - 3_600_000));
    await expect(late.query('X')).rejects.toThrow('isv.invalid-timestamp');
    const fooled = alipay(() => ({ ...config(), publicKey: keys.wechat.publicKey }), true);
    await expect(fooled.query('X')).rejects.toThrow('REPLY_SIGNATURE');
  });

  test('the wallet’s own kit agrees with the sandbox: page address, query, refund and notices', async () => {
    const kit = new AlipaySdk({
      appId: alipayAppId,
      privateKey: pemOf(keys.merchant.privateKey, 'pkcs8'),
      alipayPublicKey: pemOf(keys.alipay.publicKey, 'spki'),
      gateway: `${url}/gateway.do`,
      keyType: 'PKCS8',
    });
    const { number } = request();
    const content = {
      out_trade_no: number,
      total_amount: '68.00',
      subject: '标志',
      product_code: 'FAST_INSTANT_TRADE_PAY',
    };
    const address = kit.pageExecute('alipay.trade.page.pay', 'GET', { bizContent: content, notifyUrl: `${url}/n` });
    expect((await open(address)).headers.get('location')).toBe(`/cashier/${number}`);
    const paid = await pay(number);
    const ask = (method: string, bizContent: object) => kit.exec(method, { bizContent }, { validateSign: true });
    expect(await ask('alipay.trade.query', { out_trade_no: number })).toMatchObject({
      code: '10000',
      tradeStatus: 'TRADE_SUCCESS',
    });
    const refund = { out_trade_no: number, out_request_no: 'R1', refund_amount: '68.00' };
    expect(await ask('alipay.trade.refund', refund)).toMatchObject({ code: '10000', fundChange: 'Y' });
    expect(kit.checkNotifySignV2(Object.fromEntries(alipayNotice(keys, paid)))).toBe(true);
    expect(
      kit.checkNotifySignV2(
        Object.fromEntries(new URL(returnAddress(keys, { ...paid, returnUrl: 'https://x.example/' })).searchParams),
      ),
    ).toBe(true);

    const notice = client.openNotice({}, Buffer.from(alipayNotice(keys, paid).toString()));
    expect(notice).toMatchObject({ kind: 'trade', number, report: { state: 'SUCCESS', totalFen: 6800 } });
  });

  test('a notice for another seller, with a weaker signature or with a field twice is refused', async () => {
    const asked = request({ form: 'page' });
    await open((await client.start(asked)).address);
    const form = alipayNotice(keys, await pay(asked.number));
    const stranger = alipay(() => ({ ...config(), sellerId: '2088000000000002' }), true);
    expect(() => stranger.openNotice({}, Buffer.from(form.toString()))).toThrow('for another seller');
    const weak = new URLSearchParams(form);
    weak.set('sign_type', 'RSA');
    expect(() => client.openNotice({}, Buffer.from(weak.toString()))).toThrow(NoticeRefused);
    const twice = `${form.toString()}&total_amount=0.01`;
    expect(() => client.openNotice({}, Buffer.from(twice))).toThrow('a field comes twice');
  });
});

describe('cards', () => {
  const config = () => ({ ...keys.stripe, baseUrl: `${url}/stripe` });
  const client = stripe(config, true);
  const card = () => request({ form: 'page', amountFen: 952, currency: 'USD' });
  const headersOf = ({ headers }: { headers: Record<string, string> }) => ({
    'stripe-signature': headers['Stripe-Signature'],
  });

  test('a checkout asked for twice is one; it is paid in its currency and known by its reference', async () => {
    const asked = card();
    const started = await client.start(asked);
    expect(await client.start(asked)).toEqual(started);
    await expect(client.start({ ...asked, amountFen: 953 })).rejects.toThrow('idempotency_error');
    expect(await client.query(asked.number, started.reference)).toEqual({ state: 'NOTPAY' });
    await pay(asked.number);
    const paid = { state: 'SUCCESS', totalFen: 952, currency: 'USD' };
    expect(await client.query(asked.number, started.reference)).toMatchObject(paid);
    await expect(client.query(request().number, started.reference)).rejects.toThrow('about another payment');
    // What is over already need not be closed.
    await client.close(asked.number, started.reference);
  });

  test('a closed checkout is closed, and a stranger’s key opens nothing', async () => {
    const asked = card();
    const { reference } = await client.start(asked);
    await client.close(asked.number, reference);
    expect(await client.query(asked.number, reference)).toEqual({ state: 'CLOSED' });
    const stranger = stripe(() => ({ ...config(), secretKey: 'sk_test_other' }), true);
    await expect(stranger.start(card())).rejects.toThrow('invalid_api_key');
  });

  test('a refund sent twice is one refund, and one never sent is sent by asking', async () => {
    const asked = card();
    await client.start(asked);
    const { transactionId } = await pay(asked.number);
    const back = { number: asked.number, amountFen: 952, totalFen: 952, reason: '', transactionId };
    const first = { ...back, refundNumber: request().number };
    expect((await client.queryRefund(first)).state).toBe('processing');
    expect((await client.refund(first)).state).toBe('processing');
    await expect(client.refund({ ...back, refundNumber: request().number })).rejects.toThrow('already_refunded');
  });

  test('a notice counts when Stripe signed these bytes a moment ago, in the mode of our key', async () => {
    const asked = card();
    await client.start(asked);
    const notice = stripeNotice(keys, await pay(asked.number));
    const body = Buffer.from(notice.body);
    expect(client.openNotice(headersOf(notice), body)).toMatchObject({
      kind: 'trade',
      number: asked.number,
      report: { state: 'SUCCESS', totalFen: 952, currency: 'USD' },
    });
    const signature = headersOf(notice)['stripe-signature'] ?? '';
    const rotated = signature.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
    expect(client.openNotice({ 'stripe-signature': rotated }, body).kind).toBe('trade');
    const changed = Buffer.from(notice.body.replace('952', '953'));
    expect(() => client.openNotice(headersOf(notice), changed)).toThrow('the signature is wrong');
    expect(() => client.openNotice({}, body)).toThrow(NoticeRefused);
    const tomorrow = stripe(config, true, () => new Date(Date.now() + 301_000));
    expect(() => tomorrow.openNotice(headersOf(notice), body)).toThrow('it is not of now');
    const live = stripe(() => ({ ...config(), secretKey: 'sk_live_x' }), false);
    expect(() => live.openNotice(headersOf(notice), body)).toThrow('of the other mode');
  });
});
