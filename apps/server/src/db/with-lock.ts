import type { OpenDatabase } from './open-db.ts';

/** Any fixed numbers; all servers of this product agree on them. */
export const LOCKS = { migrations: 726_451_100, seeds: 726_451_101, queues: 726_451_102 } as const;

/** One process at a time across all servers. The embedded database has one process by its directory lock. */
export async function withLock<T>(database: OpenDatabase, lock: number, work: () => Promise<T>): Promise<T> {
  if (database.kind === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock]);
    }
  } finally {
    client.release();
  }
}
