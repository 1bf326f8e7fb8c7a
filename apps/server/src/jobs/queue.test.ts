import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { vacuumDatabase } from './housekeeping.ts';
import { createLog } from '../log.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { defineJob, type Job } from './define-job.ts';
import { JOB_SCHEMA, throughPool } from './execute-sql.ts';
import { gaveUpQueue } from './give-up.ts';
import { openQueue, type Queue } from './queue.ts';
import { daily, everyMinutes, hourly } from './schedule.ts';
import { sendDueJobs } from './send-due-jobs.ts';

const log = createLog(process.env['TEST_LOG'] ?? 'silent', false);
const storage = diskStorage({ folder: 'unused', secret: 'test', publicUrl: '' });
/** Generous: on a busy machine everything takes longer, and nothing here waits for the clock. */
const WITHIN = { timeout: 20_000 };
const payload = z.object({ text: z.string() });

let database: TestDatabase;
let queue: Queue | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await queue?.stop(5000);
  queue = undefined;
});
afterAll(() => database.close());

async function start(jobs: readonly Job[], pollMs = 100): Promise<Queue> {
  queue = await openQueue({ database, jobs, log, pollMs, maintenanceSeconds: 1 });
  await queue.startWorkers({ db: database.db, storage, log });
  return queue;
}

const send = (job: Job<{ text: string }>, text: string) =>
  database.db.transaction((tx) => queue!.enqueue(tx, job, { text }));

const statesOf = (job: Job): Promise<string[]> => statesIn(job.name);

async function statesIn(name: string): Promise<string[]> {
  const counts = await queue!.countJobs();
  return counts.filter((row) => row.queue === name).flatMap(({ state, count }) => Array<string>(count).fill(state));
}

/** Lets a job that waits for its next attempt have it now; answers with the seconds it would have waited. */
async function skipTheWait(name: string): Promise<number> {
  await expect.poll(() => statesIn(name), WITHIN).toEqual(['retry']);
  const { rows } = await database.pool.query<{ seconds: number }>(
    `select extract(epoch from start_after - now())::float as seconds from pgboss.job where name = $1`,
    [name],
  );
  await database.pool.query('update pgboss.job set start_after = now() where name = $1', [name]);
  return rows[0]!.seconds;
}

test('a job runs after the transaction that sent it commits, woken and not by polling', async () => {
  const ran: string[] = [];
  const job = defineJob({ name: 'test.wake', payload, run: async ({ text }) => void ran.push(text) });
  await start([job], 60_000);
  await database.db.transaction(async (tx) => {
    await queue!.enqueue(tx, job, { text: 'hello' });
    // Turns of the event loop and of the database in which it could have started too early.
    for (let turn = 0; turn < 20; turn += 1) await tx.execute(sql`select 1`);
    expect(ran).toEqual([]);
  });
  await expect.poll(() => ran, WITHIN).toEqual(['hello']);
});

