import { BEIJING_OFFSET_MS } from '../beijing-time.ts';

/** Every so many minutes, counted from Beijing's midnight. */
export type Schedule = { everyMinutes: number; fromMinute: number };

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

export const everyMinutes = (count: number): Schedule => ({ everyMinutes: count, fromMinute: 0 });
export const hourly = (minute: number): Schedule => ({ everyMinutes: 60, fromMinute: minute });
/** By Beijing's clock, as `04:30`. */
export function daily(time: `${number}:${number}`): Schedule {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { everyMinutes: DAY_MINUTES, fromMinute: hour * 60 + minute };
}

/** In the minute that begins a round of the schedule. */
export function isDue({ everyMinutes: every, fromMinute }: Schedule, now: Date): boolean {
  const minute = Math.floor((now.getTime() + BEIJING_OFFSET_MS) / MINUTE_MS) % DAY_MINUTES;
  return (minute - fromMinute + DAY_MINUTES) % every === 0;
}
