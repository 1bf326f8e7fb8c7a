import type pg from 'pg';
import type { Log } from '../log.ts';

const CHECKPOINT_MS = 60_000;

/** The embedded database has no background writer: without this its log would grow for ever and a restart take long. */
export function startCheckpoints(pool: pg.Pool, log: Log, everyMs = CHECKPOINT_MS): () => void {
  let last = '';
  let isRunning = false;
  const run = async () => {
    const position = await logPosition(pool);
    if (position === last) return;
    await pool.query('checkpoint');
    last = await logPosition(pool);
  };
  const timer = setInterval(() => {
    // One that takes longer than the pause is not joined by a second one.
    if (isRunning) return;
    isRunning = true;
    run()
      .catch((error: unknown) => log.warn({ err: error }, 'checkpoint failed'))
      .finally(() => (isRunning = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function logPosition(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
  return rows[0]?.position ?? '';
}
