import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Package } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { grants, orders } from '../../db/tables/orders.ts';

/** A right to files or points, given by one paid order. Play money counts only where nothing else is taken. */
export type Grant = typeof grants.$inferSelect;

export async function insertGrant(tx: Db, values: typeof grants.$inferInsert): Promise<void> {
  await tx.insert(grants).values(values);
}

export async function findGrant(db: Db, orderId: string): Promise<Grant | undefined> {
  const [grant] = await db.select().from(grants).where(eq(grants.orderId, orderId));
  return grant;
}

export async function revokeGrant(tx: Db, orderId: string, revokedAt: Date): Promise<void> {
  await tx
    .update(grants)
    .set({ revokedAt })
    .where(and(eq(grants.orderId, orderId), isNull(grants.revokedAt)));
}

const liveGrants = preparedOnce((db) =>
  db
    .select()
    .from(grants)
    .where(
      and(
        sql`${grants.creationId} = any(${sql.placeholder('creationIds')}::uuid[])`,
        isNull(grants.revokedAt),
        sql`(${sql.placeholder('sandboxCounts')}::boolean or not ${grants.sandbox})`,
      ),
    )
    .orderBy(grants.grantedAt)
    .prepare('live_grants'),
);

/** Live grants of some creations; play money counts only where nothing else is taken. */
export const listLiveGrants = (db: Db, creationIds: string[], sandboxCounts: boolean): Promise<Grant[]> =>
  creationIds.length === 0 ? Promise.resolve([]) : liveGrants(db).execute({ creationIds, sandboxCounts });

/** The best live package of a creation, as a column of a statement about creations; null where nothing was bought. */
export const bestPackage = (sandboxCounts: boolean) =>
  // Written out: Drizzle leaves the table's name off columns, and `id` would be looked for among the grants. vector > hd.
  sql<Package | null>`(select max(g.package) from grants g where g.creation_id = creations.id and g.revoked_at is null
    and (${sandboxCounts}::boolean or not g.sandbox))`;

/** Packages bought with play money that still count. */
export async function listPlayPackages(db: Db): Promise<{ orderId: string; creationId: string }[]> {
  const rows = await db
    .select({ orderId: grants.orderId, creationId: grants.creationId })
    .from(grants)
    .where(and(eq(grants.sandbox, true), isNotNull(grants.creationId), isNull(grants.revokedAt)));
  return rows.flatMap(({ orderId, creationId }) => (creationId ? [{ orderId, creationId }] : []));
}

/** Points bought with play money that have not been taken back. */
export const listPlayTopUps = (db: Db) =>
  db
    .select({ orderId: grants.orderId, userId: grants.userId, outTradeNo: orders.outTradeNo })
    .from(grants)
    .innerJoin(orders, eq(orders.id, grants.orderId))
    .where(and(eq(grants.sandbox, true), isNotNull(grants.points), isNull(grants.revokedAt)));

/** The best package of each creation that has one. A live site does not count what was bought with play money. */
export async function packagesOf(db: Db, creationIds: string[], sandboxCounts: boolean): Promise<Map<string, Package>> {
  const found = new Map<string, Package>();
  for (const { creationId, package: bought } of await listLiveGrants(db, creationIds, sandboxCounts)) {
    if (creationId && bought && found.get(creationId) !== 'vector') found.set(creationId, bought);
  }
  return found;
}

/** The grant that allows a package's files: the very one, or the vector package, which includes HD. */
export async function findRight(db: Db, creationId: string, wanted: Package, sandboxCounts: boolean) {
  const owned = await listLiveGrants(db, [creationId], sandboxCounts);
  const find = (bought: Package) => owned.find((grant) => grant.package === bought);
  return find('vector') ?? (wanted === 'hd' ? find('hd') : undefined);
}

/** The agreement that was accepted with an order. */
export async function findAgreement(db: Db, orderId: string): Promise<string | null> {
  const [order] = await db.select({ version: orders.agreementVersion }).from(orders).where(eq(orders.id, orderId));
  return order?.version ?? null;
}
