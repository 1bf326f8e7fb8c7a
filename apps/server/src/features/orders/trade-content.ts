import { isDeepStrictEqual } from 'node:util';
import { AppError, type Package } from '@markwright/contracts';
import {
  couponCodeSchema,
  couponValueSchema,
  packageKeySchema,
  packageValueSchema,
  type CouponValue,
  type PackageValue,
} from '@markwright/contracts/desk';
import { parseContent, type ContentKind } from '../content/versions.ts';
import { findCoupon, writeCoupon, type Coupon } from './coupon-queries.ts';
import { CONTENTS, contentsOf } from './goods.ts';
import { listCommodityRows, writeCommodity } from './queries.ts';

/** A package's price and words. Orders keep the price they were made with. */
export const packageContent: ContentKind<PackageValue> = {
  parse(key, value) {
    parseContent(packageKeySchema, key, 'key');
    return parseContent(packageValueSchema, value);
  },
  async read(db, key) {
    const row = (await listCommodityRows(db)).find(({ purchaseType }) => purchaseType === key);
    return row && { priceFen: row.priceFen, ...contentsOf(row) };
  },
  async apply(tx, key, { priceFen, ...contents }, now) {
    const name = key as Package;
    // What is as shipped stays so: the next release may say it better.
    const isShipped = isDeepStrictEqual(contents, CONTENTS[name]);
    await writeCommodity(tx, name, { priceFen, contents: isShipped ? null : contents, updatedAt: now });
    const prices = new Map((await listCommodityRows(tx)).map((row) => [row.purchaseType, row.priceFen]));
    if ((prices.get('vector') ?? 0) <= (prices.get('hd') ?? 0)) throw new AppError('VECTOR_CHEAPER');
  },
};

/** A coupon's terms. Its code is its name for ever: orders refer to it, so it is stopped and never deleted. */
export const couponContent: ContentKind<CouponValue> = {
  parse(key, value) {
    parseContent(couponCodeSchema, key, 'key');
    return parseContent(couponValueSchema, value);
  },
  async read(db, key) {
    const coupon = await findCoupon(db, key, 'look');
    return coupon && presentCoupon(coupon);
  },
  apply: (tx, code, { startsAt, endsAt, ...terms }) =>
    writeCoupon(tx, {
      ...terms,
      code,
      startsAt: startsAt ? new Date(startsAt) : null,
      endsAt: endsAt ? new Date(endsAt) : null,
    }),
};

export const presentCoupon = (coupon: Coupon): CouponValue => ({
  amountFen: coupon.amountFen,
  percent: coupon.percent,
  usesMax: coupon.usesMax,
  oncePerPerson: coupon.oncePerPerson,
  leastFen: coupon.leastFen,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
  stopped: coupon.stopped,
});
