import type { Pixels } from './scene.ts';
import { SRGB } from './tone.ts';

/** No paint is black, no paper white: ink keeps this share of light. */
const INK_FLOOR = 0.012;
/** Linear light that paint of an sRGB byte throws back. */
export const PAINT = SRGB.map((light) => INK_FLOOR + light * (1 - INK_FLOOR));

/** Values of a texel: colour times coverage (3) and coverage, in linear light. All 0 where there is no mark. */
export const TEXEL = 4;
export type Texels = { width: number; height: number; texels: Float32Array };

/** The mark as texels, each the mean of `side` × `side` of its pixels, with so many empty ones all round. */
export function markTexels({ width, height, data }: Pixels, side: number, margin: number): Texels {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const wide = columns + 2 * margin;
  const texels = new Float32Array(wide * (rows + 2 * margin) * TEXEL);
  const share = 1 / (255 * side * side);
  const texelOf = Int32Array.from({ length: width }, (_, x) => Math.floor(x / side) * TEXEL);
  for (let y = 0, from = 0; y < height; y += 1) {
    const line = ((Math.floor(y / side) + margin) * wide + margin) * TEXEL;
    for (let x = 0; x < width; x += 1, from += 4) {
      const alpha = data[from + 3]!;
      if (alpha === 0) continue;
      const cover = alpha * share;
      const to = line + texelOf[x]!;
      texels[to]! += cover * PAINT[data[from]!]!;
      texels[to + 1]! += cover * PAINT[data[from + 1]!]!;
      texels[to + 2]! += cover * PAINT[data[from + 2]!]!;
      texels[to + 3]! += cover;
    }
  }
  return { width: wide, height: rows + 2 * margin, texels };
}

/**
 * Softens edges by half a texel each way, as a lens and the spread of ink do: no photographed edge is as sharp as a drawn
 * one. Each becomes half way between its two neighbours and itself; the empty margin stays as it is.
 */
export function soften({ texels, width, height }: Texels): void {
  const row = width * TEXEL;
  for (let y = 0; y < height; y += 1) {
    const from = texels.slice(y * row, (y + 1) * row);
    for (let at = TEXEL, to = y * row + TEXEL; at < row - TEXEL; at += TEXEL, to += TEXEL) {
      if (from[at + 3]! + from[at - 1]! + from[at + 7]! === 0) continue;
      texels[to] = from[at]! / 2 + (from[at - 4]! + from[at + 4]!) / 4;
      texels[to + 1] = from[at + 1]! / 2 + (from[at - 3]! + from[at + 5]!) / 4;
      texels[to + 2] = from[at + 2]! / 2 + (from[at - 2]! + from[at + 6]!) / 4;
      texels[to + 3] = from[at + 3]! / 2 + (from[at - 1]! + from[at + 7]!) / 4;
    }
  }
  const above = texels.slice(0, row);
  const here = new Float32Array(row);
  for (let y = 1, start = row; y < height - 1; y += 1, start += row) {
    here.set(texels.subarray(start, start + row));
    for (let at = 0, to = start, below = start + row; at < row; at += TEXEL, to += TEXEL, below += TEXEL) {
      if (here[at + 3]! + above[at + 3]! + texels[below + 3]! === 0) continue;
      texels[to] = here[at]! / 2 + (above[at]! + texels[below]!) / 4;
      texels[to + 1] = here[at + 1]! / 2 + (above[at + 1]! + texels[below + 1]!) / 4;
      texels[to + 2] = here[at + 2]! / 2 + (above[at + 2]! + texels[below + 2]!) / 4;
      texels[to + 3] = here[at + 3]! / 2 + (above[at + 3]! + texels[below + 3]!) / 4;
    }
    above.set(here);
  }
}

/** Coverage alone, one value a texel. */
export function coverOf({ texels }: Texels): Float32Array {
  const cover = new Float32Array(texels.length / TEXEL);
  for (let k = 0, from = TEXEL - 1; k < cover.length; k += 1, from += TEXEL) cover[k] = texels[from]!;
  return cover;
}
