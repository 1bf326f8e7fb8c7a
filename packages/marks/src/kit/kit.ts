import { cut, intersect, union } from './combine.ts';
import { curve, shape } from './curve.ts';
import { path } from './path.ts';
import {
  above,
  below,
  circle,
  drop,
  leftOf,
  onCircle,
  polygon,
  rect,
  rightOf,
  ring,
  sector,
  vesica,
} from './shapes.ts';
import { fillet, grow, outline, shrink, soften, stroke } from './stroke.ts';
import { around, both, flip, mirror, move, scale, turn } from './symmetry.ts';

/** Everything an artist draws with; handed to each mark's `draw`. See README.md beside this file. */
export const kit = {
  circle,
  ring,
  rect,
  polygon,
  vesica,
  drop,
  sector,
  onCircle,
  above,
  below,
  leftOf,
  rightOf,
  path,
  curve,
  shape,
  stroke,
  grow,
  shrink,
  outline,
  soften,
  fillet,
  union,
  cut,
  intersect,
  move,
  turn,
  scale,
  mirror,
  flip,
  both,
  around,
};

export type Kit = typeof kit;
