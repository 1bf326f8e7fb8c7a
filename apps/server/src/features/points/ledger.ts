import { AppError, FREE_POINTS_A_DAY, type PointReason } from '@markwright/contracts';
import { endOfDay } from '../../beijing-time.ts';

export type Kind = 'free' | 'kept';
export type PointsByKind = { free: number; kept: number };
/** One change of an account, before it has a place in the ledger. */
export type Entry = { kind: Kind; reason: PointReason; subject: string; points: number; createdAt: Date };

/**
 * What follows from an account reaching a day: what was free lapses at the end of the old day, and the new day brings
 * its own. A day that is not later than the one already seen changes nothing, so a clock set back gives nothing twice.
 */
export function dayEntries(account: PointsByKind & { day: string }, today: string, now: Date): Entry[] {
  if (today <= account.day) return [];
  const daily: Entry = { kind: 'free', reason: 'daily', subject: today, points: FREE_POINTS_A_DAY, createdAt: now };
  if (account.free === 0) return [daily];
  const { day, free } = account;
  return [{ kind: 'free', reason: 'lapse', subject: day, points: -free, createdAt: endOfDay(day) }, daily];
}

/** Free points go first: they would be gone tomorrow. */
export function pointsToSpend({ free, kept }: PointsByKind, points: number): PointsByKind {
  if (points > free + kept) throw new AppError('NOT_ENOUGH_POINTS');
  const fromFree = Math.min(free, points);
  return { free: fromFree, kept: points - fromFree };
}

/** The same change to both kinds, without a row for a kind it does not touch. */
export const entriesFor = (points: PointsByKind, sign: 1 | -1, entry: Omit<Entry, 'kind' | 'points'>): Entry[] =>
  (['free', 'kept'] as const)
    .filter((kind) => points[kind] > 0)
    .map((kind) => ({ ...entry, kind, points: sign * points[kind] }));
