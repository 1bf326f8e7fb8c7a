import { TEXEL, type Texels } from './mark-texels.ts';

/** A texture in squares of so many texels. */
const SIDE = 8;
/** Less relief than this changes no byte. */
const UNSEEN = 1e-3;

/** Which squares of a texture show anything: most of a mark's box is empty, and its pixels need not be looked up. */
export type BusyBlocks = { columns: number; rows: number; busy: Uint8Array };

export function busyBlocks({ texels, width, height }: Texels, relief: Float32Array | undefined): BusyBlocks {
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const busy = new Uint8Array(columns * rows);
  for (let y = 0, k = 0; y < height; y += 1) {
    const line = ((y / SIDE) | 0) * columns;
    for (let x = 0; x < width; x += 1, k += 1)
      if (texels[k * TEXEL + 3] !== 0 || (relief && Math.abs(relief[k]!) > UNSEEN)) busy[line + ((x / SIDE) | 0)] = 1;
  }
  return { columns, rows, busy };
}

/** Whether anything shows in the texels from left, top to right, bottom; they may lie outside the texture. */
export function isBusy(
  { columns, rows, busy }: BusyBlocks,
  left: number,
  top: number,
  right: number,
  bottom: number,
): boolean {
  const first = Math.max(0, Math.floor(left / SIDE));
  const last = Math.min(columns - 1, Math.floor(right / SIDE));
  const end = Math.min(rows - 1, Math.floor(bottom / SIDE));
  for (let row = Math.max(0, Math.floor(top / SIDE)); row <= end; row += 1)
    for (let column = first; column <= last; column += 1) if (busy[row * columns + column] === 1) return true;
  return false;
}
