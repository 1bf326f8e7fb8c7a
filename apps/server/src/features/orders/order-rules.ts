import { sql } from 'drizzle-orm';
import { AppError, inSecond, ORDER_MINUTES, POINTS_PER_YUAN, type Args, type Endpoints } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { getOwnCreation } from '../creations/rules.ts';
import { AGREEMENT } from './agreement.ts';
import { closeHere } from './close-rules.ts';
import { findOpenTopUpsWith, type Coupon } from './coupon-queries.ts';
import { checkCoupon, getCoupon } from './coupon-rules.ts';
import { closeAtProvider, closeWhenExpired } from './job-refs.ts';
import type { OrderDeps } from './order-deps.ts';
import { newNumber } from './order-number.ts';
import { offersFor, priceWith } from './price-rules.ts';
import { findOpenOrders, findOrderByKey, insertKeyedOrder, insertOrder, listAttempts, type Order } from './queries.ts';

const MINUTE_MS = 60_000;
/** An order about to expire is not handed out again. */
const REUSE_MARGIN_MS = 5 * MINUTE_MS;
const ORDERS_PER_HOUR = 60;

type Asked = Args<Endpoints['createOrder']>['body'];

/** One open order per creation: asking again gives the same one, choosing another package closes it. */
export async function startOrder(db: Db, deps: OrderDeps, userId: string, asked: Asked, now = new Date()) {
  if (asked.agreementVersion !== AGREEMENT.version) throw new AppError('AGREEMENT_CHANGED');
  await beforeOrder(db, deps, userId);
  return db.transaction(async (tx) => {
    // Two tabs ordering the same creation take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asked.creationId}, 0))`);
    const { id: creationId } = await getOwnCreation(tx, userId, asked.creationId);
    const offers = await offersFor(tx, deps.sandbox, creationId);
    const offer = offers.find(({ commodity }) => commodity.id === asked.commodityId);
    if (!offer) throw new AppError('NOT_FOUND');
    if (offer.owned) throw new AppError('ALREADY_BOUGHT');
    const { commodity, payFen, upgradeOf } = offer;
    const coupon = asked.couponCode ? await getCoupon(tx, asked.couponCode, 'hold') : undefined;
    const order = {
      ...newOrder(deps, userId, payFen, coupon, now),
      purchaseType: commodity.purchaseType,
      creationId,
      upgradeOf,
      agreementVersion: asked.agreementVersion,
    };
    for (const open of await findOpenOrders(tx, userId, creationId)) {
      if (isSame(open, order, now)) return { outTradeNo: open.outTradeNo };
      await supersede(tx, deps, open, now);
    }
    if (coupon) await checkCoupon(tx, coupon, { userId, creationId, sandbox: deps.sandbox, fen: payFen }, now);
    const { id, outTradeNo, expiresAt } = await insertOrder(tx, order);
    await closeWhenExpired(tx, deps, id, expiresAt);
    return { outTradeNo };
  });
}

export type TopUp = { userId: string; yuan: number; clientKey: string | null; couponCode?: string | undefined };

/** The same key gives the same order again, however often it is sent. */
export async function startTopUp(
  db: Db,
  deps: OrderDeps,
  { userId, yuan, clientKey, couponCode }: TopUp,
  now = new Date(),
): Promise<Order> {
  await beforeOrder(db, deps, userId);
  const points = yuan * POINTS_PER_YUAN;
  return db.transaction(async (tx) => {
    const fen = yuan * 100;
    const coupon = couponCode ? await getCoupon(tx, couponCode, 'hold') : undefined;
    // Asked while the coupon is held: the same press sent twice waits here, and then finds its order.
    const known = clientKey ? await findOrderByKey(tx, userId, clientKey) : undefined;
    if (coupon && !known) {
      await checkCoupon(tx, coupon, { userId, creationId: null, sandbox: deps.sandbox, fen }, now);
      for (const open of await findOpenTopUpsWith(tx, userId, coupon.code)) await supersede(tx, deps, open, now);
    }
    const values = { ...newOrder(deps, userId, fen, coupon, now), purchaseType: 'points' as const, points, clientKey };
    const order = await insertKeyedOrder(tx, values);
    if (order) {
      await closeWhenExpired(tx, deps, order.id, order.expiresAt);
      return order;
    }
    const earlier = clientKey ? await findOrderByKey(tx, userId, clientKey) : undefined;
    if (earlier?.points !== points || earlier.couponCode !== (coupon?.code ?? null)) throw new AppError('REPEATED_KEY');
    return earlier;
  });
}

async function beforeOrder(db: Db, { providers }: OrderDeps, userId: string): Promise<void> {
  if (Object.keys(providers).length === 0) throw new AppError('PAY_OFF');
  await countHit(db, { key: `orders:user-hour:${userId}`, max: ORDERS_PER_HOUR, windowSeconds: 3600 });
}

function newOrder({ sandbox, second }: OrderDeps, userId: string, fen: number, coupon: Coupon | undefined, now: Date) {
  const { amountFen, discountFen } = priceWith(fen, coupon);
  const money = inSecond(amountFen, second);
  return {
    outTradeNo: newNumber(),
    userId,
    amountFen,
    discountFen,
    couponCode: coupon?.code ?? null,
    sandbox,
    secondCurrency: money?.currency ?? null,
    secondMinor: money?.minor ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ORDER_MINUTES * MINUTE_MS),
  };
}

const isSame = (open: Order, wanted: Partial<Order>, now: Date): boolean =>
  open.purchaseType === wanted.purchaseType &&
  open.amountFen === wanted.amountFen &&
  open.couponCode === wanted.couponCode &&
  open.secondCurrency === wanted.secondCurrency &&
  open.secondMinor === wanted.secondMinor &&
  open.upgradeOf === wanted.upgradeOf &&
  open.sandbox === wanted.sandbox &&
  open.agreementVersion === wanted.agreementVersion &&
  open.expiresAt.getTime() - now.getTime() > REUSE_MARGIN_MS;

async function supersede(tx: Db, deps: OrderDeps, order: Order, now: Date): Promise<void> {
  for (const { id } of await listAttempts(tx, order.id)) await deps.enqueue(tx, closeAtProvider, { attemptId: id });
  await closeHere(tx, order, now);
}
