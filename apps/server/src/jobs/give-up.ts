import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Job } from './define-job.ts';
import { JOB_SCHEMA, throughTransaction } from './execute-sql.ts';
import { createWorker, type Claimed, type Worker, type WorkerDeps } from './worker-loop.ts';

const GIVE_UP_RETRIES = 20;

export const gaveUpQueue = (name: string): string => `${name}.gave-up`;

/**
 * Giving up is a job too: it comes from the dead-letter queue and is tried until it has worked once.
 * pg-boss copies the failed job's own retry limit onto its dead letter and lets its claim last 15 minutes: a job with one
 * attempt would get one try at giving up, and a refund could be lost. So the claim itself gives a letter its patience:
 * both are one transaction, or a letter written between the two would be claimed without it.
 */
export function createGiveUpWorker(given: WorkerDeps, job: Job): Worker {
  const name = gaveUpQueue(job.name);
  const run: Job['run'] = async (payload, deps) => {
    deps.log.error({ job: job.name, payload }, 'job given up after its last attempt');
    await job.gaveUp?.(payload, deps);
  };
  const claim = (count: number): Promise<Claimed[]> =>
    given.database.db.transaction(async (tx) => {
      const options = { batchSize: count, includeMetadata: true as const, db: throughTransaction(tx) as PgBoss.Db };
      const claimed = await given.boss.fetch(name, options);
      if (claimed.length > 0)
        await tx.execute(sql`
          update ${sql.raw(JOB_SCHEMA)}.job set retry_limit = ${GIVE_UP_RETRIES}, retry_delay = 1, retry_backoff = true,
            expire_in = make_interval(secs => ${job.leaseSeconds})
          where name = ${name} and id = any(${sql.param(claimed.map(({ id }) => id))}::uuid[])`);
      return claimed;
    });
  return createWorker({ ...given, claim }, { ...job, name, run });
}
