import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { titlesIn } from './declared-proofs.ts';
import { passedProofs, readReport } from './test-reports.ts';

const reportWith = (json: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(path, JSON.stringify(json));
  return path;
};

test('a row number in a comment, a string or a helper is no proof', () => {
  const code = `
    // test('[S1.1] commented out', () => {});
    /* test('[S1.2] also commented out') */
    const label = '[S1.3] just a string';
    test('[S1.4] a real title', () => {});
    test.each([1, 2])(
      '[S1.5] a title on its own line',
      () => {},
    );`;
  expect(titlesIn(code).join()).toBe('[S1.4] a real title,[S1.5] a title on its own line');
});

test('only tests of a unit run that passed prove a row', () => {
  const path = reportWith({
    testResults: [
      {
        name: '/somewhere/a.test.ts',
        assertionResults: [
          { fullName: '[S1.1] holds', status: 'passed' },
          { fullName: '[S1.2] is broken', status: 'failed' },
          { fullName: '[S1.3] was left out', status: 'skipped' },
        ],
      },
    ],
  });
  expect([...passedProofs(readReport(path) ?? []).keys()]).toEqual(['S1.1']);
});

test('a browser test that needed a second try proves nothing, and its group may carry the number', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const path = reportWith({
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('[S2.1] at the first try', 'expected'), spec('[S2.2] at the second', 'flaky')],
        suites: [{ title: '[S2.3] a group', specs: [spec('in zh', 'expected'), spec('[S2.4] in en', 'unexpected')] }],
      },
    ],
  });
  expect([...passedProofs(readReport(path) ?? []).keys()]).toEqual(['S2.1', 'S2.3']);
});

test('a step of a browser test may carry the number, if the whole test passed', () => {
  const spec = (status: string, step: string) => ({
    title: 'a journey',
    file: 'a.spec.ts',
    tests: [{ status, results: [{ duration: 5, steps: [{ title: step }] }] }],
  });
  const path = reportWith({
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('expected', '[S2.5] holds'), spec('unexpected', '[S2.6]')],
      },
    ],
  });
  expect([...passedProofs(readReport(path) ?? []).keys()]).toEqual(['S2.5']);
});

test('a suite that did not run has no report', () => {
  expect(readReport(join(tmpdir(), 'there-is-no-such-report.json'))).toBeUndefined();
});
