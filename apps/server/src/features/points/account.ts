import type { Db } from '../../db/open-db.ts';
import { dayEntries, type Entry, type PointsByKind } from './ledger.ts';
import { findLastRow, insertRows, lockAccount, setDay } from './queries.ts';
import { beijingDay } from '../../beijing-time.ts';

/** A locked account, already brought to today. */
export type Account = Readonly<PointsByKind> & {
  /** The transaction that holds the lock: everything about this account goes through it. */
  tx: Db;
  day: string;
  /** Adds to the ledger; what would make a part negative is refused by the database too. */
  write(entries: Entry[]): Promise<void>;
};

/**
 * Opens one user's ledger for writing. A transaction of its own (a savepoint inside the caller's), so that lock, day
 * and rows belong together even if the caller has none.
 */
export function withAccount<T>(tx: Db, userId: string, now: Date, work: (account: Account) => Promise<T>): Promise<T> {
  return tx.transaction(async (inner) => {
    const { day: seen } = await lockAccount(inner, userId);
    const last = await findLastRow(inner, userId);
    const today = beijingDay(now);
    const state = { place: last?.place ?? 0, free: last?.freeAfter ?? 0, kept: last?.keptAfter ?? 0 };
    const day = today > seen ? today : seen;

    const write = async (entries: Entry[]) => {
      const rows = entries.map((entry) => {
        state.place += 1;
        state[entry.kind] += entry.points;
        return { ...entry, userId, day, place: state.place, freeAfter: state.free, keptAfter: state.kept };
      });
      await insertRows(inner, rows);
    };

    await write(dayEntries({ ...state, day: seen }, today, now));
    if (day !== seen) await setDay(inner, userId, day);
    return work({
      tx: inner,
      day,
      write,
      get free() {
        return state.free;
      },
      get kept() {
        return state.kept;
      },
    });
  });
}
