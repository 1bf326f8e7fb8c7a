import type { Background } from './background.ts';
import { fillRun, KIND, noteSpan, paintAgain, startTrail, type Pixels } from './flood.ts';
import type { Picture, Rgb } from './picture.ts';

/** Light that falls off changes less than this from one pixel to the next; an edge changes more. */
export const STEP_MAX = 5;
/** What never leaves the background by more than this is its noise. */
const DEPTH_MIN = 24;
const AREA_MIN = 64;
/** A part that darkens all channels alike, up to this share of difference, is grey: a shadow. */
const GREY = 0.12;
/** More of an area than this in its deepest colour: that colour is a solid part of the subject. */
const SOLID_SHARE = 0.25;
const NEAR_DEEPEST = 4;
const FADES_MAX = 255;
const BLACK: Rgb = [0, 0, 0];

/** Which fade each pixel belongs to, counted from 1, and the colour each fade would have if nothing shone through. */
export type Fades = { colors: readonly Rgb[]; at: Uint8Array };

/** Shadows, glows and gradients that run out into the background: reached from it in steps too small for an edge. */
export function findFades(picture: Picture, background: Background, pixels: Pixels, limit: number): Fades | undefined {
  const { width, height, kind, firstRow, endRow } = pixels;
  const colors: Rgb[] = [];
  let at: Uint8Array | undefined;
  const end = endRow * width;
  for (
    let pixel = kind.indexOf(KIND.pale, firstRow * width);
    pixel >= 0 && pixel < end;
    pixel = kind.indexOf(KIND.pale, pixel + 1)
  ) {
    if (!touchesBackground(kind, width, height, pixel)) continue;
    const grown = grow(picture, pixels, pixel);
    const isFade = grown.area >= AREA_MIN && grown.deepest >= DEPTH_MIN + limit && colors.length < FADES_MAX;
    // A pale patch of one colour is part of the subject; noise has all values.
    const isNoise = !isFade && grown.deepest < DEPTH_MIN && grown.nearDeepest < grown.area * SOLID_SHARE;
    if (isFade) {
      colors.push(fullColor(picture, background, grown));
      at ??= new Uint8Array(width * height);
    }
    // What is none is marked: its other pixels would only grow into the same area again.
    const mark = isFade && at ? { map: at, value: colors.length } : undefined;
    paintAgain(pixels, pixel, isNoise ? KIND.background : KIND.solid, mark);
  }
  return at && { colors, at };
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

const counts = new Uint32Array(256);
const stack: number[] = [];

/** Whether one gets from a pixel to the next without a step that an edge would make. */
const leads = ({ kind, distance }: Pixels, pixel: number, next: number): boolean =>
  (kind[next] === KIND.subject || kind[next] === KIND.pale) &&
  Math.abs((distance[next] as number) - (distance[pixel] as number)) <= STEP_MAX;

/** All that is reached from a pixel in small steps, span by span of its rows. */
function grow({ data }: Picture, pixels: Pixels, start: number): Grown {
  const { width, height, kind, distance } = pixels;
  let [area, deepest, at] = [0, 0, start];
  startTrail();
  let [red, green, blue] = [0, 0, 0];
  stack.push(start);
  while (stack.length > 0) {
    const seed = stack.pop() as number;
    if (!leads(pixels, seed, seed)) continue;
    const row = seed - (seed % width);
    let left = seed;
    while (left > row && leads(pixels, left, left - 1)) left -= 1;
    let right = seed + 1;
    while (right < row + width && leads(pixels, right - 1, right)) right += 1;
    fillRun(kind, KIND.growing, left, right);
    area += right - left;
    noteSpan(left, right);
    for (let pixel = left; pixel < right; pixel += 1) {
      const depth = distance[pixel] as number;
      red += data[pixel * 4] as number;
      green += data[pixel * 4 + 1] as number;
      blue += data[pixel * 4 + 2] as number;
      counts[depth] = (counts[depth] as number) + 1;
      if (depth <= deepest) continue;
      deepest = depth;
      at = pixel;
    }
    if (row > 0) noteBeside(pixels, left, right, -width);
    if (row < (height - 1) * width) noteBeside(pixels, left, right, width);
  }
  let nearDeepest = 0;
  for (let depth = Math.max(0, deepest - NEAR_DEEPEST); depth <= deepest; depth += 1)
    nearDeepest += counts[depth] as number;
  counts.fill(0, 0, deepest + 1);
  const mean: Rgb = [red / area, green / area, blue / area];
  return { area, deepest, at, nearDeepest, mean };
}

/** A run beside the span is reached by any of its pixels: only the first is noted. */
function noteBeside(pixels: Pixels, left: number, right: number, offset: number): void {
  let reached = -2;
  for (let pixel = left; pixel < right; pixel += 1) {
    const next = pixel + offset;
    if (!leads(pixels, pixel, next)) continue;
    if (reached !== next - 1 || !leads(pixels, reached, next)) stack.push(next);
    reached = next;
  }
}

/** A grey that never settles is black light falling off: a shadow. Anything else is as deep as it gets. */
function fullColor({ data }: Picture, { color }: Background, { area, at, nearDeepest, mean }: Grown): Rgb {
  const deepest: Rgb = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
  const lost = mean.map((value, channel) => (color[channel] ?? 255) - value);
  const isGrey = Math.max(...lost) - Math.min(...lost) < GREY * Math.max(...lost);
  return isGrey && nearDeepest < area * SOLID_SHARE ? BLACK : deepest;
}
