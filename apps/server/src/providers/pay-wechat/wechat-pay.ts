import { createHash, randomBytes, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import {
  BILL_TIMEOUT_MS,
  NoticeRefused,
  PAY_TIMEOUT_MS,
  PayFailure,
  type Notice,
  type PaymentRequest,
  type PayProvider,
  type RefundRequest,
} from '../pay-provider.ts';
import { findFault, SIGNATURE_TYPE, signText, unseal, type Headers, type PlatformKeys, type Sealed } from './seal.ts';
import { readRefund, readTransaction, refundNoticeSchema, transactionSchema } from './trade-report.ts';
import { beijingTimestamp } from '../../beijing-time.ts';

export type WechatPayConfig = {
  appId: string;
  merchantId: string;
  /** Serial of the merchant's own certificate. */
  serial: string;
  privateKey: KeyObject;
  apiV3Key: string;
  platformKeys: PlatformKeys;
  baseUrl: string;
  notifyUrl: string;
};

export const WECHAT_PAY_URL = 'https://api.mch.weixin.qq.com';
/** Names for a payment that the provider has not seen yet: an attempt begins here before it begins there. */
const UNKNOWN_CODES = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'];
/** Nothing was paid that day. */
const NO_BILL = 'NO_STATEMENT_EXIST';
const PUBLIC_KEY_ID = 'PUB_KEY_ID_';

const envelopeSchema = z.object({ id: z.string(), event_type: z.string(), resource: z.looseObject({}) });

/** WeChat Pay APIv3: a QR code on a computer, an address on a phone. */
export function wechatPay(config: () => WechatPayConfig, sandbox: boolean, clock = () => new Date()): PayProvider {
  const call = (method: string, path: string, body?: object) => callSigned(config(), clock(), method, path, body);
  const tradePath = (number: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`;

  return {
    payType: 'wechat',
    sandbox,
    async start(request) {
      const kind = request.form === 'h5' ? 'h5' : 'native';
      const reply = await call('POST', `/v3/pay/transactions/${kind}`, startBody(config(), request, kind));
      const address = reply[kind === 'h5' ? 'h5_url' : 'code_url'];
      if (typeof address !== 'string') throw new PayFailure('wechat', 'REPLY', 'no address');
      const back = `&redirect_url=${encodeURIComponent(request.returnUrl)}`;
      return { address: kind === 'h5' ? address + back : address };
    },
    async query(number) {
      try {
        const reply = await call('GET', `${tradePath(number)}?mchid=${config().merchantId}`);
        const transaction = transactionSchema.parse(reply);
        if (!isOurs(config(), transaction) || transaction.out_trade_no !== number) {
          throw new PayFailure('wechat', 'REPLY', 'about somebody else’s payment');
        }
        return readTransaction(transaction);
      } catch (error) {
        if (isUnknown(error)) return { state: 'NOTPAY' };
        throw error;
      }
    },
    async close(number) {
      await call('POST', `${tradePath(number)}/close`, { mchid: config().merchantId }).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
    },
    refund: async (request) =>
      readRefund(String((await call('POST', REFUNDS, refundBody(config(), request)))['status'])),
    queryRefund: async ({ refundNumber }) =>
      readRefund(String((await call('GET', `${REFUNDS}/${refundNumber}`))['status'])),
    openNotice: (headers, body) => openNotice(config(), headers, body, clock()),
    async fetchBill(day) {
      try {
        const { download_url, hash_value } = await call('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
        return await downloadBill(config(), clock(), String(download_url), String(hash_value));
      } catch (error) {
        if (error instanceof PayFailure && error.code === NO_BILL) return undefined;
        throw error;
      }
    },
  };
}

/** The file itself is not signed; its sum came in an answer that was. */
async function downloadBill(config: WechatPayConfig, now: Date, url: string, sum: string): Promise<Buffer> {
  if (!url.startsWith(`${config.baseUrl}/`)) throw new PayFailure('wechat', 'BILL', 'lies somewhere else');
  const response = await sendSigned(config, now, 'GET', url.slice(config.baseUrl.length), '', BILL_TIMEOUT_MS);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw failureOf(response.status, bytes);
  if (createHash('sha1').update(bytes).digest('hex') !== sum) throw new PayFailure('wechat', 'BILL', 'another sum');
  return bytes;
}

const REFUNDS = '/v3/refund/domestic/refunds';

const startBody = (config: WechatPayConfig, request: PaymentRequest, kind: 'native' | 'h5') => ({
  appid: config.appId,
  mchid: config.merchantId,
  description: request.subject,
  out_trade_no: request.number,
  notify_url: config.notifyUrl,
  time_expire: beijingTimestamp(request.expiresAt),
  amount: { total: request.amountFen, currency: 'CNY' },
  ...(kind === 'h5' && { scene_info: { payer_client_ip: request.clientIp, h5_info: { type: 'Wap' } } }),
});

const refundBody = (config: WechatPayConfig, request: RefundRequest) => ({
  out_trade_no: request.number,
  out_refund_no: request.refundNumber,
  reason: request.reason,
  notify_url: config.notifyUrl,
  amount: { refund: request.amountFen, total: request.totalFen, currency: 'CNY' },
});

const isOurs = (config: WechatPayConfig, { appid, mchid }: { appid: string; mchid: string }): boolean =>
  appid === config.appId && mchid === config.merchantId;

const isUnknown = (error: unknown): boolean => error instanceof PayFailure && UNKNOWN_CODES.includes(error.code);

/** Signs the very bytes that are sent, and believes a good answer only when WeChat signed it. */
async function callSigned(
  config: WechatPayConfig,
  now: Date,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const payload = body ? JSON.stringify(body) : '';
  const response = await sendSigned(config, now, method, path, payload, PAY_TIMEOUT_MS);
  const raw = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw failureOf(response.status, raw);
  const fault = findFault(config.platformKeys, Object.fromEntries(response.headers), raw, now);
  if (fault) throw new PayFailure('wechat', 'REPLY_SIGNATURE', fault);
  return raw.length > 0 ? (JSON.parse(raw.toString('utf8')) as Record<string, unknown>) : {};
}

function sendSigned(
  config: WechatPayConfig,
  now: Date,
  method: string,
  path: string,
  payload: string,
  timeoutMs: number,
): Promise<Response> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const nonce = randomBytes(16).toString('hex');
  const signature = signText(`${method}\n${path}\n${timestamp}\n${nonce}\n${payload}\n`, config.privateKey);
  const proof = { mchid: config.merchantId, nonce_str: nonce, signature, timestamp, serial_no: config.serial };
  const fields = Object.entries(proof).map(([name, value]) => `${name}="${value}"`);
  const publicKeyId = Object.keys(config.platformKeys).find((id) => id.startsWith(PUBLIC_KEY_ID));
  return fetch(config.baseUrl + path, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `${SIGNATURE_TYPE} ${fields.join(',')}`,
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'Markwright/1.0',
      ...(publicKeyId && { 'wechatpay-serial': publicKeyId }),
    },
    ...(payload && { body: payload }),
  });
}

function failureOf(status: number, raw: Buffer): PayFailure {
  const said = /"code"\s*:\s*"([A-Z_]+)"/.exec(raw.toString('utf8'))?.[1];
  return new PayFailure('wechat', said ?? `HTTP_${status}`, `answered ${status}`);
}

function openNotice(config: WechatPayConfig, headers: Headers, body: Buffer, now: Date): Notice {
  const fault = findFault(config.platformKeys, headers, body, now);
  if (fault) throw new NoticeRefused(fault);
  try {
    const { id, event_type, resource } = envelopeSchema.parse(JSON.parse(body.toString('utf8')));
    const inside: unknown = JSON.parse(unseal(resource as Sealed, config.apiV3Key));
    if (event_type.startsWith('REFUND.')) {
      const { mchid, out_trade_no, out_refund_no, refund_status } = refundNoticeSchema.parse(inside);
      if (mchid !== config.merchantId) throw new Error('for another merchant');
      const report = readRefund(refund_status);
      return { id, kind: 'refund', number: out_trade_no, refundNumber: out_refund_no, report };
    }
    const transaction = transactionSchema.parse(inside);
    if (!isOurs(config, transaction)) throw new Error('for another merchant');
    return { id, kind: 'trade', number: transaction.out_trade_no, report: readTransaction(transaction) };
  } catch (error) {
    throw new NoticeRefused(error instanceof Error ? error.message : 'unreadable');
  }
}
