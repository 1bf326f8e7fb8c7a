import { AppError, SHARE_POINTS_A_DAY } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { withAccount } from './account.ts';
import { entriesFor, pointsToSpend, type PointsByKind } from './ledger.ts';
import {
  countRowsOfDay,
  findAccount,
  findLastRow,
  findReservationFor,
  findRow,
  insertReservation,
  listKeptRows,
  settleReservation,
} from './queries.ts';
import { beijingDay } from '../../beijing-time.ts';
import { takeBackSubject, unspentOf } from './trace-top-up.ts';

export type Points = PointsByKind & { total: number };

const inTotal = ({ free, kept }: PointsByKind): Points => ({ free, kept, total: free + kept });

/** What a user has now. The first look of a day gives that day's free points, and ends yesterday's. */
export async function readPoints(tx: Db, userId: string, now: Date): Promise<Points> {
  const account = await findAccount(tx, userId);
  if (!account || account.day < beijingDay(now)) {
    return withAccount(tx, userId, now, async (opened) => inTotal(opened));
  }
  const last = await findLastRow(tx, userId);
  return inTotal({ free: last?.freeAfter ?? 0, kept: last?.keptAfter ?? 0 });
}

type Spending = { userId: string; points: number; subject: string; now: Date };

/** Sets points aside for some work. Asked again for the same subject, it answers with the same reservation. */
export function reservePoints(tx: Db, { userId, points, subject, now }: Spending): Promise<string> {
  return withAccount(tx, userId, now, async (account) => {
    const earlier = await findReservationFor(account.tx, userId, subject);
    if (earlier) return earlier.id;
    const deps = pointsToSpend(account, points);
    await account.write(entriesFor(deps, -1, { reason: 'spend', subject, createdAt: now }));
    return insertReservation(account.tx, { userId, subject, ...deps, createdAt: now });
  });
}

/** The work was delivered. False when the reservation was settled before, either way. */
export async function keepReservation(tx: Db, reservationId: string): Promise<boolean> {
  return (await settleReservation(tx, reservationId, 'kept')) !== undefined;
}

/**
 * The work failed: everything goes back, once. A free point that comes back after midnight is one of the new day,
 * or a failure would cost it after all.
 */
export function returnReservation(tx: Db, reservationId: string, now: Date): Promise<boolean> {
  return tx.transaction(async (inner) => {
    const settled = await settleReservation(inner, reservationId, 'returned');
    if (!settled) return false;
    const { userId, subject } = settled;
    await withAccount(inner, userId, now, (account) =>
      account.write(entriesFor(settled, 1, { reason: 'return', subject, createdAt: now })),
    );
    return true;
  });
}

/**
 * Some work is delivered for nothing. The ledger says so in two rows that cancel each other, so that nobody has to own a
 * point for it and none can be spent on anything else. False when it has said so before.
 */
export function recordFreeWork(tx: Db, { userId, points, subject, now }: Spending): Promise<boolean> {
  return withAccount(tx, userId, now, async (account) => {
    if (await findRow(account.tx, userId, 'correction', subject)) return false;
    const deps = { free: points, kept: 0 };
    await account.write([
      ...entriesFor(deps, 1, { reason: 'correction', subject, createdAt: now }),
      ...entriesFor(deps, -1, { reason: 'spend', subject, createdAt: now }),
    ]);
    return true;
  });
}

type Gift = {
  userId: string;
  points: number;
  reason: 'top-up' | 'share' | 'operator';
  subject: string;
  now: Date;
};

/** Adds points that do not lapse. False when this subject has given them already, or today's shares are used up. */
export function addPoints(tx: Db, { userId, points, reason, subject, now }: Gift): Promise<boolean> {
  return withAccount(tx, userId, now, async (account) => {
    if (await findRow(account.tx, userId, reason, subject)) return false;
    if (reason === 'share' && (await countRowsOfDay(account.tx, userId, 'share', account.day)) >= SHARE_POINTS_A_DAY) {
      return false;
    }
    await account.write([{ kind: 'kept', reason, subject, points, createdAt: now }]);
    return true;
  });
}

/** Takes points that do not lapse, as many as there are at most. */
export function takePoints(tx: Db, { userId, points, subject, now }: Omit<Gift, 'reason'>): Promise<void> {
  return withAccount(tx, userId, now, async (account) => {
    if (account.kept < points) throw new AppError('POINTS_TOO_FEW', { kept: account.kept });
    await account.write([{ kind: 'kept', reason: 'operator', subject, points: -points, createdAt: now }]);
  });
}

type TopUp = { userId: string; subject: string; now: Date };

/** Takes a top-up's points back, whole, if none of them was spent; true also while that holds from before. */
export function takeBackTopUp(tx: Db, { userId, subject, now }: TopUp): Promise<boolean> {
  return withAccount(tx, userId, now, async (account) => {
    const round = await lastTakeBack(account.tx, userId, subject);
    if (round.isOpen) return true;
    const topUp = await findRow(account.tx, userId, 'top-up', subject);
    if (!topUp || unspentOf(await listKeptRows(account.tx, userId), subject) < topUp.points) return false;
    const points = -topUp.points;
    await account.write([{ kind: 'kept', reason: 'take-back', subject: round.next, points, createdAt: now }]);
    return true;
  });
}

/** The refund failed: the points taken for it return, once for each time they were taken. */
export function giveBackTopUp(tx: Db, { userId, subject, now }: TopUp): Promise<boolean> {
  return withAccount(tx, userId, now, async (account) => {
    const { isOpen, last } = await lastTakeBack(account.tx, userId, subject);
    const taken = isOpen ? await findRow(account.tx, userId, 'take-back', last) : undefined;
    if (!taken) return false;
    await account.write([{ kind: 'kept', reason: 'return', subject: last, points: -taken.points, createdAt: now }]);
    return true;
  });
}

/** A refund may fail and be tried again: each round is a row of its own, named after the top-up and counted. */
async function lastTakeBack(tx: Db, userId: string, topUp: string) {
  for (let round = 1, last = ''; ; round += 1) {
    const next = takeBackSubject(topUp, round);
    if (!(await findRow(tx, userId, 'take-back', next))) return { isOpen: false, last, next };
    last = next;
    if (!(await findRow(tx, userId, 'return', next))) return { isOpen: true, last, next };
  }
}

/** Takes back what is left of a top-up, and tells how much that was. Nothing is left of it afterwards. */
export function takeBackRest(tx: Db, { userId, subject, now }: TopUp): Promise<number> {
  return withAccount(tx, userId, now, async (account) => {
    const rest = unspentOf(await listKeptRows(account.tx, userId), subject);
    if (rest > 0) {
      const { next } = await lastTakeBack(account.tx, userId, subject);
      await account.write([{ kind: 'kept', reason: 'take-back', subject: next, points: -rest, createdAt: now }]);
    }
    return rest;
  });
}
