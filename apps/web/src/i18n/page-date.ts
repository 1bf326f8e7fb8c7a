import type { Language } from '@markwright/contracts/envelope';

/** China has one time all year. */
const AHEAD_MS = 8 * 60 * 60 * 1000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * The day something was published, the same on the server and wherever it is read. Written out here because a browser
 * takes up to a tenth of a second to make its own date formatters, while the reader waits for the page to answer.
 */
export function pageDate(iso: string, language: Language): string {
  const day = new Date(Date.parse(iso) + AHEAD_MS);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  return language === 'zh' ? `${year}年${month + 1}月${date}日` : `${date} ${MONTHS[month]} ${year}`;
}
