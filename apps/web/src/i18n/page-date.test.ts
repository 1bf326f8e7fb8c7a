import { expect, test } from 'vitest';
import { pageDate } from './page-date.ts';

test('days are written as the browser would write them for Shanghai, also around midnight and the year’s end', () => {
  const formats = {
    zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
    en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }),
  };
  const monthly = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 9, 3)).toISOString());
  const edges = ['2025-12-31T15:59:59.999Z', '2025-12-31T16:00:00.000Z', '2024-02-29T00:00:00Z', '2026-11-12'];
  for (const iso of [...monthly, ...edges]) {
    expect(pageDate(iso, 'zh')).toBe(formats.zh.format(new Date(iso)));
    expect(pageDate(iso, 'en')).toBe(formats.en.format(new Date(iso)));
  }
});
