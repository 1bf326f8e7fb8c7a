/** The pen that marks, scenes and rules are drawn with; README.md here explains it. */
export { bitmapOf, inkOf, inverted, thinShare } from './bitmap.ts';
export { cut, union } from './combine.ts';
export { constructionOf } from './construction.ts';
export { curve, shape, type Stop } from './curve.ts';
export { accent, defineMark, ink, meaningOfMark } from './define-mark.ts';
export type { Level, Meaning, OwnMark, Part, Places, Room, Sketch } from './define-mark.ts';
export { diceOf, type Dice } from './dice.ts';
export { drawMark, inkBox, layMark, massOf } from './finish.ts';
export { kit, type Kit } from './kit.ts';
export { path, type Path } from './path.ts';
export { areaOf, boxOf, flatten, isInside, segmentsOf, type Contour, type Region } from './region.ts';
export { lineOf, type Point, type Segment } from './segment.ts';
export { below, circle, drop, polygon, rect, ring, vesica, type Spot } from './shapes.ts';
export { grow, stroke } from './stroke.ts';
export { both, move, scale } from './symmetry.ts';
