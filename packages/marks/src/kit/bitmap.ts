import type { Part } from './define-mark.ts';
import { flatten } from './region.ts';

/** Ink as a square grid of 0 and 1, for measuring what the eye will see. */
export type Bitmap = { side: number; bits: Uint8Array };

/** Samples each pixel in its middle; the canvas of 240 units fills the grid. */
export function bitmapOf(parts: Part[], side: number, canvas = 240): Bitmap {
  const bits = new Uint8Array(side * side);
  const unit = side / canvas;
  for (const part of parts) {
    const rings = part.region.contours.map((contour) => flatten(contour, 4));
    for (let row = 0; row < side; row++) {
      const y = (row + 0.5) / unit;
      const hits: number[] = [];
      for (const ring of rings) {
        for (let i = 0; i < ring.length; i++) {
          const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
          if (a.y > y !== b.y > y) hits.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
        }
      }
      hits.sort((a, b) => a - b);
      for (let i = 0; i + 1 < hits.length; i += 2) {
        const first = Math.max(0, Math.ceil(hits[i]! * unit - 0.5));
        const last = Math.min(side - 1, Math.ceil(hits[i + 1]! * unit - 0.5) - 1);
        for (let column = first; column <= last; column++) bits[row * side + column] = 1;
      }
    }
  }
  return { side, bits };
}

export const inkOf = ({ bits }: Bitmap): number => bits.reduce((sum, bit) => sum + bit, 0);

export const inverted = ({ side, bits }: Bitmap): Bitmap => ({ side, bits: bits.map((bit) => 1 - bit) });

/** Share of the ink that a round brush of the given radius (in pixels) cannot reach: what is too thin to print. */
export function thinShare(bitmap: Bitmap, radius: number): number {
  const reached = spread(inverted(spread(inverted(bitmap), radius)), radius);
  let lost = 0;
  bitmap.bits.forEach((bit, i) => {
    if (bit && !reached.bits[i]) lost++;
  });
  return lost / Math.max(1, inkOf(bitmap));
}

/** Every ink pixel grown to a disc. */
function spread({ side, bits }: Bitmap, radius: number): Bitmap {
  const grown = new Uint8Array(side * side);
  const reach = Math.floor(radius);
  for (let dy = -reach; dy <= reach; dy++) {
    const span = Math.floor(Math.sqrt(radius * radius - dy * dy));
    for (let row = Math.max(0, -dy); row < Math.min(side, side - dy); row++) {
      // A running distance to the last ink pixel spreads a whole row in one pass each way.
      let since = side;
      for (let x = 0; x < side; x++) {
        since = bits[row * side + x] ? 0 : since + 1;
        if (since <= span) grown[(row + dy) * side + x] = 1;
      }
      since = side;
      for (let x = side - 1; x >= 0; x--) {
        since = bits[row * side + x] ? 0 : since + 1;
        if (since <= span) grown[(row + dy) * side + x] = 1;
      }
    }
  }
  return { side, bits: grown };
}
