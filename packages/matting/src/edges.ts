import type { Background } from './background.ts';
import type { Fades } from './fades.ts';
import { DEPTH_MOST, findValue, type Pixels } from './flood.ts';
import type { Picture, Rgb } from './picture.ts';

/** Edges are looked at this far into the subject. */
const REACH = { min: 2, max: 6 } as const;
const SAMPLES = 2000;
/** A pixel that lies further from the line between background and subject has a colour of its own. */
const OFF_LINE = 24;
/** Less than this is noise of the background, more than that of the subject. */
const FAINT = 0.035;
const NEARLY_ALL = 0.985;
const SPECK = 26;

/** Lists of pixels are kept while they are shorter than this share of the picture; longer ones are found by looking. */
const LIST_SHARE = 16;

/** Writes how far each pixel is from the background, in steps to any of its eight neighbours: ring by ring from the edge. */
export function measureDepth(pixels: Pixels): void {
  const { width, height, depth, firstRow, endRow } = pixels;
  const [begin, end] = [firstRow * width, endRow * width];
  const length = Math.ceil((width * height) / LIST_SHARE);
  let [ring, next] = [newRing(length), newRing(length)];
  findEdges(pixels, ring);
  for (let level = 1; level < DEPTH_MOST - 1 && ring.count > 0; level += 1) {
    next.count = 0;
    if (ring.count > length) {
      for (let at = begin; at < end; at += 1) if (depth[at] === level) spread(pixels, at, level + 1, next);
    } else {
      for (let at = 0; at < ring.count; at += 1) spread(pixels, ring.list[at] as number, level + 1, next);
    }
    [ring, next] = [next, ring];
  }
}

/** The count goes on where the list is full: then its pixels are found in the picture. */
type Ring = { list: Uint32Array; count: number };
const newRing = (length: number): Ring => ({ list: new Uint32Array(length), count: 0 });

function note(depth: Uint8Array, pixel: number, level: number, ring: Ring): void {
  depth[pixel] = level;
  ring.list[ring.count] = pixel;
  ring.count += 1;
}

function spread({ width, depth, firstRow, endRow }: Pixels, pixel: number, level: number, ring: Ring): void {
  const x = pixel % width;
  const left = x > 0 ? -1 : 0;
  const right = x < width - 1 ? 1 : 0;
  for (let row = pixel - width; row <= pixel + width; row += width) {
    if (row < firstRow * width || row >= endRow * width) continue;
    for (let at = row + left; at <= row + right; at += 1)
      if ((depth[at] as number) > level) note(depth, at, level, ring);
  }
}

/** The pixels beside the background, row by row from one run of the subject to the next. */
function findEdges({ width, height, depth, firstRow, endRow }: Pixels, ring: Ring): void {
  const rowAt = (y: number) => depth.subarray(y * width, (y + 1) * width);
  for (let y = firstRow; y < endRow; y += 1) {
    const row = rowAt(y);
    const beside: RowBeside[] = [];
    if (y > 0) beside.push({ row: rowAt(y - 1), empty: -1 });
    if (y < height - 1) beside.push({ row: rowAt(y + 1), empty: -1 });
    const edge = (x: number) => {
      if (row[x] === DEPTH_MOST) note(depth, y * width + x, 1, ring);
    };
    for (let left = findValue(row, DEPTH_MOST, 0, width); left < width;) {
      const right = findValue(row, 0, left, width);
      if (left > 0) edge(left);
      if (right < width) edge(right - 1);
      for (const other of beside) {
        for (let x = nextEmpty(other, Math.max(0, left - 1)); x <= right && x < width; x = nextEmpty(other, x + 1)) {
          if (x > left) edge(x - 1);
          if (x >= left && x < right) edge(x);
          if (x + 1 < right) edge(x + 1);
        }
      }
      left = findValue(row, DEPTH_MOST, right, width);
    }
  }
}

/** `empty`: the first place of the background from where it was last asked for. */
type RowBeside = { row: Uint8Array; empty: number };

function nextEmpty(beside: RowBeside, from: number): number {
  if (beside.empty < from) beside.empty = findValue(beside.row, 0, from, beside.row.length);
  return beside.empty;
}

/** Pixels from background to full colour, the usual number in this picture: 1 or 2 when sharp, more when blurred. */
export function edgeReach({ width, distance, depth }: Pixels, fades: Fades | undefined): number {
  const widths: number[] = [];
  const step = Math.max(1, Math.floor(depth.length / (SAMPLES * 40)));
  for (let pixel = 0; pixel < depth.length && widths.length < SAMPLES; pixel += step) {
    if (depth[pixel] !== 1 || fades?.at[pixel]) continue;
    let [at, count] = [pixel, 1];
    for (; count < REACH.max; count += 1) {
      const next = inward(depth, width, at);
      if (next === at || (distance[next] as number) <= (distance[at] as number) + 3) break;
      at = next;
    }
    widths.push(count);
  }
  const usual = widths.sort((a, b) => a - b)[Math.floor(widths.length * 0.7)] ?? 1;
  return Math.min(REACH.max, Math.max(REACH.min, usual + 1));
}

