import type { Picture } from './picture.ts';

export type TracedShape = { d: string; paint: `#${string}` };
export type Tracing = { box: { x: number; y: number; width: number; height: number }; shapes: TracedShape[] };
type Point = { x: number; y: number };

const SIDE = 480;
const COLORS_MAX = 8;
/** Colours nearer to each other than this are one. */
const COLOR_GAP = 44;
/** Less of the subject than this is no colour of its own: edges between two colours make many. */
const COLOR_SHARE = 0.004;
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

/** Averaged down to the size that is traced; colours weigh by their alpha. */
function shrink({ data, width, height }: Picture): Picture {
  const scale = Math.max(1, Math.max(width, height) / SIDE);
  const [w, h] = [Math.max(1, Math.round(width / scale)), Math.max(1, Math.round(height / scale))];
  const out = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const [x0, x1] = [
        Math.floor((x * width) / w),
        Math.max(Math.floor((x * width) / w) + 1, Math.floor(((x + 1) * width) / w)),
      ];
      const [y0, y1] = [
        Math.floor((y * height) / h),
        Math.max(Math.floor((y * height) / h) + 1, Math.floor(((y + 1) * height) / h)),
      ];
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = y0; row < y1; row += 1) {
        for (let at = (row * width + x0) * 4; at < (row * width + x1) * 4; at += 4) {
          const a = data[at + 3] as number;
          red += (data[at] as number) * a;
          green += (data[at + 1] as number) * a;
          blue += (data[at + 2] as number) * a;
          alpha += a;
        }
      }
      const at = (y * w + x) * 4;
      if (alpha > 0) out.set([red / alpha, green / alpha, blue / alpha], at);
      out[at + 3] = alpha / ((x1 - x0) * (y1 - y0));
    }
  }
  return { data: out, width: w, height: h };
}

const EMPTY = 255;

/** The few colours a logo has, commonest first, and which of them each pixel is; 255 where there is nothing. */
function quantise({ data, width, height }: Picture): { labels: Uint8Array; colors: `#${string}`[] } {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 128) continue;
    total += 1;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, { count: bin.count + 1, red: bin.red + red, green: bin.green + green, blue: bin.blue + blue });
  }
  const picked: [number, number, number][] = [];
  for (const { count, red, green, blue } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (picked.length >= COLORS_MAX || count < total * COLOR_SHARE) break;
    const color: [number, number, number] = [red / count, green / count, blue / count];
    const isNew = picked.every(
      (other) => Math.hypot(other[0] - color[0], other[1] - color[1], other[2] - color[2]) > COLOR_GAP,
    );
    if (isNew) picked.push(color);
  }
  const labels = new Uint8Array(width * height).fill(EMPTY);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if ((data[pixel * 4 + 3] as number) < 128) continue;
    let [best, nearest] = [0, Infinity];
    for (const [index, [red, green, blue]] of picked.entries()) {
      const gap =
        Math.abs((data[pixel * 4] as number) - red) +
        Math.abs((data[pixel * 4 + 1] as number) - green) +
        Math.abs((data[pixel * 4 + 2] as number) - blue);
      if (gap < nearest) [best, nearest] = [index, gap];
    }
    labels[pixel] = best;
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return {
    labels: settle(labels, width, height),
    colors: picked.map((color) => `#${color.map(hex).join('')}` as const),
  };
}

/** A pixel takes the label most of its neighbours have: the mixed pixels between two colours go to either. */
function settle(labels: Uint8Array, width: number, height: number): Uint8Array {
  const out = Uint8Array.from(labels);
  const counts = new Uint8Array(COLORS_MAX);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const own = labels[pixel] as number;
      if (own === EMPTY) continue;
      // Inside one colour there is nothing to settle.
      if (
        labels[pixel - 1] === own &&
        labels[pixel + 1] === own &&
        labels[pixel - width] === own &&
        labels[pixel + width] === own
      )
        continue;
      counts.fill(0, 0, COLORS_MAX);
      let best = own;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const label = labels[pixel + dy + dx] as number;
          if (label === EMPTY) continue;
          counts[label] = (counts[label] as number) + 1;
          if ((counts[label] as number) > (counts[best] as number)) best = label;
        }
      }
      out[pixel] = best;
    }
  }
  return out;
}

