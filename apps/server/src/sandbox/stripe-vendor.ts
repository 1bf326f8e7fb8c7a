import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { beijingTime } from '../beijing-time.ts';
import type { PayKeys } from './pay-keys.ts';
import {
  findRefund,
  findTrade,
  listRefunds,
  saveRefund,
  saveTrade,
  type PlayedRefund,
  type PlayedTrade,
} from './pay-trades.ts';
import { dayOf } from './played-bills.ts';
import type { SealedNotice } from './wechat-pay-notices.ts';

/** The provider's half of the keys. */
type StripeKeys = Pick<PayKeys, 'stripe'>;
type StripeVendor = {
  notifyUrl: () => string;
  payerUrl: (number: string) => string;
  onRefund: (refund: PlayedRefund, trade: PlayedTrade) => void;
};

const SESSION = 'cs_test_';
const HALF_HOUR_S = 30 * 60;
const DAY_S = 24 * 60 * 60;

/** Plays Stripe's API: checks and answers by its rules, with no code of our client. */
export async function serveStripeVendor(
  app: FastifyInstance,
  path: string,
  db: Db,
  keys: StripeKeys,
  vendor: StripeVendor,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async ({ headers: { authorization } }, reply) =>
      authorization === `Bearer ${keys.stripe.secretKey}` ? undefined : refuse(reply, 401, 'invalid_api_key'),
    );
    const formOf = (body: unknown) => new URLSearchParams(typeof body === 'string' ? body : '');
    const sessionOf = (id: string) => findTrade(db, id.startsWith(SESSION) ? id.slice(SESSION.length) : '');

    scope.post(`${path}/v1/checkout/sessions`, async ({ body, headers }, reply) => {
      const form = formOf(body);
      const number = form.get('client_reference_id') ?? '';
      const item = (name: string) => form.get(`line_items[0][price_data][${name}]`) ?? '';
      const amountFen = Number(item('unit_amount'));
      const expiresIn = Number(form.get('expires_at')) - Date.now() / 1000;
      if (form.get('mode') !== 'payment' || !number || !(amountFen > 0) || !/^[a-z]{3}$/.test(item('currency')))
        return refuse(reply, 400, 'parameter_missing');
      if (expiresIn < HALF_HOUR_S || expiresIn > DAY_S) return refuse(reply, 400, 'parameter_invalid_integer');
      if (!headers['idempotency-key']) return refuse(reply, 400, 'idempotency_key_missing');
      const known = await findTrade(db, number);
      if (known && (known.amountFen !== amountFen || known.currency !== item('currency')))
        return refuse(reply, 400, 'idempotency_error');
      const trade: PlayedTrade = known ?? {
        provider: 'card',
        number,
        subject: item('product_data][name'),
        amountFen,
        currency: item('currency'),
        form: 'page',
        notifyUrl: vendor.notifyUrl(),
        returnUrl: form.get('success_url') ?? '',
        state: 'opened',
        transactionId: `pi_${randomBytes(12).toString('hex')}`,
        paidFen: 0,
        paidAt: '',
        refundedFen: 0,
      };
      if (!known) await saveTrade(db, trade);
      return { ...sessionView(trade), url: vendor.payerUrl(number) };
    });

    scope.get<{ Params: { id: string } }>(`${path}/v1/checkout/sessions/:id`, async ({ params }, reply) => {
      const trade = await sessionOf(params.id);
      return trade ? sessionView(trade) : refuse(reply, 404, 'resource_missing');
    });

    scope.post<{ Params: { id: string } }>(`${path}/v1/checkout/sessions/:id/expire`, async ({ params }, reply) => {
      const trade = await sessionOf(params.id);
      if (!trade) return refuse(reply, 404, 'resource_missing');
      if (trade.state === 'paid' || trade.state === 'closed') return refuse(reply, 400, 'resource_not_open');
      const closed: PlayedTrade = { ...trade, state: 'closed' };
      await saveTrade(db, closed);
      return sessionView(closed);
    });

    scope.post(`${path}/v1/refunds`, async ({ body, headers }, reply) => {
      const form = formOf(body);
      const refundNumber = form.get('metadata[refund_number]') ?? '';
      if (headers['idempotency-key'] !== refundNumber) return refuse(reply, 400, 'idempotency_error');
      const known = await findRefund(db, refundNumber);
      if (known) return refundView(known);
      const trade = await findTrade(db, form.get('metadata[number]') ?? '');
      const amountFen = Number(form.get('amount'));
      if (trade?.state !== 'paid' || trade.transactionId !== form.get('payment_intent'))
        return refuse(reply, 404, 'resource_missing');
      if (trade.refundedFen + amountFen > trade.paidFen) {
        // The same refund may have been asked for twice at once: the number decides, not the moment.
        const meanwhile = await findRefund(db, refundNumber);
        return meanwhile ? refundView(meanwhile) : refuse(reply, 400, 'charge_already_refunded');
      }
      const { number, notifyUrl } = trade;
      const askedAt = new Date().toISOString();
      const made: PlayedRefund = { number, refundNumber, amountFen, state: 'PROCESSING', notifyUrl, askedAt };
      const refunded = { ...trade, refundedFen: trade.refundedFen + amountFen };
      await saveRefund(db, made);
      await saveTrade(db, refunded);
      vendor.onRefund(made, refunded);
      return refundView(made);
    });

    scope.get<{ Querystring: Record<string, string> }>(`${path}/v1/balance_transactions`, async ({ query }) => ({
      object: 'list',
      data: await movementsOf(db, Number(query['created[gte]'])),
      has_more: false,
    }));

    /** The played Stripe keeps one refund of a payment, under the number it was asked for with. */
    scope.get<{ Querystring: { payment_intent?: string } }>(`${path}/v1/refunds`, async ({ query }) => ({
      object: 'list',
      data: await refundsOf(db, query.payment_intent ?? ''),
    }));
  });
}

