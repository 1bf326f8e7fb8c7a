const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in Asia/Shanghai, as `2026-11-15`. China keeps one offset all year, so no table is needed. */
export const shanghaiDay = (now: Date): string => new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The moment a day is over: the first of the next. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS - OFFSET_MS);
