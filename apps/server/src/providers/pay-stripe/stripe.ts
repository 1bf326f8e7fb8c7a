import {
  NoticeRefused,
  PAY_TIMEOUT_MS,
  PayFailure,
  type Notice,
  type PaymentRequest,
  type PayProvider,
  type RefundReport,
  type RefundRequest,
  type TradeReport,
} from '../pay-provider.ts';
import { checkSignature } from './signature.ts';

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  baseUrl: string;
};

export const STRIPE_URL = 'https://api.stripe.com';
/** The API as it was written against: an account's own version could change the answers. */
const API_VERSION = '2025-03-31.basil';

const DAY_S = 24 * 60 * 60;
const BILL_ROWS_MAX = 20_000;

/** A checkout lives half an hour at least, counted from when it is made; an order is closed by us before. */
const LONGER_THAN_ORDER_S = 31 * 60;

type Session = {
  id: string;
  url?: string | null;
  status: 'open' | 'complete' | 'expired' | null;
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  client_reference_id: string | null;
  amount_total: number | null;
  currency: string | null;
  payment_intent: string | { id: string } | null;
};
type Refund = { id: string; status: string | null; metadata: Record<string, string> | null };
type Event = { id: string; type: string; created: number; livemode: boolean; data: { object: unknown } };

/** Cards by Stripe Checkout: the buyer's browser is sent to a page of Stripe's, where the card is typed in. */
export function stripe(config: () => StripeConfig, sandbox: boolean, clock = () => new Date()): PayProvider {
  const call = <Reply>(method: 'GET' | 'POST', path: string, form: Form = {}, key?: string) =>
    ask<Reply>(config(), method, path, form, key);
  const find = (reference: string) => call<Session>('GET', `/v1/checkout/sessions/${encodeURIComponent(reference)}`);

  const refund = async (request: RefundRequest): Promise<RefundReport> => {
    const { number, refundNumber, amountFen, transactionId } = request;
    if (!transactionId) throw new PayFailure('card', 'REFUND', 'the payment is not known by its number');
    const form = {
      payment_intent: transactionId,
      amount: String(amountFen),
      reason: 'requested_by_customer',
      'metadata[number]': number,
      'metadata[refund_number]': refundNumber,
    };
    return readRefund(await call<Refund>('POST', '/v1/refunds', form, refundNumber));
  };

  return {
    payType: 'card',
    sandbox,
    async start(request) {
      const session = await call<Session>('POST', '/v1/checkout/sessions', checkoutForm(request), request.number);
      if (!session.url) throw new PayFailure('card', 'REPLY', 'a checkout without an address');
      return { address: session.url, reference: session.id };
    },
    async query(number, reference) {
      if (!reference) return { state: 'NOTPAY' };
      const session = await find(reference);
      if (session.client_reference_id !== number) throw new PayFailure('card', 'REPLY', 'about another payment');
      return readSession(session);
    },
    async close(_, reference) {
      if (!reference) return;
      if ((await find(reference)).status === 'open')
        await call('POST', `/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`);
    },
    refund,
    async queryRefund(request) {
      const form = { payment_intent: request.transactionId ?? '', limit: '100' };
      const { data } = await call<{ data: Refund[] }>('GET', '/v1/refunds', form);
      const known = data.find(({ metadata }) => metadata?.['refund_number'] === request.refundNumber);
      // Not a word about it: it has not been refunded, and asking for it again under its number is safe.
      return known ? readRefund(known) : refund(request);
    },
    openNotice(headers, body) {
      const { webhookSecret, secretKey } = config();
      checkSignature(headers['stripe-signature'], body, webhookSecret, clock());
      return readEvent(JSON.parse(body.toString('utf8')) as Event, !isTestKey(secretKey));
    },
    async fetchBill(day) {
      const begins = Date.parse(`${day}T00:00:00+08:00`) / 1000;
      const data: { id: string }[] = [];
      for (let hasMore = true; hasMore;) {
        const form: Form = {
          'created[gte]': String(begins),
          'created[lt]': String(begins + DAY_S),
          limit: '100',
          'expand[]': 'data.source',
        };
        const last = data.at(-1);
        if (last) form['starting_after'] = last.id;
        const page = await call<{ data: { id: string }[]; has_more: boolean }>('GET', '/v1/balance_transactions', form);
        data.push(...page.data);
        hasMore = page.has_more && page.data.length > 0 && data.length < BILL_ROWS_MAX;
      }
      return Buffer.from(JSON.stringify({ data }));
    },
  };
}

