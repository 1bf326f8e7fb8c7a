import { AppError, inSecond, type Args, type Endpoints } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { getOwnCreation } from '../creations/rules.ts';
import { checkCoupon, getCoupon } from './coupon-rules.ts';
import type { OrderDeps } from './order-deps.ts';
import { offersFor, priceWith } from './price-rules.ts';

type Asked = Args<Endpoints['quoteCoupon']>['body'];

/** What somebody would pay with a coupon, or why they cannot; the order decides again. */
export async function quote(db: Db, deps: OrderDeps, userId: string, asked: Asked, now = new Date()) {
  const coupon = await getCoupon(db, asked.code, 'look');
  const fen = 'yuan' in asked ? asked.yuan * 100 : await priceOf(db, deps, userId, asked);
  const creationId = 'yuan' in asked ? null : asked.creationId;
  await checkCoupon(db, coupon, { userId, creationId, sandbox: deps.sandbox, fen }, now);
  const { amountFen: payFen, discountFen } = priceWith(fen, coupon);
  return { code: coupon.code, discountFen, payFen, secondPay: inSecond(payFen, deps.second) };
}

type Package = Extract<Asked, { creationId: string }>;

async function priceOf(db: Db, { sandbox }: OrderDeps, userId: string, { creationId, commodityId }: Package) {
  const { id } = await getOwnCreation(db, userId, creationId);
  const offer = (await offersFor(db, sandbox, id)).find(({ commodity }) => commodity.id === commodityId);
  if (!offer) throw new AppError('NOT_FOUND');
  if (offer.owned) throw new AppError('ALREADY_BOUGHT');
  return offer.payFen;
}
