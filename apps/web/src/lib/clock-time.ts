import { dateTime } from './download/file-names.ts';

/** Today only the clock, any other day the date before it. */
export function clockTime(at: string | number, now = new Date()): string {
  const text = dateTime(new Date(at));
  const [day, clock = ''] = text.split(' ');
  return day === dateTime(now).slice(0, 10) ? clock.slice(0, 5) : text.slice(0, 16);
}
