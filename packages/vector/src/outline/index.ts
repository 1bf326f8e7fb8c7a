/** Outlines made of lines, quadratics, cubics and arcs: booleans and offsets that keep the curves they came from. */
export { overlap, subtract, touches, unite, uniteEvenOdd } from './combine.ts';
export { partOf, pointOn, reverse, type Curve } from './curve.ts';
export { grow, growRoughly, strokeLines } from './offset.ts';
export {
  areaOf,
  boxOf,
  eyeOf,
  isWithin,
  mapOutline,
  massOf,
  moveOutline,
  piecesOf,
  placeOutline,
  pointsOf,
  ringArea,
  type Outline,
} from './outline.ts';
export { printOutline, readOutline } from './path-data.ts';
