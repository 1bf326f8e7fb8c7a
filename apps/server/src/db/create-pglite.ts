import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openWorkerPool, workerFile } from '@markwright/worker-pool';

const MINUTE_MS = 60_000;

/**
 * A new database is made in a process of its own: PGlite takes 700 MB to do so and never gives them back. The last
 * file to be written says that it is whole; one that was cut off is made again.
 */
export async function createPglite(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const pool = openWorkerPool({
    file: workerFile('create-pglite-worker', import.meta.url),
    processes: 1,
    idleMs: MINUTE_MS,
    memoryLimitMb: 2000,
    callLimitMs: 5 * MINUTE_MS,
    waitLimitMs: MINUTE_MS,
    waitingLimit: 1,
    waitingLimitPerClient: 1,
  });
  try {
    await pool.call('create', [directory]);
  } finally {
    await pool.close();
  }
}
