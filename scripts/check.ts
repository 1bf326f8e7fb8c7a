import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

/** `npm run check`: types, lint, format and the specification's promises. All run; all failures are shown. */
const workspaces = ['packages', 'apps'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
const projects = ['.', ...workspaces]
  .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
  .filter((file) => existsSync(file));

/** What held the last time and did not change since is not looked at again. */
const since = (file: string) => ['--incremental', '--tsBuildInfoFile', join('.cache/types', `${file}.tsbuildinfo`)];

const steps: [name: string, command: string, args: string[]][] = [
  ...projects.map((file): [string, string, string[]] => [`types ${file}`, 'npx', ['tsc', '-p', file, ...since(file)]]),
  ['lint', 'npx', ['oxlint', '--type-aware', '--deny-warnings', '.']],
  [
    'format',
    'npx',
    ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  ],
  ['spec', 'npx', ['tsx', 'scripts/spec.ts', '--brief', '--declared']],
];

let failed = 0;
async function worker(): Promise<void> {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [name, command, args] = step;
    const { ok, output, seconds } = await runStep(command, args, { quiet: true });
    console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!ok) {
      failed += 1;
      console.log(output);
    }
  }
}

await Promise.all([worker(), worker()]);
console.log(failed === 0 ? 'check: everything holds' : `check: ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
