import { fileTimes, readReport, reportOf, type RanTest } from './spec/test-reports.ts';
import { skipReason } from './test-tools.ts';

export type SuiteRun = { name: string; ok: boolean; seconds: number };
export type Summary = { lines: string[]; passed: number; failed: number; skipped: number };

const SLOWEST = 20;

/** What a reader wants of a run: the slowest files, how each suite ended, and what failed or was left out, with the reason. */
export function summarise(runs: readonly SuiteRun[]): Summary {
  const read = runs.map((run) => ({ ...run, tests: readReport(reportOf(run.name)) ?? [] }));
  const slowest = read
    .flatMap(({ name, tests }) => [...fileTimes(name, tests)].map(([file, seconds]) => ({ name, file, seconds })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ name, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name.padEnd(8)} ${file}`);
  const summary: Summary = { lines: ['slowest files:', ...slowest, ''], passed: 0, failed: 0, skipped: 0 };
  for (const run of read) {
    const { lines, passed, failed, skipped } = summariseSuite(run);
    summary.lines.push(...lines);
    summary.passed += passed;
    summary.failed += failed;
    summary.skipped += skipped;
  }
  return summary;
}

export function summariseSuite({ name, ok, seconds, tests }: SuiteRun & { tests: readonly RanTest[] }): Summary {
  const passed = tests.filter(({ outcome }) => outcome === 'passed').length;
  const skipped = tests.filter(({ outcome }) => outcome === 'skipped');
  // What passes only at the second try may fail at the next first one: it fails the run, so that somebody mends it.
  const faulty = tests.filter(({ outcome }) => outcome === 'flaky' || outcome === 'failed');
  // A test that is left out without a reason that is known here is a test that somebody forgot.
  const forgotten = skipped.filter(({ title }) => !skipReason(title));
  const failed = faulty.length + forgotten.length || (ok ? 0 : 1);
  const left = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  return {
    lines: [
      `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed${left} in ${seconds.toFixed(0)} s`,
      ...faulty.flatMap(({ outcome, file, title, reason }) => [
        `  ${outcome}: ${file}: ${title}`,
        ...(reason ? [`    ${reason}`] : []),
      ]),
      ...skipped.map(
        ({ file, title }) => `  skipped: ${file}: ${title}: ${skipReason(title) ?? 'for no known reason'}`,
      ),
    ],
    passed,
    failed,
    skipped: skipped.length,
  };
}
