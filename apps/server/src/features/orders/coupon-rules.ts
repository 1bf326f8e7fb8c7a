import { AppError, COUPON_CODE, foldCouponCode } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { toYuan } from '../../providers/yuan.ts';
import { beijingDay } from '../../beijing-time.ts';
import { countCouponUses, findCoupon, type Coupon } from './coupon-queries.ts';

/** Who wants to use a coupon, for something of what price: a package of a creation, or points. */
type CouponUse = { userId: string; creationId: string | null; sandbox: boolean; fen: number };

export async function getCoupon(db: Db, typed: string, hold: 'hold' | 'look'): Promise<Coupon> {
  const code = foldCouponCode(typed);
  const coupon = COUPON_CODE.test(code) ? await findCoupon(db, code, hold) : undefined;
  if (!coupon) throw new AppError('COUPON_UNKNOWN');
  return coupon;
}

/**
 * Throws why the coupon cannot be used now. A use is an order that is open or paid: one that was closed, by its buyer or by
 * time, has given it back. Whoever is about to order holds the coupon's row, so the last use cannot be taken twice.
 */
export async function checkCoupon(db: Db, coupon: Coupon, { fen, ...use }: CouponUse, now: Date) {
  const { code, startsAt, endsAt, usesMax, leastFen } = coupon;
  if (coupon.stopped) throw new AppError('COUPON_STOPPED');
  if (startsAt && startsAt > now) throw new AppError('COUPON_NOT_YET', { day: beijingDay(startsAt) });
  if (endsAt && endsAt <= now) throw new AppError('COUPON_EXPIRED');
  if (fen < leastFen) throw new AppError('COUPON_MINIMUM', { least: toYuan(leastFen) });
  const { all, own } = await countCouponUses(db, code, use);
  if (coupon.oncePerPerson && own > 0) throw new AppError('COUPON_USED');
  if (usesMax !== null && all >= usesMax) throw new AppError('COUPON_USED_UP');
}
