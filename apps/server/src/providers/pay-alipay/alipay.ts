import type { KeyObject } from 'node:crypto';
import {
  BILL_TIMEOUT_MS,
  NoticeRefused,
  PAY_TIMEOUT_MS,
  PayFailure,
  type Notice,
  type PaymentRequest,
  type PayProvider,
  type TradeReport,
} from '../pay-provider.ts';
import { findSignedPart, isGenuineNotice, isSigned, signRequest, type Fields } from './signing.ts';
import { toFen, toYuan } from '../yuan.ts';
import { beijingTime } from '../../beijing-time.ts';

export type AlipayConfig = {
  appId: string;
  sellerId: string;
  privateKey: KeyObject;
  /** Alipay's, not ours. */
  publicKey: KeyObject;
  gateway: string;
  /** The gateway as the buyer's browser reaches it, where that differs. */
  cashier?: string;
  notifyUrl: string;
};

export const ALIPAY_GATEWAY = 'https://openapi.alipay.com/gateway.do';
const PRODUCTS = {
  page: { method: 'alipay.trade.page.pay', product_code: 'FAST_INSTANT_TRADE_PAY' },
  wap: { method: 'alipay.trade.wap.pay', product_code: 'QUICK_WAP_WAY' },
};
const UNKNOWN = 'ACQ.TRADE_NOT_EXIST';
const NO_BILL = /bill_not_exist/i;

type Reply = Record<string, string | undefined>;

/** Alipay on a computer and on a phone: the buyer's browser is sent to a signed address. */
export function alipay(config: () => AlipayConfig, sandbox: boolean, clock = () => new Date()): PayProvider {
  const call = (method: string, content: object) => callSigned(config(), clock(), method, content);
  const refund: PayProvider['refund'] = async ({ number, refundNumber, amountFen, reason }) => {
    const reply = await call('alipay.trade.refund', {
      out_trade_no: number,
      out_request_no: refundNumber,
      refund_amount: toYuan(amountFen),
      refund_reason: reason,
    });
    expectDone(reply);
    // "N" for a repeated request, which may have worked the first time: ask.
    return { state: reply['fund_change'] === 'Y' ? 'done' : 'processing' };
  };
  return {
    payType: 'alipay',
    sandbox,
    start: async (request) => ({ address: payAddress(config(), clock(), request) }),
    async query(number) {
      const reply = await call('alipay.trade.query', { out_trade_no: number });
      if (reply['sub_code'] === UNKNOWN) return { state: 'NOTPAY' };
      expectDone(reply);
      if (reply['out_trade_no'] !== number) throw new PayFailure('alipay', 'REPLY', 'about another payment');
      return readTrade(reply);
    },
    async close(number) {
      const reply = await call('alipay.trade.close', { out_trade_no: number });
      if (reply['sub_code'] !== UNKNOWN) expectDone(reply);
    },
    refund,
    async queryRefund(request) {
      const asked = { out_trade_no: request.number, out_request_no: request.refundNumber };
      const reply = await call('alipay.trade.fastpay.refund.query', asked);
      expectDone(reply);
      if (reply['refund_status'] === 'REFUND_SUCCESS') return { state: 'done' };
      // Not a word about it: it has not been refunded, and asking for it again under its number is safe.
      return reply['refund_status'] ? { state: 'processing' } : refund(request);
    },
    openNotice: (_, body) => openNotice(config(), body),
    async fetchBill(day) {
      const reply = await call('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      });
      if (NO_BILL.test(reply['sub_code'] ?? '')) return undefined;
      expectDone(reply);
      // The signed answer says where it lies, for half a minute.
      const url = reply['bill_download_url'] ?? '';
      const response = await fetch(url, { redirect: 'follow', signal: AbortSignal.timeout(BILL_TIMEOUT_MS) });
      if (!response.ok) throw new PayFailure('alipay', `HTTP_${response.status}`, 'no bill');
      return Buffer.from(await response.arrayBuffer());
    },
  };
}

function payAddress(config: AlipayConfig, now: Date, { form, ...request }: PaymentRequest): string {
  const { method, product_code } = PRODUCTS[form === 'wap' ? 'wap' : 'page'];
  const content = {
    out_trade_no: request.number,
    total_amount: toYuan(request.amountFen),
    subject: request.subject,
    product_code,
    time_expire: beijingTime(request.expiresAt),
    ...(form === 'wap' && { quit_url: request.returnUrl }),
  };
  const addresses = { notify_url: config.notifyUrl, return_url: request.returnUrl };
  const query = new URLSearchParams(signedFields(config, now, method, content, addresses));
  return `${config.cashier ?? config.gateway}?${query.toString()}`;
}

function signedFields(config: AlipayConfig, now: Date, method: string, content: object, more: Fields = {}): Fields {
  const fields: Fields = {
    app_id: config.appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: beijingTime(now),
    version: '1.0',
    ...more,
    biz_content: JSON.stringify(content),
  };
  return { ...fields, sign: signRequest(fields, config.privateKey) };
}

/** An answer counts only when Alipay signed it; `error_response` never is. */
async function callSigned(config: AlipayConfig, now: Date, method: string, content: object): Promise<Reply> {
  const { biz_content = '', ...fields } = signedFields(config, now, method, content);
  const response = await fetch(`${config.gateway}?${new URLSearchParams(fields).toString()}`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PAY_TIMEOUT_MS),
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams({ biz_content }).toString(),
  });
  const text = await response.text();
  if (!response.ok) throw new PayFailure('alipay', `HTTP_${response.status}`, 'no answer');
  const { sign } = JSON.parse(text) as { sign?: string };
  const part = findSignedPart(text, `${method.replaceAll('.', '_')}_response`);
  if (!part || !isSigned(part, sign, config.publicKey)) throw new PayFailure('alipay', 'REPLY_SIGNATURE', method);
  return JSON.parse(part) as Reply;
}

