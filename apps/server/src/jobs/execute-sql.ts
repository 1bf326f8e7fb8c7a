import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from '../db/open-db.ts';

/** Where pg-boss keeps its tables. */
export const JOB_SCHEMA = 'pgboss';

/** What pg-boss asks of a database. */
type ExecuteSql = { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

export const throughPool = (pool: pg.Pool): ExecuteSql => ({
  executeSql: (text, values) => pool.query(text, values),
});

/** Runs pg-boss's numbered-placeholder SQL inside a Drizzle transaction, so a job commits or rolls back with its cause. */
export const throughTransaction = (tx: Db): ExecuteSql => ({
  executeSql: (text, values = []) => tx.execute(withParameters(text, values)),
});

function withParameters(text: string, values: unknown[]): SQL {
  const [head = '', ...rest] = text.split(/\$(\d+)/);
  const chunks = [sql.raw(head)];
  for (let i = 0; i < rest.length; i += 2) {
    chunks.push(sql`${sql.param(values[Number(rest[i]) - 1])}`, sql.raw(rest[i + 1] ?? ''));
  }
  return sql.join(chunks);
}
