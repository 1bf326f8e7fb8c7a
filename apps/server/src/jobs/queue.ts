import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { NOTICE_CHANNEL, type Db, type OpenDatabase } from '../db/open-db.ts';
import { LOCKS, withLock } from '../db/with-lock.ts';
import type { Log } from '../log.ts';
import type { Enqueue, Job, JobDeps } from './define-job.ts';
import { JOB_SCHEMA, throughPool, throughTransaction } from './execute-sql.ts';
import { createGiveUpWorker, gaveUpQueue } from './give-up.ts';
import { sendScheduledJobs } from './send-due-jobs.ts';
import { createWorker, type Worker } from './worker-loop.ts';

const MAINTENANCE_SECONDS = 10;
const POLL_MS = 1000;

type JobCounts = { queue: string; state: string; count: number }[];

export type Queue = {
  enqueue: Enqueue;
  /** Starts claiming and running jobs in this process. */
  startWorkers(deps: Omit<JobDeps, 'enqueue'>): Promise<void>;
  countJobs(): Promise<JobCounts>;
  isAnswering(): Promise<boolean>;
  /** Stops claiming, waits for running jobs up to the limit; what is left is tried again elsewhere. */
  stop(limitMs: number): Promise<void>;
};

type QueueOptions = {
  database: OpenDatabase;
  jobs: readonly Job[];
  log: Log;
  /** How often claims of dead workers are looked for, and how often jobs whose time has come. */
  maintenanceSeconds?: number;
  pollMs?: number;
};

export async function openQueue({ database, jobs, log, ...options }: QueueOptions): Promise<Queue> {
  checkJobs(jobs);
  const boss = new PgBoss({
    db: throughPool(database.pool) as PgBoss.Db,
    schema: JOB_SCHEMA,
    supervise: true,
    maintenanceIntervalSeconds: options.maintenanceSeconds ?? MAINTENANCE_SECONDS,
    // Its timekeeper reckons in objects of a date library, 50 to 200 ms on the serving thread every minute: see send-due-jobs.ts.
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // Processes that start together would make the same tables and queues at once and lock each other out.
  await withLock(database, LOCKS.queues, async () => {
    await boss.start();
    await matchQueues(boss, jobs);
  });

  const workers: Worker[] = [];
  let stopListening = async (): Promise<void> => {};

  const enqueue: Enqueue = async (tx, job, payload, { startAfterSeconds, account } = {}) => {
    const data = job.payload.parse(payload);
    await boss.send(job.name, account ? { ...data, account } : data, {
      db: throughTransaction(tx) as PgBoss.Db,
      // The more one has waiting, the later the next: whoever has nothing waiting is served first.
      ...(account && { priority: -(await countWaiting(tx, job.name, account)) }),
      // A moment, not a number: inside a transaction each use of a value is a parameter of its own type.
      ...(startAfterSeconds && { startAfter: new Date(Date.now() + startAfterSeconds * 1000) }),
    });
    await tx.execute(sql`select pg_notify(${NOTICE_CHANNEL}, ${job.name})`);
  };

  return {
    enqueue,

    async startWorkers(given) {
      const deps: JobDeps = { ...given, enqueue };
      const workerDeps = { boss, database, deps };
      // The directory lock says no other process can be running these, so claims left by a crash are free at once.
      if (database.kind === 'embedded') await releaseAllClaims(database);
      for (const job of jobs) {
        workers.push(createWorker(workerDeps, job));
        if (job.gaveUp) workers.push(createGiveUpWorker(workerDeps, job));
      }
      const wake = (name: string) => {
        for (const worker of workers) if (worker.jobName === name) worker.wake();
      };
      const stopNotices = await database.onNotice(wake);
      const stopLooking = lookForDueJobs(database, log, wake, options.pollMs ?? POLL_MS);
      const stopSending = sendScheduledJobs({ boss, jobs }, database, log);
      stopListening = async () => {
        stopLooking();
        stopSending();
        await stopNotices();
      };
    },

    async countJobs() {
      const { rows } = await database.pool.query<{ queue: string; state: string; count: number }>(
        `select name as queue, state::text, count(*)::int as count from ${JOB_SCHEMA}.job
         where name not like '\\_\\_pgboss%' group by 1, 2 order by 1, 2`,
      );
      return rows;
    },

    async isAnswering() {
      const { rows } = await database.pool.query(`select version from ${JOB_SCHEMA}.version`);
      return rows.length === 1;
    },

    async stop(limitMs) {
      await stopListening();
      await Promise.all(workers.map((worker) => worker.stop(limitMs)));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

async function countWaiting(tx: Db, name: string, account: string): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from ${sql.raw(JOB_SCHEMA)}.job
        where name = ${name} and state < 'completed' and data->>'account' = ${account}`,
  );
  return rows[0]?.waiting ?? 0;
}

function checkJobs(jobs: readonly Job[]): void {
  const seen = new Set<string>();
  for (const { name } of jobs) {
    if (seen.has(name)) throw new Error(`The job "${name}" has more than one handler`);
    seen.add(name);
  }
}

/** One question tells what is there: at a restart nothing differs, and nothing is written. */
async function matchQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of jobs.flatMap(queuesOf)) {
    const known = there.get(queue.name);
    if (!known) await boss.createQueue(queue.name, queue);
    else if (!isLike(known, queue)) await boss.updateQueue(queue.name, queue);
  }
}

const isLike = (known: object, wanted: object): boolean =>
  Object.entries(wanted).every(([key, value]) => (known as Record<string, unknown>)[key] === value);

/** A queue goes after the one it hands over to. */
function queuesOf(job: Job): PgBoss.Queue[] {
  const deadLetter = job.gaveUp ? gaveUpQueue(job.name) : undefined;
  const own: PgBoss.Queue = {
    name: job.name,
    retryLimit: job.attempts - 1,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: job.leaseSeconds,
    ...(deadLetter ? { deadLetter } : {}),
  };
  return deadLetter ? [{ name: deadLetter }, own] : [own];
}

/**
 * Notices tell of jobs that are sent now; retries and jobs for later become due in silence. One question finds those of
 * all queues, so an idle server does not ask once per queue.
 */
function lookForDueJobs({ pool }: OpenDatabase, log: Log, wake: (name: string) => void, everyMs: number): () => void {
  const due = `select distinct name from ${JOB_SCHEMA}.job where state < 'active' and start_after <= now()`;
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await pool.query<{ name: string }>(due);
      for (const { name } of rows) wake(name);
    } catch (error) {
      log.error({ err: error }, 'could not look for due jobs');
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}

async function releaseAllClaims({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`update ${JOB_SCHEMA}.job set started_on = 'epoch' where state = 'active'`);
}
