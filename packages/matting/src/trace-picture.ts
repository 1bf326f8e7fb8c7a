import { outlines, type Point } from './outlines.ts';
import type { Picture } from './picture.ts';
import { EMPTY, quantise, shrink } from './quantise.ts';

type TracedShape = { d: string; paint: `#${string}` };
export type Tracing = { box: { x: number; y: number; width: number; height: number }; shapes: TracedShape[] };

const LOOP_AREA_MIN = 10;
/** Straight to within this many pixels is straight. */
const STRAIGHT = [0.45, 0.8, 1.4, 2.4, 4] as const;
const POINTS_MAX = 1500;
const CORNER = Math.cos((48 * Math.PI) / 180);

/** A cut-out as filled shapes, the largest colour below and the others on top of it, so that no gaps show between them. */
export function tracePicture(picture: Picture): Tracing | undefined {
  const small = shrink(picture);
  const { labels, colors } = quantise(small);
  if (colors.length === 0) return undefined;
  const { width, height } = small;
  for (const straight of STRAIGHT) {
    const shapes: TracedShape[] = [];
    let points = 0;
    colors.forEach((color, rank) => {
      const loops = outlines(small, labels, rank).map((loop) => simplify(evened(loop), straight));
      const kept = loops.filter((loop) => loop.length > 2 && Math.abs(areaOf(loop)) >= LOOP_AREA_MIN);
      points += kept.reduce((sum, loop) => sum + loop.length, 0);
      if (kept.length > 0) shapes.push({ d: kept.map(printLoop).join(''), paint: color });
    });
    if (points <= POINTS_MAX || straight === STRAIGHT.at(-1)) {
      const box = boxOf(labels, width, height);
      return box && shapes.length > 0 ? { box, shapes } : undefined;
    }
  }
  return undefined;
}

export function tracingToSvg({ box, shapes }: Tracing): string {
  const paths = shapes.map(({ d, paint }) => `<path fill="${paint}" fill-rule="evenodd" d="${d}"/>`).join('');
  const { x, y, width, height } = box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width * 2}" height="${height * 2}">${paths}</svg>`;
}

/** Each point between its neighbours, twice: the steps of the pixel grid go, corners stay within half a pixel. */
function evened(loop: readonly Point[]): Point[] {
  const once = (points: readonly Point[]) =>
    points.map(({ x, y }, index) => {
      const before = points[(index + points.length - 1) % points.length] as Point;
      const after = points[(index + 1) % points.length] as Point;
      return { x: (before.x + 2 * x + after.x) / 4, y: (before.y + 2 * y + after.y) / 4 };
    });
  return once(once(loop));
}

/** Douglas and Peucker's way: points that lie within `straight` of the line between others go. */
function simplify(loop: readonly Point[], straight: number): Point[] {
  const far = loop.reduce(
    (best, point, index) => (gap(point, loop[0] as Point) > gap(loop[best] as Point, loop[0] as Point) ? index : best),
    0,
  );
  const half = (from: number, to: number): Point[] => {
    const stack: [number, number][] = [[from, to]];
    const keep = new Set([from, to]);
    while (stack.length > 0) {
      const [a, b] = stack.pop() as [number, number];
      let [worst, at] = [straight, -1];
      for (let index = a + 1; index < b; index += 1) {
        const off = offLine(
          loop[index % loop.length] as Point,
          loop[a % loop.length] as Point,
          loop[b % loop.length] as Point,
        );
        if (off > worst) [worst, at] = [off, index];
      }
      if (at < 0) continue;
      keep.add(at);
      stack.push([a, at], [at, b]);
    }
    return [...keep].sort((a, b) => a - b).map((index) => loop[index % loop.length] as Point);
  };
  return [...half(0, far).slice(0, -1), ...half(far, loop.length).slice(0, -1)];
}

const gap = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function offLine({ x, y }: Point, from: Point, to: Point): number {
  const length = gap(from, to);
  if (length === 0) return gap({ x, y }, from);
  return Math.abs((to.x - from.x) * (from.y - y) - (from.x - x) * (to.y - from.y)) / length;
}

const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, index) => {
    const to = loop[(index + 1) % loop.length] as Point;
    return sum + (x * to.y - to.x * y) / 2;
  }, 0);

const print = (value: number): string => String(Math.round(value * 100) / 100);

/** Curves through the points that are left; at a corner the curve stops and starts anew. */
function printLoop(loop: readonly Point[]): string {
  const at = (index: number) => loop[(index + loop.length) % loop.length] as Point;
  const tangent = (index: number): Point => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)];
    const [a, b] = [gap(before, here), gap(here, after)];
    const cos =
      a && b ? ((here.x - before.x) * (after.x - here.x) + (here.y - before.y) * (after.y - here.y)) / (a * b) : 1;
    if (cos < CORNER) return { x: 0, y: 0 };
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  };
  let out = `M${print(at(0).x)} ${print(at(0).y)}`;
  for (let index = 0; index < loop.length; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const [one, two] = [tangent(index), tangent(index + 1)];
    const reach = gap(from, to) / 3;
    const isStraight = one.x === 0 && one.y === 0 && two.x === 0 && two.y === 0;
    out += isStraight
      ? `L${print(to.x)} ${print(to.y)}`
      : `C${print(from.x + one.x * reach)} ${print(from.y + one.y * reach)} ${print(to.x - two.x * reach)} ${print(to.y - two.y * reach)} ${print(to.x)} ${print(to.y)}`;
  }
  return `${out}Z`;
}

function boxOf(labels: Uint8Array, width: number, height: number): Tracing['box'] | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if (labels[pixel] === EMPTY) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
