import { createHash, createVerify } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { SANDBOX_MERCHANT } from './pay-keys.ts';
import { dayOf, wechatBill } from './played-bills.ts';
import { findRefund, findTrade, saveRefund, saveTrade, type PlayedRefund, type PlayedTrade } from './pay-trades.ts';
import { addItem } from './sandbox-items.ts';
import { signedHeaders, viewOf, WECHAT_PAY_SCHEME, type WechatPayKeys } from './wechat-pay-notices.ts';

const { appId, merchantId, serial } = SANDBOX_MERCHANT;

/** How long a refund takes here. */
export const REFUND_MS = 1500;

type WechatPayVendor = {
  /** Where the buyer's phone goes. */
  payerUrl: (number: string) => string;
  onRefund: (refund: PlayedRefund, trade: PlayedTrade) => void;
};

type Failure = [status: number, code: string];

/** Plays WeChat Pay APIv3: checks and signs by WeChat's rules, with no code of our client. */
export async function serveWechatPayVendor(
  app: FastifyInstance,
  mount: string,
  db: Db,
  keys: WechatPayKeys,
  vendor: WechatPayVendor,
): Promise<void> {
  const answer = (reply: FastifyReply, status: number, body?: object) => {
    const text = body ? JSON.stringify(body) : '';
    reply.code(status).headers(signedHeaders(keys, text));
    return text ? reply.type('application/json; charset=utf-8').send(text) : reply.send();
  };
  const refuse = (reply: FastifyReply, [status, code]: Failure) => answer(reply, status, { code, message: code });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.addHook('preHandler', async (request, reply) => {
      const fault = await findFault(request, mount, db, keys);
      if (fault) return answer(reply, 401, { code: 'SIGN_ERROR', message: fault });
    });

    for (const form of ['native', 'h5'] as const) {
      scope.post(`${mount}/v3/pay/transactions/${form}`, async (request, reply) => {
        const asked = bodyOf(request);
        const fault = startFault(asked, form) ?? (await repeatFault(db, asked));
        if (fault) return refuse(reply, fault);
        const trade = await offer(db, asked, form);
        const url = vendor.payerUrl(trade.number);
        return answer(reply, 200, form === 'h5' ? { h5_url: `${url}?from=h5` } : { code_url: url });
      });
    }

    const trades = `${mount}/v3/pay/transactions/out-trade-no/:number`;
    type Named = { Params: { number: string } };
    scope.get<Named>(trades, async (request, reply) => {
      const trade = await findTrade(db, request.params.number);
      return trade ? answer(reply, 200, viewOf(trade)) : refuse(reply, [404, 'ORDER_NOT_EXIST']);
    });
    scope.post<Named>(`${trades}/close`, async (request, reply) => {
      const trade = await findTrade(db, request.params.number);
      if (!trade) return refuse(reply, [404, 'ORDER_NOT_EXIST']);
      if (trade.state === 'paid') return refuse(reply, [400, 'INVALID_REQUEST']);
      await saveTrade(db, { ...trade, state: 'closed' });
      return answer(reply, 204);
    });

    const billOf = async (day: string) => wechatBill(await dayOf(db, 'wechat', day));
    scope.get<{ Querystring: { bill_date?: string } }>(`${mount}/v3/bill/tradebill`, async (request, reply) => {
      const day = request.query.bill_date ?? '';
      const bill = await billOf(day);
      if (!bill) return refuse(reply, [400, 'NO_STATEMENT_EXIST']);
      const download_url = `${request.protocol}://${request.host}${mount}/v3/billdownload/file?token=${day}`;
      const hash_value = createHash('sha1').update(bill).digest('hex');
      return answer(reply, 200, { hash_type: 'SHA1', hash_value, download_url });
    });
    scope.get<{ Querystring: { token?: string } }>(`${mount}/v3/billdownload/file`, async (request, reply) => {
      const bill = await billOf(request.query.token ?? '');
      return bill ? reply.type('text/plain').send(bill) : refuse(reply, [404, 'RESOURCE_NOT_EXISTS']);
    });

    scope.post(`${mount}/v3/refund/domestic/refunds`, async (request, reply) => {
      const asked = bodyOf(request);
      const known = await findRefund(db, String(asked['out_refund_no']));
      if (known) return answer(reply, 200, refundView(known));
      const trade = await findTrade(db, String(asked['out_trade_no']));
      const { refund, total } = (asked['amount'] ?? {}) as { refund?: number; total?: number };
      if (trade?.state !== 'paid') return refuse(reply, [404, 'RESOURCE_NOT_EXISTS']);
      if (total !== trade.paidFen || !refund || refund < 1 || trade.refundedFen + refund > trade.paidFen) {
        // The same refund may have been asked for twice at once: the number decides, not the moment.
        const meanwhile = await findRefund(db, String(asked['out_refund_no']));
        return meanwhile ? answer(reply, 200, refundView(meanwhile)) : refuse(reply, [400, 'INVALID_REQUEST']);
      }
      const made: PlayedRefund = {
        number: trade.number,
        refundNumber: String(asked['out_refund_no']),
        amountFen: refund,
        state: 'PROCESSING',
        notifyUrl: textOf(asked['notify_url']) || trade.notifyUrl,
        askedAt: new Date().toISOString(),
      };
      const refunded = { ...trade, refundedFen: trade.refundedFen + refund };
      await saveRefund(db, made);
      await saveTrade(db, refunded);
      vendor.onRefund(made, refunded);
      return answer(reply, 200, refundView(made));
    });
    scope.get<Named>(`${mount}/v3/refund/domestic/refunds/:number`, async (request, reply) => {
      const refund = await findRefund(db, request.params.number);
      if (!refund) return refuse(reply, [404, 'RESOURCE_NOT_EXISTS']);
      const isArrived = Date.now() - Date.parse(refund.askedAt) > REFUND_MS;
      const now: PlayedRefund = isArrived ? { ...refund, state: 'SUCCESS' } : refund;
      if (isArrived) await saveRefund(db, now);
      return answer(reply, 200, refundView(now));
    });
  });
}

