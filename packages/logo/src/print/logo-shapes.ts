import { place } from '@markwright/vector';
import type { Gradient, Path, Point } from '@markwright/vector';
import { contrast } from '../color/contrast.ts';
import { sixDigits } from '../color/six-digits.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { backdropInks } from '../effects/backdrop.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink, Piece, Role } from '../layout/piece.ts';
import { asDesigned } from '../render/print-pieces.ts';
import type { Paint } from '../render/print-pieces.ts';
import { areaOf, rowsOfArea, uniteAreas } from '../render/areas.ts';
import { fitPath } from '@markwright/vector';
import { darkOf, lookOn, oneColorOf, PALE, PAPER } from '../render/grounds.ts';
import { oneColorPieces } from '../render/one-color.ts';
import { plainPath } from './plain-path.ts';
import { outlineInks } from './plain-shapes.ts';
import { outlinedPieces } from './render-print.ts';
import { ringsOf } from '@markwright/vector';

export { plainPath, ringsOf };
export type { Ring } from '@markwright/vector';

/** One filled outline of a logo, for writers of any format: M, L, C and Z on the artboard, and its paint. */
export type LogoShape = {
  path: Path;
  color: string;
  part: Role | 'backdrop';
  evenOdd?: boolean;
  opacity?: number;
  gradient?: Gradient;
};

/**
 * colour: its own colours, made to read on white, without a ground · original: as designed, on its own ground ·
 * reversed 反白: white on the brand's dark colour · black 墨稿, white, single: one ink and real holes.
 */
export const COLORINGS = ['colour', 'original', 'reversed', 'black', 'white', 'single'] as const;
export type Coloring = (typeof COLORINGS)[number];

type ColoredLogo = {
  shapes: LogoShape[];
  /** What lies under it; null where it stands on whatever it is put on. */
  ground: string | null;
};

const LEAST_BODY = 0.5;

function shapeOf(ink: Ink, part: LogoShape['part'], paint: Paint): LogoShape[] {
  const color = paint(ink);
  if (color === null || ink.path.commands.length === 0) return [];
  return [
    {
      path: plainPath(ink.path, ink.at),
      color: sixDigits(color),
      part,
      ...(ink.evenOdd ? { evenOdd: true } : {}),
      ...(ink.opacity === undefined || ink.opacity === 1 ? {} : { opacity: ink.opacity }),
      ...(ink.gradient && color === ink.color ? { gradient: ink.gradient } : {}),
    },
  ];
}

const shapesOf = (pieces: readonly Piece[], paint: Paint): LogoShape[] =>
  pieces.flatMap(({ inks, role }) => inks.flatMap((ink) => shapeOf(ink, role, paint)));

/** A veil of light that was seen on a dark ground is not on white: it takes enough body to be seen there. */
const seenOnPaper = (shape: LogoShape): LogoShape =>
  shape.opacity === undefined ? shape : { ...shape, opacity: Math.max(shape.opacity, LEAST_BODY) };

/** Black, white, reversed and single are one drawing in four paints. */
const inOneColor = new WeakMap<PlacedLogo, Piece[]>();
function oneColorShapes(placed: PlacedLogo, color: string): LogoShape[] {
  const outlined = () => oneColorPieces(placed).map((piece) => ({ ...piece, inks: outlineInks(piece.inks) }));
  const pieces = inOneColor.get(placed) ?? outlined();
  inOneColor.set(placed, pieces);
  return shapesOf(pieces, () => color);
}

/** A placed logo as filled outlines in one of its colourings. */
export function logoShapes(placed: PlacedLogo, doc: LogoDoc, coloring: Coloring): ColoredLogo {
  switch (coloring) {
    case 'colour': {
      const look = lookOn('clear', placed, doc);
      const shapes = shapesOf(outlinedPieces(placed, look), look.paint);
      return { shapes: contrast(placed.ground, PAPER) > PALE ? shapes.map(seenOnPaper) : shapes, ground: null };
    }
    case 'original': {
      const ground = doc.background === 'transparent' ? null : doc.background;
      const backdrop = ground ? outlineInks(backdropInks(placed, doc)) : [];
      const under = backdrop.flatMap((ink) => shapeOf(ink, 'backdrop', asDesigned));
      const look = lookOn('designed', placed, doc);
      return { shapes: [...under, ...shapesOf(outlinedPieces(placed, look), look.paint)], ground };
    }
    case 'reversed':
      return { shapes: oneColorShapes(placed, '#ffffff'), ground: darkOf(doc, placed) };
    case 'black':
      return { shapes: oneColorShapes(placed, '#000000'), ground: null };
    case 'white':
      return { shapes: oneColorShapes(placed, '#ffffff'), ground: null };
    case 'single':
      return { shapes: oneColorShapes(placed, oneColorOf(doc, placed)), ground: null };
  }
}

/** All the shapes as one: its borders as close points (outer ones one way round, holes the other) and as fitted curves. */
export function unitedOutline(shapes: readonly LogoShape[]): { rows: Point[][]; path: Path } {
  const areas = shapes.map(({ path, color, evenOdd }) =>
    areaOf({ path, at: place(1, 0, 0), color, ...(evenOdd ? { evenOdd } : {}) }),
  );
  const rows = rowsOfArea(uniteAreas(areas));
  return { rows, path: fitPath(rows) };
}

/** The rows of close points round a shape: what covers it, measured exactly enough for boxes and cutters. */
export const rowsOf = ({ path }: Pick<LogoShape, 'path'>) => ringsOf(path, place(1, 0, 0)).map(({ points }) => points);