test('a job sent inside a transaction that rolls back never exists', async () => {
  const ran: string[] = [];
  const job = defineJob({ name: 'test.rollback', payload, run: async ({ text }) => void ran.push(text) });
  await start([job]);
  const failing = database.db.transaction(async (tx) => {
    await queue!.enqueue(tx, job, { text: 'ghost' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await send(job, 'real');
  await expect.poll(() => ran, WITHIN).toEqual(['real']);
  expect(await statesOf(job)).toHaveLength(1);
});

test('a payload of the wrong shape is refused where it is sent', async () => {
  const job = defineJob({ name: 'test.shape', payload, run: async () => {} });
  await start([job]);
  await expect(send(job, 7 as unknown as string)).rejects.toThrow(/expected string/);
  expect(await statesOf(job)).toEqual([]);
});

test('a failing job is tried again with growing waits until it succeeds', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'test.retry',
    payload,
    retryDelaySeconds: 1000,
    run: async () => {
      runs += 1;
      if (runs < 3) throw new Error('not yet');
    },
  });
  await start([job]);
  await send(job, 'x');
  expect(await skipTheWait(job.name)).toBeGreaterThan(900);
  await expect.poll(() => runs, WITHIN).toBe(2);
  expect(await skipTheWait(job.name)).toBeGreaterThan(1900);
  await expect.poll(() => statesOf(job), WITHIN).toEqual(['completed']);
  expect(runs).toBe(3);
});

test('after the last attempt the job is given up once, visibly, with its payload', async () => {
  const gaveUp = vi.fn<(payload: { text: string }) => Promise<void>>(async () => {});
  const run = vi.fn(async () => Promise.reject(new Error('never works')));
  const job = defineJob({ name: 'test.give-up', payload, attempts: 2, run, gaveUp });
  await start([job]);
  await send(job, 'lost cause');
  await skipTheWait(job.name);
  await expect.poll(() => statesIn(gaveUpQueue(job.name)), WITHIN).toEqual(['completed']);
  expect(gaveUp.mock.calls.map(([given]) => given)).toEqual([{ text: 'lost cause' }]);
  expect(run).toHaveBeenCalledTimes(2);
  expect(await statesOf(job)).toEqual(['failed']);
});

test('giving up is itself tried again until it has worked', async () => {
  let tries = 0;
  const job = defineJob({
    name: 'test.stubborn',
    payload,
    attempts: 1,
    run: async () => Promise.reject(new Error('never works')),
    gaveUp: async () => {
      tries += 1;
      if (tries === 1) throw new Error('the refund failed the first time');
    },
  });
  await start([job]);
  await send(job, 'refund me');
  await skipTheWait(gaveUpQueue(job.name));
  await expect.poll(() => tries, WITHIN).toBe(2);
});

test('jobs that are given up while others are claimed all get many tries, and a claim that ends soon', async () => {
  const count = 100;
  const impatient: unknown[] = [];
  let givenUp = 0;
  const job = defineJob({
    name: 'test.many-given-up',
    payload,
    attempts: 1,
    concurrency: 4,
    leaseSeconds: 7,
    run: async () => Promise.reject(new Error('never works')),
    gaveUp: async () => {
      const { rows } = await database.pool.query(
        `select retry_limit, expire_in from pgboss.job
         where name = $1 and state = 'active' and (retry_limit < 20 or expire_in > interval '7 seconds')`,
        [gaveUpQueue(job.name)],
      );
      impatient.push(...rows);
      givenUp += 1;
    },
  });
  await start([job], 5);
  for (let sent = 0; sent < count; sent += 1) await send(job, String(sent));
  await expect.poll(() => givenUp, WITHIN).toBe(count);
  expect(impatient).toEqual([]);
});

test('a job longer than its lease runs once, because its claim is renewed', async () => {
  const finish: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => finish.push(resolve));
  const job = defineJob({ name: 'test.long', payload, leaseSeconds: 2, run });
  await start([job]);
  await send(job, 'slow');
  const heldFor = async () => {
    const { rows } = await database.pool.query<{ seconds: number }>(
      `select extract(epoch from started_on - created_on)::float as seconds from pgboss.job where name = $1`,
      [job.name],
    );
    return rows[0]?.seconds;
  };
  // Longer than the lease and the look for dead workers, once a second, together.
  await expect.poll(heldFor, WITHIN).toBeGreaterThan(3.2);
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => statesOf(job), WITHIN).toEqual(['completed']);
});

test('a worker that lost its claim cannot finish the job for the one that has it now', async () => {
  const finish: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => finish.push(resolve));
  const job = defineJob({ name: 'test.late', payload, leaseSeconds: 60, concurrency: 2, run });
  await start([job]);
  await send(job, 'twice');
  await expect.poll(() => finish.length, WITHIN).toBe(1);
  await database.pool.query(`update pgboss.job set started_on = 'epoch' where name = $1`, [job.name]);
  await skipTheWait(job.name);
  await expect.poll(() => finish.length, WITHIN).toBe(2);
  await send(job, 'when the late one is through');
  finish[0]?.();
  await expect.poll(() => finish.length, WITHIN).toBe(3);
  expect(await statesOf(job)).toEqual(['active', 'active']);
  finish[1]?.();
  finish[2]?.();
  await expect.poll(() => statesOf(job), WITHIN).toEqual(['completed', 'completed']);
});

