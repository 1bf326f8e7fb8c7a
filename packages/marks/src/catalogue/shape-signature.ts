/** How much of each pixel is ink, 0…255, row by row. */
export type Coverage = { width: number; height: number; ink: Uint8Array };

const GRID = 16;
const RINGS = 16;
const LEVELS = 15;

/** Bytes of one signature: a coarse picture, then how ink is spread from the middle outwards. */
export const SIGNATURE_LENGTH = GRID * GRID + RINGS;

type Frame = { left: number; top: number; side: number };

/** The square around the ink, ink centred: size and place on the sheet must not matter. */
function inkFrame({ width, height, ink }: Coverage): Frame | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x]! < 64) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const side = Math.max(right - left, bottom - top) + 1;
  return { left: (left + right + 1 - side) / 2, top: (top + bottom + 1 - side) / 2, side };
}

/** A shape in 272 numbers of 0…15, independent of size, place and colour; null for an empty picture. */
export function shapeSignature(coverage: Coverage): Uint8Array | null {
  const frame = inkFrame(coverage);
  if (!frame) return null;
  const { width, height, ink } = coverage;
  const cells = new Float64Array(SIGNATURE_LENGTH);
  const counts = new Uint32Array(SIGNATURE_LENGTH);
  const samples = 64;
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const x = Math.floor(frame.left + ((column + 0.5) / samples) * frame.side);
      const y = Math.floor(frame.top + ((row + 0.5) / samples) * frame.side);
      const value = x < 0 || y < 0 || x >= width || y >= height ? 0 : ink[y * width + x]!;
      const cell = Math.floor((row * GRID) / samples) * GRID + Math.floor((column * GRID) / samples);
      const radius = Math.hypot(row - samples / 2 + 0.5, column - samples / 2 + 0.5) / (samples * Math.SQRT1_2);
      const ring = GRID * GRID + Math.min(RINGS - 1, Math.floor(radius * RINGS));
      for (const slot of [cell, ring]) {
        cells[slot]! += value;
        counts[slot]! += 1;
      }
    }
  }
  return Uint8Array.from(cells, (sum, slot) => Math.round((sum / Math.max(1, counts[slot]!) / 255) * LEVELS));
}

/** 0 for the same shape, about 1 for nothing in common. Rings count as much as the whole grid. */
export function shapeDistance(a: Uint8Array, b: Uint8Array, offset = 0): number {
  let grid = 0;
  let rings = 0;
  for (let i = 0; i < SIGNATURE_LENGTH; i += 1) {
    const difference = (a[i]! - b[offset + i]!) / LEVELS;
    if (i < GRID * GRID) grid += difference * difference;
    else rings += difference * difference;
  }
  return Math.sqrt(grid / (GRID * GRID)) * 0.7 + Math.sqrt(rings / RINGS) * 0.3;
}
