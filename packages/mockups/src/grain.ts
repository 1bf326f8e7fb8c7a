import { ALPHA } from './picture-bytes.ts';

/** Side of the square of noise that is laid over the picture again and again: too even for a pattern to show. */
const SIDE = 256;
const LEVELS = 64;
/** What the softening leaves of the noise's spread, in each direction. */
const SOFTENED = Math.sqrt(6) / 4;

/** A picture's grains are clumps, wider than one pixel: noise softened across and down, its edges joined. */
function soften(noise: Float32Array, step: number, wrapAt: number): Float32Array {
  return noise.map((value, k) => {
    const start = k - (k % wrapAt);
    const before = noise[start + ((k - start + wrapAt - step) % wrapAt)]!;
    const after = noise[start + ((k - start + step) % wrapAt)]!;
    return (before + 2 * value + after) / (4 * SOFTENED);
  });
}

/** Sums of two uniforms of a steady generator, −1…1, as levels × 256: the same picture gets the same grain. */
function makeNoise(): Uint16Array {
  let seed = 0x9e3779b9;
  const sharp = Float32Array.from({ length: SIDE * SIDE }, () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return ((seed & 0xffff) + (seed >>> 16)) / 65536 - 1;
  });
  const soft = soften(soften(sharp, 1, SIDE), SIDE, SIDE * SIDE);
  return Uint16Array.from(soft, (value) => (Math.min(LEVELS - 1, Math.max(0, ((value + 1) * LEVELS) / 2)) | 0) << 8);
}
let made: Uint16Array | undefined;

/** What a byte becomes at each level of noise; grain is weaker in the lights. */
function grainTable(strength: number): Uint8Array {
  const table = new Uint8ClampedArray(LEVELS * 256);
  for (let level = 0; level < LEVELS; level += 1)
    for (let byte = 0; byte < 256; byte += 1)
      table[level * 256 + byte] = byte + strength * ((level + 0.5) / (LEVELS / 2) - 1) * (1.75 - byte * 0.0044);
  return new Uint8Array(table.buffer);
}

/** Film grain over scene and mark alike: it hides the steps of eight bits and that the two have different origins. */
export function addGrain(words: Uint32Array, width: number, strength: number): void {
  if (strength === 0) return;
  const noise = (made ??= makeNoise());
  const table = grainTable(strength);
  for (let start = 0, y = 0; start < words.length; start += width, y += 1) {
    const line = (y & (SIDE - 1)) * SIDE;
    for (let x = 0; x < width; x += 1) {
      const level = noise[line + (x & (SIDE - 1))]!;
      const word = words[start + x]!;
      words[start + x] =
        (word & ALPHA) |
        table[level | (word & 255)]! |
        (table[level | ((word >> 8) & 255)]! << 8) |
        (table[level | ((word >> 16) & 255)]! << 16);
    }
  }
}
