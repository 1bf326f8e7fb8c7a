import type { Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { getOwnCreation, hasCreation, setFrozen } from '../creations/rules.ts';
import {
  findGrant,
  insertGrant,
  listLiveGrants,
  listPlayPackages,
  listPlayTopUps,
  revokeGrant,
  type Grant,
} from '../entitlements/rights.ts';
import { addPoints, takeBackRest } from '../points/rules.ts';
import { removeFiles } from './job-refs.ts';
import type { OrderDeps } from './order-deps.ts';
import type { Order } from './queries.ts';

type Deps = Pick<OrderDeps, 'enqueue'>;

/** Whether paying now would bring something: the goods still exist, and are not the buyer's already. */
export async function isGrantable(tx: Db, order: Order): Promise<boolean> {
  if (order.purchaseType === 'points') return true;
  const { creationId } = order;
  if (!creationId || !(await hasCreation(tx, order.userId, creationId))) return false;
  const owned = await listLiveGrants(tx, [creationId], order.sandbox);
  if (owned.some(({ package: bought }) => bought === 'vector' || bought === order.purchaseType)) return false;
  // An upgrade was priced on a purchase; refunded meanwhile, the difference alone buys nothing.
  return !order.upgradeOf || owned.some(({ orderId }) => orderId === order.upgradeOf);
}

/** Hands over what was bought. The grant's key is the order, so a second one cannot be written. */
export async function grantPurchase(tx: Db, { enqueue }: Deps, order: Order, now: Date): Promise<void> {
  const { id: orderId, userId, creationId, points, purchaseType, sandbox } = order;
  const grant = { orderId, userId, sandbox, grantedAt: now };
  if (purchaseType === 'points') {
    await insertGrant(tx, { ...grant, points });
    await addPoints(tx, { userId, points: points ?? 0, reason: 'top-up', subject: order.outTradeNo, now });
    return;
  }
  if (!creationId) throw new Error(`The order ${order.outTradeNo} names no creation`);
  const isHd = purchaseType === 'hd';
  // Holds the creation's row from here on: it cannot be deleted between being read and being bought.
  await setFrozen(tx, enqueue, creationId, isHd);
  const { doc, revision, name } = await getOwnCreation(tx, userId, creationId);
  const bought = isHd ? { doc, revision } : { doc, revision, brandName: name };
  await insertGrant(tx, { ...grant, creationId, package: purchaseType, ...bought });
}

/** After a refund. A creation bought in HD and upgraded falls back to what is still paid for. */
export async function revokePurchase(tx: Db, deps: Deps, order: Order, now: Date): Promise<void> {
  const grant = await findGrant(tx, order.id);
  if (!grant) return;
  await revokeGrant(tx, order.id, now);
  if (grant.creationId) await fallBack(tx, deps, grant.creationId);
}

/** A right has ended: the creation is what its other purchases make it, and files handed out under the old one go. */
async function fallBack(tx: Db, { enqueue }: Deps, creationId: string): Promise<void> {
  const left = await listLiveGrants(tx, [creationId], true);
  await setFrozen(tx, enqueue, creationId, holds(left, 'hd') && !holds(left, 'vector'));
  await enqueue(tx, removeFiles, { creationId });
}

const holds = (owned: Grant[], wanted: Package): boolean => owned.some(({ package: bought }) => bought === wanted);

/**
 * Where money is real, what was bought with play money ends: points left over are taken back, and a package is revoked,
 * which draws the creation's preview again, with its watermark.
 */
export async function voidSandboxPurchases(db: Db, deps: Deps, now: Date): Promise<void> {
  for (const { orderId, creationId } of await listPlayPackages(db)) {
    await db.transaction(async (tx) => {
      await revokeGrant(tx, orderId, now);
      await fallBack(tx, deps, creationId);
    });
  }
  for (const { orderId, userId, outTradeNo: subject } of await listPlayTopUps(db)) {
    await db.transaction(async (tx) => {
      await takeBackRest(tx, { userId, subject, now });
      await revokeGrant(tx, orderId, now);
    });
  }
}
