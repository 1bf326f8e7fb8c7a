import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../apps/server/src/db/open-db.ts';
import { pointReservations, users } from '../apps/server/src/db/schema.ts';
import {
  addPoints,
  keepReservation,
  readPoints,
  reservePoints,
  returnReservation,
} from '../apps/server/src/features/points/rules.ts';
import type { Feature } from '../apps/server/src/http/mount-endpoints.ts';
import { defineJob, type Enqueue } from '../apps/server/src/jobs/define-job.ts';
import { testEndpoint } from '../apps/server/src/testing/test-endpoint.ts';

/**
 * Tasks that cost a point, like the AI's: the point is set aside with the job, kept when it is done, and comes back
 * when it is given up. Every second one fails for good.
 */
const START_POINTS = 1_000_000;

const startTask = testEndpoint({
  name: 'startTask',
  method: 'POST',
  path: '/api/fault/task',
  auth: 'guest',
  body: z.object({ id: z.string() }),
  data: z.object({ id: z.string() }),
});

const ledgerSchema = z.object({
  said: z.object({ free: z.number(), kept: z.number() }),
  sum: z.object({ free: z.number(), kept: z.number() }),
  lowest: z.number(),
  tasks: z.array(z.object({ subject: z.string(), state: z.string(), spent: z.number(), returned: z.number() })),
});
export type Ledger = z.infer<typeof ledgerSchema>;

const readLedger = testEndpoint({
  name: 'readLedger',
  method: 'GET',
  path: '/api/fault/ledger',
  auth: 'guest',
  data: ledgerSchema,
});

export const failsForGood = (subject: string): boolean => subject.endsWith('fails');

const doTask = defineJob({
  name: 'fault.do-task',
  payload: z.object({ reservationId: z.string(), subject: z.string() }),
  attempts: 2,
  retryDelaySeconds: 1,
  leaseSeconds: 2,
  concurrency: 4,
  run: async ({ reservationId, subject }, { db }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (failsForGood(subject)) throw new Error('this one fails');
    await db.transaction((tx) => keepReservation(tx, reservationId));
  },
  gaveUp: async ({ reservationId }, { db }) => {
    await db.transaction((tx) => returnReservation(tx, reservationId, new Date()));
  },
});

async function getSpender(db: Db): Promise<string> {
  const nickName = 'spender';
  const [known] = await db.select().from(users).where(eq(users.nickName, nickName));
  const [user] = known ? [known] : await db.insert(users).values({ nickName }).returning();
  if (!user) throw new Error('no user');
  const gift = {
    userId: user.id,
    points: START_POINTS,
    reason: 'operator',
    subject: 'start',
    now: new Date(),
  } as const;
  await addPoints(db, gift);
  return user.id;
}

/** Gathered by the database itself, row by row, so that it does not repeat what the product believes. */
async function gather(db: Db, userId: string): Promise<Ledger> {
  const { free, kept } = await readPoints(db, userId, new Date());
  const sums = await db.execute<{ free: number; kept: number; lowest: number }>(sql`
    select coalesce(sum(points) filter (where kind = 'free'), 0)::int as free,
      coalesce(sum(points) filter (where kind = 'kept'), 0)::int as kept,
      coalesce(min(least(free_after, kept_after)), 0)::int as lowest
    from point_rows where user_id = ${userId}`);
  const [row = { free: 0, kept: 0, lowest: 0 }] = sums.rows;
  const { rows } = await db.execute<{ subject: string; reason: string; points: number }>(sql`
    select subject, reason, sum(abs(points))::int as points
    from point_rows where user_id = ${userId} group by subject, reason`);
  const pointsOf = (subject: string, reason: string) =>
    rows.find((each) => each.subject === subject && each.reason === reason)?.points ?? 0;
  const reserved = await db.select().from(pointReservations).where(eq(pointReservations.userId, userId));
  const tasks = reserved.map(({ subject, state }) => ({
    subject,
    state,
    spent: pointsOf(subject, 'spend'),
    returned: pointsOf(subject, 'return'),
  }));
  return { said: { free, kept }, sum: { free: row.free, kept: row.kept }, lowest: row.lowest, tasks };
}

export const pointTaskEndpoints = [startTask, readLedger];
export const pointTaskJobs = [doTask];

export const pointTaskRoutes =
  (enqueue: Enqueue): Feature =>
  (on) => {
    on(startTask, ({ db, body: { id } }) =>
      db.transaction(async (tx) => {
        const userId = await getSpender(tx);
        const reservationId = await reservePoints(tx, { userId, points: 1, subject: id, now: new Date() });
        await enqueue(tx, doTask, { reservationId, subject: id });
        return { id };
      }),
    );
    on(readLedger, async ({ db }) => gather(db, await getSpender(db)));
  };
