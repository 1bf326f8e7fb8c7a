import { AppError, type Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { addPoints, takeBackRest } from '../points/rules.ts';
import type { OrderParts, Payments } from './order-parts.ts';
import {
  bestPackage,
  findGrant,
  findOrderById,
  insertGrant,
  listLiveGrants,
  listPlayPackages,
  listPlayTopUps,
  revokeGrant,
  type Grant,
  type Order,
} from './queries.ts';

type Parts = Pick<OrderParts, 'creations' | 'later'>;

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

/** The same as a column, for those who read creations anyway. */
export const purchasedBy = ({ sandbox }: Pick<Payments, 'sandbox'>) => bestPackage(sandbox);

/** The brand name a creation was bought under as vector; undefined where it was not. */
export const boughtNameBy =
  ({ sandbox }: Pick<Payments, 'sandbox'>) =>
  async (tx: Db, creationId: string): Promise<string | undefined> => {
    const right = await findRight(tx, creationId, 'vector', sandbox);
    return right?.brandName ?? undefined;
  };

/** The document a creation was bought with as vector; undefined where it was not. */
export const boughtDocBy =
  ({ sandbox }: Pick<Payments, 'sandbox'>) =>
  async (tx: Db, creationId: string): Promise<unknown> =>
    (await findRight(tx, creationId, 'vector', sandbox))?.doc ?? undefined;

/** The grant that allows a package's files: the very one, or the vector package, which includes HD. */
export async function findRight(db: Db, creationId: string, wanted: Package, sandboxCounts: boolean) {
  const owned = await listLiveGrants(db, [creationId], sandboxCounts);
  const find = (bought: Package) => owned.find((grant) => grant.package === bought);
  return find('vector') ?? (wanted === 'hd' ? find('hd') : undefined);
}

/** The agreement that was accepted with an order. */
export const findAgreement = async (db: Db, orderId: string): Promise<string | null> =>
  (await findOrderById(db, orderId))?.agreementVersion ?? null;

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
  const { doc, revision, name } = await parts.creations.getOwn(tx, userId, creationId);
  const bought = isHd ? { doc, revision } : { doc, revision, brandName: name };
  await insertGrant(tx, { ...grant, creationId, package: purchaseType, ...bought });
}

/** After a refund. A creation bought in HD and upgraded falls back to what is still paid for. */
export async function takeGoodsBack(tx: Db, parts: Parts, order: Order, now: Date): Promise<void> {
  const grant = await findGrant(tx, order.id);
  if (!grant) return;
  await revokeGrant(tx, order.id, now);
  if (grant.creationId) await fallBack(tx, parts, grant.creationId);
}

/** A right has ended: the creation is what its other purchases make it, and files handed out under the old one go. */
async function fallBack(tx: Db, parts: Parts, creationId: string): Promise<void> {
  const left = await listLiveGrants(tx, [creationId], true);
  await (holds(left, 'hd') && !holds(left, 'vector')
    ? parts.creations.freeze(tx, creationId)
    : parts.creations.unfreeze(tx, creationId));
  await parts.later.removeFiles(tx, creationId);
}

const holds = (owned: Grant[], wanted: Package): boolean => owned.some(({ package: bought }) => bought === wanted);

/**
 * Where money is real, what was bought with play money ends: points left over are taken back, and a package is revoked,
 * which draws the creation's preview again, with its watermark.
 */
export async function endPlayPurchases(db: Db, parts: Parts, now: Date): Promise<void> {
  for (const { orderId, creationId } of await listPlayPackages(db)) {
    await db.transaction(async (tx) => {
      await revokeGrant(tx, orderId, now);
      await fallBack(tx, parts, creationId);
    });
  }
  for (const { orderId, userId, outTradeNo: subject } of await listPlayTopUps(db)) {
    await db.transaction(async (tx) => {
      await takeBackRest(tx, { userId, subject, now });
      await revokeGrant(tx, orderId, now);
    });
  }
}