test('stopping waits for the running job and records that it is done', async () => {
  const order: string[] = [];
  let finish = () => {};
  const run = async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('finished');
  };
  const job = defineJob({ name: 'test.stop', payload, run });
  const opened = await start([job]);
  await send(job, 'almost done');
  await expect.poll(() => statesOf(job), WITHIN).toEqual(['active']);
  const stopping = opened.stop(30_000).then(() => order.push('stopped'));
  // The database is asked a few times, so that a stop that does not wait would be through.
  for (let turn = 0; turn < 20; turn += 1) await statesOf(job);
  finish();
  await stopping;
  expect(order).toEqual(['finished', 'stopped']);
  expect(await statesOf(job)).toEqual(['completed']);
});

test('no more jobs run at once than the job allows', async () => {
  const finish: (() => void)[] = [];
  let now = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, (now += 1));
    await new Promise<void>((resolve) => finish.push(resolve));
    now -= 1;
  };
  const job = defineJob({ name: 'test.parallel', payload, concurrency: 3, run });
  await start([job]);
  for (let i = 0; i < 9; i += 1) await send(job, String(i));
  await expect.poll(() => now, WITHIN).toBe(3);
  for (let i = 0; i < 9; i += 1) {
    await expect.poll(() => finish.length, WITHIN).toBeGreaterThan(i);
    finish[i]?.();
  }
  await expect.poll(() => statesOf(job), WITHIN).toEqual(Array(9).fill('completed'));
  expect(most).toBe(3);
});

test('accounts take turns: whoever has sent many waits behind whoever has sent one', async () => {
  const ran: string[] = [];
  const job = defineJob({
    name: 'test.turns',
    payload,
    concurrency: 1,
    run: async ({ text }) => void ran.push(text),
  });
  queue = await openQueue({ database, jobs: [job], log, maintenanceSeconds: 1 });
  const sendFor = (account: string, text: string) =>
    database.db.transaction((tx) => queue!.enqueue(tx, job, { text }, { account }));
  for (const text of ['a1', 'a2', 'a3']) await sendFor('a', text);
  for (const text of ['b1', 'b2']) await sendFor('b', text);
  await queue.startWorkers({ db: database.db, storage, log });
  await expect.poll(() => ran, WITHIN).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('two handlers for one job name stop the server at start', async () => {
  const job = defineJob({ name: 'test.double', payload, run: async () => {} });
  await expect(openQueue({ database, jobs: [job, job], log })).rejects.toThrow(
    '"test.double" has more than one handler',
  );
});

test('the nightly vacuum works as a job', async () => {
  await start([vacuumDatabase]);
  await database.db.transaction((tx) => queue!.enqueue(tx, vacuumDatabase, {}));
  await expect.poll(() => statesOf(vacuumDatabase), WITHIN).toEqual(['completed']);
});

test('a job that is due at this minute is sent once, however often processes look', async () => {
  const nightly = defineJob({
    name: 'test.nightly',
    payload: z.object({}),
    schedule: daily('04:30'),
    run: async () => {},
  });
  const hourlyJob = defineJob({
    name: 'test.hourly',
    payload: z.object({}),
    schedule: hourly(23),
    run: async () => {},
  });
  const jobs = [nightly, hourlyJob];
  queue = await openQueue({ database, jobs, log });
  const boss = new PgBoss({ db: throughPool(database.pool) as PgBoss.Db, schema: JOB_SCHEMA });
  const halfPastFour = new Date('2026-11-18T20:30:05Z');
  await Promise.all([1, 2, 3].map(() => sendDueJobs({ boss, jobs }, halfPastFour)));
  expect(await statesIn(nightly.name)).toEqual(['created']);
  expect(await statesIn(hourlyJob.name)).toEqual([]);
  await sendDueJobs({ boss, jobs }, new Date('2026-11-19T20:30:40Z'));
  expect(await statesIn(nightly.name)).toEqual(['created', 'created']);
});

test('processes at work send what is due by themselves', async () => {
  let ran = 0;
  const job = defineJob({
    name: 'test.each-minute',
    payload: z.object({}),
    schedule: everyMinutes(1),
    run: async () => void (ran += 1),
  });
  await start([job]);
  await expect.poll(() => ran, WITHIN).toBeGreaterThan(0);
});
