import { CURRENCY_DIGITS, type Money } from '@markwright/contracts/currency';
import { dateTime } from './download/file-names.ts';

/** An amount in its own currency, as readers of English write it: US$9.52. */
export const moneyText = ({ currency, minor }: Money): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 10 ** CURRENCY_DIGITS[currency]);

/** Whole yuan without a tail, anything else with two digits: 6800 → "68", 6850 → "68.50". */
export const yuanText = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));

/** Today only the clock, any other day the date before it. */
export function clockTime(at: string | number, now = new Date()): string {
  const text = dateTime(new Date(at));
  const [day, clock = ''] = text.split(' ');
  return day === dateTime(now).slice(0, 10) ? clock.slice(0, 5) : text.slice(0, 16);
}

/** As people read it: '840 KB', '12.4 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
