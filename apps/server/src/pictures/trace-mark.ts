import { vectorizeRaw, type Config } from '@neplex/vectorizer';
import { AppError } from '@markwright/contracts/errors';
import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { DOC_BYTES_MAX, findDrawingExcess, parsePath, printPath } from '@markwright/logo';
import { cutBackground, type Pixels } from './cut-background.ts';

export const TRACED_SIDE = 512;
/** Of a document's bytes; names, colours and the meaning need room too. */
const DRAWING_SHARE = 0.8;
/** Less ink than this is a picture of nothing. */
const INK_SHARE_MIN = 0.01;

/** A painted picture as a mark: background off, traced to filled shapes in the picture's own colours. */
export async function traceMark(whole: Pixels): Promise<MarkDrawing> {
  const { data, width, height } = cutBackground(whole) ?? whole;
  const box = inkBox(data, width);
  if (!box) throw new AppError('PICTURE_EMPTY');

  const svg = await vectorizeRaw(Buffer.from(data), { width, height }, TRACING);
  const shapes = keepWhatFits(readShapes(svg), box);
  if (shapes.length === 0) throw new AppError('PICTURE_EMPTY');
  return { box, shapes };
}

/** The largest shapes of a busy picture, as many as a document may hold, in the order they lie on each other. */
function keepWhatFits(shapes: MarkShape[], box: MarkDrawing['box']): MarkShape[] {
  const bySize = shapes.map((shape) => ({ shape, size: sizeOf(shape) })).toSorted((a, b) => b.size - a.size);
  const largest = (count: number) => {
    const kept = new Set(bySize.slice(0, count).map(({ shape }) => shape));
    return shapes.filter((shape) => kept.has(shape));
  };
  let [fits, tooMany] = [0, shapes.length + 1];
  while (tooMany - fits > 1) {
    const count = tooMany > shapes.length ? shapes.length : Math.floor((fits + tooMany) / 2);
    const drawing = { box, shapes: largest(count) };
    const isSmall = JSON.stringify(drawing).length < DOC_BYTES_MAX * DRAWING_SHARE;
    if (isSmall && findDrawingExcess(drawing) === null) fits = count;
    else tooMany = count;
  }
  return largest(fits);
}

function sizeOf({ d }: MarkShape): number {
  const { numbers } = parsePath(d);
  const reach = (offset: 0 | 1) => {
    let [low, high] = [Infinity, -Infinity];
    for (let at: number = offset; at < numbers.length; at += 2) {
      low = Math.min(low, numbers[at] ?? low);
      high = Math.max(high, numbers[at] ?? high);
    }
    return high - low;
  };
  return reach(0) * reach(1);
}

/** The library's modes are ambient enums, which do not survive compilation file by file: hence the numbers. */
const TRACING: Config = {
  colorMode: 0, // colour
  hierarchical: 0, // stacked
  filterSpeckle: 6,
  colorPrecision: 5,
  layerDifference: 24,
  mode: 2, // splines
  cornerThreshold: 60,
  lengthThreshold: 4,
  maxIterations: 10,
  spliceThreshold: 45,
  pathPrecision: 2,
};

const PATH = /<path d="([^"]+)" fill="(#[0-9A-Fa-f]{6})"(?: transform="translate\(([-\d.]+),([-\d.]+)\)")?/g;

/** The tracer's SVG is a flat list of paths, each moved to its place; ours keep no transform. */
function readShapes(svg: string): MarkShape[] {
  const shapes: MarkShape[] = [];
  for (const [, d = '', color = '', x = '0', y = '0'] of svg.matchAll(PATH)) {
    const moved = printPath(parsePath(d), { a: 1, b: 0, c: 0, d: 1, e: Number(x), f: Number(y) });
    shapes.push({ d: moved, paint: color.toLowerCase() as `#${string}` });
  }
  return shapes;
}

function inkBox(data: Uint8Array, width: number): MarkDrawing['box'] | undefined {
  let left = Infinity;
  let right = -1;
  let top = Infinity;
  let bottom = -1;
  let ink = 0;
  for (let pixel = 0; pixel * 4 < data.length; pixel += 1) {
    if ((data[pixel * 4 + 3] ?? 0) < 128) continue;
    ink += 1;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (ink < (data.length / 4) * INK_SHARE_MIN) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
