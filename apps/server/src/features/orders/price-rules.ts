import type { Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { listLiveGrants, type Grant } from '../entitlements/rights.ts';
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
  const paidFen = hd ? ((await findOrderById(db, hd.orderId))?.amountFen ?? 0) : 0;
  return (await listCommodityRows(db)).map((commodity) => {
    const isOwned = find(owned, 'vector') !== undefined || find(owned, commodity.purchaseType) !== undefined;
    const isUpgrade = commodity.purchaseType === 'vector' && hd !== undefined && !isOwned;
    return {
      commodity,
      payFen: isUpgrade ? Math.max(LEAST_FEN, commodity.priceFen - paidFen) : commodity.priceFen,
      owned: isOwned,
      upgradeOf: isUpgrade ? hd.orderId : null,
    };
  });
}

const find = (owned: Grant[], wanted: Package): Grant | undefined =>
  owned.find(({ package: bought }) => bought === wanted);
