import { flatten, parsePath, place } from '@markwright/vector';
import type { MarkDrawing } from '../mark/mark-drawing.ts';
import type { EffectKind, Effects } from './effects.ts';
import type { LogoDoc } from './logo-doc.ts';

/**
 * What a document from outside may ask of whoever draws it; the figure in brackets is the most that a drawing of ours
 * asks. Saved documents are not measured: they open for ever.
 */
export const DOC_BYTES_MAX = 64 * 1024; // (19 KB)
const BOX_SIDE = { min: 1, max: 10_000 } as const; // (80 to 242)
const BOX_ASPECT_MAX = 20; // (3)
const COMMANDS_MAX = 2000; // (770)
// Lengths are in longer sides of the mark's box.
const BOX_DISTANCE_MAX = 10; // (0.7)
const OUTSIDE_MAX = 1; // (0.3)
/** All outlines of the drawing together. */
const OUTLINE_MAX = 120; // (28)
const STROKE_MAX = 0.4; // (0.17)
/** Length of all strokes by the square of their width: what drawing them as squares costs. */
const STROKED_MAX = 0.5; // (0.2)
const CONSTRUCTION_MAX = 50; // (7)

/** Finer nets than any style draws, and more layers of one kind than any style lays, cost seconds and show nothing. */
const CELL_MIN: Partial<Record<EffectKind, number>> = { pixel: 0.04, halftone: 0.05 }; // (0.05, 0.07)
const TIMES_MAX: Partial<Record<EffectKind, number>> = { outline: 4, shadow: 2 };
const TIMES_MAX_ELSE = 2;

/** Commands of all paths once the effects are applied: what can still be drawn for every file of a pack. */
export const DRAWING_WEIGHT_MAX = 90_000; // (60,000)

/** What is out of bounds, by field; null for a document that may be drawn. */
export function findDocExcess({ mark, effects }: LogoDoc): string | null {
  return (mark && findDrawingExcess(mark.drawing)) ?? (effects && findEffectsExcess(effects));
}

export function findDrawingExcess({ box, shapes, small = [], construction = [] }: MarkDrawing): string | null {
  const side = Math.max(box.width, box.height);
  const shorter = Math.min(box.width, box.height);
  const isSane = side <= BOX_SIDE.max && shorter >= BOX_SIDE.min && side / shorter <= BOX_ASPECT_MAX;
  if (!isSane || Math.max(Math.abs(box.x), Math.abs(box.y)) > BOX_DISTANCE_MAX * side) return 'mark.drawing.box';

  const reach = OUTSIDE_MAX * side;
  const [left, right] = [box.x - reach, box.x + box.width + reach];
  const [top, bottom] = [box.y - reach, box.y + box.height + reach];
  let commands = 0;
  let outline = 0;
  let stroked = 0;
  for (const { d, strokeWidth = 0 } of [...shapes, ...small]) {
    const path = parsePath(d);
    commands += path.commands.length;
    if (commands > COMMANDS_MAX) return 'mark.drawing.shapes';
    if (strokeWidth > STROKE_MAX * side) return 'mark.drawing.shapes.strokeWidth';
    for (const row of flatten(path, place(1, 0, 0))) {
      let from = row.at(-1);
      for (const point of row) {
        const isInside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
        if (!isInside || !from) return 'mark.drawing.shapes.d';
        const length = Math.hypot(point.x - from.x, point.y - from.y) / side;
        outline += length;
        stroked += length * (strokeWidth / side) ** 2;
        from = point;
      }
    }
    if (outline > OUTLINE_MAX || stroked > STROKED_MAX) return 'mark.drawing.shapes.d';
  }
  const lengths = construction.flatMap(({ kind: _kind, ...line }) =>
    Object.entries(line).flatMap(([name, value]) => (name === 'from' || name === 'to' ? [] : [value])),
  );
  return lengths.some((length) => Math.abs(length) > CONSTRUCTION_MAX * side) ? 'mark.drawing.construction' : null;
}

function findEffectsExcess({ parts }: Effects): string | null {
  const times = new Map<EffectKind, number>();
  for (const effect of parts) {
    const time = (times.get(effect.kind) ?? 0) + 1;
    times.set(effect.kind, time);
    if (time > (TIMES_MAX[effect.kind] ?? TIMES_MAX_ELSE)) return `effects.${effect.kind}`;
    if ('cell' in effect && effect.cell < (CELL_MIN[effect.kind] ?? 0)) return `effects.${effect.kind}.cell`;
  }
  return null;
}
