import { rmSync } from 'node:fs';
import { getBrowser } from './find-browser.ts';
import { runStep, type StepResult } from './run-step.ts';
import { readReport, reportOf, REPORTS, type RanTest } from './spec/test-reports.ts';
import { startPostgres } from './temporary-postgres.ts';

/**
 * `npm test`: unit and server tests on PGlite, the server's again on PostgreSQL, a short round of faults
 * and of attacks, and the journeys in a real browser, then which promises of the specification they proved.
 * `npm test -- e2e` (or unit, postgres, faults, attacks) runs one of them.
 */
/** Asked for by name, these two run in full. */
const length = (suite: 'faults' | 'attacks') => (process.argv.includes(suite) ? 'full' : 'short');

type Suite = { name: string; run(): Promise<StepResult> };

const vitest = (name: string, args: string[], env: Record<string, string> = {}): Suite => ({
  name,
  run: () =>
    runStep(
      'npx',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${reportOf(name)}`, ...args],
      { env },
    ),
});

async function onPostgres(): Promise<StepResult> {
  if (process.env.DATABASE_URL) return serverSuite(process.env.DATABASE_URL);
  const postgres = await startPostgres();
  try {
    return await serverSuite(postgres.url);
  } finally {
    await postgres.stop();
  }
}
/** Folders that know no database have been tested by then. */
const NO_DATABASE = ['pictures', 'labels', 'packing'].map((folder) => `--exclude=apps/server/src/${folder}/**`);
const serverSuite = (url: string) =>
  vitest('postgres', ['apps/server', ...NO_DATABASE], { TEST_DATABASE_URL: url, NODE_ENV: 'test' }).run();

const suites: Suite[] = [
  vitest('unit', []),
  { name: 'postgres', run: onPostgres },
  vitest('faults', ['--config', 'vitest.faults.config.ts'], { FAULTS: length('faults') }),
  vitest('attacks', ['--config', 'vitest.attacks.config.ts'], { ATTACKS: length('attacks') }),
  {
    name: 'e2e',
    run: async () => {
      const built = await runStep('npx', ['tsx', 'scripts/build.ts']);
      if (!built.ok) return built;
      const env = { CHROME_PATH: await getBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('e2e') };
      return runStep('npx', ['playwright', 'test'], { env });
    },
  },
];

const count = (tests: readonly RanTest[], outcome: RanTest['outcome']) =>
  tests.filter((test) => test.outcome === outcome).length;

rmSync(REPORTS, { recursive: true, force: true });
const wanted = process.argv[2];
const chosen = suites.filter((suite) => !wanted || suite.name === wanted);
if (chosen.length === 0) throw new Error(`no such suite: ${wanted}; there are ${suites.map((s) => s.name).join(', ')}`);

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const suite of chosen) {
  console.log(`\n== ${suite.name}`);
  const { ok, seconds } = await suite.run();
  const tests = readReport(reportOf(suite.name)) ?? [];
  const passed = count(tests, 'passed');
  // What passes only at the second try may fail at the next first one: it fails the run, so that somebody mends it.
  const faulty = tests.filter(({ outcome }) => outcome === 'flaky' || outcome === 'failed');
  total.passed += passed;
  total.failed += faulty.length || (ok ? 0 : 1);
  summary.push(`${ok && faulty.length === 0 ? '✓' : '✗'} ${suite.name}: ${passed} passed in ${seconds.toFixed(0)} s`);
  for (const { file, title, outcome, reason } of faulty) {
    summary.push(`  ${outcome}: ${file}: ${title}`);
    if (reason) summary.push(`    ${reason}`);
  }
}
if (!wanted) {
  const spec = await runStep('npx', ['tsx', 'scripts/spec.ts', '--brief'], { quiet: true });
  if (!spec.ok) total.failed += 1;
  summary.push(...spec.output.split('\n').filter((line) => line.startsWith('spec:')));
}
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
