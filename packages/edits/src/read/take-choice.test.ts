import { expect, test } from 'vitest';
import { takeChoice } from './take-choice.ts';

test.each([
  ['第二个，字再粗一点', 2, '字再粗一点'],
  ['用第三张，背景换成白色', 3, '背景换成白色'],
  ['字大一点，第四个', 4, '字大一点'],
  ['最后一个，图去掉', 4, '图去掉'],
  ['the second one, with a navy background', 2, 'a navy background'],
  ['I like the third one but bolder letters', 3, 'bolder letters'],
  ['number 4: no picture', 4, 'no picture'],
  ['the last one, warmer', 4, 'warmer'],
] as const)('%s: one of the four is spoken of', (request, which, words) => {
  expect(takeChoice(request, 4)).toEqual({ which, words });
});

test.each([
  '第二个字小一点',
  'the second word thinner',
  '字大一号',
  'back to the first one',
  'bolder letters',
  '第七个',
])('%s: none of the four is singled out', (request) => {
  expect(takeChoice(request, 4)).toEqual({ words: request });
});

test('of two results there is no third', () => {
  expect(takeChoice('the third one, bolder', 2)).toEqual({ words: 'the third one, bolder' });
});
