import { createHash } from 'node:crypto';
import type pg from 'pg';
import { JOB_SCHEMA } from '../jobs/execute-sql.ts';

/** A table's rows as JSON lines of the database's own making, so that both databases write and read the same text. */
export type TableCopy = { name: string; rows: number; sum: string };

const PAGE_ROWS = 500;
/** Jobs that are not done yet belong to what was promised; done ones are history. */
const UNFINISHED_JOBS = "state in ('created', 'retry', 'active')";
export const JOB_TABLE = `${JOB_SCHEMA}.job`;

/** One moment of the whole database; times are written in one zone, whatever the server's. */
export async function inOneSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query("set local time zone 'UTC'");
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Every table of the product, those that others point at first, then the unfinished jobs. */
export async function listTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
           array(select distinct format('%I.%I', tn.nspname, t.relname) from pg_constraint k
                 join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
                 where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const ordered: string[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => ordered.includes(name)));
    if (next < 0) throw new Error(`Tables point at each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1).map(({ name }) => name));
  }
  const { rows: jobs } = await client.query<{ there: boolean }>(
    `select to_regclass('${JOB_TABLE}') is not null as there`,
  );
  return jobs[0]?.there ? [...ordered, JOB_TABLE] : ordered;
}

/** Reads a table page by page and says what was read. */
export async function readTable(
  client: pg.ClientBase,
  name: string,
  onPage: (lines: string[]) => Promise<void> = async () => {},
): Promise<TableCopy> {
  const where = name === JOB_TABLE ? `where ${UNFINISHED_JOBS}` : '';
  await client.query(`declare rows_of_table cursor for select row_to_json(t)::text as line from ${name} t ${where}`);
  const sum = lineSum();
  let rows = 0;
  for (;;) {
    const page = await client.query<{ line: string }>(`fetch ${PAGE_ROWS} from rows_of_table`);
    if (page.rows.length === 0) break;
    const lines = page.rows.map(({ line }) => line);
    for (const line of lines) sum.add(line);
    rows += lines.length;
    await onPage(lines);
  }
  await client.query('close rows_of_table');
  return { name, rows, sum: sum.value() };
}

/** Fills an empty table with lines that `readTable` gave. */
export async function writeRows(client: pg.ClientBase, name: string, lines: readonly string[]): Promise<void> {
  const columns = await writableColumns(client, name);
  const list = columns.map((column) => `"${column}"`).join(', ');
  for (let i = 0; i < lines.length; i += PAGE_ROWS) {
    const page = `[${lines.slice(i, i + PAGE_ROWS).join(',')}]`;
    await client.query(
      `insert into ${name} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${name}, $1::json)`,
      [page],
    );
  }
}

/** Counters go on behind the highest number that was copied. */
export async function advanceCounters(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ column: string; counter: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as counter from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and pg_get_serial_sequence($1, attname) is not null`,
    [name],
  );
  for (const { column, counter } of rows) {
    await client.query(`select setval($1, (select max("${column}") from ${name})) where exists (select from ${name})`, [
      counter,
    ]);
  }
}

async function writableColumns(client: pg.ClientBase, name: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [name],
  );
  return rows.map(({ column }) => column);
}

/** A fingerprint that does not depend on the order of the rows: the two databases sort text differently. */
function lineSum(): { add(line: string): void; value(): string } {
  const SIZE = 1n << 128n;
  let total = 0n;
  return {
    add(line) {
      total = (total + BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, 32)}`)) % SIZE;
    },
    value: () => total.toString(16).padStart(32, '0'),
  };
}
