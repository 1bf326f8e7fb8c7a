import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProofs, type Proofs } from './proofs.ts';

/** Where `npm test` leaves the JSON report of each suite; emptied when a run begins. */
export const REPORTS = '.cache/test-results';
export const SUITES = ['unit', 'postgres', 'faults', 'e2e'] as const;
export const reportOf = (suite: string) => join(REPORTS, `${suite}.json`);
/** Seconds of each file of a Vitest suite; Playwright's report tells them itself. */
export const fileTimesOf = (suite: string) => join(REPORTS, `${suite}-times.json`);

export type RanTest = {
  file: string;
  title: string;
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  seconds: number;
  /** Titles of its named steps. */
  steps?: string[];
  /** What a failed one said first. */
  reason?: string;
};

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
};
type PlaywrightSuite = {
  title: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results?: PlaywrightResult[] }[] }[];
};
type PlaywrightResult = { duration: number; steps?: { title: string }[] };
type PlaywrightReport = { suites: PlaywrightSuite[] };

function fromVitest({ testResults }: VitestReport): RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      file: name.replace(`${process.cwd()}/`, ''),
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'skipped',
      seconds: (duration ?? 0) / 1000,
      ...(failureMessages[0] && { reason: failureMessages[0].split('\n')[0] }),
    })),
  );
}

const PLAYWRIGHT_OUTCOME: Record<string, RanTest['outcome']> = {
  expected: 'passed',
  flaky: 'flaky',
  skipped: 'skipped',
};

function fromPlaywright(suite: PlaywrightSuite, above: string): RanTest[] {
  const path = suite.title === suite.file ? above : `${above} ${suite.title}`;
  const own = (suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results = [] }) => ({
      file: `e2e/${file}`,
      title: `${path} ${title}`.trim(),
      outcome: PLAYWRIGHT_OUTCOME[status] ?? ('failed' as const),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      steps: (results.at(-1)?.steps ?? []).map((step) => step.title),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, path))];
}

/** Every test of a report with how it ended; undefined where there is no report. */
export function readReport(path: string): RanTest[] | undefined {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  return 'testResults' in report ? fromVitest(report) : report.suites.flatMap((suite) => fromPlaywright(suite, ''));
}

/** Seconds that each file of a suite took, with its imports and hooks where they are known. */
export function fileTimes(suite: string, tests: readonly RanTest[]): Map<string, number> {
  const path = fileTimesOf(suite);
  if (existsSync(path))
    return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>));
  const times = new Map<string, number>();
  for (const { file, seconds } of tests) times.set(file, (times.get(file) ?? 0) + seconds);
  return times;
}

/** Rows proved by tests, or steps of tests, that ran and passed at the first try. */
export function passedProofs(tests: readonly RanTest[]): Proofs {
  const proofs: Proofs = new Map();
  for (const { file, title, steps = [] } of tests.filter(({ outcome }) => outcome === 'passed'))
    for (const each of [title, ...steps.map((step) => `${title} › ${step}`)]) addProofs(proofs, { file, title: each });
  return proofs;
}
