import { sceneMarks } from '@markwright/making';
import { median, percentile } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';
import { SCENE_PAIRS } from './pairs.ts';

/** One scene when its drawings are known, in processor time: other work on the machine does not count. */
const LIMIT_MS = 60;

/** A seed for which things are drawn as for the first, while the scene has to be composed again. */
const SAME_DRAWINGS = 4;

/** `npm run bench -- scenes`: what it costs to compose a scene, the first time and again. */
export async function run(): Promise<void> {
  const scenes = SCENE_PAIRS.map(([subject, relation, object]) => ({ subject, relation, object }));
  const cold = scenes.map((scene) => costOf(() => sceneMarks(scene, 1, 1)));
  const warm = scenes.map((scene) => costOf(() => sceneMarks(scene, SAME_DRAWINGS, 1)));
  const all = scenes.map((scene) => costOf(() => sceneMarks(scene, SAME_DRAWINGS)));
  const none = scenes.filter((scene) => sceneMarks(scene, 1, 1).length === 0).length;
  writeResult('scenes', [
    { name: 'scenes over all relations', value: scenes.length, unit: '' },
    { name: 'without a mark', value: none, unit: '' },
    ...spread('the first time', cold),
    ...spread('again, the best', warm, { atMost: LIMIT_MS }),
    ...spread('again, up to four', all),
  ]);
}

function costOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const spread = (name: string, costs: readonly number[], limit?: Figure['limit']): Figure[] => [
  { name: `${name}, median`, value: round(median(costs)), unit: 'ms of processor time' },
  {
    name: `${name}, p95`,
    value: round(percentile(costs, 0.95)),
    unit: 'ms of processor time',
    ...(limit && { limit }),
  },
];
