import { openArrangements, type LogoDoc, type Outlines } from '@markwright/logo';
import { plainPath, type LogoShape } from '@markwright/logo/shapes';
import { pathOfRows, scaleOf, type Box, type Path } from '@markwright/vector';
import type { Lockup, LockupKind, Lockups } from '../lockups/lockups.ts';

/** A shape as the guide draws it: a PDF knows strokes and clips, so they need not become outlines first. */
export type DrawnShape = LogoShape & { strokeWidth?: number; clip?: Path };

/** A lockup in the colours it was designed in. */
export type Original = Omit<Lockup, 'shapes'> & { shapes: DrawnShape[] };

/**
 * Lockups as designed, on their own ground. Glows and lettering are hundreds of strokes, which take seconds to turn
 * into outlines: those documents are drawn from their parts, and other arrangements of them stand as designed.
 */
export function openOriginals(doc: LogoDoc, outlines: Outlines, lockups: Lockups): (kind: LockupKind) => Original {
  if (!doc.effects && !doc.art) return (kind) => lockups.get(kind, 'original');
  const arrangements = openArrangements(doc, outlines);
  const { placed } = arrangements.designed;
  const ground = doc.background === 'transparent' ? null : doc.background;
  const known = new Map<LockupKind, Original>();
  const make = (kind: LockupKind): Original => {
    const arranged = kind === 'designed' ? undefined : arrangements.find(kind);
    const kept = arranged?.doc === doc ? arranged.placed.pieces : placed.pieces;
    // A mark cut out of its container cannot be seen without it.
    const isSeen = kept.some(({ inks }) => inks.some(({ color }) => color !== placed.ground));
    const pieces = isSeen ? kept : placed.pieces;
    const box = pieces.length === placed.pieces.length ? placed.box : uniteInks(pieces.map(({ ink }) => ink));
    const shapes = pieces.flatMap(({ inks, role }) =>
      inks.map((ink): DrawnShape => {
        const at = { ...ink.at, e: ink.at.e - box.x, f: ink.at.f - box.y };
        const point = ({ x, y }: { x: number; y: number }) => ({ x: x - box.x, y: y - box.y });
        const { gradient, clip } = ink;
        return {
          path: plainPath(ink.path, at),
          color: ink.color,
          part: role,
          ...(ink.evenOdd ? { evenOdd: true } : {}),
          ...(ink.opacity === undefined ? {} : { opacity: ink.opacity }),
          ...(gradient ? { gradient: { ...gradient, from: point(gradient.from), to: point(gradient.to) } } : {}),
          ...(ink.strokeWidth === undefined ? {} : { strokeWidth: ink.strokeWidth * scaleOf(ink.at) }),
          ...(clip ? { clip: pathOfRows(clip.map((row) => row.map(point))) } : {}),
        };
      }),
    );
    return {
      kind,
      coloring: 'original',
      shapes,
      width: box.width,
      height: box.height,
      clearSpace: placed.clearSpace,
      ground,
    };
  };
  return (kind) => {
    const own = kind === 'mark' || kind === 'word' ? kind : 'designed';
    const found = known.get(own) ?? make(own);
    known.set(own, found);
    return found;
  };
}

function uniteInks(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
