import type { Pixels } from './scene.ts';
import { SRGB } from './tone.ts';

/** No paint is black, no paper white: ink keeps this share of light. */
const INK_FLOOR = 0.012;
/** Linear light that paint of an sRGB byte throws back. */
export const PAINT = SRGB.map((light) => INK_FLOOR + light * (1 - INK_FLOOR));

/** Values of a texel: colour times coverage (3) and coverage, in linear light. All 0 where there is no mark. */
export const TEXEL = 4;
export type Texels = { width: number; height: number; texels: Float32Array };

/** The mark's own pixels as texels, with so many empty ones all round. */
export function markTexels({ width, height, data }: Pixels, margin: number): Texels {
  const wide = width + 2 * margin;
  const texels = new Float32Array(wide * (height + 2 * margin) * TEXEL);
  for (let y = 0, from = 0; y < height; y += 1)
    for (let x = 0, to = ((y + margin) * wide + margin) * TEXEL; x < width; x += 1, from += 4, to += TEXEL) {
      const cover = data[from + 3]! / 255;
      if (cover === 0) continue;
      texels[to] = cover * PAINT[data[from]!]!;
      texels[to + 1] = cover * PAINT[data[from + 1]!]!;
      texels[to + 2] = cover * PAINT[data[from + 2]!]!;
      texels[to + 3] = cover;
    }
  return { width: wide, height: height + 2 * margin, texels };
}

/** Coverage alone, one value a texel. */
export function coverOf({ texels }: Texels): Float32Array {
  const cover = new Float32Array(texels.length / TEXEL);
  for (let k = 0, from = TEXEL - 1; k < cover.length; k += 1, from += TEXEL) cover[k] = texels[from]!;
  return cover;
}

/** Which source values a target value covers, and in which shares. */
function tapsFor(from: number, to: number): { count: number; first: Int32Array; shares: Float32Array } {
  const scale = from / to;
  const count = Math.ceil(scale) + 1;
  const first = Int32Array.from({ length: to }, (_, k) => Math.floor(k * scale));
  const shares = new Float32Array(to * count);
  for (let k = 0; k < to; k += 1)
    for (let tap = 0; tap < count; tap += 1) {
      const at = first[k]! + tap;
      const overlap = Math.min(at + 1, (k + 1) * scale, from) - Math.max(at, k * scale);
      shares[k * count + tap] = Math.max(0, overlap) / scale;
    }
  return { count, first, shares };
}

/** One line of texels after the other, each at another width. */
function shrinkAcross({ width, height, texels }: Texels, to: number): Texels {
  const { count, first, shares } = tapsFor(width, to);
  const out = new Float32Array(to * height * TEXEL);
  for (let y = 0, k = 0; y < height; y += 1)
    for (let x = 0; x < to; x += 1, k += TEXEL)
      for (let tap = 0; tap < count; tap += 1) {
        const share = shares[x * count + tap]!;
        if (share === 0) continue;
        const from = (y * width + first[x]! + tap) * TEXEL;
        for (let c = 0; c < TEXEL; c += 1) out[k + c]! += share * texels[from + c]!;
      }
  return { width: to, height, texels: out };
}

function shrinkDown({ width, height, texels }: Texels, to: number): Texels {
  const { count, first, shares } = tapsFor(height, to);
  const length = width * TEXEL;
  const out = new Float32Array(length * to);
  for (let y = 0; y < to; y += 1)
    for (let tap = 0; tap < count; tap += 1) {
      const share = shares[y * count + tap]!;
      if (share === 0) continue;
      for (let k = y * length, from = (first[y]! + tap) * length; k < (y + 1) * length; k += 1, from += 1)
        out[k]! += share * texels[from]!;
    }
  return { width, height: to, texels: out };
}

/** Fewer texels: each the mean of what it covers, in linear light. */
export const shrinkTexels = (texels: Texels, width: number, height: number): Texels =>
  shrinkDown(shrinkAcross(texels, width), height);
