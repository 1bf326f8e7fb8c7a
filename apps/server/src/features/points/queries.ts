import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { PointReason } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { pointAccounts, pointReservations, pointRows } from '../../db/tables/points.ts';

export type PointRow = typeof pointRows.$inferSelect;
type Reservation = typeof pointReservations.$inferSelect;

/** Until the transaction ends nobody else writes to this user's ledger. */
export async function lockAccount(tx: Db, userId: string): Promise<{ day: string }> {
  const find = () =>
    tx.select({ day: pointAccounts.day }).from(pointAccounts).where(eq(pointAccounts.userId, userId)).for('update');
  const [known] = await find();
  if (known) return known;
  await tx.insert(pointAccounts).values({ userId }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error('The points account was not made');
  return made;
}

export async function setDay(tx: Db, userId: string, day: string): Promise<void> {
  await tx.update(pointAccounts).set({ day }).where(eq(pointAccounts.userId, userId));
}

const accountOf = preparedOnce((db) =>
  db
    .select({ day: pointAccounts.day })
    .from(pointAccounts)
    .where(eq(pointAccounts.userId, sql.placeholder('userId')))
    .prepare('point_account'),
);

export async function findAccount(db: Db, userId: string): Promise<{ day: string } | undefined> {
  const [account] = await accountOf(db).execute({ userId });
  return account;
}

const lastRowOf = preparedOnce((db) =>
  db
    .select()
    .from(pointRows)
    .where(eq(pointRows.userId, sql.placeholder('userId')))
    .orderBy(desc(pointRows.place))
    .limit(1)
    .prepare('last_point_row'),
);

export async function findLastRow(db: Db, userId: string): Promise<PointRow | undefined> {
  const [row] = await lastRowOf(db).execute({ userId });
  return row;
}

export async function insertRows(tx: Db, rows: (typeof pointRows.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(pointRows).values(rows);
}

export async function findRow(
  db: Db,
  userId: string,
  reason: PointReason,
  subject: string,
): Promise<PointRow | undefined> {
  const [row] = await db
    .select()
    .from(pointRows)
    .where(and(eq(pointRows.userId, userId), eq(pointRows.reason, reason), eq(pointRows.subject, subject)));
  return row;
}

export const listKeptRows = (db: Db, userId: string): Promise<PointRow[]> =>
  db
    .select()
    .from(pointRows)
    .where(and(eq(pointRows.userId, userId), eq(pointRows.kind, 'kept')))
    .orderBy(asc(pointRows.place));

export async function countRowsOfDay(db: Db, userId: string, reason: PointReason, day: string): Promise<number> {
  const [found] = await db
    .select({ rows: count() })
    .from(pointRows)
    .where(and(eq(pointRows.userId, userId), eq(pointRows.reason, reason), eq(pointRows.day, day)));
  return found?.rows ?? 0;
}

export async function findRowsPage(db: Db, userId: string, { page, size }: { page: number; size: number }) {
  const mine = eq(pointRows.userId, userId);
  const rows = await db
    .select()
    .from(pointRows)
    .where(mine)
    .orderBy(desc(pointRows.place))
    .limit(size)
    .offset((page - 1) * size);
  const [all] = await db.select({ total: count() }).from(pointRows).where(mine);
  return { rows, total: all?.total ?? 0 };
}

export async function insertReservation(tx: Db, values: typeof pointReservations.$inferInsert): Promise<string> {
  const [made] = await tx.insert(pointReservations).values(values).returning({ id: pointReservations.id });
  if (!made) throw new Error('The reservation was not returned');
  return made.id;
}

export async function findReservationFor(db: Db, userId: string, subject: string): Promise<Reservation | undefined> {
  const [found] = await db
    .select()
    .from(pointReservations)
    .where(and(eq(pointReservations.userId, userId), eq(pointReservations.subject, subject)));
  return found;
}

/** The reservation, for the one caller that settled it; undefined when it was settled before. */
export async function settleReservation(
  tx: Db,
  id: string,
  state: 'kept' | 'returned',
): Promise<Reservation | undefined> {
  const [settled] = await tx
    .update(pointReservations)
    .set({ state })
    .where(and(eq(pointReservations.id, id), eq(pointReservations.state, 'held')))
    .returning();
  return settled;
}
