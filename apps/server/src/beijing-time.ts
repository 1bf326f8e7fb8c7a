/** China keeps one offset all year, so no table of zones is needed. */
export const BEIJING_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Beijing's wall clock as `2026-11-15 08:30:00`, whatever zone this machine is in. */
export const beijingTime = (date: Date): string =>
  new Date(date.getTime() + BEIJING_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The same by RFC 3339, which names the zone: `2026-11-15T08:30:00+08:00`. */
export const beijingTimestamp = (date: Date): string => `${beijingTime(date).replace(' ', 'T')}+08:00`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day, as `2026-11-15`. */
export const beijingDay = (now: Date): string => beijingTime(now).slice(0, 10);

/** The moment a day is over: the first of the next. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - BEIJING_OFFSET_MS);
