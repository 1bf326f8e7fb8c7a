export { compose, mapPoint, place, placeTurned, scaleOf } from './affine.ts';
export type { Affine } from './affine.ts';
export { bottom, box, centerX, centerY, growBox, mapBox, moveBox, right, uniteBoxes } from './box.ts';
export type { Box } from './box.ts';
export { bordersOf, cellsOf, touchedCells } from './cell-grid.ts';
export type { Cells, GridShape } from './cell-grid.ts';
export { clipPaths, inflatePaths } from './clipper.ts';
export { fitCurves } from './fit-curves.ts';
export { fitPath } from './fit-path.ts';
export { ellipseOfArc, flatten, pathOfRows } from './flatten.ts';
export type { Point, Shape } from './flatten.ts';
export { formatNumber } from './format-number.ts';
export { gradientAcross } from './gradient.ts';
export type { Gradient } from './gradient.ts';
export { noiseAt, resample } from './noise.ts';
export { linearRgb, mixColors, toHex, toOklch } from './oklch.ts';
export type { Oklch } from './oklch.ts';
export type { FaceMetrics, Outlines, PlacedGlyph, Run } from './outlines.ts';
export { isPathData, parsePath, printPath } from './path.ts';
export { PathError } from './read-path.ts';
export type { Path } from './read-path.ts';
export { centerOfMass, cubicControl, ringsOf } from './rings.ts';
export type { Ring } from './rings.ts';
export { hashText, seededRandom } from './seed.ts';
export type { Random } from './seed.ts';
export {
  areaOf,
  boxOfShape,
  grow,
  isInside,
  mapShape,
  moveShape,
  overlap,
  strokeLines,
  piecesOf,
  roundedOff,
  solid,
  subtract,
  unite,
  uniteEvenOdd,
  dropSmallPieces,
} from './shape.ts';
export type { Corners } from './shape.ts';
export { simplified } from './simplify.ts';
