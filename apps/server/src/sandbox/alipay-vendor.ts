import { createSign, createVerify, randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { SANDBOX_MERCHANT, type PayKeys } from './pay-keys.ts';
import { findRefund, findTrade, saveRefund, saveTrade, type PlayedRefund, type PlayedTrade } from './pay-trades.ts';
import { alipayBill, dayOf } from './played-bills.ts';
import { beijingTime } from '../beijing-time.ts';

const { alipayAppId, sellerId } = SANDBOX_MERCHANT;
const BILL_ADDRESS = 'alipay.data.dataservice.bill.downloadurl.query';
const MAX_SKEW_MS = 15 * 60_000;

/** The provider's half of the keys. */
type AlipayKeys = Pick<PayKeys, 'alipay'> & { merchant: Pick<PayKeys['merchant'], 'publicKey'> };
type AlipayVendor = {
  payerPath: (number: string) => string;
  onRefund: (refund: PlayedRefund, trade: PlayedTrade) => void;
};
type Form = Record<string, string>;

/** Plays Alipay's gateway: checks and signs by its rules, with no code of our client. */
export async function serveAlipayVendor(
  app: FastifyInstance,
  path: string,
  db: Db,
  keys: AlipayKeys,
  vendor: AlipayVendor,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.get<{ Querystring: { day?: string } }>(`${path}/bill`, async ({ query: { day = '' } }, reply) =>
      reply.type('application/zip').send(alipayBill(await dayOf(db, 'alipay', day), day)),
    );
    scope.route({
      method: ['GET', 'POST'],
      url: path,
      handler: async (request, reply) => {
        const query = new URLSearchParams((request.raw.url ?? '').split('?')[1] ?? '');
        const body = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
        const form: Form = Object.fromEntries([...query, ...body]);
        const { method = '' } = form;
        const fault = findFault(form, keys);
        if (/^alipay\.trade\.(page|wap)\.pay$/.test(method)) {
          if (fault) return reply.code(400).type('text/plain').send(fault);
          const trade = await openCashier(db, form);
          return reply.redirect(vendor.payerPath(trade.number));
        }
        const base = `${request.protocol}://${request.host}${path}`;
        const ask = async () =>
          method === BILL_ADDRESS ? billAddress(base, form) : answerCall(db, method, contentOf(form), vendor);
        const answer = fault ? invalid(fault) : await ask();
        const text = JSON.stringify(answer);
        const signature = createSign('sha256').update(text).sign(keys.alipay.privateKey, 'base64');
        reply.type('text/html;charset=utf-8');
        return reply.send(`{"${method.replace(/\./g, '_')}_response":${text},"sign":"${signature}"}`);
      },
    });
  });
}

function findFault(form: Form, keys: AlipayKeys): string | undefined {
  if (form['app_id'] !== alipayAppId) return 'isv.invalid-app-id';
  if (form['sign_type'] !== 'RSA2') return 'isv.invalid-signature-type';
  const sentAt = Date.parse(`${form['timestamp']?.replace(' ', 'T')}+08:00`);
  if (!(Math.abs(Date.now() - sentAt) < MAX_SKEW_MS)) return 'isv.invalid-timestamp';
  const { sign = '', ...signed } = form;
  return createVerify('sha256').update(listed(signed)).verify(keys.merchant.publicKey, sign, 'base64')
    ? undefined
    : 'isv.invalid-signature';
}

function listed(form: Form): string {
  const lines = [];
  for (const name of Object.keys(form).sort()) if (form[name]) lines.push(`${name}=${form[name]}`);
  return lines.join('&');
}

const contentOf = (form: Form): Form => JSON.parse(form['biz_content'] ?? '{}') as Form;
const invalid = (sub_code: string) => ({ code: '40002', msg: 'Invalid Arguments', sub_code, sub_msg: sub_code });
const failed = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code, sub_msg: sub_code });
const done = (more: object) => ({ code: '10000', msg: 'Success', ...more });

const billAddress = (base: string, form: Form): object =>
  done({ bill_download_url: `${base}/bill?day=${contentOf(form)['bill_date'] ?? ''}` });

/** The trade exists from the moment the buyer stands in front of it. */
async function openCashier(db: Db, form: Form): Promise<PlayedTrade> {
  const content = contentOf(form);
  const number = content['out_trade_no'] ?? '';
  const known = await findTrade(db, number);
  if (known) return known;
  const trade: PlayedTrade = {
    provider: 'alipay',
    number,
    subject: content['subject'] ?? '',
    amountFen: fenOf(content['total_amount']),
    form: form['method'] === 'alipay.trade.wap.pay' ? 'wap' : 'page',
    notifyUrl: form['notify_url'] ?? '',
    returnUrl: form['return_url'] ?? '',
    state: 'opened',
    transactionId: `${beijing().slice(0, 10).replaceAll('-', '')}22001${randomInt(1e9, 1e10)}`,
    paidFen: 0,
    paidAt: '',
    refundedFen: 0,
  };
  await saveTrade(db, trade);
  return trade;
}

