import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SERVER_PROCESSES } from './build-steps.ts';
import { isStale, type BuildName } from './built-programs.mjs';
import { bundleForNode } from './bundle-for-node.ts';
import { getBrowser } from './find-browser.ts';
import { at } from './root.ts';
import { runStep, type StepResult } from './run-step.ts';
import { fileTimesOf, reportOf, REPORTS } from './spec/test-reports.ts';
import { startPostgres } from './temporary-postgres.ts';
import { summarise, type SuiteRun } from './test-summary.ts';
import { installMissingTools } from './test-tools.ts';

/**
 * `npm test`: unit tests, the server's on PostgreSQL and on the embedded database where that makes a difference, a short
 * round of faults and of attacks, and the journeys in a real browser, then which promises of the specification they
 * proved. `npm test -- e2e` (or unit, postgres, faults, attacks) runs one of them; `npm test -- sweeps` takes all of what
 * the others take a slice of.
 */
const wanted = process.argv[2];
/** Asked for by name, these two run in full. */
const length = (suite: 'faults' | 'attacks') => (wanted === suite ? 'full' : 'short');

type Suite = { name: string; run(quiet: boolean): Promise<StepResult> };

/** Tests start these processes hundreds of times: compiled once, a start takes a tenth of what it takes from source. */
const COMPILED_WORKERS = at('.cache/test-workers');
const compileWorkers = () =>
  bundleForNode(COMPILED_WORKERS, {
    ...SERVER_PROCESSES,
    'testing/test-worker': at('packages/worker-pool/src/testing/test-worker.ts'),
  });

const vitest = (name: string, args: string[], settings: Record<string, string> = {}): Suite => ({
  name,
  run: (quiet) => {
    const reporters = ['default', 'json', './scripts/file-times-reporter.ts'].map((each) => `--reporter=${each}`);
    const env = { ...settings, COMPILED_WORKERS, FILE_TIMES: fileTimesOf(name) };
    return runStep('npx', ['vitest', 'run', ...reporters, `--outputFile.json=${reportOf(name)}`, ...args], {
      env,
      quiet,
    });
  },
});

const postgresSuite: Suite = {
  name: 'postgres',
  run: async (quiet) => {
    const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
    const url = process.env.DATABASE_URL ?? postgres?.url ?? '';
    try {
      return await vitest('postgres', ['apps/server', 'faults/'], { TEST_DATABASE_URL: url, NODE_ENV: 'test' }).run(
        quiet,
      );
    } finally {
      await postgres?.stop();
    }
  },
};

/** What journeys are made on; the command line and compressed files are not part of it. */
const JOURNEYS_NEED: readonly BuildName[] = ['browserPages', 'deskPages', 'serverPages', 'server', 'operator'];
function buildForJourneys(): Promise<StepResult> {
  const stale = JOURNEYS_NEED.filter(isStale);
  if (stale.length === 0) return Promise.resolve({ ok: true, output: '', seconds: 0 });
  return runStep('npx', ['tsx', 'scripts/build.ts', ...stale], { quiet: true });
}
let built: Promise<StepResult> | undefined;

const journeys = (name: string, files: string[] = [], settings: Record<string, string> = {}): Suite => ({
  name,
  run: async (quiet) => {
    const build = await (built ?? buildForJourneys());
    if (!build.ok) {
      console.log(build.output);
      return build;
    }
    const env = { CHROME_PATH: await getBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) };
    return runStep('npx', ['playwright', 'test', ...files], { env: { ...settings, ...env }, quiet });
  },
});

/**
 * Lanes side by side, since none uses two processors alone: journeys wait for pages, server tests for their database and
 * for processes, faults for servers that start again. What visitors with bad intentions do to the server is measured, so
 * nothing else runs beside it.
 */
const LANES: readonly (readonly Suite[])[] = [
  [vitest('unit', [], { SERVER_TESTS: wanted ? 'all' : 'database' })],
  [postgresSuite, vitest('faults', ['--config', 'vitest.faults.config.ts'], { FAULTS: length('faults') })],
  [journeys('e2e')],
];
const ALONE = [
  vitest('attacks', ['--config', 'vitest.attacks.config.ts'], {
    ATTACKS: length('attacks'),
    FAULT_SERVERS: wanted ? 'to bundle' : 'bundled',
  }),
];

/** The test files under a folder of which `npm test` takes a slice. */
const sweepsOf = (folder: string, ending: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .filter((file) => /\/sweeps\.ts'|drawn-marks\.ts'/.test(readFileSync(at(file), 'utf8')));
const IN_FULL = { SWEEPS: 'full' };
/** Of these `npm test` takes a part on the embedded database, the sweep all. */
const ON_EMBEDDED = ['features/orders', 'features/points', 'http'].map((folder) => `apps/server/src/${folder}/`);
const ONLY_BY_NAME = [
  vitest('sweeps', [...sweepsOf('packages', '.test.ts'), ...sweepsOf('apps', '.test.ts'), ...ON_EMBEDDED], IN_FULL),
  journeys('sweeps-e2e', sweepsOf('e2e', '.spec.ts'), IN_FULL),
];
const isWanted = ({ name }: Suite) => name === wanted || name.startsWith(`${wanted}-`);

const names = [...LANES.flat(), ...ALONE, ...ONLY_BY_NAME].map(({ name }) => name);
if (wanted && !names.includes(wanted)) throw new Error(`no such suite: ${wanted}; there are ${names.join(', ')}`);

rmSync(REPORTS, { recursive: true, force: true });
// Two reporters write here at the end of a suite, and only one of them would make the folder.
mkdirSync(REPORTS, { recursive: true });
// Packages come over the network meanwhile.
if (!wanted) built = buildForJourneys();
await Promise.all([installMissingTools(), built, compileWorkers()]);

const runs: SuiteRun[] = [];

/** One suite after the other. Of the lanes the first one is seen at work, the others are shown when they are done. */
async function runLane(suites: readonly Suite[], isSeen: boolean): Promise<string> {
  let shown = '';
  for (const suite of suites.filter((suite) => !wanted || isWanted(suite))) {
    if (isSeen) console.log(`\n== ${suite.name}`);
    const { ok, seconds, output } = await suite.run(!isSeen);
    runs.push({ name: suite.name, ok, seconds });
    if (!isSeen) shown += `\n== ${suite.name}\n${output}`;
  }
  return shown;
}

const isSeen = (lane: readonly Suite[], i: number) => i === 0 || lane.some(isWanted);
for (const shown of await Promise.all(LANES.map((lane, i) => runLane(lane, isSeen(lane, i))))) console.log(shown);
await runLane(ALONE, true);
if (wanted) await runLane(ONLY_BY_NAME, true);

const { lines, passed, failed, skipped } = summarise(runs);
let faults = failed;
if (!wanted) {
  const spec = await runStep('npx', ['tsx', 'scripts/spec.ts', '--brief'], { quiet: true });
  if (!spec.ok) faults += 1;
  lines.push(...spec.output.split('\n').filter((line) => line.startsWith('spec:')));
}
console.log(`\n${lines.join('\n')}\n${passed} passed, ${faults} failed, ${skipped} skipped`);
process.exit(faults === 0 ? 0 : 1);
