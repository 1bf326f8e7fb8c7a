import { TEXEL, type Texels } from './mark-texels.ts';

/** A texture in squares of so many texels: a power of two. */
const SHIFT = 3;
const SIDE = 1 << SHIFT;
/** Less relief than this changes no byte. */
const UNSEEN = 1e-3;

/** Which squares of a texture show anything: most of a mark's box is empty, and its pixels need not be looked up. */
export type BusyBlocks = { columns: number; rows: number; busy: Uint8Array };

export function busyBlocks(
  { texels, width, height, from, until }: Texels,
  relief: Float32Array | undefined,
): BusyBlocks {
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const busy = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const line = (y >> SHIFT) * columns;
    const start = y * width;
    for (let x = from[y]!; x < until[y]!; x += 1)
      if (texels[(start + x) * TEXEL + 3] !== 0) busy[line + (x >> SHIFT)] = 1;
    if (!relief) continue;
    for (let x = 0; x < width; x += 1) {
      const body = relief[start + x]!;
      if (body > UNSEEN || body < -UNSEEN) busy[line + (x >> SHIFT)] = 1;
    }
  }
  return { columns, rows, busy };
}

/** Whether anything shows in the texels from left, top to right, bottom; they may lie outside the texture. All are whole. */
export function isBusy(
  { columns, rows, busy }: BusyBlocks,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const first = left < 0 ? 0 : left >> SHIFT;
  const last = right >> SHIFT < columns ? right >> SHIFT : columns - 1;
  const end = bottom >> SHIFT < rows ? bottom >> SHIFT : rows - 1;
  for (let row = top < 0 ? 0 : top >> SHIFT; row <= end; row += 1)
    for (let column = first; column <= last; column += 1) if (busy[row * columns + column] === 1) return true;
  return false;
}
