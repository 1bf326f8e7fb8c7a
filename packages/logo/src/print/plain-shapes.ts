import type { Paths64 } from 'clipper2-ts';
import { place, type Path } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { areaOf, cutArea, extentOf, inkOfArea, moveArea, touch, uniteAreas } from '../render/areas.ts';
import { joinPaths, splitByClip } from './split-by-clip.ts';

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
  const areaOnce = rememberStrokes();
  for (let index = 0; index < inks.length;) {
    const first = inks[index] as Ink;
    let end = index + 1;
    while (end < inks.length && canUnite(first, inks[end] as Ink)) end += 1;
    if (isPlain(first)) outlined.push(first);
    else if (first.strokeWidth === undefined && !first.evenOdd) outlined.push(clippedInk(first));
    else outlined.push(inkOfArea(first, uniteAreas(inks.slice(index, end).map(areaOnce))));
    index = end;
  }
  return outlined;
}

/** A shadow is one stroke several times, each a little further: it is outlined once and moved. */
function rememberStrokes(): (ink: Ink) => Paths64 {
  const known = new Map<Path, { ink: Ink; area: Paths64 }[]>();
  return (ink) => {
    if (ink.clip) return areaOf(ink);
    const same = known.get(ink.path) ?? [];
    const earlier = same.find(
      ({ ink: { at, strokeWidth } }) =>
        strokeWidth === ink.strokeWidth &&
        (['a', 'b', 'c', 'd'] as const).every((key) => Math.abs(at[key] - ink.at[key]) < 1e-9),
    );
    if (earlier) return moveArea(earlier.area, ink.at.e - earlier.ink.at.e, ink.at.f - earlier.ink.at.f);
    const area = areaOf(ink);
    known.set(ink.path, [...same, { ink, area }]);
    return area;
  };
}

/** What a clip leaves of a filled drawing: only the parts that it cuts are drawn anew. */
function clippedInk(ink: Ink): Ink {
  const { whole, cut } = splitByClip(ink);
  const outlined = inkOfArea(ink, areaOf({ ...ink, path: cut, at: place(1, 0, 0) }));
  return { ...outlined, path: joinPaths([whole, outlined.path]) };
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