/** The neighbour that lies deeper in the subject, straight before diagonal; the pixel itself where none does. */
function inward(depth: Uint8Array, width: number, pixel: number): number {
  const deeper = (depth[pixel] as number) + 1;
  const x = pixel % width;
  const hasLeft = x > 0;
  const hasRight = x < width - 1;
  const hasAbove = pixel >= width;
  const hasBelow = pixel + width < depth.length;
  if (hasAbove && depth[pixel - width] === deeper) return pixel - width;
  if (hasLeft && depth[pixel - 1] === deeper) return pixel - 1;
  if (hasRight && depth[pixel + 1] === deeper) return pixel + 1;
  if (hasBelow && depth[pixel + width] === deeper) return pixel + width;
  if (hasAbove && hasLeft && depth[pixel - width - 1] === deeper) return pixel - width - 1;
  if (hasAbove && hasRight && depth[pixel - width + 1] === deeper) return pixel - width + 1;
  if (hasBelow && hasLeft && depth[pixel + width - 1] === deeper) return pixel + width - 1;
  if (hasBelow && hasRight && depth[pixel + width + 1] === deeper) return pixel + width + 1;
  return pixel;
}

/** Of a thin line no pixel may be wholly covered; the one that differs most from the background comes nearest. */
function strongestNear(distance: Uint8Array, width: number, height: number, pixel: number, radius: number): number {
  let best = pixel;
  let most = distance[pixel] as number;
  // nothing differs more
  if (most === 255) return pixel;
  const x = pixel % width;
  const y = (pixel - x) / width;
  const left = Math.max(0, x - radius);
  const right = Math.min(width - 1, x + radius);
  const bottom = Math.min(height - 1, y + radius);
  for (let row = Math.max(0, y - radius); row <= bottom; row += 1) {
    for (let next = row * width + left; next <= row * width + right; next += 1) {
      if ((distance[next] as number) <= most) continue;
      best = next;
      most = distance[next] as number;
    }
  }
  return best;
}

/**
 * Writes the subject into `out`: solid inside, and along its edges the share of the nearest sure colour that, mixed with
 * the known background, gives the pixel seen; the background's part of the colour is taken out.
 */
export function unmix(
  picture: Picture,
  background: Background,
  pixels: Pixels,
  { reach, fades, out }: { reach: number; fades: Fades | undefined; out: Uint8ClampedArray },
): void {
  const { width, depth, firstRow, endRow } = pixels;
  for (let y = firstRow; y < endRow; y += 1) {
    const row = depth.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < width;) {
      const deep = row[x] as number;
      if (deep === 0) {
        // Depth changes by one from pixel to pixel, so after background comes a one.
        x = findValue(row, 1, x, width);
        continue;
      }
      const start = y * width + x;
      const faded = fades ? (fades.at[start] as number) : 0;
      if (deep <= reach || faded > 0) {
        unmixPixel(picture, background, pixels, { pixel: start, reach, fade: fades?.colors[faded - 1], out });
        x += 1;
        continue;
      }
      // Most of a subject is solid: whole runs of it are copied at once.
      const deepEnd = findValue(row, reach, x, width);
      if (!fades) x = deepEnd;
      else while (x < deepEnd && fades.at[y * width + x] === 0) x += 1;
      copy(picture.data, out, start * 4, (y * width + x) * 4);
    }
  }
}

function copy(from: Picture['data'], to: Uint8ClampedArray, begin: number, end: number): void {
  if (end - begin > 128) to.set(from.subarray(begin, end), begin);
  else for (let at = begin; at < end; at += 1) to[at] = from[at] as number;
}

type PixelAsked = { pixel: number; reach: number; fade: Rgb | undefined; out: Uint8ClampedArray };

function unmixPixel(
  { data }: Picture,
  { color, slopeX, slopeY }: Background,
  { width, height, distance, depth }: Pixels,
  { pixel, reach, fade, out }: PixelAsked,
): void {
  const at = pixel * 4;
  const u = (pixel % width) / width - 0.5;
  const v = Math.floor(pixel / width) / height - 0.5;
  const b0 = color[0] + slopeX[0] * u + slopeY[0] * v;
  const b1 = color[1] + slopeX[1] * u + slopeY[1] * v;
  const b2 = color[2] + slopeX[2] * u + slopeY[2] * v;
  let f0 = 0;
  let f1 = 0;
  let f2 = 0;
  if (fade) [f0, f1, f2] = fade;
  else {
    let sure = pixel;
    for (let step = 0; step <= reach; step += 1) {
      const next = inward(depth, width, sure);
      if (next === sure) break;
      sure = next;
    }
    if ((depth[sure] as number) <= 2) {
      sure = strongestNear(distance, width, height, sure, 2);
      // A faint speck with nothing strong beside it is the noise that JPEG leaves around edges.
      if ((distance[sure] as number) < SPECK) return;
    }
    f0 = data[sure * 4] as number;
    f1 = data[sure * 4 + 1] as number;
    f2 = data[sure * 4 + 2] as number;
  }
  const c0 = (data[at] as number) - b0;
  const c1 = (data[at + 1] as number) - b1;
  const c2 = (data[at + 2] as number) - b2;
  const d0 = f0 - b0;
  const d1 = f1 - b1;
  const d2 = f2 - b2;
  const span = d0 * d0 + d1 * d1 + d2 * d2;
  let share = span < 64 ? 1 : (c0 * d0 + c1 * d1 + c2 * d2) / span;
  if (share > 1) share = 1;
  const off = Math.max(Math.abs(c0 - share * d0), Math.abs(c1 - share * d1), Math.abs(c2 - share * d2));
  if (off > OFF_LINE && (depth[pixel] as number) > 1) share = 1;
  if (share < FAINT) return;
  if (share > NEARLY_ALL) {
    copy(data, out, at, at + 4);
    return;
  }
  out[at] = b0 + c0 / share;
  out[at + 1] = b1 + c1 / share;
  out[at + 2] = b2 + c2 / share;
  out[at + 3] = share * (data[at + 3] as number);
}
