import type { Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { listLiveGrants, type Grant } from '../entitlements/rights.ts';
import type { Coupon } from './coupon-queries.ts';
import { findOrderById, listCommodityRows, type CommodityRow } from './queries.ts';

export type Offer = {
  commodity: CommodityRow;
  payFen: number;
  owned: boolean;
  /** The purchase that an upgrade builds on. */
  upgradeOf: string | null;
};

/** No provider takes an order of nothing. */
const LEAST_FEN = 1;

/** What each package costs for a creation: nothing that is owned is sold again, and an upgrade costs the difference. */
export async function offersFor(db: Db, sandbox: boolean, creationId?: string): Promise<Offer[]> {
  const owned = creationId ? await listLiveGrants(db, [creationId], sandbox) : [];
  const hd = find(owned, 'hd');
  const before = hd && (await findOrderById(db, hd.orderId));
  // What the first package cost, a coupon not taken off: the step from one to the other is the same for everybody.
  const creditFen = before ? before.amountFen + before.discountFen : 0;
  return (await listCommodityRows(db)).map((commodity) => {
    const isOwned = find(owned, 'vector') !== undefined || find(owned, commodity.purchaseType) !== undefined;
    const isUpgrade = commodity.purchaseType === 'vector' && hd !== undefined && !isOwned;
    return {
      commodity,
      payFen: isUpgrade ? Math.max(LEAST_FEN, commodity.priceFen - creditFen) : commodity.priceFen,
      owned: isOwned,
      upgradeOf: isUpgrade ? hd.orderId : null,
    };
  });
}

type Priced = { amountFen: number; discountFen: number };

/** What is paid with a coupon: a share is taken off the price and the rest rounded down to whole fen. */
export function priceWith(fen: number, coupon?: Pick<Coupon, 'amountFen' | 'percent'>): Priced {
  const off = coupon?.amountFen ?? fen - Math.floor((fen * (100 - (coupon?.percent ?? 0))) / 100);
  const discountFen = Math.max(0, Math.min(off, fen - LEAST_FEN));
  return { amountFen: fen - discountFen, discountFen };
}

const find = (owned: Grant[], wanted: Package): Grant | undefined =>
  owned.find(({ package: bought }) => bought === wanted);
