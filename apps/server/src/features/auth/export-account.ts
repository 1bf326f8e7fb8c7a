import { eq, getTableColumns } from 'drizzle-orm';
import {
  aiResults,
  aiTasks,
  creations,
  demands,
  favourites,
  fileDownloads,
  invoices,
  orders,
  pointRows,
  uploads,
} from '../../db/schema.ts';
import type { Db } from '../../db/open-db.ts';
import type { User } from './queries.ts';

/** A copy of everything that is kept of somebody, for themselves. Sessions and networks are keyed hashes: they tell nothing. */
export async function exportAccount(db: Db, user: User): Promise<Record<string, unknown>> {
  const { id, phone } = user;
  return {
    account: user,
    creations: await db.select().from(creations).where(eq(creations.userId, id)),
    favourites: await db.select().from(favourites).where(eq(favourites.userId, id)),
    aiTasks: await db.select().from(aiTasks).where(eq(aiTasks.userId, id)),
    aiResults: await db.select().from(aiResults).where(eq(aiResults.userId, id)),
    orders: await db.select().from(orders).where(eq(orders.userId, id)),
    invoices: await db
      .select(getTableColumns(invoices))
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(eq(orders.userId, id)),
    points: await db.select().from(pointRows).where(eq(pointRows.userId, id)),
    downloads: await db.select().from(fileDownloads).where(eq(fileDownloads.userId, id)),
    uploads: await db.select().from(uploads).where(eq(uploads.ownerId, id)),
    demands: phone ? await db.select().from(demands).where(eq(demands.phone, phone)) : [],
  };
}
