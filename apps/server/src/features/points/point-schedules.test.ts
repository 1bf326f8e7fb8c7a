import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSweep } from '../../../../../scripts/sweeps.ts';
import { inShanghai, openPointsUnderTest, type PointsUnderTest } from '../../testing/points-under-test.ts';
import { addPoints, keepReservation, readPoints, returnReservation, takeBackTopUp } from './rules.ts';

/** The rules are the same on both databases: PostgreSQL plays all of them, the embedded one a third. */
const SCHEDULES = inSweep({ full: 60, short: process.env['TEST_DATABASE_URL'] ? 60 : 20 });

let under: PointsUnderTest;
beforeAll(async () => {
  under = await openPointsUnderTest();
});
afterAll(() => under.server.close());

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

/** The rules again, as a handful of numbers and one coin per bought point, marked with the turn it was bought in. */
function model() {
  const held = new Map<number, { free: number; coins: number[]; state: string }>();
  const topUps = new Map<number, { turn: number; points: number; back: boolean }>();
  let coins: number[] = [];
  const state = { free: 0, day: -Infinity };
  return {
    balance: () => ({ free: state.free, kept: coins.length }),
    reach(day: number) {
      if (day > state.day) Object.assign(state, { day, free: 3 });
    },
    apply(step: Step): boolean {
      if (step.do === 'reserve') {
        if (held.has(step.subject)) return true;
        if (step.points > state.free + coins.length) return false;
        const free = Math.min(state.free, step.points);
        const taken = coins.sort((one, other) => one - other).splice(0, step.points - free);
        held.set(step.subject, { free, coins: taken, state: 'held' });
        state.free -= free;
        return true;
      }
      if (step.do === 'keep' || step.do === 'return') {
        const one = held.get(step.subject);
        if (one?.state !== 'held') return false;
        one.state = step.do;
        if (step.do === 'return') {
          state.free += one.free;
          coins.push(...one.coins);
        }
        return true;
      }
      if (step.do === 'add') {
        if (topUps.has(step.subject)) return false;
        const turn = topUps.size;
        topUps.set(step.subject, { turn, points: step.points, back: false });
        coins.push(...Array.from({ length: step.points }, () => turn));
        return true;
      }
      if (step.do === 'takeBack') {
        const one = topUps.get(step.subject);
        if (!one) return false;
        if (one.back) return true;
        const others = coins.filter((coin) => coin !== one.turn);
        if (coins.length - others.length < one.points) return false;
        one.back = true;
        coins = others;
        return true;
      }
      return true;
    },
  };
}

test('over random interleavings and clocks the ledger agrees with a simple model', async () => {
  const run = async (steps: Step[]) => {
    const userId = await under.newUser();
    const expected = model();
    const reservations = new Map<number, string>();
    let hours = 0;
    const clock = () => new Date(inShanghai('2026-11-15T20:00:00').getTime() + hours * 3_600_000);
    const really = async (step: Step): Promise<boolean> => {
      const now = clock();
      if (step.do === 'reserve') {
        const id = await under.reserve(userId, step.points, `task-${step.subject}`, now).catch(() => undefined);
        if (id) reservations.set(step.subject, id);
        return id !== undefined;
      }
      if (step.do === 'keep' || step.do === 'return') {
        const id = reservations.get(step.subject);
        if (!id) return false;
        return step.do === 'keep' ? keepReservation(under.db, id) : returnReservation(under.db, id, now);
      }
      if (step.do === 'add') {
        return addPoints(under.db, { userId, points: step.points, reason: 'top-up', subject: `${step.subject}`, now });
      }
      if (step.do === 'takeBack') return takeBackTopUp(under.db, { userId, subject: `${step.subject}`, now });
      if (step.do === 'clock') hours += step.hours;
      await readPoints(under.db, userId, clock());
      return true;
    };
    // The day is looked at before anything can be refused: a refusal takes the day's points back with it.
    await readPoints(under.db, userId, clock());
    expected.reach(0);
    for (const one of steps) {
      const did = await really(one);
      expected.reach(Math.floor((hours + 20) / 24));
      expect(did).toBe(expected.apply(one));
    }
    const said = await under.expectSum(userId, clock());
    expect({ free: said.free, kept: said.kept }).toEqual(expected.balance());
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), run), { numRuns: SCHEDULES });
});

test('many hands at once: every reservation ends one way, and nothing is lost or made', async () => {
  const userId = await under.newUser();
  const now = new Date();
  await addPoints(under.db, { userId, points: 40, reason: 'operator', subject: 'start', now });
  const ids = await Promise.all(
    Array.from({ length: 20 }, (_, n) => under.reserve(userId, 1 + (n % 3), `task-${n}`, now)),
  );
  await Promise.all(
    ids.flatMap((id) => [
      keepReservation(under.db, id),
      returnReservation(under.db, id, now),
      returnReservation(under.db, id, now),
    ]),
  );
  const { total } = await under.expectSum(userId, now);
  const [kept] = (
    await under.db.execute<{ points: number }>(
      sql`select coalesce(sum(free + kept), 0)::int as points from point_reservations
          where user_id = ${userId} and state = 'kept'`,
    )
  ).rows;
  expect(total + (kept?.points ?? 0)).toBe(43);
});
