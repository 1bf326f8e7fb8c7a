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
  for (let y = 0, from = 0; y < height; y += 1) {
    const line = (Math.floor(y / side) + margin) * wide + margin;
    for (let x = 0; x < width; x += 1, from += 4) {
      const cover = data[from + 3]! * share;
      if (cover === 0) continue;
      const to = (line + (side === 1 ? x : Math.floor(x / side))) * TEXEL;
      texels[to]! += cover * PAINT[data[from]!]!;
      texels[to + 1]! += cover * PAINT[data[from + 1]!]!;
      texels[to + 2]! += cover * PAINT[data[from + 2]!]!;
      texels[to + 3]! += cover;
    }
  }
  return { width: wide, height: rows + 2 * margin, texels };
}

/** Softens edges by half a texel each way, as a lens and the spread of ink do: no photographed edge is as sharp as a drawn one. */
export function soften({ texels, width }: Texels): void {
  for (const step of [TEXEL, width * TEXEL]) {
    for (let k = 0, last = texels.length - step; k < last; k += 1) texels[k] = (texels[k]! + texels[k + step]!) / 2;
    for (let k = texels.length - 1; k >= step; k -= 1) texels[k] = (texels[k]! + texels[k - step]!) / 2;
  }
}

/** Coverage alone, one value a texel. */
export function coverOf({ texels }: Texels): Float32Array {
  const cover = new Float32Array(texels.length / TEXEL);
  for (let k = 0, from = TEXEL - 1; k < cover.length; k += 1, from += TEXEL) cover[k] = texels[from]!;
  return cover;
}
