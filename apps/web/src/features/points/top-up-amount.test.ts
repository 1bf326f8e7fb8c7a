import { expect, test } from 'vitest';
import { readTopUp } from './top-up-amount.ts';

test('[S5.7][S9.5] an amount in yuan or a number of points, one yuan for three points', () => {
  expect(readTopUp('yuan', '10')).toEqual({ yuan: 10, points: 30 });
  expect(readTopUp('points', '30')).toEqual({ yuan: 10, points: 30 });
  expect(readTopUp('yuan', ' １２ ')).toEqual({ yuan: 12, points: 36 });
});

test('[S5.7] one to five thousand whole yuan, and points in threes, each refusal with its reason', () => {
  const problemOf = (...args: Parameters<typeof readTopUp>) => {
    const amount = readTopUp(...args);
    return 'problem' in amount ? amount.problem : null;
  };
  expect(problemOf('yuan', '')).toEqual({ kind: 'blank' });
  for (const text of ['1.5', 'ten', '1e3', '１．５', '99999999999']) {
    expect(problemOf('yuan', text)).toEqual({ kind: 'whole' });
  }
  expect(problemOf('yuan', '0')).toEqual({ kind: 'tooSmall', limit: 1 });
  expect(problemOf('yuan', '-5')).toEqual({ kind: 'tooSmall', limit: 1 });
  expect(problemOf('yuan', '5001')).toEqual({ kind: 'tooLarge', limit: 5000 });
  expect(problemOf('points', '29')).toEqual({ kind: 'multiple', below: 27, above: 30 });
  expect(problemOf('points', '2')).toEqual({ kind: 'tooSmall', limit: 3 });
  expect(problemOf('points', '15003')).toEqual({ kind: 'tooLarge', limit: 15000 });
});
