import { BEIJING_OFFSET_MS, beijingTime } from '../../beijing-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Asia/Shanghai, as `2026-11-15`. */
export const shanghaiDay = (now: Date): string => beijingTime(now).slice(0, 10);

/** The moment a day is over: the first of the next. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - BEIJING_OFFSET_MS);
