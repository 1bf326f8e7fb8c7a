import { sceneMarks } from '@markwright/marks';
import { SCENE_PAIRS } from './pairs.ts';

/** One scene when its drawings are known, in processor time: other work on the machine does not count. */
const LIMIT_MS = 60;

/** `npm run bench -- scenes`: what it costs to compose a scene, the first time and again. */
export async function run(): Promise<void> {
  const scenes = SCENE_PAIRS.map(([subject, relation, object]) => ({ subject, relation, object }));
  const cold = scenes.map((scene) => costOf(() => sceneMarks(scene, 1, 1)));
  const warm = scenes.map((scene) => costOf(() => sceneMarks(scene, 1, 1)));
  const all = scenes.map((scene) => costOf(() => sceneMarks(scene, 1)));
  const none = scenes.filter((scene) => sceneMarks(scene, 1, 1).length === 0).length;
  console.log(`${scenes.length} scenes over all relations, ${none} without a mark`);
  console.log(`the first time      ${spread(cold)}`);
  console.log(`again, the best     ${spread(warm)} (limit p95 ${LIMIT_MS} ms)`);
  console.log(`again, up to four   ${spread(all)}`);
  if (at(warm, 0.95) > LIMIT_MS) process.exitCode = 1;
}

function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const at = (costs: readonly number[], share: number): number =>
  costs.toSorted((a, b) => a - b)[Math.floor((costs.length - 1) * share)]!;

const spread = (costs: readonly number[]): string =>
  `median ${at(costs, 0.5).toFixed(0)} ms, p95 ${at(costs, 0.95).toFixed(0)} ms, worst ${at(costs, 1).toFixed(0)} ms`;
