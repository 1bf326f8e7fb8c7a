import type { OwnMark } from '../../kit/define-mark.ts';
import { arrowMarks } from './arrow.ts';
import { brushStrokeMarks } from './brush-stroke.ts';
import { checkMarkMarks } from './check-mark.ts';
import { ensoMarks } from './enso.ts';
import { gemMarks } from './gem.ts';
import { growthMarks } from './growth.ts';
import { horizonMarks } from './horizon.ts';
import { infinityMarks } from './infinity.ts';
import { knotMarks } from './knot.ts';
import { mandalaMarks } from './mandala.ts';
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
  ...mandalaMarks,
  ...arrowMarks,
  ...checkMarkMarks,
  ...ensoMarks,
  ...brushStrokeMarks,
];
