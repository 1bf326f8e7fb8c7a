import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { DESK, type DeskAlarm } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import type { Queue } from '../jobs/queue.ts';
import { listDays, sinceOf } from './day-figures.ts';
import type { DeskRoom } from './mount-desk.ts';

export type TodayDeps = {
  queue: Pick<Queue, 'countJobs'>;
  /** Where files and the embedded database lie; undefined where both live elsewhere. */
  folder?: string | undefined;
};

/** Below this much free space an operator should act. */
const DISK_LOW_BYTES = 2 * 1024 ** 3;
const SHOWN = 5;

/** How the business does, made from the database alone. */
export const todayRoom =
  (deps: TodayDeps, secret: string): DeskRoom =>
  (on) =>
    on.read(DESK.getToday, async ({ db, query }) => {
      const [days, ai, jobs, storage, split] = await Promise.all([
        listDays(db, query, secret),
        readAi(db),
        deps.queue.countJobs(),
        measureStorage(db, deps.folder),
        readSplit(db, query.days),
      ]);
      const queue = [...new Set(jobs.map(({ queue: name }) => name))].map((name) => {
        const of = (...states: string[]) =>
          jobs
            .filter((job) => job.queue === name && states.includes(job.state))
            .reduce((sum, job) => sum + job.count, 0);
        return { name, waiting: of('created', 'retry'), running: of('active'), failed: of('failed') };
      });
      return { days, ai, queue, storage, split, alarms: await listAlarms(db, queue, storage) };
    });

async function readAi(db: Db) {
  const { rows } = await db.execute<{ wait: number | null; waiting: number; running: number }>(sql`
    select (select (extract(epoch from percentile_cont(0.5) within group (order by finished_at - created_at)) * 1000)::int
        from ai_tasks where state = 'done' and created_at > now() - interval '1 day') as wait,
      (select count(*)::int from ai_tasks where state = 'waiting' and created_at > now() - interval '1 day') as waiting,
      (select count(*)::int from ai_tasks where state = 'running' and created_at > now() - interval '1 day') as running`);
  const [row] = rows;
  return { waitMedianMs: row?.wait ?? null, waiting: row?.waiting ?? 0, running: row?.running ?? 0 };
}

async function readSplit(db: Db, days: number) {
  const { rows } = await db.execute<{ kind: 'language' | 'device'; value: string; count: number }>(sql`
    with began as (select * from visit_steps where step = 'began' and day >= ${sinceOf(days)})
    select 'language' as kind, language as value, count(*)::int from began group by 2
    union all select 'device', device, count(*)::int from began group by 2`);
  const of = (kind: string) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ value, count }) => [value, count]));
  return { language: of('language'), device: of('device') };
}

async function measureStorage(db: Db, folder: string | undefined) {
  const { rows } = await db.execute<{ database: string; uploads: string }>(sql`
    select pg_database_size(current_database())::text as database,
      (select coalesce(sum(bytes), 0)::text from uploads) as uploads`);
  const disk = folder ? await statfs(folder).catch(() => undefined) : undefined;
  return {
    databaseBytes: Number(rows[0]?.database ?? 0),
    uploadBytes: Number(rows[0]?.uploads ?? 0),
    diskFreeBytes: disk ? disk.bavail * disk.bsize : null,
    diskBytes: disk ? disk.blocks * disk.bsize : null,
  };
}

type Measured = { diskFreeBytes: number | null };

async function listAlarms(db: Db, queue: { name: string; failed: number }[], { diskFreeBytes }: Measured) {
  const alarms: DeskAlarm[] = [];
  const add = (kind: DeskAlarm['kind'], about: string[]) =>
    about.length > 0 && alarms.push({ kind, count: about.length, about: about.slice(0, SHOWN) });
  // The provider told us of a payment, and no money is written down for it.
  const unseen = await db.execute<{ number: string }>(sql`
    select distinct o.out_trade_no as number from provider_notices n join payment_attempts a on a.number = n.attempt_number
    join orders o on o.id = a.order_id where a.paid_fen is null and a.state not in ('CLOSED', 'REVOKED', 'PAYERROR')
      and n.received_at < now() - interval '5 minutes' limit 100`);
  add(
    'payment-unseen',
    unseen.rows.map(({ number }) => number),
  );
  const differing = await db.execute<{ number: string }>(sql`
    select coalesce(out_trade_no, number) as number from bill_differences where settled_at is null
    order by created_at desc limit 100`);
  add(
    'bill-difference',
    differing.rows.map(({ number }) => number),
  );
  const stuck = await db.execute<{ number: string }>(sql`
    select o.out_trade_no as number from refunds r join payment_attempts a on a.id = r.attempt_id
    join orders o on o.id = a.order_id where r.state in ('failed', 'abnormal')
      or (r.state in ('recorded', 'processing') and r.created_at < now() - interval '1 day') limit 100`);
  add(
    'refund-stuck',
    stuck.rows.map(({ number }) => number),
  );
  add(
    'job-given-up',
    queue.filter(({ failed }) => failed > 0).map(({ name }) => name),
  );
  if (diskFreeBytes !== null && diskFreeBytes < DISK_LOW_BYTES) add('disk', [`${diskFreeBytes}`]);
  return alarms;
}
