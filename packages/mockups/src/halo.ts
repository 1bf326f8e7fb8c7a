import { blur, blurReach } from './blur.ts';
import { TEXEL, type Texels } from './mark-texels.ts';

/** The mark's coverage blurred, as coarse as it is soft: one value for a square of `cell` texels, `margin` of them past the mark. */
export type Halo = { values: Float32Array; width: number; height: number; cell: number; margin: number };

/** A blur of so many cells is smooth enough to be read between them: light round letters on a bare panel. */
const CELLS = 5;

export function haloOf({ texels, width, height, from, until }: Texels, radius: number, cells = CELLS): Halo {
  const cell = Math.max(1, Math.floor(radius / cells));
  const margin = blurReach(radius / cell);
  const columns = Math.ceil(width / cell) + 2 * margin;
  const rows = Math.ceil(height / cell) + 2 * margin;
  const cover = new Float32Array(columns * rows);
  const share = 1 / (cell * cell);
  const cellOf = Int32Array.from({ length: width }, (_, x) => Math.floor(x / cell));
  for (let y = 0; y < height; y += 1) {
    const line = (((y / cell) | 0) + margin) * columns + margin;
    const end = until[y]!;
    for (let x = from[y]!, at = (y * width + x) * TEXEL + TEXEL - 1; x < end; x += 1, at += TEXEL)
      cover[line + cellOf[x]!]! += texels[at]! * share;
  }
  return { values: blur(cover, columns, rows, radius / cell), width: columns, height: rows, cell, margin };
}

/** How much of the glow lies at a place among the mark's texels, which may be outside of them. */
export function haloAt({ values, width, height, cell, margin }: Halo, x: number, y: number): number {
  const across = (x + 0.5) / cell - 0.5 + margin;
  const down = (y + 0.5) / cell - 0.5 + margin;
  if (across < 0 || down < 0 || across >= width - 1 || down >= height - 1) return 0;
  const column = across | 0;
  const row = down | 0;
  const k = row * width + column;
  const right = across - column;
  const above = values[k]! + (values[k + 1]! - values[k]!) * right;
  const below = values[k + width]! + (values[k + width + 1]! - values[k + width]!) * right;
  return above + (below - above) * (down - row);
}
