import type { Db } from '../../db/open-db.ts';
import { readPoints } from './rules.ts';
import { beijingDay } from '../../beijing-time.ts';

type DailyVisits = (db: Db, userId: string, now: Date) => Promise<void>;

/**
 * Any signed-in call is a visit, and the first of a day brings its free points. Who has been seen today is remembered
 * here, so that the other calls of the day cost nothing; the ledger itself makes sure that nothing is given twice.
 */
export function grantDailyPoints(): DailyVisits {
  let today = '';
  const seen = new Set<string>();
  return async (db, userId, now) => {
    const day = beijingDay(now);
    if (day !== today) seen.clear();
    today = day;
    if (seen.has(userId)) return;
    await readPoints(db, userId, now);
    seen.add(userId);
  };
}