async function answerCall(db: Db, method: string, content: Form, vendor: AlipayVendor): Promise<object> {
  const trade = await findTrade(db, content['out_trade_no'] ?? '');
  if (!trade || trade.provider !== 'alipay') return failed('ACQ.TRADE_NOT_EXIST');
  const named = { trade_no: trade.transactionId, out_trade_no: trade.number };
  switch (method) {
    case 'alipay.trade.query':
      return done({
        ...named,
        trade_status: statusOf(trade),
        total_amount: yuanOf(trade.state === 'paid' ? trade.paidFen : trade.amountFen),
        ...(trade.paidAt && { send_pay_date: beijing(trade.paidAt) }),
      });
    case 'alipay.trade.close':
      if (trade.state === 'paid') return failed('ACQ.TRADE_STATUS_ERROR');
      await saveTrade(db, { ...trade, state: 'closed' });
      return done(named);
    case 'alipay.trade.refund':
      return refund(db, trade, content, vendor);
    case 'alipay.trade.fastpay.refund.query': {
      const found = await findRefund(db, content['out_request_no'] ?? '');
      return done({
        ...named,
        ...(found && { refund_status: 'REFUND_SUCCESS', refund_amount: yuanOf(found.amountFen) }),
      });
    }
    default:
      return invalid('isv.invalid-method');
  }
}

async function refund(db: Db, trade: PlayedTrade, content: Form, vendor: AlipayVendor): Promise<object> {
  const refundNumber = content['out_request_no'] ?? '';
  const amountFen = fenOf(content['refund_amount']);
  const known = await findRefund(db, refundNumber);
  const answer = (fund_change: 'Y' | 'N', refundedFen: number) =>
    done({ trade_no: trade.transactionId, out_trade_no: trade.number, fund_change, refund_fee: yuanOf(refundedFen) });
  if (known) return answer('N', trade.refundedFen);
  if (trade.state !== 'paid') return failed('ACQ.TRADE_STATUS_ERROR');
  if (trade.refundedFen + amountFen > trade.paidFen) {
    // Asked for twice at once: the number decides, not the moment.
    if (await findRefund(db, refundNumber)) return answer('N', trade.refundedFen);
    return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  }
  const refunded = { ...trade, refundedFen: trade.refundedFen + amountFen };
  const { notifyUrl, number } = trade;
  const askedAt = new Date().toISOString();
  const made: PlayedRefund = { number, refundNumber, amountFen, state: 'SUCCESS', notifyUrl, askedAt };
  await saveRefund(db, made);
  await saveTrade(db, refunded);
  vendor.onRefund(made, refunded);
  return answer('Y', refunded.refundedFen);
}

/** Fully refunded is closed, as the gateway says it. */
function statusOf({ state, refundedFen, paidFen }: PlayedTrade): string {
  if (state === 'paid') return refundedFen >= paidFen ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  return state === 'closed' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY';
}

export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);
const fenOf = (yuan = ''): number => Math.round(Number(yuan) * 100);
const beijing = (iso?: string): string => beijingTime(iso ? new Date(iso) : new Date());

/** What the gateway would post about a payment, or about a refund of it. */
export function alipayNotice(keys: AlipayKeys, trade: PlayedTrade, refunded?: PlayedRefund): URLSearchParams {
  const fields: Form = {
    notify_time: beijing(),
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    app_id: alipayAppId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.transactionId,
    out_trade_no: trade.number,
    seller_id: sellerId,
    trade_status: statusOf(trade),
    total_amount: yuanOf(trade.paidFen),
    subject: trade.subject,
    gmt_payment: beijing(trade.paidAt || undefined),
    ...(refunded && {
      out_biz_no: refunded.refundNumber,
      refund_fee: yuanOf(trade.refundedFen),
      gmt_refund: `${beijing()}.000`,
    }),
  };
  return signed(fields, keys);
}

/** Where the buyer's browser returns to; good for looks only. */
export function returnAddress(keys: AlipayKeys, trade: PlayedTrade): string {
  const fields: Form = {
    charset: 'utf-8',
    out_trade_no: trade.number,
    method: 'alipay.trade.page.pay.return',
    total_amount: yuanOf(trade.paidFen),
    trade_no: trade.transactionId,
    app_id: alipayAppId,
    seller_id: sellerId,
    timestamp: beijing(),
  };
  const joint = trade.returnUrl.includes('?') ? '&' : '?';
  return `${trade.returnUrl}${joint}${signed(fields, keys).toString()}`;
}

function signed(fields: Form, keys: AlipayKeys): URLSearchParams {
  const sign = createSign('sha256').update(listed(fields)).sign(keys.alipay.privateKey, 'base64');
  return new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' });
}
