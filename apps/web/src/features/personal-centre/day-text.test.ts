import { expect, test } from 'vitest';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { dayText } from './day-text.ts';

const now = new Date(2026, 10, 15, 9, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('a time is told the way one would say it', () => {
  const { zh, en } = personalCentreMessages;
  expect(dayText(at(2026, 10, 15, 8, 4), zh, now)).toBe('今天 08:04');
  expect(dayText(at(2026, 10, 14, 23, 59), en, now)).toBe('yesterday 23:59');
  expect(dayText(at(2026, 2, 3, 12, 0), zh, now)).toBe('3 月 3 日');
  expect(dayText(at(2025, 11, 31, 12, 0), en, now)).toBe('31 Dec 2025');
});
