import { expect, test } from 'vitest';
import { diffLines, linesOf } from './diff.ts';

const shown = (before: string, after: string) =>
  diffLines(Array.from(before), Array.from(after)).map(
    ({ kind, text }) => ({ same: ' ', gone: '-', new: '+' })[kind] + text,
  );

test('what both have stays, what one has alone is gone or new', () => {
  expect(shown('abcd', 'abcd')).toEqual([' a', ' b', ' c', ' d']);
  expect(shown('abcd', 'abxd')).toEqual([' a', ' b', '-c', '+x', ' d']);
  expect(shown('', 'ab')).toEqual(['+a', '+b']);
  expect(shown('axbyc', 'abzc')).toEqual([' a', '-x', ' b', '-y', '+z', ' c']);
});

test('the lines of both texts are all there, in their order', () => {
  const [before, after] = ['hqkwejrhqwkejhasd', 'qwkejhxasdqkwejz'];
  const diff = diffLines(Array.from(before), Array.from(after));
  const side = (without: string) => diff.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');
  expect([side('new'), side('gone')]).toEqual([before, after]);
});

test('values are told with where they stand, texts line by line', () => {
  expect(linesOf({ priceFen: 1, zh: { body: '一\n二' }, list: [{ id: 'a' }], cover: null })).toEqual([
    'priceFen: 1',
    'zh.body:',
    '一',
    '二',
    'list[1].id: a',
  ]);
});
