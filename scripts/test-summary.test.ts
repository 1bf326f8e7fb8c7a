import { expect, test } from 'vitest';
import type { RanTest } from './spec/test-reports.ts';
import { summariseSuite } from './test-summary.ts';

const ran = (title: string, outcome: RanTest['outcome']): RanTest => ({
  file: 'a.test.ts',
  title,
  outcome,
  seconds: 1,
});
const suite = (...tests: RanTest[]) => summariseSuite({ name: 'unit', ok: true, seconds: 3, tests });

test('a suite counts what passed, and names what passed only at the second try as a failure', () => {
  expect(suite(ran('holds', 'passed'), ran('wavers', 'flaky'))).toEqual({
    lines: ['✗ unit: 1 passed in 3 s', '  flaky: a.test.ts: wavers'],
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test.runIf(process.platform === 'linux')('a test that was left out for no known reason fails the run', () => {
  const { lines, failed, skipped } = suite(ran('holds', 'passed'), ran('forgotten', 'skipped'));
  expect(lines.at(-1)).toBe('  skipped: a.test.ts: forgotten: for no known reason');
  expect([failed, skipped]).toEqual([1, 1]);
});

test('a suite that ended badly without naming a test counts as one failure', () => {
  expect(summariseSuite({ name: 'unit', ok: false, seconds: 3, tests: [] }).failed).toBe(1);
});
