import { runStep } from '../../scripts/run-step.ts';
import { writeResult, type Figure } from '../write-result.ts';
import { compareWithBare } from './compare-with-bare.ts';
import { growth } from './growth.ts';
import { onEmbedded, onProcesses } from './mixed.ts';
import { withCluster } from './with-cluster.ts';

/**
 * `npm run bench -- load [stage …] [--short] [--built]`: `embedded` and `processes` are visitors who look, wait, save and
 * have logos made, on the embedded server and on one, two and four processes with PostgreSQL; `bare` is one row read
 * through the whole server and by a bare one; `growth` is what a request costs with a thousand and with a million
 * creations. Clients and servers share this machine's processors. Each stage keeps its own result.
 */
const LONG = {
  mixedSeconds: 30,
  clusterSeconds: 15,
  hammerSeconds: 4,
  passes: 4,
  many: 1_000_000,
  processes: [1, 2, 4],
};
const SHORT = { mixedSeconds: 8, clusterSeconds: 5, hammerSeconds: 2, passes: 2, many: 100_000, processes: [1] };
type Form = typeof LONG;

const STAGES: Record<string, (form: Form) => Promise<Figure[]>> = {
  embedded: ({ mixedSeconds }) => onEmbedded(mixedSeconds),
  bare: ({ processes, passes, hammerSeconds }) =>
    withCluster(Math.max(...processes), (bench) =>
      compareWithBare(bench, processes, { passes, seconds: hammerSeconds }),
    ),
  processes: ({ processes, clusterSeconds }) =>
    withCluster(Math.max(...processes), (bench) => onProcesses(bench, processes, clusterSeconds)),
  growth: ({ many, passes, hammerSeconds }) =>
    withCluster(1, (bench) => growth(bench, { many, passes, seconds: hammerSeconds / 2 })),
};

export async function run(options: string[]): Promise<void> {
  const asked = options.filter((option) => !option.startsWith('--'));
  const unknown = asked.find((stage) => !STAGES[stage]);
  if (unknown) throw new Error(`no such stage: ${unknown}; there are ${Object.keys(STAGES).join(', ')}`);
  const form = options.includes('--short') ? SHORT : LONG;
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  for (const [stage, measure] of Object.entries(STAGES)) {
    if (asked.length > 0 && !asked.includes(stage)) continue;
    writeResult(
      `load ${stage}`,
      await measure(form),
      options.filter((option) => option.startsWith('--')),
    );
  }
}
