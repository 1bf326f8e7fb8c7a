import type { OwnMark } from '../../kit/define-mark.ts';
import { gemMarks } from './gem.ts';
import { growthMarks } from './growth.ts';
import { horizonMarks } from './horizon.ts';
import { infinityMarks } from './infinity.ts';
import { knotMarks } from './knot.ts';
import { orbitMarks } from './orbit.ts';
import { pathMarks } from './path.ts';
import { spiralMarks } from './spiral.ts';
import { weaveMarks } from './weave.ts';

export const abstractMarks: OwnMark[] = [
  ...knotMarks,
  ...spiralMarks,
  ...weaveMarks,
  ...pathMarks,
  ...horizonMarks,
  ...orbitMarks,
  ...gemMarks,
  ...growthMarks,
  ...infinityMarks,
];