async function refundsOf(db: Db, paymentIntent: string): Promise<object[]> {
  const found: object[] = [];
  for (const refund of await listRefunds(db, 100))
    if ((await findTrade(db, refund.number))?.transactionId === paymentIntent) found.push(refundView(refund));
  return found;
}

type Moved = { id: string; amount: number; currency: string; payment_intent: string; metadata: object };

/** The day's money with what moved it, as `expand[]=data.source` gives it. */
async function movementsOf(db: Db, begins: number): Promise<object[]> {
  const { paid, returned } = await dayOf(db, 'card', beijingTime(new Date(begins * 1000)).slice(0, 10));
  const secondsOf = (iso: string) => Math.floor(Date.parse(iso) / 1000);
  const movement = (type: string, created: number, source: Moved) => ({
    id: `txn_${source.id}`,
    object: 'balance_transaction',
    type,
    created,
    amount: type === 'refund' ? -source.amount : source.amount,
    source,
  });
  return [
    ...paid.map(({ number, transactionId, paidFen: amount, paidAt, currency = 'cny' }) =>
      movement('charge', secondsOf(paidAt), {
        id: `ch_${number}`,
        amount,
        currency,
        payment_intent: transactionId,
        metadata: { number },
      }),
    ),
    ...returned.map(({ refund, trade: { transactionId, currency = 'cny' } }) =>
      movement('refund', secondsOf(refund.askedAt), {
        ...refundView(refund),
        currency,
        payment_intent: transactionId,
      }),
    ),
  ];
}

const refuse = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: { type: 'invalid_request_error', code } });

const sessionView = (trade: PlayedTrade) => ({
  id: SESSION + trade.number,
  object: 'checkout.session',
  status: trade.state === 'paid' ? 'complete' : trade.state === 'closed' ? 'expired' : 'open',
  payment_status: trade.state === 'paid' ? 'paid' : 'unpaid',
  client_reference_id: trade.number,
  amount_total: trade.state === 'paid' ? trade.paidFen : trade.amountFen,
  currency: trade.currency ?? 'cny',
  payment_intent: trade.state === 'paid' ? trade.transactionId : null,
});

const refundView = ({ refundNumber, number, amountFen, state }: PlayedRefund) => ({
  id: `re_${refundNumber}`,
  object: 'refund',
  amount: amountFen,
  status: state === 'SUCCESS' ? 'succeeded' : 'pending',
  metadata: { number, refund_number: refundNumber },
});

/** What Stripe would post about a payment, or about a refund of it. */
export function stripeNotice({ stripe }: StripeKeys, trade: PlayedTrade, refund?: PlayedRefund): SealedNotice {
  const now = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    type: refund ? 'refund.updated' : 'checkout.session.completed',
    created: now,
    livemode: false,
    data: { object: refund ? refundView(refund) : sessionView(trade) },
  });
  const signature = createHmac('sha256', stripe.webhookSecret).update(`${now}.${body}`).digest('hex');
  return { headers: { 'content-type': 'application/json', 'Stripe-Signature': `t=${now},v1=${signature}` }, body };
}
