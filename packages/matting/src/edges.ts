import type { Background } from './background.ts';
import { KIND, type Pixels } from './flood.ts';
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

/** How far each pixel is from the background, in steps to any of its eight neighbours, up to `most`. */
export function depthMap({ width, height, kind, firstRow, endRow }: Pixels, most: number): Uint8Array {
  const depth = new Uint8Array(width * height);
  const last = width - 1;
  for (let y = firstRow, pixel = firstRow * width; y < endRow; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (kind[pixel] === KIND.background) continue;
      let near = most;
      if (x > 0 && (depth[pixel - 1] as number) < near) near = depth[pixel - 1] as number;
      if (y > 0) {
        const above = pixel - width;
        if ((depth[above] as number) < near) near = depth[above] as number;
        if (x > 0 && (depth[above - 1] as number) < near) near = depth[above - 1] as number;
        if (x < last && (depth[above + 1] as number) < near) near = depth[above + 1] as number;
      }
      depth[pixel] = near < most ? near + 1 : most;
    }
  }
  for (let y = endRow - 1, pixel = endRow * width - 1; y >= firstRow; y -= 1) {
    for (let x = last; x >= 0; x -= 1, pixel -= 1) {
      const own = depth[pixel] as number;
      if (own <= 1) continue;
      let near = own - 1;
      if (x < last && (depth[pixel + 1] as number) < near) near = depth[pixel + 1] as number;
      if (y < height - 1) {
        const below = pixel + width;
        if ((depth[below] as number) < near) near = depth[below] as number;
        if (x > 0 && (depth[below - 1] as number) < near) near = depth[below - 1] as number;
        if (x < last && (depth[below + 1] as number) < near) near = depth[below + 1] as number;
      }
      depth[pixel] = near + 1;
    }
  }
  return depth;
}

/** Pixels from background to full colour, the usual number in this picture: 1 or 2 when sharp, more when blurred. */
export function edgeReach({ width, kind, distance }: Pixels, depth: Uint8Array): number {
  const widths: number[] = [];
  const step = Math.max(1, Math.floor(depth.length / (SAMPLES * 40)));
  for (let pixel = 0; pixel < depth.length && widths.length < SAMPLES; pixel += step) {
    if (depth[pixel] !== 1 || kind[pixel] !== KIND.subject) continue;
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

/** The neighbour deepest inside the subject; the pixel itself where none is deeper. */
function inward(depth: Uint8Array, width: number, pixel: number): number {
  let best = pixel;
  let deepest = depth[pixel] as number;
  const x = pixel % width;
  for (let dy = -width; dy <= width; dy += width) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (x + dx < 0 || x + dx >= width) continue;
      const next = pixel + dy + dx;
      // Straight neighbours first: a diagonal step must gain more.
      const found = (depth[next] ?? 0) - (dx !== 0 && dy !== 0 ? 0.5 : 0);
      if (found > deepest) [best, deepest] = [next, found];
    }
  }
  return best;
}

/** Of a thin line no pixel may be wholly covered; the one that differs most from the background comes nearest. */
function strongestNear(distance: Uint8Array, width: number, height: number, pixel: number, radius: number): number {
  let best = pixel;
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1) {
    for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1) {
      const next = row * width + column;
      if ((distance[next] as number) > (distance[best] as number)) best = next;
    }
  }
  return best;
}

/**
 * Writes the subject into `out`: solid inside, and along its edges the share of the nearest sure colour that, mixed with
 * the known background, gives the pixel seen; the background's part of the colour is taken out.
 */
export function unmix(
  { data }: Picture,
  background: Background,
  pixels: Pixels,
  { depth, reach, fades, out }: { depth: Uint8Array; reach: number; fades: readonly Rgb[]; out: Uint8ClampedArray },
): void {
  const { width, height, kind, distance, firstRow, endRow } = pixels;
  const { color, slopeX, slopeY } = background;
  for (let pixel = firstRow * width; pixel < endRow * width; pixel += 1) {
    const what = kind[pixel] as number;
    if (what === KIND.background) continue;
    if (what < KIND.firstFade && (depth[pixel] as number) > reach) {
      // Most of a subject is solid: whole runs of it are copied at once.
      const start = pixel;
      while ((kind[pixel + 1] as number) === what && (depth[pixel + 1] as number) > reach) pixel += 1;
      out.set(data.subarray(start * 4, (pixel + 1) * 4), start * 4);
      continue;
    }
    const at = pixel * 4;
    const fade = what >= KIND.firstFade ? fades[what - KIND.firstFade] : undefined;
    const u = (pixel % width) / width - 0.5;
    const v = Math.floor(pixel / width) / height - 0.5;
    const b0 = color[0] + slopeX[0] * u + slopeY[0] * v;
    const b1 = color[1] + slopeX[1] * u + slopeY[1] * v;
    const b2 = color[2] + slopeX[2] * u + slopeY[2] * v;
    let [f0, f1, f2] = fade ?? [0, 0, 0];
    if (!fade) {
      let sure = pixel;
      for (let step = 0; step <= reach; step += 1) {
        const next = inward(depth, width, sure);
        if (next === sure) break;
        sure = next;
      }
      if ((depth[sure] as number) <= 2) {
        sure = strongestNear(distance, width, height, sure, 2);
        // A faint speck with nothing strong beside it is the noise that JPEG leaves around edges.
        if ((distance[sure] as number) < SPECK) continue;
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
    if (share < FAINT) continue;
    if (share > NEARLY_ALL) share = 1;
    out[at] = b0 + c0 / share;
    out[at + 1] = b1 + c1 / share;
    out[at + 2] = b2 + c2 / share;
    out[at + 3] = share * (data[at + 3] as number);
  }
}
