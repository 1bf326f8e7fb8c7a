import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { KeyedPage } from '@markwright/contracts/desk';
import { AppError } from '@markwright/contracts';

/** Newest first by time and id: the key of a row says where the next page begins, however deep it lies. */
export const rowKey = (at: PgColumn, id: PgColumn): SQL.Aliased<string> =>
  sql<string>`${at}::text || '~' || ${id}::text`.as('key');

export function isAfterKey(at: PgColumn, id: PgColumn, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', key = ''] = after.split('~');
  if (Number.isNaN(Date.parse(time)) || !/^[0-9a-f-]{36}$/.test(key)) throw new AppError('MALFORMED_REQUEST');
  return sql`(${at}, ${id}) < (${time}::timestamptz, ${key}::uuid)`;
}

/** The same where ids are words. */
export function isAfterTextKey(at: PgColumn, id: PgColumn, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [time = '', key = ''] = after.split('~');
  if (Number.isNaN(Date.parse(time))) throw new AppError('MALFORMED_REQUEST');
  return sql`(${at}, ${id}) < (${time}::timestamptz, ${key})`;
}

/** One row more than the page was asked for: it tells whether there is a next one. */
export function keyedPage<Row extends { key: string }, Shown>(
  rows: Row[],
  size: number,
  show: (row: Row) => Shown,
): KeyedPage<Shown> {
  const page = rows.slice(0, size);
  return { list: page.map(show), next: rows.length > size ? (page.at(-1)?.key ?? null) : null };
}

/** For `like` on an index: what begins with the words, whatever signs they hold. */
export const beginsWith = (words: string): string => `${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
