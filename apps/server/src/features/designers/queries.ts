import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/open-db.ts';
import { demands } from './tables.ts';

export type Demand = typeof demands.$inferSelect;
export type NewDemand = Pick<Demand, 'name' | 'phone' | 'demand' | 'designerId'>;

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
    .set({ handledAt })
    .where(and(eq(demands.id, id), isNull(demands.handledAt)))
    .returning({ id: demands.id });
  return handled.length > 0;
}
