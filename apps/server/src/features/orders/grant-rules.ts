import { AppError, type Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { addPoints, takeBackRest } from '../points/rules.ts';
import type { OrderParts, Payments } from './order-parts.ts';
import {
  findGrant,
  insertGrant,
  listLiveGrants,
  listPlayTopUps,
  revokeGrant,
  type Grant,
  type Order,
} from './queries.ts';

type Parts = Pick<OrderParts, 'creations'>;

/** The best package of each creation that has one. A live site does not count what was bought with play money. */
export async function packagesOf(db: Db, creationIds: string[], sandboxCounts: boolean): Promise<Map<string, Package>> {
  const found = new Map<string, Package>();
  for (const { creationId, package: bought } of await listLiveGrants(db, creationIds, sandboxCounts)) {
    if (creationId && bought && found.get(creationId) !== 'vector') found.set(creationId, bought);
  }
  return found;
}

/** The same question, for those who do not know which money counts here. */
export const packagesBy =
  ({ sandbox }: Pick<Payments, 'sandbox'>) =>
  (tx: Db, creationIds: readonly string[]): Promise<Map<string, Package>> =>
    packagesOf(tx, [...creationIds], sandbox);

/** The grant that allows a package's files: the very one, or the vector package, which includes HD. */
export async function findRight(db: Db, creationId: string, wanted: Package, sandboxCounts: boolean) {
  const owned = await listLiveGrants(db, [creationId], sandboxCounts);
  const find = (bought: Package) => owned.find((grant) => grant.package === bought);
  return find('vector') ?? (wanted === 'hd' ? find('hd') : undefined);
}

/** Whether paying now would bring something: the goods still exist, and are not the buyer's already. */
export async function isGrantable(tx: Db, parts: Parts, order: Order): Promise<boolean> {
  if (order.purchaseType === 'points') return true;
  const { creationId } = order;
  if (!creationId || !(await exists(tx, parts, order.userId, creationId))) return false;
  const owned = await listLiveGrants(tx, [creationId], order.sandbox);
  if (owned.some(({ package: bought }) => bought === 'vector' || bought === order.purchaseType)) return false;
  // An upgrade was priced on a purchase; refunded meanwhile, the difference alone buys nothing.
  return !order.upgradeOf || owned.some(({ orderId }) => orderId === order.upgradeOf);
}

async function exists(tx: Db, { creations }: Parts, userId: string, creationId: string): Promise<boolean> {
  try {
    await creations.getOwn(tx, userId, creationId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.error === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Hands over what was bought. The grant's key is the order, so a second one cannot be written. */
export async function giveGoods(tx: Db, parts: Parts, order: Order, now: Date): Promise<void> {
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
  await (isHd ? parts.creations.freeze(tx, creationId) : parts.creations.unfreeze(tx, creationId));
  const { doc, revision } = await parts.creations.getOwn(tx, userId, creationId);
  await insertGrant(tx, { ...grant, creationId, package: purchaseType, ...(isHd && { doc, revision }) });
}

/** After a refund. A creation bought in HD and upgraded falls back to what is still paid for. */
export async function takeGoodsBack(tx: Db, parts: Parts, order: Order, now: Date): Promise<void> {
  const grant = await findGrant(tx, order.id);
  if (!grant) return;
  await revokeGrant(tx, order.id, now);
  if (!grant.creationId) return;
  const left = await listLiveGrants(tx, [grant.creationId], true);
  await (holds(left, 'hd') && !holds(left, 'vector')
    ? parts.creations.freeze(tx, grant.creationId)
    : parts.creations.unfreeze(tx, grant.creationId));
}

const holds = (owned: Grant[], wanted: Package): boolean => owned.some(({ package: bought }) => bought === wanted);

/** Where money is real, points bought with play money end: what is left of them is taken back. Their packages do not count. */
export async function endPlayPoints(db: Db, now: Date): Promise<void> {
  for (const { orderId, userId, outTradeNo: subject } of await listPlayTopUps(db)) {
    await db.transaction(async (tx) => {
      await takeBackRest(tx, { userId, subject, now });
      await revokeGrant(tx, orderId, now);
    });
  }
}
