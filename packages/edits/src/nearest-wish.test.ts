import { expect, test } from 'vitest';
import { nearestTo } from './nearest-wish.ts';

test.each([
  ['纹在背景后面飘起来', '背景'],
  ['make the slogan sing', 'slogan'],
  ['the lettering should hum', 'letters'],
  ['颜色要会呼吸', '颜色'],
])('the nearest thing that can be done is about the part that was named: %s', (words, part) => {
  const { zh, en } = nearestTo(words);
  expect(`${zh} ${en}`).toContain(part);
});
