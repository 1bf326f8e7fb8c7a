import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPoints, getUserInfo, listPointDetails } from '@markwright/contracts';
import { pointReservations, pointRows } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { authRoutes } from '../auth/routes.ts';
import { insertUser } from '../auth/queries.ts';
import { pointRoutes } from './routes.ts';
import { addPoints, keepReservation, readPoints, reservePoints, returnReservation, takeBackTopUp } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  const only = (on: Parameters<typeof authRoutes>[0]) =>
    authRoutes((endpoint, handler) => endpoint.name === 'getUserInfo' && on(endpoint, handler));
  server = await startTestServer({
    endpoints: [getUserInfo, getPoints, listPointDetails],
    features: [only, pointRoutes],
  });
});
afterAll(() => server.close());

const db = () => server.database.db;
const newUser = async () => (await insertUser(db(), {})).id;
const at = (text: string) => new Date(`${text}+08:00`);
const rowsOf = (userId: string) =>
  db().select().from(pointRows).where(eq(pointRows.userId, userId)).orderBy(pointRows.place);
const reserve = (userId: string, points: number, subject: string, now: Date) =>
  reservePoints(db(), { userId, points, subject, now });

/** What the product says must equal what the rows add up to. */
async function expectSum(userId: string, now: Date) {
  const said = await readPoints(db(), userId, now);
  const rows = await rowsOf(userId);
  const sum = (kind: string) => rows.filter((row) => row.kind === kind).reduce((all, row) => all + row.points, 0);
  expect({ free: sum('free'), kept: sum('kept') }).toEqual({ free: said.free, kept: said.kept });
  expect(rows.every((row) => row.freeAfter >= 0 && row.keptAfter >= 0)).toBe(true);
  expect(rows.map((row) => row.place)).toEqual(rows.map((_, index) => index + 1));
  return said;
}

test('[S9.2] the first call of a day gives three free points, and only the first', async () => {
  const { token, user } = await server.signIn();
  await Promise.all(Array.from({ length: 6 }, () => server.call('GET', '/api/user/getInfo', { token })));
  expect((await server.call('GET', '/api/integral/rest', { token })).data).toEqual({ total: 3, free: 3, kept: 0 });
  const { data } = await server.call('GET', '/api/integral/detail/list', { token });
  expect(data).toEqual({
    list: [
      {
        id: expect.any(String),
        reason: 'daily',
        points: 3,
        balance: 3,
        subject: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        createdAt: expect.any(String),
      },
    ],
    total: 1,
  });
  await expectSum(user.id, new Date());
});

test('points are nobody else’s business', async () => {
  expect((await server.call('GET', '/api/integral/rest')).code).toBe(401);
  expect((await server.call('GET', '/api/integral/detail/list')).code).toBe(401);
  const { token } = await server.signIn();
  const other = await server.signIn();
  await addPoints(db(), { userId: other.user.id, points: 9, reason: 'operator', subject: 'gift', now: new Date() });
  expect((await server.call('GET', '/api/integral/rest', { token })).data.total).toBe(3);
});

test('details come in pages, newest first, each with the balance after it', async () => {
  const { token, user } = await server.signIn();
  for (let n = 1; n <= 4; n += 1) {
    await addPoints(db(), { userId: user.id, points: n, reason: 'top-up', subject: `order-${n}`, now: new Date() });
  }
  const { data } = await server.call('GET', '/api/integral/detail/list?page=2&size=2', { token });
  expect(data.total).toBe(5);
  expect(data.list.map((row: { subject: string; balance: number }) => [row.subject, row.balance])).toEqual([
    ['order-2', 6],
    ['order-1', 4],
  ]);
  expect((await server.call('GET', '/api/integral/detail/list?size=61', { token })).code).toBe(400);
});

test('[S9.2] what is left of the free points lapses at midnight in Shanghai, over a month’s end too', async () => {
  const userId = await newUser();
  await reserve(userId, 1, 'task', at('2026-11-30T23:59:59'));
  expect(await readPoints(db(), userId, at('2026-11-30T23:59:59'))).toEqual({ total: 2, free: 2, kept: 0 });
  expect(await expectSum(userId, at('2026-12-01T00:00:00'))).toEqual({ total: 3, free: 3, kept: 0 });
  expect((await rowsOf(userId)).map(({ reason, points }) => [reason, points])).toEqual([
    ['daily', 3],
    ['spend', -1],
    ['lapse', -2],
    ['daily', 3],
  ]);
});

test('[S9.2] unused days do not add up', async () => {
  const userId = await newUser();
  await readPoints(db(), userId, at('2026-11-01T12:00:00'));
  expect((await expectSum(userId, at('2027-03-01T12:00:00'))).free).toBe(3);
});

test('a clock that jumps back gives nothing twice and takes nothing away', async () => {
  const userId = await newUser();
  await reserve(userId, 1, 'before', at('2026-11-15T10:00:00'));
  for (const jump of ['2026-11-14T10:00:00', '2026-11-16T00:10:00', '2026-11-15T23:50:00', '2026-11-16T00:20:00']) {
    await expectSum(userId, at(jump));
  }
  const daily = (await rowsOf(userId)).filter(({ reason }) => reason === 'daily');
  expect(daily.map(({ subject }) => subject)).toEqual(['2026-11-15', '2026-11-16']);
  expect((await readPoints(db(), userId, at('2026-11-15T23:55:00'))).free).toBe(3);
});

