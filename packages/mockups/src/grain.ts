/** So many steps until the noise repeats: far more than a line of pixels, so no pattern shows. */
const LENGTH = 1 << 18;
const LEVELS = 64;

/** Sums of two uniforms of a steady generator, as levels: the same picture gets the same grain. */
function makeNoise(): Uint8Array {
  let seed = 0x9e3779b9;
  const levels = new Uint8Array(LENGTH);
  for (let k = 0; k < LENGTH; k += 1) {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    levels[k] = ((seed & 0xffff) + (seed >>> 16)) / (2048 * 1.0001);
  }
  return levels;
}
let made: Uint8Array | undefined;

/** What a byte becomes at each level of noise; grain is weaker in the lights. */
function grainTable(strength: number): Uint8ClampedArray {
  const table = new Uint8ClampedArray(LEVELS * 256);
  for (let level = 0; level < LEVELS; level += 1)
    for (let byte = 0; byte < 256; byte += 1)
      table[level * 256 + byte] = byte + strength * ((level + 0.5) / (LEVELS / 2) - 1) * (1.15 - byte * 0.00294);
  return table;
}

/** Film grain over scene and mark alike: it hides the steps of eight bits and that the two have different origins. */
export function addGrain(data: Uint8ClampedArray, strength: number): void {
  if (strength === 0) return;
  const noise = (made ??= makeNoise());
  const table = grainTable(strength);
  for (let to = 0, pixel = 0; to < data.length; to += 4, pixel += 1) {
    const level = noise[pixel & (LENGTH - 1)]! << 8;
    data[to] = table[level | data[to]!]!;
    data[to + 1] = table[level | data[to + 1]!]!;
    data[to + 2] = table[level | data[to + 2]!]!;
  }
}
