import { AppError, type Language, type PayType } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { PayForm } from '../../providers/pay-provider.ts';
import { askProvider } from './ask-provider.ts';
import { closeOrder } from './close-rules.ts';
import { checkAttemptLater } from './job-refs.ts';
import { newNumber } from './order-number.ts';
import type { OrderDeps } from './order-deps.ts';
import { presentPayment, subjectOf } from './present.ts';
import {
  claimQuery,
  findOwnOrder,
  insertAttempt,
  listAttempts,
  lockOrder,
  updateAttempt,
  updateOrder,
  type Attempt,
  type Order,
} from './queries.ts';
import { isOpen } from './trade-moves.ts';

/**
 * A dialog polls every two seconds; the provider is asked a little less often, and seldom about a code that has been on the
 * screen for long. It tells of a payment by itself: asking is for the notice that is lost.
 */
const QUERY_PAUSE_MS = { atFirst: 3000, later: 10_000 };
const AT_FIRST_MS = 60_000;

const queryPause = ({ createdAt }: Attempt, now: Date): number =>
  now.getTime() - createdAt.getTime() < AT_FIRST_MS ? QUERY_PAUSE_MS.atFirst : QUERY_PAUSE_MS.later;

export type Start = { outTradeNo: string; payType: PayType; form: PayForm; clientIp: string; language: Language };

/** Makes an attempt, or takes up the open one, and gets the address to scan or open for it. */
export async function startPayment(db: Db, deps: OrderDeps, userId: string, start: Start, now = new Date()) {
  const provider = deps.providers[start.payType];
  if (!provider) throw new AppError('PAY_OFF');
  const found = await getOwnOrder(db, userId, start.outTradeNo);
  const { order, attempt } = await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, found.id);
    if (locked.paidAttemptId) throw new AppError('ORDER_PAID');
    const isOver = locked.closedAt !== null || locked.expiresAt <= now || locked.sandbox !== provider.sandbox;
    if (isOver) throw new AppError('ORDER_CLOSED');
    return { order: locked, attempt: await openAttempt(tx, deps, locked, start) };
  });
  const address = await addressOf(db, deps, order, attempt, start);
  const { outTradeNo, amountFen, second, expiresAt, sandbox } = presentPayment(order);
  const isCode = start.form === 'native';
  const shown = { codeUrl: isCode ? address : null, payUrl: isCode ? null : address };
  return { outTradeNo, amountFen, second, expiresAt, sandbox, ...shown };
}

async function openAttempt(tx: Db, deps: OrderDeps, order: Order, { payType, form }: Start): Promise<Attempt> {
  await updateOrder(tx, order.id, { payType, ...(!isOpen(order.tradeState) && { tradeState: 'NOTPAY' }) });
  const tried = await listAttempts(tx, order.id);
  const open = tried.find((one) => one.payType === payType && one.form === form && isOpen(one.state));
  if (open) return open;
  const { id: orderId, sandbox } = order;
  const attempt = await insertAttempt(tx, {
    number: newNumber(),
    orderId,
    payType,
    form,
    sandbox,
    ...chargeOf(order, payType),
  });
  await checkAttemptLater(tx, deps, attempt.id);
  return attempt;
}

/** A card is charged in the second currency where the order has one; the wallets know yuan only. */
const chargeOf = ({ amountFen, secondCurrency, secondMinor }: Order, payType: PayType) =>
  payType === 'card' && secondCurrency && secondMinor
    ? { amountFen: secondMinor, currency: secondCurrency }
    : { amountFen, currency: 'CNY' as const };

async function addressOf(db: Db, deps: OrderDeps, order: Order, attempt: Attempt, start: Start): Promise<string> {
  // A QR code lives longer than its order; other addresses are signed for the moment and made anew.
  if (attempt.address && attempt.form === 'native') return attempt.address;
  const provider = deps.providers[attempt.payType];
  try {
    const started = await provider?.start({
      number: attempt.number,
      amountFen: attempt.amountFen,
      currency: attempt.currency,
      form: attempt.form,
      // A checkout asked for again must be asked for in the same words.
      subject: subjectOf(order, attempt.payType === 'card' ? 'en' : start.language),
      expiresAt: order.expiresAt,
      returnUrl: deps.publicUrl + returnPath(order),
      clientIp: start.clientIp,
    });
    if (!started) throw new AppError('PAY_OFF');
    await updateAttempt(db, attempt.id, started);
    return started.address;
  } catch (error) {
    deps.log.error({ err: error, attempt: attempt.number }, 'payment could not be started');
    throw new AppError('PAY_UNAVAILABLE');
  }
}

/** Back from the wallet: a logo's order shows how it ended and hands out the files, points stand among the orders. */
const returnPath = ({ outTradeNo, creationId }: Order): string =>
  creationId
    ? `/createOrder?creationId=${creationId}&outTradeNo=${outTradeNo}`
    : `/perInfo?tab=orders&outTradeNo=${outTradeNo}`;

/** Where an order stands, as its owner asks: from the database, after asking the provider where that is due. */
export async function readPayment(db: Db, deps: OrderDeps, userId: string, outTradeNo: string, now = new Date()) {
  const order = await getOwnOrder(db, userId, outTradeNo);
  if (order.paidAttemptId || order.closedAt) return presentPayment(order);
  // Most polls come between two questions to the provider: they only read.
  const due = (await listAttempts(db, order.id)).filter(
    (attempt) =>
      isOpen(attempt.state) &&
      (!attempt.queriedAt || now.getTime() - attempt.queriedAt.getTime() > queryPause(attempt, now)),
  );
  if (due.length === 0) return presentPayment(order);
  const ask = async (attempt: Attempt) => {
    if (!(await claimQuery(db, attempt.id, now, queryPause(attempt, now)))) return;
    await askProvider(db, deps, attempt, now).catch((error: unknown) =>
      deps.log.warn({ err: error, attempt: attempt.number }, 'the provider did not say how a payment stands'),
    );
  };
  // Side by side: a browser waits five seconds, and two silent providers would take eight.
  await Promise.all(due.map(ask));
  return presentPayment(await getOwnOrder(db, userId, outTradeNo));
}

export async function cancelOrder(db: Db, deps: OrderDeps, userId: string, outTradeNo: string, now = new Date()) {
  const { id } = await getOwnOrder(db, userId, outTradeNo);
  try {
    await closeOrder(db, deps, id, now);
  } catch (error) {
    deps.log.error({ err: error, outTradeNo }, 'an order could not be closed at the provider');
    throw new AppError('PAY_UNAVAILABLE');
  }
  return presentPayment(await getOwnOrder(db, userId, outTradeNo));
}

export async function getOwnOrder(db: Db, userId: string, outTradeNo: string): Promise<Order> {
  const order = await findOwnOrder(db, userId, outTradeNo);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}
