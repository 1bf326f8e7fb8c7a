import { DESK } from '@markwright/contracts/desk';
import { asContent } from '../features/content/versions.ts';
import { listCoupons } from '../features/orders/coupon-queries.ts';
import { couponContent, packageContent, presentCoupon } from '../features/orders/trade-content.ts';
import { contentCalls } from './content-calls.ts';
import type { DeskRoom } from './mount-desk.ts';

const TRADE_CONTENT = { package: asContent(packageContent), coupon: asContent(couponContent) };

/** Prices, packages and coupons, for owners. */
export const tradeRoom =
  (sandbox: boolean): DeskRoom =>
  (on) => {
    const calls = contentCalls(TRADE_CONTENT);
    on.read(DESK.listCoupons, async ({ db }) => {
      const rows = await listCoupons(db, sandbox);
      const list = rows.map(({ coupon, ...counted }) => ({
        ...presentCoupon(coupon),
        code: coupon.code,
        createdAt: coupon.createdAt.toISOString(),
        ...counted,
      }));
      return { list };
    });
    on.read(DESK.getTrade, calls.get);
    on.read(DESK.getTradeVersion, calls.getVersion);
    on.change(DESK.saveTrade, calls.save);
    on.change(DESK.restoreTrade, calls.restore);
  };
