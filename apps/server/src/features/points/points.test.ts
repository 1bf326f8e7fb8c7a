import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointReservations, pointRows } from '../../db/schema.ts';
import { keepClearOfMidnight } from '../../testing/keep-clear-of-midnight.ts';
import { inShanghai, openPointsUnderTest, type PointsUnderTest } from '../../testing/points-under-test.ts';
import { addPoints, keepReservation, readPoints, returnReservation, takeBackTopUp } from './rules.ts';

let under: PointsUnderTest;
beforeAll(async () => {
  under = await openPointsUnderTest();
});
beforeEach(() => keepClearOfMidnight(20_000));
afterAll(() => under.server.close());

test('[S9.2] the first call of a day gives three free points, and only the first', async () => {
  const { token, user } = await under.server.signIn();
  await Promise.all(Array.from({ length: 6 }, () => under.server.call('GET', '/api/user/getInfo', { token })));
  expect((await under.server.call('GET', '/api/integral/rest', { token })).data).toEqual({
    total: 3,
    free: 3,
    kept: 0,
  });
  const { data } = await under.server.call('GET', '/api/integral/detail/list', { token });
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
  await under.expectSum(user.id, new Date());
});

test('points are nobody else’s business', async () => {
  expect((await under.server.call('GET', '/api/integral/rest')).code).toBe(401);
  expect((await under.server.call('GET', '/api/integral/detail/list')).code).toBe(401);
  const { token } = await under.server.signIn();
  const other = await under.server.signIn();
  await addPoints(under.db, { userId: other.user.id, points: 9, reason: 'operator', subject: 'gift', now: new Date() });
  expect((await under.server.call('GET', '/api/integral/rest', { token })).data.total).toBe(3);
});

test('details come in pages, newest first, each with the balance after it', async () => {
  const { token, user } = await under.server.signIn();
  for (let n = 1; n <= 4; n += 1) {
    await addPoints(under.db, { userId: user.id, points: n, reason: 'top-up', subject: `order-${n}`, now: new Date() });
  }
  const { data } = await under.server.call('GET', '/api/integral/detail/list?page=2&size=2', { token });
  expect(data.total).toBe(5);
  expect(data.list.map((row: { subject: string; balance: number }) => [row.subject, row.balance])).toEqual([
    ['order-2', 6],
    ['order-1', 4],
  ]);
  expect((await under.server.call('GET', '/api/integral/detail/list?size=61', { token })).code).toBe(400);
});

test('[S9.2] what is left of the free points lapses at midnight in Shanghai, over a month’s end too', async () => {
  const userId = await under.newUser();
  await under.reserve(userId, 1, 'task', inShanghai('2026-11-30T23:59:59'));
  expect(await readPoints(under.db, userId, inShanghai('2026-11-30T23:59:59'))).toEqual({ total: 2, free: 2, kept: 0 });
  expect(await under.expectSum(userId, inShanghai('2026-12-01T00:00:00'))).toEqual({ total: 3, free: 3, kept: 0 });
  expect((await under.rowsOf(userId)).map(({ reason, points }) => [reason, points])).toEqual([
    ['daily', 3],
    ['spend', -1],
    ['lapse', -2],
    ['daily', 3],
  ]);
});

test('[S9.2] unused days do not add up', async () => {
  const userId = await under.newUser();
  await readPoints(under.db, userId, inShanghai('2026-11-01T12:00:00'));
  expect((await under.expectSum(userId, inShanghai('2027-03-01T12:00:00'))).free).toBe(3);
});

test('a clock that jumps back gives nothing twice and takes nothing away', async () => {
  const userId = await under.newUser();
  await under.reserve(userId, 1, 'before', inShanghai('2026-11-15T10:00:00'));
  for (const jump of ['2026-11-14T10:00:00', '2026-11-16T00:10:00', '2026-11-15T23:50:00', '2026-11-16T00:20:00']) {
    await under.expectSum(userId, inShanghai(jump));
  }
  const daily = (await under.rowsOf(userId)).filter(({ reason }) => reason === 'daily');
  expect(daily.map(({ subject }) => subject)).toEqual(['2026-11-15', '2026-11-16']);
  expect((await readPoints(under.db, userId, inShanghai('2026-11-15T23:55:00'))).free).toBe(3);
});

test('free points are spent first; kept points outlive the day', async () => {
  const userId = await under.newUser();
  const now = inShanghai('2026-11-15T10:00:00');
  await addPoints(under.db, { userId, points: 4, reason: 'top-up', subject: 'order', now });
  await under.reserve(userId, 5, 'task', now);
  expect(await readPoints(under.db, userId, now)).toEqual({ total: 2, free: 0, kept: 2 });
  expect(await readPoints(under.db, userId, inShanghai('2026-11-16T10:00:00'))).toEqual({ total: 5, free: 3, kept: 2 });
});

