import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { useMemo } from 'react';
import { PixelPicture } from '../../lib/logo-drawing/pixel-picture.tsx';

/** How far the colour lies off the line, in shares of the drawing: as in a print that slipped a little. */
const SLIP = 0.045;
/** Room for the slipped colour, which reaches over the drawing's own box. */
const MARGIN = 0.12;
/** Pixels under which the line must be finer, or it fills the drawing. */
const SMALL = 30;
const INK = '#17130f';
const PEACH = '#f6d9be';

/** A tag's mark as a small print: a fine line in ink over its own colour, a little off register. */
export function TagDrawing({ drawing, size }: { drawing: MarkDrawing; size: number }) {
  const svg = useMemo(() => printTag(drawing, size), [drawing, size]);
  return (
    <span className="block shrink-0" style={{ width: size, height: size }}>
      <PixelPicture svg={svg} label="" kind="sample" className="size-full" />
    </span>
  );
}

function printTag({ box: { x, y, width, height }, shapes }: MarkDrawing, size: number): string {
  const side = Math.max(width, height) * (1 + 2 * MARGIN);
  const view = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side].join(' ');
  const line = ((size < SMALL ? 1 : 1.5) * side) / size;
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const fill = ({ d, strokeWidth, fillRule }: MarkShape) =>
    strokeWidth === undefined
      ? `<path d="${d}" fill="${PEACH}" fill-rule="${fillRule ?? 'nonzero'}"/>`
      : `<path d="${d}" fill="none" stroke="${PEACH}" stroke-width="${strokeWidth}" ${round}/>`;
  const fills = shapes.filter(({ paint }) => paint !== 'ground').map(fill);
  const lines = shapes.map(({ d }) => `<path d="${d}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">` +
    `<g transform="translate(${side * SLIP} ${side * SLIP})">${fills.join('')}</g>` +
    `<g fill="none" stroke="${INK}" stroke-width="${line}" ${round}>${lines.join('')}</g></svg>`
  );
}
