import { expect, test } from 'vitest';
import { dayEntries, entriesFor, pointsToSpend } from './ledger.ts';
import { endOfDay, beijingDay } from '../../beijing-time.ts';

test('a day begins at midnight in Shanghai, whatever the month, the year or the season', () => {
  expect(beijingDay(new Date('2026-11-15T15:59:59.999Z'))).toBe('2026-11-15');
  expect(beijingDay(new Date('2026-11-15T16:00:00Z'))).toBe('2026-11-16');
  expect(beijingDay(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12-01');
  expect(beijingDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01');
  expect(beijingDay(new Date('2028-02-28T16:00:00Z'))).toBe('2028-02-29');
  for (const month of ['03', '07', '10'])
    expect(beijingDay(new Date(`2026-${month}-28T15:30:00Z`))).toBe(`2026-${month}-28`);
  expect(endOfDay('2026-11-30')).toEqual(new Date('2026-11-30T16:00:00Z'));
});

test('reaching a new day ends what was free, at the old day’s end, and brings the new', () => {
  const now = new Date('2026-12-03T02:00:00Z');
  expect(dayEntries({ day: '2026-11-30', free: 2, kept: 5 }, '2026-12-03', now)).toEqual([
    { kind: 'free', reason: 'lapse', subject: '2026-11-30', points: -2, createdAt: new Date('2026-11-30T16:00:00Z') },
    { kind: 'free', reason: 'daily', subject: '2026-12-03', points: 3, createdAt: now },
  ]);
  expect(dayEntries({ day: '', free: 0, kept: 0 }, '2026-12-03', now)).toHaveLength(1);
  expect(dayEntries({ day: '2026-12-03', free: 1, kept: 0 }, '2026-12-03', now)).toEqual([]);
  expect(dayEntries({ day: '2026-12-03', free: 1, kept: 0 }, '2026-12-02', now)).toEqual([]);
});

test('free points are spent before kept ones, and more than there is cannot be spent', () => {
  expect(pointsToSpend({ free: 3, kept: 4 }, 2)).toEqual({ free: 2, kept: 0 });
  expect(pointsToSpend({ free: 3, kept: 4 }, 5)).toEqual({ free: 3, kept: 2 });
  expect(() => pointsToSpend({ free: 3, kept: 4 }, 8)).toThrow('NOT_ENOUGH_POINTS');
});

test('a change to one kind of points writes one row', () => {
  const entry = { reason: 'spend', subject: 's', createdAt: new Date(0) } as const;
  expect(entriesFor({ free: 0, kept: 2 }, -1, entry)).toEqual([{ ...entry, kind: 'kept', points: -2 }]);
  expect(entriesFor({ free: 1, kept: 2 }, 1, entry)).toHaveLength(2);
});
