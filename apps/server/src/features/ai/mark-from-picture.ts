import { vectorizeRaw, type Config } from '@neplex/vectorizer';
import sharp from 'sharp';
import type { MarkDrawing, MarkShape } from '@markwright/logo';
import { parsePath, printPath } from '@markwright/logo';
import { ModelError } from '../../providers/image-model/image-model.ts';
import { cutBackground } from './cut-background.ts';

const TRACED_SIDE = 512;
const PIXELS_MAX = 40_000_000;
/** What a document may hold. */
const SHAPES_MAX = 300;
const PATH_MAX = 200_000;
/** Less ink than this is a picture of nothing. */
const INK_SHARE_MIN = 0.01;

/** A painted picture as a mark: background off, traced to filled shapes in the picture's own colours. */
export async function markFromPicture(bytes: Buffer): Promise<MarkDrawing> {
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .resize(TRACED_SIDE, TRACED_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = { data, width: info.width, height: info.height };
  const { data: pixels, width, height } = cutBackground(whole) ?? whole;
  const box = inkBox(pixels, width);
  if (!box) throw new ModelError('the picture is empty');

  const svg = await vectorizeRaw(Buffer.from(pixels), { width, height }, TRACING);
  const shapes = readShapes(svg);
  if (shapes.length === 0) throw new ModelError('the picture could not be traced');
  return { box, shapes };
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
    if (moved.length <= PATH_MAX) shapes.push({ d: moved, paint: color.toLowerCase() as `#${string}` });
  }
  return shapes.slice(0, SHAPES_MAX);
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
