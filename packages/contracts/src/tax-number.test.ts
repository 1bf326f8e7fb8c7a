import { expect, test } from 'vitest';
import { findTaxNumber } from './tax-number.ts';

test('a credit code is taken with spaces and small letters, and refused with one sign wrong', () => {
  expect(findTaxNumber(' 91350100m000 100y43 ')).toBe('91350100M000100Y43');
  expect(findTaxNumber('91350100M000100Y44')).toBeUndefined();
  expect(findTaxNumber('91350100I000100Y43')).toBeUndefined();
});

test('older numbers and the number of a sole trader are taken', () => {
  expect(findTaxNumber('110105749552146')).toBe('110105749552146');
  expect(findTaxNumber('11010519491231002X')).toBe('11010519491231002X');
  expect(findTaxNumber('110105194912310021')).toBeUndefined();
  expect(findTaxNumber('11010519491231002X00')).toBe('11010519491231002X00');
});

test('anything else is no number', () => {
  for (const text of ['', '123', '9135010', '91350100M000100Y43A', '纳税人识别号一二三四五六']) {
    expect(findTaxNumber(text), text).toBeUndefined();
  }
});
