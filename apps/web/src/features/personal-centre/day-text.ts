import type { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { dateTime } from '../../lib/download/file-names.ts';

type Words = (typeof personalCentreMessages)['zh'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Near days by their name and hour, the rest of the year by day, older ones with their year. */
export function dayText(at: string, m: Words, now = new Date()): string {
  const time = new Date(at);
  const [day, clock = ''] = dateTime(time).split(' ');
  const hour = clock.slice(0, 5);
  if (day === dateTime(now).slice(0, 10)) return `${m.today} ${hour}`;
  if (day === dateTime(new Date(now.getTime() - DAY_MS)).slice(0, 10)) return `${m.yesterday} ${hour}`;
  const [year, month, date] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return year === now.getFullYear() ? m.day(month, date) : m.fullDay(year, month, date);
}
