import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { demands, designers } from '../../db/tables/designers.ts';

export type Demand = typeof demands.$inferSelect;
type NewDemand = Pick<Demand, 'name' | 'phone' | 'demand' | 'designerId'>;
export type DesignerRow = typeof designers.$inferSelect;

export async function insertDemand(db: Db, demand: NewDemand): Promise<string> {
  const [made] = await db.insert(demands).values(demand).returning({ id: demands.id });
  if (!made) throw new Error('The demand was not kept');
  return made.id;
}

/** Newest first; those already handled are left out. */
export const listOpenDemands = (db: Db, limit: number): Promise<Demand[]> =>
  db.select().from(demands).where(isNull(demands.handledAt)).orderBy(desc(demands.createdAt)).limit(limit);

/** False when there is no such open demand. */
export async function handleDemand(db: Db, id: string, handledAt: Date): Promise<boolean> {
  const handled = await db
    .update(demands)
    .set({ handledAt, state: 'done' })
    .where(and(eq(demands.id, id), isNull(demands.handledAt)))
    .returning({ id: demands.id });
  return handled.length > 0;
}

/** A handful: filters are applied in memory. */
export const listShownDesigners = (db: Db): Promise<DesignerRow[]> =>
  db.select().from(designers).where(isNull(designers.hiddenAt)).orderBy(designers.place, designers.id);

export const listAllDesigners = (db: Db): Promise<DesignerRow[]> =>
  db.select().from(designers).orderBy(designers.place, designers.id);

/** Whom the operator has hidden stays hidden. */
export async function writeDesigner(db: Db, row: Omit<DesignerRow, 'hiddenAt'>): Promise<void> {
  await db.insert(designers).values(row).onConflictDoUpdate({ target: designers.id, set: row });
}

export async function deleteOtherDesigners(db: Db, kept: readonly string[]): Promise<number> {
  const { rowCount } = await db
    .delete(designers)
    .where(kept.length > 0 ? notInArray(designers.id, [...kept]) : sql`true`);
  return rowCount ?? 0;
}

/** False when there is no such designer. */
export async function setDesignerHidden(db: Db, id: string, hiddenAt: Date | null): Promise<boolean> {
  const { rowCount } = await db.update(designers).set({ hiddenAt }).where(eq(designers.id, id));
  return (rowCount ?? 0) > 0;
}
