import { parsePath, place, printPath, type Outlines } from '@markwright/logo';

export type Sample = { d: string; x: number; y: number; width: number; height: number; missing: readonly string[] };

/** A line of text as one path, with the box that brings every font to the same optical height. */
export function printSample(outlines: Outlines, font: string, text: string): Sample {
  const { glyphs, missing, unitsPerEm, width } = outlines.shape(font, text);
  const { hanziHeight, capHeight } = outlines.metrics(font);
  const d = glyphs.map(({ path, x }) => (path ? printPath(parsePath(path), place(1, x, 0)) : '')).join('');
  // Hanzi stand a little below the baseline; Latin needs room for its descenders.
  const height = (hanziHeight || capHeight * 1.5 || unitsPerEm) * 1.12;
  return { d, x: 0, y: -height * (hanziHeight ? 0.86 : 0.74), width: Math.max(1, width), height, missing };
}
