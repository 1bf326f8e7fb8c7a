import type { Job } from './define-job.ts';
import { JOB_SCHEMA } from './execute-sql.ts';
import { createWorker, type Worker, type WorkerParts } from './worker-loop.ts';

const GIVE_UP_RETRIES = 20;

export const gaveUpQueue = (name: string): string => `${name}.gave-up`;

/**
 * Giving up is a job too: it comes from the dead-letter queue and is tried until it has worked once.
 * pg-boss copies the failed job's own retry limit onto its dead letter (a job with one attempt would get one try
 * at giving up, and a refund could be lost), so the letters get patience of their own before any is claimed.
 */
export function createGiveUpWorker(parts: WorkerParts, job: Job): Worker {
  const name = gaveUpQueue(job.name);
  const run: Job['run'] = async (payload, deps) => {
    deps.log.error({ job: job.name, payload }, 'job given up after its last attempt');
    await job.gaveUp?.(payload, deps);
  };
  const beforeClaim = async () => {
    await parts.database.pool.query(
      `update ${JOB_SCHEMA}.job set retry_limit = $2, retry_delay = 1, retry_backoff = true,
         expire_in = make_interval(secs => $3)
       where name = $1 and state = 'created' and retry_limit <> $2`,
      [name, GIVE_UP_RETRIES, job.leaseSeconds],
    );
  };
  return createWorker({ ...parts, beforeClaim }, { ...job, name, run });
}
