import { expect, test } from 'vitest';
import { daily, everyMinutes, hourly, isDue, type Schedule } from './schedule.ts';

const DAY_START = Date.parse('2026-11-17T16:00:00Z');

/** The minutes of one of Beijing's days at which it is due, as `hh:mm`. */
const dueTimes = (schedule: Schedule): string[] =>
  Array.from({ length: 24 * 60 }, (_, minute) => minute)
    .filter((minute) => isDue(schedule, new Date(DAY_START + minute * 60_000 + 30_500)))
    .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);

test('a daily job is due in one minute of Beijing’s day', () => {
  expect(dueTimes(daily('04:30'))).toEqual(['04:30']);
  expect(dueTimes(daily('00:00'))).toEqual(['00:00']);
});

test('an hourly job is due at its minute of each hour', () => {
  const times = dueTimes(hourly(23));
  expect(times).toHaveLength(24);
  expect(times.every((time) => time.endsWith(':23'))).toBe(true);
});

test('a job every ten minutes is due at each full ten', () => {
  const times = dueTimes(everyMinutes(10));
  expect(times).toHaveLength(144);
  expect(times.slice(0, 3)).toEqual(['00:00', '00:10', '00:20']);
});