test('a reservation comes back once, whole and in kind, or is kept, and never both', async () => {
  const userId = await under.newUser();
  const now = inShanghai('2026-11-15T10:00:00');
  await addPoints(under.db, { userId, points: 4, reason: 'top-up', subject: 'order', now });
  const returned = await under.reserve(userId, 5, 'one', now);
  expect(await under.reserve(userId, 5, 'one', now)).toBe(returned);
  expect(await returnReservation(under.db, returned, now)).toBe(true);
  expect(await returnReservation(under.db, returned, now)).toBe(false);
  expect(await keepReservation(under.db, returned)).toBe(false);
  expect(await readPoints(under.db, userId, now)).toEqual({ total: 7, free: 3, kept: 4 });
  const kept = await under.reserve(userId, 5, 'two', now);
  expect(await keepReservation(under.db, kept)).toBe(true);
  expect(await keepReservation(under.db, kept)).toBe(false);
  expect(await returnReservation(under.db, kept, now)).toBe(false);
  expect((await under.expectSum(userId, now)).total).toBe(2);
});

test('a free point returned after midnight is a free point of the new day', async () => {
  const userId = await under.newUser();
  const id = await under.reserve(userId, 1, 'task', inShanghai('2026-11-15T23:59:58'));
  await returnReservation(under.db, id, inShanghai('2026-11-16T00:00:03'));
  expect(await under.expectSum(userId, inShanghai('2026-11-16T00:00:04'))).toEqual({ total: 4, free: 4, kept: 0 });
  expect((await under.expectSum(userId, inShanghai('2026-11-17T09:00:00'))).free).toBe(3);
});

test('more than there is cannot be reserved, and the attempt leaves no trace', async () => {
  const userId = await under.newUser();
  const now = inShanghai('2026-11-15T10:00:00');
  await expect(under.reserve(userId, 4, 'task', now)).rejects.toThrow('NOT_ENOUGH_POINTS');
  expect((await under.expectSum(userId, now)).total).toBe(3);
  expect(await under.db.select().from(pointReservations).where(eq(pointReservations.userId, userId))).toEqual([]);
});

test('one subject gives its points once, even when told many times at once', async () => {
  const userId = await under.newUser();
  const gift = {
    userId,
    points: 30,
    reason: 'top-up',
    subject: 'order',
    now: inShanghai('2026-11-15T10:00:00'),
  } as const;
  const told = await Promise.all(Array.from({ length: 8 }, () => addPoints(under.db, gift)));
  expect(told.filter(Boolean)).toHaveLength(1);
  expect((await under.expectSum(userId, gift.now)).kept).toBe(30);
});

test('a top-up is taken back whole while none of its points is spent, once', async () => {
  const userId = await under.newUser();
  const now = inShanghai('2026-11-15T10:00:00');
  const topUp = { userId, subject: 'order', now };
  expect(await takeBackTopUp(under.db, topUp)).toBe(false);
  await addPoints(under.db, { ...topUp, points: 6, reason: 'top-up' });
  const held = await under.reserve(userId, 4, 'task', now);
  expect(await takeBackTopUp(under.db, topUp)).toBe(false);
  await returnReservation(under.db, held, now);
  expect(await takeBackTopUp(under.db, topUp)).toBe(true);
  expect(await takeBackTopUp(under.db, topUp)).toBe(true);
  expect((await under.expectSum(userId, now)).kept).toBe(0);
});

test('points that came later do not stand in for a top-up that was used up', async () => {
  const userId = await under.newUser();
  const now = inShanghai('2026-11-15T10:00:00');
  const add = (reason: 'top-up' | 'share' | 'operator', subject: string, points: number) =>
    addPoints(under.db, { userId, reason, subject, points, now });
  await add('top-up', 'first', 6);
  await under.reserve(userId, 9, 'uses free and first', now);
  await add('share', 'friend', 1);
  await add('operator', 'gift', 30);
  await add('top-up', 'second', 6);
  expect(await takeBackTopUp(under.db, { userId, subject: 'first', now })).toBe(false);
  await under.reserve(userId, 31, 'uses what was given', now);
  expect(await takeBackTopUp(under.db, { userId, subject: 'second', now })).toBe(true);
  expect((await under.expectSum(userId, now)).kept).toBe(0);
});

test('[S9.3] shares give at most twenty points a day', async () => {
  const userId = await under.newUser();
  const share = (n: number, now: Date) =>
    addPoints(under.db, { userId, points: 1, reason: 'share', subject: `opener-${n}`, now });
  const today = inShanghai('2026-11-15T10:00:00');
  const given = await Promise.all(Array.from({ length: 23 }, (_, n) => share(n, today)));
  expect(given.filter(Boolean)).toHaveLength(20);
  expect(await share(30, inShanghai('2026-11-16T10:00:00'))).toBe(true);
});

test('spending at the same moment never goes below nothing', async () => {
  const userId = await under.newUser();
  const now = new Date();
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => under.reserve(userId, 1, `task-${n}`, now)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await under.expectSum(userId, now)).total).toBe(0);
});

test('the database itself refuses a negative balance and a second row in one place', async () => {
  const userId = await under.newUser();
  await readPoints(under.db, userId, new Date());
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
    under.db.insert(pointRows).values({ ...row, place: 2, freeAfter: 0, subject: 'x', ...values });
  await expect(insert({ freeAfter: -1 })).rejects.toMatchObject({ cause: { constraint: 'point_rows_never_negative' } });
  await expect(insert({ place: 1 })).rejects.toMatchObject({ cause: { constraint: 'point_rows_place' } });
});
