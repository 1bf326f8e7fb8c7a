import { Clipper, ClipType, EndType, JoinType, type Paths64 } from 'clipper2-ts';
import { clipPaths, inflatePaths, mixColors } from '@markwright/vector';
import { contrast } from '../color/contrast.ts';
import { sixDigits } from '../color/six-digits.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import { isHole } from './tones.ts';
import { areaOf, cutArea, extentOf, GRAIN, inkOfArea, touch } from './areas.ts';

/** A shape this much inside what lies under it is a detail of it, drawn as a hole. */
const INSIDE = 0.82;
/** Less overlap than this is two shapes touching. */
const TOUCHING = 0.015;
/** Colours nearer than this are shades of one body. */
const APART = 1.16;
/** Fainter than this an ink was a tint of the ground. */
const FAINT = 0.3;
/** The gap that parts two shapes which had two colours, against the letters' height. */
const GAP = 0.028;
const LETTER_HEIGHT = 100;

type Covering = { ink: Ink; shade: string; area: Paths64 | null };

const sizeOf = (area: Paths64): number => Math.abs(area.reduce((sum, row) => sum + Clipper.area(row), 0));

const knockedOut = new WeakMap<PlacedLogo, Piece[]>();

/**
 * The logo for a single ink. Painted over in one colour, an eye would vanish in its face: details become holes, and
 * shapes that overlapped in two colours are parted by a gap. Light, shadow and faint tints go.
 */
export function oneColorPieces(placed: PlacedLogo): Piece[] {
  const known = knockedOut.get(placed) ?? knockOut(placed);
  knockedOut.set(placed, known);
  return known;
}

function knockOut({ pieces, ground, scale }: PlacedLogo): Piece[] {
  const below: Covering[] = [];
  const painted = pieces.map((piece) => {
    const own: Covering[] = [];
    for (const ink of piece.inks) {
      if (ink.isDecoration || (ink.opacity ?? 1) < FAINT) continue;
      if (isHole(ink, ground)) {
        cutFrom(below, areaOf(ink));
        continue;
      }
      const covering = laidOver(below, ink, ground, GAP * LETTER_HEIGHT * scale);
      if (!covering) continue;
      below.push(covering);
      own.push(covering);
    }
    return own;
  });
  return pieces.map((piece, index) => ({
    ...piece,
    inks: (painted[index] ?? [])
      .map(({ ink, area }) => solid(area ? inkOfArea(ink, area) : ink))
      .filter(({ path }) => path.commands.length > 0),
  }));
}

/** Inks with a colour of their own that stand on another ink: on any ground they are seen against that one. */
export function standingOnInk({ pieces }: PlacedLogo): Set<Ink> {
  const found = new Set<Ink>();
  const below: { area: Paths64; color: string }[] = [];
  if (!pieces.some(({ inks }) => inks.some(({ isOwnColor }) => isOwnColor))) return found;
  for (const ink of pieces.filter(({ role }) => role === 'mark' || role === 'ornament').flatMap(({ inks }) => inks)) {
    if (ink.isDecoration) continue;
    const area = areaOf(ink);
    const under = below.flatMap((each) => (contrast(each.color, ink.color) >= APART ? each.area : []));
    if (ink.isOwnColor && under.length > 0) {
      const shared = sizeOf(clipPaths(ClipType.Intersection, area, under)) / sizeOf(area);
      if (shared >= INSIDE) found.add(ink);
    }
    below.push({ area, color: ink.color });
  }
  return found;
}

const solid = ({ opacity: _opacity, gradient: _gradient, ...ink }: Ink): Ink => ink;

/** What is left to paint of an ink over the others; undefined where it has become a hole in them. */
function laidOver(below: readonly Covering[], ink: Ink, ground: string, gap: number): Covering | undefined {
  const shade = mixColors(ground, sixDigits(ink.color), ink.opacity ?? 1);
  const others = below.filter((each) => contrast(each.shade, shade) >= APART);
  if (others.length === 0) return { ink, shade, area: null };
  const area = areaOf(ink);
  const extent = extentOf(area);
  if (!extent) return undefined;
  const met = others.filter((each) => {
    each.area ??= areaOf(each.ink);
    const own = extentOf(each.area);
    return own !== null && touch(own, extent);
  });
  const under = met.flatMap((each) => each.area ?? []);
  const shared = under.length === 0 ? 0 : sizeOf(clipPaths(ClipType.Intersection, area, under)) / sizeOf(area);
  if (shared >= INSIDE) {
    cutFrom(met, area);
    return undefined;
  }
  if (shared > TOUCHING) {
    const by = gap * GRAIN;
    const round = { join: JoinType.Round, end: EndType.Polygon, miterLimit: 2, arcTolerance: by * 0.01 };
    cutFrom(met, inflatePaths(area, { by, ...round }));
  }
  return { ink, shade, area: null };
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