/** Test keys move no money: they go with the sandbox, never with live orders. */
const isTestKey = (key: string): boolean => /^[sr]k_test_/.test(key);

type Form = Record<string, string>;

/** The same for the same attempt, whenever it is asked: Stripe then gives the checkout it made the first time. */
const checkoutForm = ({ number, amountFen, currency, subject, expiresAt, returnUrl }: PaymentRequest): Form => ({
  mode: 'payment',
  client_reference_id: number,
  'metadata[number]': number,
  'payment_intent_data[metadata][number]': number,
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': currency.toLowerCase(),
  'line_items[0][price_data][unit_amount]': String(amountFen),
  'line_items[0][price_data][product_data][name]': subject,
  success_url: returnUrl,
  cancel_url: returnUrl,
  expires_at: String(Math.floor(expiresAt.getTime() / 1000) + LONGER_THAN_ORDER_S),
});

async function ask<Reply>(
  { baseUrl, secretKey }: StripeConfig,
  method: 'GET' | 'POST',
  path: string,
  form: Form,
  key?: string,
): Promise<Reply> {
  const fields = new URLSearchParams(form).toString();
  const query = method === 'GET' && fields ? `?${fields}` : '';
  const response = await fetch(`${baseUrl}${path}${query}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(PAY_TIMEOUT_MS),
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': API_VERSION,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(method === 'POST' && { body: fields }),
  });
  const reply = (await response.json().catch(() => ({}))) as { error?: { code?: string; type?: string } };
  if (response.ok) return reply as Reply;
  const { code, type } = reply.error ?? {};
  throw new PayFailure('card', code ?? type ?? `HTTP_${response.status}`, path);
}

/** A word we do not know changes nothing. */
function readSession(session: Session, paidAt?: Date): TradeReport {
  const { status, payment_status, amount_total, currency, payment_intent } = session;
  if (payment_status === 'paid') {
    if (amount_total === null || !currency) throw new NoticeRefused('a payment without an amount');
    const transactionId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
    return {
      state: 'SUCCESS',
      totalFen: amount_total,
      currency: currency.toUpperCase(),
      ...(transactionId && { transactionId }),
      ...(paidAt && { paidAt }),
    };
  }
  if (status === 'expired') return { state: 'CLOSED' };
  // Sent off, and the bank has not answered yet.
  return { state: status === 'complete' ? 'USERPAYING' : 'NOTPAY' };
}

function readRefund({ status }: Refund): RefundReport {
  if (status === 'succeeded') return { state: 'done' };
  return { state: status === 'failed' || status === 'canceled' ? 'failed' : 'processing' };
}

/** Live money and test money never mix; an event about anything else is taken and changes nothing. */
function readEvent({ id, type, created, livemode, data }: Event, isLive: boolean): Notice {
  if (!id || !type) throw new NoticeRefused('it is no event');
  if (livemode !== isLive) throw new NoticeRefused('of the other mode');
  if (type.startsWith('checkout.session.')) {
    const session = data.object as Session;
    const number = session.client_reference_id ?? '';
    if (type.endsWith('.async_payment_failed')) return { id, number, kind: 'trade', report: { state: 'PAYERROR' } };
    return { id, number, kind: 'trade', report: readSession(session, new Date(created * 1000)) };
  }
  const { metadata, ...refund } = data.object as Refund;
  const refundNumber = metadata?.['refund_number'];
  if (/^(charge\.)?refund\./.test(type) && refundNumber)
    return {
      id,
      number: metadata?.['number'] ?? '',
      kind: 'refund',
      refundNumber,
      report: readRefund({ ...refund, metadata }),
    };
  return { id, number: '', kind: 'other' };
}
