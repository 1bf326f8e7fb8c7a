import type { PointReason } from '@markwright/contracts';

/** A row of the kept part of a ledger. */
type PointRow = { reason: PointReason; subject: string; points: number };
type Lot = { topUp: string | null; rest: number };

/**
 * How many points of a top-up are unspent. Earned and given points are spent before bought ones, and of those the
 * oldest go first; a failed task's points go back where they came from. A balance alone would not tell: points earned
 * after a top-up was used up would pass for the bought ones, and be turned into money.
 */
export function unspentOf(rows: readonly PointRow[], topUp: string): number {
  const lots: Lot[] = [];
  const spent = new Map<string, { lot: Lot; points: number }[]>();
  for (const { reason, subject, points } of rows) {
    if (reason === 'return') for (const part of spent.get(subject) ?? []) part.lot.rest += part.points;
    else if (points > 0) lots.push({ topUp: reason === 'top-up' ? subject : null, rest: points });
    else spent.set(subject, take(reason === 'take-back' ? ofTopUp(lots, topUpOf(subject)) : inTurn(lots), -points));
  }
  return ofTopUp(lots, topUp).reduce((sum, { rest }) => sum + rest, 0);
}

/** The first time a top-up is taken back is written under its own number, later ones are counted behind it. */
export const takeBackSubject = (topUp: string, round: number): string => (round === 1 ? topUp : `${topUp}:${round}`);
const topUpOf = (takeBack: string): string => takeBack.split(':', 1)[0] ?? '';

const ofTopUp = (lots: Lot[], topUp: string): Lot[] => lots.filter((lot) => lot.topUp === topUp);
const inTurn = (lots: Lot[]): Lot[] => [
  ...lots.filter(({ topUp }) => topUp === null),
  ...lots.filter(({ topUp }) => topUp !== null),
];

function take(lots: Lot[], points: number): { lot: Lot; points: number }[] {
  let left = points;
  return lots.map((lot) => {
    const part = Math.min(lot.rest, left);
    lot.rest -= part;
    left -= part;
    return { lot, points: part };
  });
}
