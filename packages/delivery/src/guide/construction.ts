import type { Construction } from '@markwright/logo';
import { mapPoint, place, scaleOf, type Affine, type Box } from '@markwright/vector';
import { arcPath, circlePath, rectPath, roundedPath } from './pdf/shapes.ts';
import type { Sheet } from './sheet.ts';

/** From the mark's own units to those of its lockup, whose ink begins at 0, 0. */
export function markPlacing(box: Box, lockup: { width: number; height: number }): Affine {
  const scale = Math.min(lockup.width / box.width, lockup.height / box.height);
  return place(
    scale,
    lockup.width / 2 - (box.x + box.width / 2) * scale,
    lockup.height / 2 - (box.y + box.height / 2) * scale,
  );
}

type LineLook = { color: string; width: number };

/** The circles, arcs, lines and boxes a mark was made of. */
export function drawPrimitives(sheet: Sheet, parts: readonly Construction[], at: Affine, look: LineLook): void {
  const scale = scaleOf(at);
  const style = { stroke: look.color, width: look.width };
  for (const part of parts) {
    switch (part.kind) {
      case 'circle': {
        const { x, y } = mapPoint(at, part.cx, part.cy);
        sheet.path(circlePath(x, y, part.r * scale), style);
        break;
      }
      case 'arc': {
        const { x, y } = mapPoint(at, part.cx, part.cy);
        sheet.path(arcPath(x, y, part.r * scale, part.from, part.to), style);
        break;
      }
      case 'line': {
        const [from, to] = [mapPoint(at, part.x1, part.y1), mapPoint(at, part.x2, part.y2)];
        sheet.line(from.x, from.y, to.x, to.y, look.color, look.width);
        break;
      }
      case 'rect': {
        const corner = mapPoint(at, part.x, part.y);
        const box = { ...corner, width: part.width * scale, height: part.height * scale };
        sheet.path(part.radius ? roundedPath(box, part.radius * scale) : rectPath(box), style);
        break;
      }
    }
  }
}

export type Radius = { r: number; count: number; cx: number; cy: number };

/** Circles by size, the most telling first: those that occur often, then large ones. */
export function radiiOf(parts: readonly Construction[]): Radius[] {
  const found: Radius[] = [];
  for (const part of parts) {
    if (part.kind !== 'circle' && part.kind !== 'arc') continue;
    const known = found.find(({ r }) => Math.abs(r - part.r) < 0.01 * part.r);
    if (known) known.count += 1;
    else found.push({ r: part.r, count: 1, cx: part.cx, cy: part.cy });
  }
  return found.toSorted((one, other) => other.count - one.count || other.r - one.r);
}

/** Slopes of its slanted lines in degrees, each once. */
export function slopesOf(parts: readonly Construction[]): number[] {
  const slopes = parts.flatMap((part) => {
    if (part.kind !== 'line') return [];
    const degrees = (Math.atan2(Math.abs(part.y2 - part.y1), Math.abs(part.x2 - part.x1)) * 180) / Math.PI;
    return degrees < 0.5 || degrees > 89.5 ? [] : [Math.round(degrees * 10) / 10];
  });
  return [...new Set(slopes)];
}
