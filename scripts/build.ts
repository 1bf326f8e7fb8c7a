import { BUILD_STEPS, type BuildStep } from './build-steps.ts';
import { isStale, PROGRAMS } from './built-programs.mjs';

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Builds the given steps in order, saying which one is running and how long each took. */
async function runBuild(steps: readonly BuildStep[]): Promise<void> {
  for (const [i, step] of steps.entries()) {
    const label = `[${i + 1}/${steps.length}] Building ${step.title}`;
    process.stdout.write(`${label} …`);
    const started = Date.now();
    await step.run();
    process.stdout.write(` ${inSeconds(Date.now() - started)}\n`);
  }
}

/** The tool that failed has already said why; a stack trace of this script would only bury it. */
export async function buildOrExit(steps: readonly BuildStep[]): Promise<void> {
  try {
    await runBuild(steps);
  } catch (error) {
    console.error(`\nThe build failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

const serverNeeds = new Set<string>(PROGRAMS.server.needs);

/** What has to be built before the server can be started by hand. */
export const staleServerSteps = (): BuildStep[] =>
  BUILD_STEPS.filter(({ name }) => serverNeeds.has(name) && isStale(name));

/** `npm run build` builds everything, `… -- server operator` those two. */
if (process.argv[1] === import.meta.filename) {
  const names = process.argv.slice(2);
  await buildOrExit(BUILD_STEPS.filter(({ name }) => names.length === 0 || names.includes(name)));
}
