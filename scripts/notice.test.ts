import { expect, test } from 'vitest';
import { fontNotices } from '@markwright/fonts';
import { iconNotices } from '@markwright/marks';
import { committedNotice, noticeText } from './notice.ts';

test('NOTICE is up to date and names every shipped font and icon set', () => {
  expect(committedNotice()).toBe(noticeText());
  for (const { family } of fontNotices()) expect(noticeText()).toContain(family);
  for (const { name } of iconNotices()) expect(noticeText()).toContain(name);
});