const bodyOf = (request: FastifyRequest): Record<string, unknown> => {
  try {
    return JSON.parse(String(request.body)) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function findFault(
  request: FastifyRequest,
  mount: string,
  db: Db,
  keys: WechatPayKeys,
): Promise<string | undefined> {
  const { authorization = '', accept = '' } = request.headers;
  if (!authorization.startsWith(`${WECHAT_PAY_SCHEME} `)) return 'Authorization scheme';
  if (!request.headers['user-agent'] || !/json/.test(accept)) return 'Accept and User-Agent are required';
  const given = new Map(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce_str', 'signature'].map((name) =>
    given.get(name),
  );
  if (given.get('mchid') !== merchantId || given.get('serial_no') !== serial) return 'mchid or serial_no';
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return 'timestamp';
  const path = (request.raw.url ?? '').slice(mount.length);
  const body = typeof request.body === 'string' ? request.body : '';
  const verifier = createVerify('sha256').update(`${request.method}\n${path}\n`).update(`${timestamp}\n${nonce}\n`);
  if (!verifier.update(`${body}\n`).verify(keys.merchant.publicKey, signature, 'base64')) return 'signature';
  return (await addItem(db, 'wechat-pay-nonce', nonce, {})) ? undefined : 'nonce was used before';
}

function startFault(asked: Record<string, unknown>, form: 'native' | 'h5'): Failure | undefined {
  const { total, currency = 'CNY' } = (asked['amount'] ?? {}) as { total?: unknown; currency?: unknown };
  if (asked['appid'] !== appId || asked['mchid'] !== merchantId) return [400, 'APPID_MCHID_NOT_MATCH'];
  const isNamed = /^[0-9A-Za-z_\-|*]{6,32}$/.test(String(asked['out_trade_no']));
  const isPriced = Number.isInteger(total) && Number(total) > 0 && currency === 'CNY';
  const description = textOf(asked['description']);
  const isDescribed = description.length > 0 && description.length <= 127 && Boolean(asked['notify_url']);
  const scene = (asked['scene_info'] ?? {}) as { payer_client_ip?: string; h5_info?: { type?: string } };
  const hasScene = form === 'native' || (scene.payer_client_ip && scene.h5_info?.type);
  return isNamed && isPriced && isDescribed && hasScene ? undefined : [400, 'PARAM_ERROR'];
}

/** The same request again is welcome; another one under the same number is not. */
async function repeatFault(db: Db, asked: Record<string, unknown>): Promise<Failure | undefined> {
  const known = await findTrade(db, String(asked['out_trade_no']));
  if (!known) return undefined;
  if (known.state === 'closed') return [400, 'ORDER_CLOSED'];
  if (known.state === 'paid') return [403, 'OUT_TRADE_NO_USED'];
  const { total } = asked['amount'] as { total: number };
  return known.amountFen === total ? undefined : [400, 'INVALID_REQUEST'];
}

async function offer(db: Db, asked: Record<string, unknown>, form: string): Promise<PlayedTrade> {
  const number = String(asked['out_trade_no']);
  const known = await findTrade(db, number);
  if (known) return known;
  const trade: PlayedTrade = {
    provider: 'wechat',
    number,
    subject: String(asked['description']),
    amountFen: (asked['amount'] as { total: number }).total,
    form,
    notifyUrl: String(asked['notify_url']),
    returnUrl: '',
    state: 'offered',
    transactionId: '',
    paidFen: 0,
    paidAt: '',
    refundedFen: 0,
  };
  await saveTrade(db, trade);
  return trade;
}

const refundView = ({ number, refundNumber, amountFen, state }: PlayedRefund) => ({
  refund_id: `503${refundNumber}`,
  out_refund_no: refundNumber,
  out_trade_no: number,
  status: state,
  amount: { refund: amountFen, currency: 'CNY' },
});
