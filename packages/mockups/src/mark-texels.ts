import type { Pixels } from './picture-bytes.ts';
import { SRGB } from './tone.ts';

/** No paint is black, no paper white: ink keeps this share of light. */
const INK_FLOOR = 0.012;
/** Linear light that paint of an sRGB byte throws back. */
export const PAINT = SRGB.map((light) => INK_FLOOR + light * (1 - INK_FLOOR));

/** Values of a texel: colour times coverage (3) and coverage, in linear light. All 0 where there is no mark. */
export const TEXEL = 4;
export type Texels = {
  width: number;
  height: number;
  texels: Float32Array;
  /** Where the ink of each line begins and ends; of an empty line `until` is 0: most of a mark's box is empty. */
  from: Int32Array;
  until: Int32Array;
};

/** Texels with the reach of their ink. */
export function openTexels(texels: Float32Array, width: number, height: number): Texels {
  const from = new Int32Array(height).fill(width);
  const until = new Int32Array(height);
  for (let y = 0, start = TEXEL - 1; y < height; y += 1, start += width * TEXEL) {
    let first = 0;
    while (first < width && texels[start + first * TEXEL] === 0) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (texels[start + last * TEXEL] === 0) last -= 1;
    from[y] = first;
    until[y] = last + 1;
  }
  return { width, height, texels, from, until };
}

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
  return openTexels(texels, wide, rows + 2 * margin);
}

/**
 * Softens edges by half a texel each way, as a lens and the spread of ink do: no photographed edge is as sharp as a drawn
 * one. Each becomes half way between its two neighbours and itself; the empty margin stays as it is.
 */
export function soften({ texels, width, height, from, until }: Texels): void {
  const row = width * TEXEL;
  const line = new Float32Array(row);
  for (let y = 0; y < height; y += 1) {
    if (until[y] === 0) continue;
    const start = y * row;
    const first = Math.max(1, from[y]! - 1);
    const end = Math.min(width - 1, until[y]! + 1);
    line.set(texels.subarray(start + (first - 1) * TEXEL, start + (end + 1) * TEXEL), (first - 1) * TEXEL);
    for (let at = first * TEXEL, to = start + at; at < end * TEXEL; at += 1, to += 1)
      texels[to] = line[at]! * 0.5 + (line[at - TEXEL]! + line[at + TEXEL]!) * 0.25;
    from[y] = Math.min(from[y]!, first);
    until[y] = Math.max(until[y]!, end);
  }
  softenDown(texels, row, height, from, until);
}

function softenDown(texels: Float32Array, row: number, height: number, from: Int32Array, until: Int32Array): void {
  let above = texels.slice(0, row);
  let here = new Float32Array(row);
  let [firstAbove, endAbove] = [from[0]!, until[0]!];
  for (let y = 1, start = row; y < height - 1; y += 1, start += row) {
    const [firstHere, endHere] = [from[y]!, until[y]!];
    const first = Math.min(firstAbove, firstHere, from[y + 1]!);
    const end = Math.max(endAbove, endHere, until[y + 1]!);
    here.set(texels.subarray(start, start + row));
    for (let at = first * TEXEL, to = start + at, below = to + row; at < end * TEXEL; at += 1, to += 1, below += 1)
      texels[to] = here[at]! * 0.5 + (above[at]! + texels[below]!) * 0.25;
    if (end > 0) {
      from[y] = first;
      until[y] = end;
    }
    [firstAbove, endAbove] = [firstHere, endHere];
    [above, here] = [here, above];
  }
}

/** Coverage alone, one value a texel. */
export function coverOf({ texels }: Texels): Float32Array {
  const cover = new Float32Array(texels.length / TEXEL);
  for (let k = 0, from = TEXEL - 1; k < cover.length; k += 1, from += TEXEL) cover[k] = texels[from]!;
  return cover;
}
