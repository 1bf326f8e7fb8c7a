import type { z } from 'zod';
import type { Db } from '../db/open-db.ts';
import type { Log } from '../log.ts';
import type { Storage } from '../providers/storage/storage.ts';
import type { Schedule } from './schedule.ts';

type EnqueueOptions = {
  startAfterSeconds?: number;
  /** Whose work it is: accounts take turns, however much one of them has waiting. */
  account?: string;
};

/** Inside the caller's transaction: no row without its job, no job without its row. Workers wake at commit. */
export type Enqueue = <Payload extends object>(
  tx: Db,
  job: JobRef<Payload>,
  payload: Payload,
  options?: EnqueueOptions,
) => Promise<void>;

/** What a running job may use. */
export type JobDeps = { db: Db; storage: Storage; log: Log; enqueue: Enqueue };

/** Enough to send a job: whoever asks for the work need not hold what the work needs. */
export type JobRef<Payload extends object = object> = {
  /** `<feature>.<verb-noun>`; also the queue's name in the database. */
  name: string;
  payload: z.ZodType<Payload>;
};

export type Job<Payload extends object = object> = JobRef<Payload> & {
  /** How often it is tried in all before it is given up. */
  attempts: number;
  /** Wait before the second attempt; each further wait doubles. */
  retryDelaySeconds: number;
  /** A worker that stops renewing its claim for this long is taken for dead and the job is tried again. */
  leaseSeconds: number;
  /** How many may run at once in one process. */
  concurrency: number;
  /** May run twice after a crash: it checks what is already done. */
  run(payload: Payload, deps: JobDeps): Promise<void>;
  /** Runs after the last attempt failed, as a job of its own: retried until it succeeds once. */
  gaveUp?(payload: Payload, deps: JobDeps): Promise<void>;
  /** For jobs that send themselves; their payload is `{}`. */
  schedule?: Schedule;
};

const DEFAULTS = { attempts: 3, retryDelaySeconds: 2, leaseSeconds: 30, concurrency: 2 };

export function defineJob<Payload extends object>(
  job: Pick<Job<Payload>, 'name' | 'payload' | 'run'> & Partial<Job<Payload>>,
): Job<Payload> {
  return { ...DEFAULTS, ...job };
}
