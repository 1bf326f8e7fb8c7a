import { readFileSync, rmSync } from 'node:fs';
import { getBrowser } from './find-browser.ts';
import { runStep, type StepResult } from './run-step.ts';
import { startPostgres } from './temporary-postgres.ts';

/**
 * `npm test`: unit and server tests on PGlite, the server's again on PostgreSQL, a short round of faults,
 * and the journeys in a real browser. `npm test -- e2e` (or unit, postgres, faults) runs one of them.
 */
const RESULTS = '.cache/test-results';
const isShort = !process.argv.includes('faults');

type Suite = { name: string; run(): Promise<StepResult>; report?: string };

const vitest = (name: string, args: string[], env: Record<string, string> = {}): Suite => ({
  name,
  report: `${RESULTS}/${name}.json`,
  run: () =>
    runStep(
      'npx',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/${name}.json`, ...args],
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
const serverSuite = (url: string) =>
  vitest('postgres', ['apps/server'], { TEST_DATABASE_URL: url, NODE_ENV: 'test' }).run();

const suites: Suite[] = [
  vitest('unit', []),
  { name: 'postgres', report: `${RESULTS}/postgres.json`, run: onPostgres },
  vitest('faults', ['--config', 'vitest.faults.config.ts'], { FAULTS: isShort ? 'short' : 'full' }),
  {
    name: 'e2e',
    report: `${RESULTS}/e2e.json`,
    run: async () => {
      const built = await runStep('npx', ['tsx', 'scripts/build.ts']);
      if (!built.ok) return built;
      const env = { CHROME_PATH: await getBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json` };
      return runStep('npx', ['playwright', 'test'], { env });
    },
  },
];

/** Vitest and Playwright both count in their JSON reports; the closing line adds them up. */
function countTests(report: string): { passed: number; failed: number } {
  try {
    const json = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number> & {
      stats?: { expected: number; unexpected: number; flaky: number };
    };
    if (json.stats) return { passed: json.stats.expected + json.stats.flaky, failed: json.stats.unexpected };
    return { passed: json.numPassedTests ?? 0, failed: json.numFailedTests ?? 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

rmSync(RESULTS, { recursive: true, force: true });
const wanted = process.argv[2];
const chosen = suites.filter((suite) => !wanted || suite.name === wanted);
if (chosen.length === 0) throw new Error(`no such suite: ${wanted}; there are ${suites.map((s) => s.name).join(', ')}`);

const total = { passed: 0, failed: 0 };
const summary: string[] = [];
for (const suite of chosen) {
  console.log(`\n== ${suite.name}`);
  const { ok, seconds } = await suite.run();
  const { passed, failed } = countTests(suite.report ?? '');
  total.passed += passed;
  total.failed += failed || (ok ? 0 : 1);
  summary.push(`${ok ? '✓' : '✗'} ${suite.name}: ${passed} passed in ${seconds.toFixed(0)} s`);
}
console.log(`\n${summary.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
