import { expect, test } from 'vitest';
import { codeProblem, phoneProblem } from './phone-rules.ts';

test('[S5.1] a blank phone and a wrong phone have different messages', () => {
  expect(phoneProblem('  ')).toBe('phoneBlank');
  expect(phoneProblem('12345')).toBe('phoneWrong');
});

test('[S5.1] +86 and 0086 may stand before the eleven digits', () => {
  for (const phone of ['13800138000', '+8613800138000', '008613800138000', '138 0013 8000']) {
    expect(phoneProblem(phone)).toBeUndefined();
  }
  expect(phoneProblem('8613800138000')).toBe('phoneWrong');
});

test('[S5.1] the second and third digit must be in a carrier range', () => {
  for (const phone of ['11800138000', '12800138000', '14100138000', '15400138000', '23800138000', '1380013800']) {
    expect(phoneProblem(phone)).toBe('phoneWrong');
  }
});

test('[S5.2] a code is required', () => {
  expect(codeProblem(' ')).toBe('codeBlank');
  expect(codeProblem('123456')).toBeUndefined();
});
