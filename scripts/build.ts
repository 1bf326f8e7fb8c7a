import { BUILD_STEPS, isStale, type BuildStep } from './build-steps.ts';

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

export const staleSteps = (): BuildStep[] => BUILD_STEPS.filter(isStale);

if (process.argv[1] === import.meta.filename) await buildOrExit(BUILD_STEPS);
