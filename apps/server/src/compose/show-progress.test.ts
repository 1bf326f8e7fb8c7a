import { expect, test } from 'vitest';
import { showProgress } from './show-progress.ts';

function watch(isTTY: boolean): string[] {
  const written: string[] = [];
  const show = showProgress({ isTTY, write: (text: string) => written.push(text) });
  for (let done = 0; done <= 8; done += 1) show('fonts', done, 8);
  return written;
}

test('on a terminal one line counts up and ends with a line break', () => {
  const written = watch(true);
  expect(written).toHaveLength(9);
  expect(written.every((text) => text.startsWith('\r'))).toBe(true);
  expect(written.at(-1)).toBe('\r· fonts: 8 of 8 (100 %)\n');
});

test('in a log there is one line per quarter', () => {
  expect(watch(false)).toEqual([
    '· fonts: 0 %\n',
    '· fonts: 25 %\n',
    '· fonts: 50 %\n',
    '· fonts: 75 %\n',
    '· fonts: 100 %\n',
  ]);
});