test('free points are spent first; kept points outlive the day', async () => {
  const userId = await newUser();
  const now = at('2026-11-15T10:00:00');
  await addPoints(db(), { userId, points: 4, reason: 'top-up', subject: 'order', now });
  await reserve(userId, 5, 'task', now);
  expect(await readPoints(db(), userId, now)).toEqual({ total: 2, free: 0, kept: 2 });
  expect(await readPoints(db(), userId, at('2026-11-16T10:00:00'))).toEqual({ total: 5, free: 3, kept: 2 });
});

test('a reservation comes back once, whole and in kind, or is kept, and never both', async () => {
  const userId = await newUser();
  const now = at('2026-11-15T10:00:00');
  await addPoints(db(), { userId, points: 4, reason: 'top-up', subject: 'order', now });
  const returned = await reserve(userId, 5, 'one', now);
  expect(await reserve(userId, 5, 'one', now)).toBe(returned);
  expect(await returnReservation(db(), returned, now)).toBe(true);
  expect(await returnReservation(db(), returned, now)).toBe(false);
  expect(await keepReservation(db(), returned)).toBe(false);
  expect(await readPoints(db(), userId, now)).toEqual({ total: 7, free: 3, kept: 4 });
  const kept = await reserve(userId, 5, 'two', now);
  expect(await keepReservation(db(), kept)).toBe(true);
  expect(await keepReservation(db(), kept)).toBe(false);
  expect(await returnReservation(db(), kept, now)).toBe(false);
  expect((await expectSum(userId, now)).total).toBe(2);
});

test('a free point returned after midnight is a free point of the new day', async () => {
  const userId = await newUser();
  const id = await reserve(userId, 1, 'task', at('2026-11-15T23:59:58'));
  await returnReservation(db(), id, at('2026-11-16T00:00:03'));
  expect(await expectSum(userId, at('2026-11-16T00:00:04'))).toEqual({ total: 4, free: 4, kept: 0 });
  expect((await expectSum(userId, at('2026-11-17T09:00:00'))).free).toBe(3);
});

test('more than there is cannot be reserved, and the attempt leaves no trace', async () => {
  const userId = await newUser();
  const now = at('2026-11-15T10:00:00');
  await expect(reserve(userId, 4, 'task', now)).rejects.toThrow('NOT_ENOUGH_POINTS');
  expect((await expectSum(userId, now)).total).toBe(3);
  expect(await db().select().from(pointReservations).where(eq(pointReservations.userId, userId))).toEqual([]);
});

test('one subject gives its points once, even when told many times at once', async () => {
  const userId = await newUser();
  const gift = { userId, points: 30, reason: 'top-up', subject: 'order', now: at('2026-11-15T10:00:00') } as const;
  const told = await Promise.all(Array.from({ length: 8 }, () => addPoints(db(), gift)));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect((await expectSum(userId, gift.now)).kept).toBe(30);
});

test('a top-up is taken back whole while its points are there, once', async () => {
  const userId = await newUser();
  const now = at('2026-11-15T10:00:00');
  const topUp = { userId, subject: 'order', now };
  expect(await takeBackTopUp(db(), topUp)).toBe(false);
  await addPoints(db(), { ...topUp, points: 6, reason: 'top-up' });
  const held = await reserve(userId, 4, 'task', now);
  expect(await takeBackTopUp(db(), topUp)).toBe(false);
  await returnReservation(db(), held, now);
  expect(await takeBackTopUp(db(), topUp)).toBe(true);
  expect(await takeBackTopUp(db(), topUp)).toBe(true);
  expect((await expectSum(userId, now)).kept).toBe(0);
});

test('[S9.3] shares give at most twenty points a day', async () => {
  const userId = await newUser();
  const share = (n: number, now: Date) =>
    addPoints(db(), { userId, points: 1, reason: 'share', subject: `opener-${n}`, now });
  const today = at('2026-11-15T10:00:00');
  const given = await Promise.all(Array.from({ length: 23 }, (_, n) => share(n, today)));
  expect(given.filter(Boolean)).toHaveLength(20);
  expect(await share(30, at('2026-11-16T10:00:00'))).toBe(true);
});

test('spending at the same moment never goes below nothing', async () => {
  const userId = await newUser();
  const now = new Date();
  const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => reserve(userId, 1, `task-${n}`, now)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await expectSum(userId, now)).total).toBe(0);
});

test('the database itself refuses a negative balance and a second row in one place', async () => {
  const userId = await newUser();
  await readPoints(db(), userId, new Date());
  const row = {
    userId,
    kind: 'free',
    reason: 'spend',
    points: -4,
    keptAfter: 0,
    day: '',
    createdAt: new Date(),
  } as const;
  const insert = (values: object) =>
    db()
      .insert(pointRows)
      .values({ ...row, place: 2, freeAfter: 0, subject: 'x', ...values });
  await expect(insert({ freeAfter: -1 })).rejects.toMatchObject({ cause: { constraint: 'point_rows_never_negative' } });
  await expect(insert({ place: 1 })).rejects.toMatchObject({ cause: { constraint: 'point_rows_place' } });
});

