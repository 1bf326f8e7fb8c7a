import type { Paths64 } from 'clipper2-ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { areaOf, cutArea, extentOf, inkOfArea, touch, uniteAreas } from './combine.ts';

const isPlain = (ink: Ink): boolean => ink.strokeWidth === undefined && ink.clip === undefined;
const canUnite = (one: Ink, other: Ink): boolean =>
  one.strokeWidth !== undefined &&
  other.strokeWidth !== undefined &&
  one.color === other.color &&
  [one, other].every(({ opacity, gradient, clip }) => (opacity ?? 1) === 1 && !gradient && !clip) &&
  one.isGround === other.isGround &&
  one.isDecoration === other.isDecoration;

/** Every stroke and clip as a filled outline; neighbouring strokes of one colour become one shape. Letters stay as they are. */
export function outlineInks(inks: readonly Ink[]): Ink[] {
  const outlined: Ink[] = [];
  for (let index = 0; index < inks.length;) {
    const first = inks[index] as Ink;
    let end = index + 1;
    while (end < inks.length && canUnite(first, inks[end] as Ink)) end += 1;
    outlined.push(isPlain(first) ? first : inkOfArea(first, uniteAreas(inks.slice(index, end).map(areaOf))));
    index = end;
  }
  return outlined;
}

type Covering = { ink: Ink; area: Paths64 | null };

/** Real holes: what `isCut` names is taken out of everything painted under it, and nothing is left to paint it. */
export function cutHoles(pieces: readonly Piece[], isCut: (ink: Ink) => boolean): Piece[] {
  const painted: Covering[][] = [];
  for (const piece of pieces) {
    const own: Covering[] = [];
    painted.push(own);
    for (const ink of piece.inks) {
      if (isCut(ink)) cutFrom(painted.flat(), areaOf(ink));
      else own.push({ ink, area: null });
    }
  }
  return pieces.map((piece, index) => ({
    ...piece,
    inks: (painted[index] ?? [])
      .map(({ ink, area }) => (area ? inkOfArea(ink, area) : ink))
      .filter(({ path }) => path.commands.length > 0),
  }));
}

function cutFrom(below: readonly Covering[], hole: Paths64): void {
  const extent = extentOf(hole);
  if (!extent) return;
  for (const covering of below) {
    const area = covering.area ?? areaOf(covering.ink);
    const own = extentOf(area);
    if (own && touch(own, extent)) covering.area = cutArea(area, hole);
  }
}
