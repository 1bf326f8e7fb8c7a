/** One line after the other: the sum of the box slides along. Edges repeat. */
function blurAcross(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    const last = start + width - 1;
    let sum = from[start]! * (r + 1);
    for (let k = 1; k <= r; k += 1) sum += from[Math.min(last, start + k)]!;
    for (let x = 0, k = start; x < width; x += 1, k += 1) {
      to[k] = sum * share;
      sum += from[k + r + 1 > last ? last : k + r + 1]! - from[k - r < start ? start : k - r]!;
    }
  }
}

/** All columns at once, line by line: memory is read in the order in which it lies. */
function blurDown(from: Float32Array, to: Float32Array, width: number, height: number, r: number): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x += 1) {
    sums[x] = from[x]! * (r + 1);
    for (let k = 1; k <= r; k += 1) sums[x]! += from[Math.min(height - 1, k) * width + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const comes = Math.min(height - 1, y + r + 1) * width;
    const goes = Math.max(0, y - r) * width;
    for (let x = 0, k = y * width; x < width; x += 1, k += 1) {
      to[k] = sums[x]! * share;
      sums[x]! += from[comes + x]! - from[goes + x]!;
    }
  }
}

/** How far `blur` carries a value. */
export const blurReach = (radius: number): number => 3 * Math.max(1, Math.round(radius));

/** Three passes of a box, near a bell curve. */
export function blur(source: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const out = Float32Array.from(source);
  const between = new Float32Array(source.length);
  for (let pass = 0; pass < 3; pass += 1) {
    blurAcross(out, between, width, height, r);
    blurDown(between, out, width, height, r);
  }
  return out;
}
