import { and, desc, gte, ilike, lt, type SQL } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import type { DeskAction, KeyedPage } from '@markwright/contracts/desk';
import { beijingTime, endOfDay } from '../beijing-time.ts';
import type { Db } from '../db/open-db.ts';
import { operatorActions } from '../db/tables/operator-actions.ts';
import { toCsv } from './csv.ts';

type LogFilter = {
  operator?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPORT_MAX = 50_000;

const holds = (words: string): string => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;

const matching = ({ operator, action, subject, from, to }: LogFilter): (SQL | undefined)[] => [
  operator ? ilike(operatorActions.operator, holds(operator)) : undefined,
  action ? ilike(operatorActions.action, holds(action)) : undefined,
  subject ? ilike(operatorActions.subject, holds(subject)) : undefined,
  from ? gte(operatorActions.at, new Date(endOfDay(from).getTime() - DAY_MS)) : undefined,
  to ? lt(operatorActions.at, endOfDay(to)) : undefined,
];

/** Newest first; the number of a row is its key. */
export async function listLog(
  db: Db,
  { after, size, ...filter }: LogFilter & { after?: string | undefined; size: number },
): Promise<KeyedPage<DeskAction>> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new AppError('MALFORMED_REQUEST');
  const rows = await db
    .select()
    .from(operatorActions)
    .where(and(...matching(filter), after ? lt(operatorActions.id, Number(after)) : undefined))
    .orderBy(desc(operatorActions.id))
    .limit(size + 1);
  const page = rows.slice(0, size);
  return {
    list: page.map(({ id, at, operator, action, words, subject, state, origin, before, after: changed }) => ({
      id,
      at: at.toISOString(),
      operator,
      action,
      words,
      subject,
      state,
      origin,
      before,
      after: changed,
    })),
    next: rows.length > size ? String(page.at(-1)?.id) : null,
  };
}

export async function exportLog(db: Db, filter: LogFilter): Promise<{ csv: string; rows: number }> {
  const rows = await db
    .select()
    .from(operatorActions)
    .where(and(...matching(filter)))
    .orderBy(desc(operatorActions.id))
    .limit(EXPORT_MAX);
  const head = ['id', 'at', 'operator', 'action', 'words', 'subject', 'state', 'origin', 'before', 'after'];
  const json = (value: unknown): string => (value === null ? '' : JSON.stringify(value));
  const lines = rows.map((row) => [
    row.id,
    beijingTime(row.at),
    row.operator,
    row.action,
    row.words.join(' '),
    row.subject,
    row.state,
    row.origin,
    json(row.before),
    json(row.after),
  ]);
  return { csv: toCsv(head, lines), rows: rows.length };
}
