import { sql } from 'drizzle-orm';
import { AppError } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';

/** Made when a server starts, before it counts anything. */
export const RATE_SECRET = 'rate-keys';

export type Limit = { key: string; max: number; windowSeconds: number };

/**
 * Counts one use against a limit that holds across all processes, and refuses above it.
 * One that ends further ahead than two windows are long was begun by a wrong clock, and starts anew.
 * For what costs money or guards an account; every other call has the general limit only (on PostgreSQL `SharedRates`).
 */
export async function countHit(db: Db, { key, max, windowSeconds }: Limit): Promise<void> {
  const isOpen = sql`kept.reset_at between now() and excluded.reset_at + make_interval(secs => ${windowSeconds})`;
  const { rows } = await db.execute<{ hits: number; seconds: number }>(sql`
    insert into rate_hits as kept (key, hits, reset_at)
    values (${storedKey(key)}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when ${isOpen} then kept.hits + 1 else 1 end,
      reset_at = case when ${isOpen} then kept.reset_at else excluded.reset_at end
    returning hits, ceil(extract(epoch from reset_at - now()))::int as seconds`);
  const [row] = rows;
  if (row && row.hits > max) throw new AppError('TOO_MANY_REQUESTS', { seconds: row.seconds });
}

/** Readable up to the limit's own name; whose it is, a number or an address, is a keyed hash. */
const storedKey = (key: string) => sql`${LIMIT_NAME.exec(key)?.[0] ?? ''} || ':' || encode(sha256(convert_to(
  coalesce((select value from secrets where name = ${RATE_SECRET}), '') || ${key}, 'UTF8')), 'hex')`;
const LIMIT_NAME = /^[a-z-]+(?::[a-z-]+)?(?=:)|^[a-z-]+/;

/** Several limits at once: where one refuses, none is used up. */
export const countHits = (db: Db, limits: readonly Limit[]): Promise<void> =>
  db.transaction(async (tx) => {
    for (const limit of limits) await countHit(tx, limit);
  });
