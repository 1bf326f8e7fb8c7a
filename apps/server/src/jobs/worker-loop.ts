import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { OpenDatabase } from '../db/open-db.ts';
import type { Job, JobDeps } from './define-job.ts';
import { JOB_SCHEMA, throughTransaction } from './execute-sql.ts';

export type WorkerDeps = {
  boss: PgBoss;
  database: OpenDatabase;
  deps: JobDeps;
  /** Another way to claim up to so many jobs than asking pg-boss for them. */
  claim?: (count: number) => Promise<Claimed[]>;
};

export type Claimed = PgBoss.JobWithMetadata<unknown>;

export type Worker = { jobName: string; wake(): void; stop(limitMs: number): Promise<void> };

/**
 * Claims jobs of one queue whenever it is woken and runs them, up to the job's concurrency.
 * pg-boss has a loop of its own, but it neither renews a claim nor waits for the row that says a job is finished,
 * so a long job would run twice and a clean shutdown could forget a finished one.
 */
export function createWorker({ boss, database, deps, ...given }: WorkerDeps, job: Job): Worker {
  const running = new Set<Promise<void>>();
  let stopping = false;
  let woken = false;
  let interruptPause = (): void => {};

  const pause = () => new Promise<void>((resolve) => (interruptPause = resolve));

  const wake = () => {
    woken = true;
    interruptPause();
  };

  const fetchJobs = (count: number) => boss.fetch(job.name, { batchSize: count, includeMetadata: true });

  const claim = async (count: number): Promise<Claimed[]> => {
    try {
      return await (given.claim ?? fetchJobs)(count);
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'could not claim jobs');
      return [];
    }
  };

  const loop = async () => {
    while (!stopping) {
      woken = false;
      const free = job.concurrency - running.size;
      const claimed = free > 0 ? await claim(free) : [];
      for (const claimedJob of claimed) {
        const done = runClaimed(boss, database, deps, job, claimedJob).finally(() => {
          running.delete(done);
          wake();
        });
        running.add(done);
      }
      if (!stopping && !woken) await pause();
    }
  };

  const looping = loop();
  return {
    jobName: job.name,
    wake,
    async stop(limitMs) {
      stopping = true;
      interruptPause();
      const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref());
      await Promise.race([looping.then(() => Promise.allSettled(running)), limit]);
    },
  };
}

async function runClaimed(
  boss: PgBoss,
  database: OpenDatabase,
  deps: JobDeps,
  job: Job,
  claimed: Claimed,
): Promise<void> {
  const log = deps.log.child({ job: job.name, jobId: claimed.id, attempt: claimed.retryCount + 1 });
  const renewing = setInterval(
    () => {
      renewClaim(database, claimed).catch((error: unknown) => log.warn({ err: error }, 'could not renew the claim'));
    },
    (job.leaseSeconds * 1000) / 3,
  );
  let failure: Error | undefined;
  const started = Date.now();
  try {
    await job.run(job.payload.parse(claimed.data), { ...deps, log });
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    log.warn({ err: failure }, 'job attempt failed');
  } finally {
    clearInterval(renewing);
  }
  try {
    await settle(boss, database, claimed, failure);
    if (!failure) log.info({ ms: Date.now() - started }, 'job done');
  } catch (error) {
    // The claim runs out and the job is tried again: run() may be called twice by design.
    log.error({ err: error }, 'could not record the outcome of a job');
  }
}

const stillOurs = (claimed: Claimed) =>
  sql`name = ${claimed.name} and id = ${claimed.id} and state = 'active' and retry_count = ${claimed.retryCount}`;

async function renewClaim({ db }: OpenDatabase, claimed: Claimed): Promise<void> {
  await db.execute(sql`update ${sql.raw(JOB_SCHEMA)}.job set started_on = now() where ${stillOurs(claimed)}`);
}

/** Writes the outcome only while the claim is still ours: a late worker must not finish a job that was claimed again. */
async function settle(boss: PgBoss, { db }: OpenDatabase, claimed: Claimed, failure?: Error): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      sql`select id from ${sql.raw(JOB_SCHEMA)}.job where ${stillOurs(claimed)} for update`,
    );
    if (rows.length === 0) return;
    const options = { db: throughTransaction(tx) as PgBoss.Db };
    if (failure) await boss.fail(claimed.name, claimed.id, { message: failure.message, stack: failure.stack }, options);
    else await boss.complete(claimed.name, claimed.id, {}, options);
  });
}