type Step =
  | { do: 'reserve'; points: number; subject: number }
  | { do: 'keep' | 'return'; subject: number }
  | { do: 'add' | 'takeBack'; subject: number; points: number }
  | { do: 'clock'; hours: number };

const subject = fc.integer({ min: 0, max: 5 });
const points = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('reserve' as const), points, subject }),
  fc.record({ do: fc.constantFrom('keep' as const, 'return' as const), subject }),
  fc.record({ do: fc.constantFrom('add' as const, 'takeBack' as const), subject, points }),
  fc.record({ do: fc.constant('clock' as const), hours: fc.integer({ min: -30, max: 50 }) }),
);

/** The rules again, as a handful of numbers. */
function model() {
  const held = new Map<number, { free: number; kept: number; state: string }>();
  const topUps = new Map<number, { points: number; back: boolean }>();
  const state = { free: 0, kept: 0, day: -Infinity };
  return {
    state,
    reach(day: number) {
      if (day > state.day) Object.assign(state, { day, free: 3 });
    },
    apply(step: Step): boolean {
      if (step.do === 'reserve') {
        if (held.has(step.subject)) return true;
        if (step.points > state.free + state.kept) return false;
        const free = Math.min(state.free, step.points);
        held.set(step.subject, { free, kept: step.points - free, state: 'held' });
        state.free -= free;
        state.kept -= step.points - free;
        return true;
      }
      if (step.do === 'keep' || step.do === 'return') {
        const one = held.get(step.subject);
        if (one?.state !== 'held') return false;
        one.state = step.do;
        if (step.do === 'return') {
          state.free += one.free;
          state.kept += one.kept;
        }
        return true;
      }
      if (step.do === 'add') {
        if (topUps.has(step.subject)) return false;
        topUps.set(step.subject, { points: step.points, back: false });
        state.kept += step.points;
        return true;
      }
      if (step.do === 'takeBack') {
        const one = topUps.get(step.subject);
        if (!one) return false;
        if (one.back) return true;
        if (one.points > state.kept) return false;
        one.back = true;
        state.kept -= one.points;
        return true;
      }
      return true;
    },
  };
}

test('over random interleavings and clocks the ledger agrees with a simple model', { timeout: 60_000 }, async () => {
  const run = async (steps: Step[]) => {
    const userId = await newUser();
    const expected = model();
    const reservations = new Map<number, string>();
    let hours = 0;
    const clock = () => new Date(at('2026-11-15T20:00:00').getTime() + hours * 3_600_000);
    const really = async (step: Step): Promise<boolean> => {
      const now = clock();
      if (step.do === 'reserve') {
        const id = await reserve(userId, step.points, `task-${step.subject}`, now).catch(() => undefined);
        if (id) reservations.set(step.subject, id);
        return id !== undefined;
      }
      if (step.do === 'keep' || step.do === 'return') {
        const id = reservations.get(step.subject);
        if (!id) return false;
        return step.do === 'keep' ? keepReservation(db(), id) : returnReservation(db(), id, now);
      }
      if (step.do === 'add') {
        return addPoints(db(), { userId, points: step.points, reason: 'top-up', subject: `${step.subject}`, now });
      }
      if (step.do === 'takeBack') return takeBackTopUp(db(), { userId, subject: `${step.subject}`, now });
      if (step.do === 'clock') hours += step.hours;
      await readPoints(db(), userId, clock());
      return true;
    };
    // The day is looked at before anything can be refused: a refusal takes the day's points back with it.
    await readPoints(db(), userId, clock());
    expected.reach(0);
    for (const one of steps) {
      const did = await really(one);
      expected.reach(Math.floor((hours + 20) / 24));
      expect(did).toBe(expected.apply(one));
    }
    const said = await expectSum(userId, clock());
    expect({ free: said.free, kept: said.kept }).toEqual({ free: expected.state.free, kept: expected.state.kept });
  };
  const limits = { numRuns: 150, interruptAfterTimeLimit: 5000, markInterruptAsFailure: false };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), run), limits);
});

test('many hands at once: every reservation ends one way, and nothing is lost or made', async () => {
  const userId = await newUser();
  const now = new Date();
  await addPoints(db(), { userId, points: 40, reason: 'operator', subject: 'start', now });
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => reserve(userId, 1 + (n % 3), `task-${n}`, now)));
  await Promise.all(
    ids.flatMap((id) => [
      keepReservation(db(), id),
      returnReservation(db(), id, now),
      returnReservation(db(), id, now),
    ]),
  );
  const { total } = await expectSum(userId, now);
  const [kept] = (
    await db().execute<{ points: number }>(
      sql`select coalesce(sum(free + kept), 0)::int as points from point_reservations
          where user_id = ${userId} and state = 'kept'`,
    )
  ).rows;
  expect(total + (kept?.points ?? 0)).toBe(43);
});