function expectDone(reply: Reply): void {
  if (reply['code'] === '10000') return;
  throw new PayFailure('alipay', reply['sub_code'] ?? reply['code'] ?? 'REPLY', reply['sub_msg'] ?? '');
}

/** A word we do not know changes nothing. A trade closed after it was paid is a refund, which our refunds tell of. */
function readTrade(fields: Reply): TradeReport {
  switch (fields['trade_status'] ?? '') {
    case 'WAIT_BUYER_PAY':
      return { state: 'USERPAYING' };
    case 'TRADE_CLOSED':
      return { state: 'CLOSED' };
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const totalFen = toFen(fields['total_amount'] ?? '');
      if (totalFen === undefined) throw new NoticeRefused('a payment without an amount');
      const paidAt = readBeijingTime(fields['gmt_payment'] ?? fields['send_pay_date']);
      return {
        state: 'SUCCESS',
        totalFen,
        currency: 'CNY',
        ...(fields['trade_no'] && { transactionId: fields['trade_no'] }),
        ...(paidAt && { paidAt }),
      };
    }
    default:
      return { state: 'NOTPAY' };
  }
}

function openNotice(config: AlipayConfig, body: Buffer): Notice {
  const pairs = [...new URLSearchParams(body.toString('utf8'))];
  const fields: Fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length !== pairs.length) throw new NoticeRefused('a field comes twice');
  if (!isGenuineNotice(fields, config.publicKey)) throw new NoticeRefused('the signature is wrong');
  const { app_id, seller_id, notify_id: id, out_trade_no: number } = fields;
  if (app_id !== config.appId || seller_id !== config.sellerId) throw new NoticeRefused('for another seller');
  if (!id || !number) throw new NoticeRefused('it names no payment');
  const { out_biz_no: refundNumber, refund_fee, gmt_refund } = fields;
  if (refundNumber && refund_fee && gmt_refund) {
    return { id, kind: 'refund', number, refundNumber, report: { state: 'done' } };
  }
  return { id, kind: 'trade', number, report: readTrade(fields) };
}

function readBeijingTime(text: string | undefined): Date | undefined {
  const date = new Date(`${text?.slice(0, 19).replace(' ', 'T')}+08:00`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
