import type { Part } from './define-mark.ts';
import { flatten } from './region.ts';
import type { Point } from './segment.ts';

/** Ink as a square grid of 0 and 1, for measuring what the eye will see. */
type Bitmap = { side: number; bits: Uint8Array };

/** Corners of arcs as short chords, this many degrees apart. */
const CHORD_DEGREES = 4;

/** The outline of a part as rings of points. */
export type Rings = readonly (readonly Point[])[];

export const ringsOf = (parts: readonly Part[]): Rings[] =>
  parts.map((part) => part.region.contours.map((contour) => flatten(contour, CHORD_DEGREES)));

/** Samples each pixel in its middle; the canvas of 240 units fills the grid. */
export const bitmapOf = (parts: Part[], side: number, canvas = 240): Bitmap =>
  bitmapOfRings(ringsOf(parts), side, canvas);

export function bitmapOfRings(parts: readonly Rings[], side: number, canvas = 240): Bitmap {
  const bits = new Uint8Array(side * side);
  const unit = side / canvas;
  for (const rings of parts) {
    const hits: number[][] = Array.from({ length: side }, () => []);
    for (const ring of rings) noteHits(ring, unit, hits);
    for (const [row, across] of hits.entries()) {
      across.sort((a, b) => a - b);
      for (let i = 0; i + 1 < across.length; i += 2) {
        const first = Math.max(0, Math.ceil(across[i]! * unit - 0.5));
        const last = Math.min(side - 1, Math.ceil(across[i + 1]! * unit - 0.5) - 1);
        if (last >= first) bits.fill(1, row * side + first, row * side + last + 1);
      }
    }
  }
  return { side, bits };
}

/** Where the edges of a ring cross the middle line of each row; an edge is asked about the rows it reaches only. */
function noteHits(ring: readonly Point[], unit: number, hits: number[][]): void {
  let a = ring[ring.length - 1];
  for (const b of ring) {
    if (!a) return;
    const first = Math.max(0, Math.floor(Math.min(a.y, b.y) * unit - 0.5));
    const last = Math.min(hits.length - 1, Math.ceil(Math.max(a.y, b.y) * unit - 0.5));
    for (let row = first; row <= last; row++) {
      const y = (row + 0.5) / unit;
      if (a.y > y !== b.y > y) hits[row]!.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
    a = b;
  }
}

export function inkOf({ bits }: Bitmap): number {
  let ink = 0;
  for (const bit of bits) ink += bit;
  return ink;
}

export const inverted = ({ side, bits }: Bitmap): Bitmap => ({ side, bits: bits.map((bit) => 1 - bit) });

/** Share of the ink that a round brush of the given radius (in pixels) cannot reach: what is too thin to print. */
export function thinShare(bitmap: Bitmap, radius: number): number {
  const ink = packed(bitmap);
  const reached = spread(turned(spread(turned(ink), radius)), radius);
  let lost = 0;
  for (let i = 0; i < ink.words.length; i++) lost += bitCount(ink.words[i]! & ~reached.words[i]!);
  return lost / Math.max(1, inkOf(bitmap));
}

/** The same grid with 32 pixels of a row in a number: neighbours are asked 32 at a time. */
type Packed = { side: number; perRow: number; words: Uint32Array };

export function packed({ side, bits }: Bitmap): Packed {
  const perRow = Math.ceil(side / 32);
  const words = new Uint32Array(perRow * side);
  for (let row = 0; row < side; row++) {
    for (let x = 0; x < side; x++) if (bits[row * side + x]) words[row * perRow + (x >> 5)]! |= 1 << (x & 31);
  }
  return { side, perRow, words };
}

/** Ink for paper and paper for ink; what lies beyond the grid stays nothing. */
function turned({ side, perRow, words }: Packed): Packed {
  const beyond = side % 32 === 0 ? ~0 : (1 << (side % 32)) - 1;
  return { side, perRow, words: words.map((word, i) => ~word & (i % perRow === perRow - 1 ? beyond : ~0)) };
}

/** How many bits are set, by adding neighbours in parallel. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** How many pixels are ink in both of two packed grids. */
export function sharedInk(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0; i < a.length; i++) shared += bitCount(a[i]! & b[i]!);
  return shared;
}

/** Every ink pixel grown to a disc. */
function spread({ side, perRow, words }: Packed, radius: number): Packed {
  const grown = new Uint32Array(words.length);
  const reach = Math.floor(radius);
  const wider = new Map<number, Uint32Array>();
  for (let dy = -reach; dy <= reach; dy++) {
    const span = Math.floor(Math.sqrt(radius * radius - dy * dy));
    const wide = wider.get(span) ?? widened(words, perRow, side, span);
    wider.set(span, wide);
    const from = Math.max(0, -dy) * perRow;
    const to = Math.min(side, side - dy) * perRow;
    for (let i = from; i < to; i++) grown[i + dy * perRow]! |= wide[i]!;
  }
  return { side, perRow, words: grown };
}

/** Every row's ink grown by some pixels to both sides, one after the other. */
function widened(words: Uint32Array, perRow: number, side: number, span: number): Uint32Array {
  let wide = words;
  for (let step = 0; step < span; step++) {
    wide = wide.map((word, i) => {
      const column = i % perRow;
      const before = column > 0 ? wide[i - 1]! >>> 31 : 0;
      const after = column < perRow - 1 ? wide[i + 1]! << 31 : 0;
      return word | (word << 1) | before | (word >>> 1) | after;
    });
  }
  // What grew over the right edge is no pixel.
  const beyond = side % 32;
  return beyond === 0 ? wide : wide.map((word, i) => (i % perRow === perRow - 1 ? word & ((1 << beyond) - 1) : word));
}
