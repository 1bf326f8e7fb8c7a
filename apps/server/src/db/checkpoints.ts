import type pg from 'pg';
import type { Log } from '../log.ts';

/** Each keeps the serving thread for as long as there is to write: every minute took 140 ms, this often takes 30. */
const CHECKPOINT_MS = 20_000;

/**
 * The embedded database has no background writer: without this its log would grow for ever and a restart take long. What
 * migrations, seeds or a recovery left (hundreds of files on a fresh machine) is written before this resolves, and so
 * before visitors come.
 */
export async function startCheckpoints(pool: pg.Pool, log: Log, everyMs = CHECKPOINT_MS): Promise<() => void> {
  let last = '';
  let isRunning = false;
  const run = async () => {
    // One that takes longer than the pause is not joined by a second one.
    if (isRunning) return;
    isRunning = true;
    try {
      const position = await logPosition(pool);
      if (position === last) return;
      await pool.query('checkpoint');
      last = await logPosition(pool);
    } catch (error) {
      log.warn({ err: error }, 'checkpoint failed');
    } finally {
      isRunning = false;
    }
  };
  await run();
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function logPosition(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
  return rows[0]?.position ?? '';
}