/** Closed outlines between pixels of this rank or higher and all others, by marching squares over a softened mask. */
function outlines({ data, width, height }: Picture, labels: Uint8Array, rank: number): Point[][] {
  const [w, h] = [width + 2, height + 2];
  const mask = new Float32Array(w * h);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const label = labels[y * width + x] as number;
      // The outermost outline follows the soft edge itself, finer than a pixel.
      const soft = rank === 0 ? (data[(y * width + x) * 4 + 3] as number) / 255 : 1;
      if (rank === 0 || (label !== EMPTY && label >= rank)) mask[(y + 1) * w + x + 1] = soft;
    }
  }
  const field = rank === 0 ? mask : soften(mask, w, h);
  const next = new Map<number, { to: number; point: Point }>();
  const edge = (x: number, y: number, isVertical: boolean) => ((y * w + x) << 1) | (isVertical ? 1 : 0);
  const between = (one: number, other: number) => (one === other ? 0.5 : (0.5 - one) / (other - one));
  const pointOn = (id: number): Point => {
    const isVertical = (id & 1) === 1;
    const [x, y] = [(id >> 1) % w, Math.floor((id >> 1) / w)];
    const here = field[y * w + x] as number;
    return isVertical
      ? { x: x - 0.5, y: y - 0.5 + between(here, field[(y + 1) * w + x] as number) }
      : { x: x - 0.5 + between(here, field[y * w + x + 1] as number), y: y - 0.5 };
  };
  const link = (from: number, to: number) => next.set(from, { to, point: pointOn(from) });
  for (let y = 0; y < h - 1; y += 1) {
    for (let x = 0; x < w - 1; x += 1) {
      const at = y * w + x;
      const isIn = (index: number) => (field[index] as number) >= 0.5;
      const shape = (isIn(at) ? 8 : 0) | (isIn(at + 1) ? 4 : 0) | (isIn(at + w + 1) ? 2 : 0) | (isIn(at + w) ? 1 : 0);
      const [top, right, bottom, left] = [
        edge(x, y, false),
        edge(x + 1, y, true),
        edge(x, y + 1, false),
        edge(x, y, true),
      ];
      // Inside on the left hand of every step.
      switch (shape) {
        case 1:
          link(bottom, left);
          break;
        case 2:
          link(right, bottom);
          break;
        case 3:
          link(right, left);
          break;
        case 4:
          link(top, right);
          break;
        case 5:
          link(top, left);
          link(bottom, right);
          break;
        case 6:
          link(top, bottom);
          break;
        case 7:
          link(top, left);
          break;
        case 8:
          link(left, top);
          break;
        case 9:
          link(bottom, top);
          break;
        case 10:
          link(left, bottom);
          link(right, top);
          break;
        case 11:
          link(right, top);
          break;
        case 12:
          link(left, right);
          break;
        case 13:
          link(bottom, right);
          break;
        case 14:
          link(left, bottom);
          break;
        default:
          break;
      }
    }
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: Point[] = [];
    for (let id = start as number, step = next.get(id); step; step = next.get(id)) {
      loop.push(step.point);
      next.delete(id);
      id = step.to;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

function soften(mask: Float32Array, w: number, h: number): Float32Array {
  const out = new Float32Array(mask.length);
  for (let y = 1; y < h - 1; y += 1) {
    for (let x = 1; x < w - 1; x += 1) {
      const at = y * w + x;
      const m = (index: number) => mask[index] as number;
      out[at] =
        m(at) * 0.36 +
        (m(at - 1) + m(at + 1) + m(at - w) + m(at + w)) * 0.11 +
        (m(at - w - 1) + m(at - w + 1) + m(at + w - 1) + m(at + w + 1)) * 0.05;
    }
  }
  return out;
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
