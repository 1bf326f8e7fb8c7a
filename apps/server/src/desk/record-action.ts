import type { Db } from '../db/open-db.ts';
import { operatorActions } from '../db/tables/operator-actions.ts';
import { operatorLabel, type Operator } from './operators.ts';

type DeskChange = {
  operator: Pick<Operator, 'name' | 'phone'>;
  /** The endpoint's name. */
  action: string;
  /** The network it was called from. */
  origin: string;
  /** Which order, account or page it was done to. */
  subject?: string | null;
  before?: unknown;
  after?: unknown;
};

/** One row of the log that nobody can change; written with what it tells of. */
export async function recordAction(tx: Db, { operator, subject = null, before, after, ...rest }: DeskChange) {
  const row = { ...rest, operator: operatorLabel(operator), subject, before: before ?? null, after: after ?? null };
  await tx.insert(operatorActions).values({ ...row, words: [], state: 'done' });
}
