import type PgBoss from 'pg-boss';
import type { OpenDatabase } from '../db/open-db.ts';
import type { Log } from '../log.ts';
import type { Job } from './define-job.ts';
import { isDue } from './schedule.ts';

/** Twice in the minute in which a job is due. */
const LOOK_MS = 30_000;
/** Longer than processes can differ in when they look; which minute it is for is told by the key. */
const ONCE_WITHIN_SECONDS = 600;

type Sender = { boss: Pick<PgBoss, 'send'>; jobs: readonly Job[] };

/** However many processes look, a job is sent once for its minute. */
export async function sendDueJobs({ boss, jobs }: Sender, now: Date): Promise<void> {
  const minute = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  for (const { name, schedule } of jobs)
    if (schedule && isDue(schedule, now))
      await boss.send(name, {}, { singletonKey: minute, singletonSeconds: ONCE_WITHIN_SECONDS });
}

/** By the database's clock, which all processes share. Jobs that were due while none of them ran are not made up for. */
export function sendScheduledJobs(sender: Sender, { pool }: OpenDatabase, log: Log): () => void {
  const send = async () => {
    try {
      const { rows } = await pool.query<{ now: Date }>('select now() as now');
      if (rows[0]) await sendDueJobs(sender, rows[0].now);
    } catch (error) {
      log.error({ err: error }, 'could not send scheduled jobs');
    }
  };
  void send();
  const timer = setInterval(() => void send(), LOOK_MS);
  return () => clearInterval(timer);
}
