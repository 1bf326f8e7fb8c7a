import type { Background } from './background.ts';
import { KIND, repaint, type Pixels } from './flood.ts';
import type { Picture, Rgb } from './picture.ts';

/** Light that falls off changes less than this from one pixel to the next; an edge changes more. */
const STEP_MAX = 5;
/** What never leaves the background by more than this is its noise. */
const DEPTH_MIN = 24;
const AREA_MIN = 64;
/** A part that darkens all channels alike, up to this share of difference, is grey: a shadow. */
const GREY = 0.12;
/** More of an area than this in its deepest colour: that colour is a solid part of the subject. */
const SOLID_SHARE = 0.25;
const NEAR_DEEPEST = 4;
const FADES_MAX = 255 - KIND.firstFade;
const BLACK: Rgb = [0, 0, 0];

/**
 * Shadows, glows and gradients that run out into the background: reached from it in steps too small for an edge. Their
 * pixels get the number of their fade; the answer is the colour each would have if nothing shone through.
 */
export function findFades(picture: Picture, background: Background, pixels: Pixels, limit: number): Rgb[] {
  const { width, height, kind, distance, firstRow, endRow } = pixels;
  const fades: Rgb[] = [];
  for (let pixel = firstRow * width; pixel < endRow * width; pixel += 1) {
    if (kind[pixel] !== KIND.subject || (distance[pixel] as number) > limit + STEP_MAX) continue;
    if (!touchesBackground(kind, width, height, pixel)) continue;
    const grown = grow(picture, pixels, pixel);
    const isFade = grown.area >= AREA_MIN && grown.deepest >= DEPTH_MIN + limit && fades.length < FADES_MAX;
    if (isFade) fades.push(fullColor(picture, background, grown));
    // A pale patch of one colour is part of the subject; noise has all values.
    const isNoise = grown.deepest < DEPTH_MIN && grown.nearDeepest < grown.area * SOLID_SHARE;
    const subject = isNoise ? KIND.background : KIND.subject;
    repaint(pixels, pixel, KIND.growing, isFade ? KIND.firstFade + fades.length - 1 : subject);
    // What stays subject has been looked at: its other pixels would only grow into the same area.
    if (!isFade && !isNoise)
      while (kind[pixel + 1] === KIND.subject && (distance[pixel + 1] as number) <= limit + STEP_MAX) pixel += 1;
  }
  return fades;
}

function touchesBackground(kind: Uint8Array, width: number, height: number, pixel: number): boolean {
  const x = pixel % width;
  return (
    (x > 0 && kind[pixel - 1] === KIND.background) ||
    (x < width - 1 && kind[pixel + 1] === KIND.background) ||
    kind[pixel - width] === KIND.background ||
    (pixel < (height - 1) * width && kind[pixel + width] === KIND.background)
  );
}

type Grown = { area: number; deepest: number; at: number; nearDeepest: number; mean: Rgb };

function grow({ data }: Picture, { width, height, kind, distance }: Pixels, start: number): Grown {
  const counts = new Uint32Array(256);
  const stack = [start];
  kind[start] = KIND.growing;
  let [area, deepest, at] = [0, 0, start];
  let [red, green, blue] = [0, 0, 0];
  while (stack.length > 0) {
    const pixel = stack.pop() as number;
    const depth = distance[pixel] as number;
    area += 1;
    red += data[pixel * 4] as number;
    green += data[pixel * 4 + 1] as number;
    blue += data[pixel * 4 + 2] as number;
    counts[depth] = (counts[depth] as number) + 1;
    if (depth > deepest) [deepest, at] = [depth, pixel];
    const x = pixel % width;
    for (let side = 0; side < 4; side += 1) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const next = pixel + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (next < 0 || next >= width * height || kind[next] !== KIND.subject) continue;
      if (Math.abs((distance[next] as number) - depth) > STEP_MAX) continue;
      kind[next] = KIND.growing;
      stack.push(next);
    }
  }
  let nearDeepest = 0;
  for (let depth = Math.max(0, deepest - NEAR_DEEPEST); depth <= deepest; depth += 1)
    nearDeepest += counts[depth] as number;
  return { area, deepest, at, nearDeepest, mean: [red / area, green / area, blue / area] };
}

/** A grey that never settles is black light falling off: a shadow. Anything else is as deep as it gets. */
function fullColor({ data }: Picture, { color }: Background, { area, at, nearDeepest, mean }: Grown): Rgb {
  const deepest: Rgb = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
  const lost = mean.map((value, channel) => (color[channel] ?? 255) - value);
  const isGrey = Math.max(...lost) - Math.min(...lost) < GREY * Math.max(...lost);
  return isGrey && nearDeepest < area * SOLID_SHARE ? BLACK : deepest;
}
