import { parsePath, place, printPath, type Outlines } from '@markwright/vector';

/** A line of small words as outlines, centred on x, its baseline at y; shrunk to `widest`. */
export function printWords(
  outlines: Outlines,
  {
    font,
    text,
    x,
    y,
    size,
    widest,
    color,
  }: {
    font: string;
    text: string;
    x: number;
    y: number;
    size: number;
    widest: number;
    color: string;
  },
): string {
  const run = outlines.shape(font, text);
  const scale = Math.min(size / run.unitsPerEm, widest / Math.max(1, run.width));
  const start = x - (run.width * scale) / 2;
  const d = run.glyphs
    .map((glyph) => (glyph.path ? printPath(parsePath(glyph.path), place(scale, start + glyph.x * scale, y)) : ''))
    .join('');
  return d ? `<path fill="${color}" d="${d}"/>` : '';
}
