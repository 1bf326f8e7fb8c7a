import { blur, blurReach } from './blur.ts';
import { haloAt, haloOf } from './halo.ts';
import { coverOf, TEXEL, type Texels } from './mark-texels.ts';
import type { SceneMeta } from './scene.ts';

type Field = { alpha: Float32Array; width: number; height: number };
const fieldOf = (texels: Texels): Field => ({ alpha: coverOf(texels), width: texels.width, height: texels.height });
type Relief = NonNullable<SceneMeta['relief']>;

const RAISED = { depth: 0.02, blur: 0.01, strength: 0.6, side: 0 };
const PRESSED = { blur: 0.004, strength: 0.4, light: [-0.8, -0.6] as readonly [number, number] };
const STITCHED = { ...PRESSED, blur: 0.008 };

/** How much lighter (above 0) or darker a place is for the body that the mark has there; nothing where it lies flat. */
export function reliefOf({ mode, relief = {} }: SceneMeta, texels: Texels, unit: number): Float32Array | undefined {
  if (mode === 'letters') return raise(fieldOf(texels), unit, { ...RAISED, ...relief });
  if (mode === 'press' || mode === 'foil') return press(fieldOf(texels), unit, { ...PRESSED, ...relief });
  if (mode === 'embroidery') return stitch(fieldOf(texels), unit, { ...STITCHED, ...relief });
  return undefined;
}

/** How many texels past the mark its relief can be seen. */
export function reliefReach({ mode, relief = {} }: SceneMeta, unit: number): number {
  const soft = (normal: number) => blurReach((relief.blur ?? normal) * unit);
  if (mode === 'letters') return Math.ceil((relief.depth ?? RAISED.depth) * unit) + soft(RAISED.blur);
  if (mode === 'press' || mode === 'foil') return soft(PRESSED.blur) + 2;
  if (mode === 'embroidery') return soft(STITCHED.blur) + 2;
  return 2;
}

/** Letters that stand off the panel: soft shadow below, lit upper edge, shaded lower one. `unit` is the panel's height. */
function raise({ alpha, width, height }: Field, unit: number, options: Relief & typeof RAISED): Float32Array {
  const { depth, strength, side } = options;
  const down = Math.max(1, Math.round(depth * unit));
  const across = Math.round(-side * depth * unit);
  const edge = Math.max(1, Math.round(down * 0.35));
  const shadow = blur(alpha, width, height, options.blur * unit);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const castRow = Math.max(0, y - down) * width;
    const overRow = Math.max(0, y - edge) * width;
    const underRow = Math.min(height - 1, y + edge) * width;
    for (let x = 0, k = y * width; x < width; x += 1, k += 1) {
      const solid = alpha[k]!;
      const cast = shadow[castRow + Math.min(width - 1, Math.max(0, x - across))]!;
      const lit = solid * (0.28 * (1 - alpha[overRow + x]!) - 0.3 * (1 - alpha[underRow + x]!));
      out[k] = (1 - strength * cast * (1 - solid)) * (1 + lit) - 1;
    }
  }
  return out;
}

/** Pressed in: the slope of the softened mark against the light. */
function press({ alpha, width, height }: Field, unit: number, options: Relief & typeof PRESSED): Float32Array {
  const { strength, light } = options;
  const depth = blur(alpha, width, height, options.blur * unit);
  const steep = strength * Math.max(2, options.blur * unit * 3);
  const [toRight, toBottom] = [steep * light[0], steep * light[1]];
  const out = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1, k = y * width + 1; x < width - 1; x += 1, k += 1) {
      const slope = (depth[k + 1]! - depth[k - 1]!) * toRight + (depth[k + width]! - depth[k - width]!) * toBottom;
      out[k] = Math.min(0.6, Math.max(-0.55, slope));
    }
  return out;
}

/** A steady noise of a cell, 0…1. */
export function speck(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** The same noise, smooth from cell to cell, line by line: fills `line` with texels of line `y`, a texel being `scale` cells. */
function openCloud(width: number, height: number, scale: number): (y: number, line: Float32Array) => void {
  const columns = Math.floor(width * scale) + 2;
  const rows = Math.floor(height * scale) + 2;
  const specks = new Float64Array(columns * rows);
  for (let row = 0, k = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, k += 1) specks[k] = speck(column, row);
  const smooth = (part: number) => part * part * (3 - 2 * part);
  const cellOf = Int32Array.from({ length: width }, (_, x) => Math.floor(x * scale));
  const shareOf = Float64Array.from(cellOf, (cell, x) => smooth(x * scale - cell));
  const cells = new Float64Array(columns);
  return (y, line) => {
    const row = (y * scale) | 0;
    const share = smooth(y * scale - row);
    for (let column = 0, k = row * columns; column < columns; column += 1, k += 1)
      cells[column] = specks[k]! * (1 - share) + specks[k + columns]! * share;
    for (let x = 0; x < width; x += 1) {
      const cell = cellOf[x]!;
      line[x] = cells[cell]! * (1 - shareOf[x]!) + cells[cell + 1]! * shareOf[x]!;
    }
  };
}

/** A thread's roundness by where one looks across it. */
const ROUND = Float32Array.from({ length: 65 }, (_, k) => Math.sin((Math.PI * k) / 64));

/** Satin stitches: rows of slanted threads, each round in the light, with a raised body of the whole. */
function stitch(field: Field, unit: number, options: Relief & typeof STITCHED): Float32Array {
  const { alpha, width, height } = field;
  const out = press(field, unit, options);
  const thread = Math.max(2.2, unit / 150);
  for (let y = 0; y < height; y += 1)
    for (let x = 0, k = y * width; x < width; x += 1, k += 1) {
      const solid = alpha[k]!;
      if (solid === 0) continue;
      const across = (x + y * 0.55) / thread;
      const row = Math.floor(across);
      const along = (y - x * 0.55) / (thread * 9) + speck(row, 7);
      const length = Math.floor(along);
      const end = Math.abs(along - length - 0.5) > 0.46 ? 0.82 : 1;
      const round = 0.72 + 0.5 * ROUND[((across - row) * 64) | 0]! * end;
      out[k] = (1 + out[k]!) * (1 + solid * (round * (0.92 + 0.16 * speck(row, length)) - 1)) - 1;
    }
  return out;
}

/** Ribs of the cloth for a panel's height. */
const RIBS = 130;

/** The slanted ribs of the cloth that is embroidered, each round in the light and no two quite alike. */
export function twill(x: number, y: number): number {
  const across = (x + y * 0.9) * RIBS;
  const rib = Math.floor(across);
  const part = across - rib;
  const along = Math.floor((y - x * 0.9) * (RIBS / 6) + speck(rib, 3));
  return (0.8 + 0.92 * part * (1 - part)) * (0.95 + 0.1 * speck(rib, along));
}

/** How much ink a rubber stamp leaves: blotches, a heavier rim, specks without ink. */
export function inkStamp(texture: Texels, unit: number): void {
  const { texels, width, height, from, until } = texture;
  // its noise hides that the body is coarse
  const body = haloOf(texture, unit / 90, 2);
  const readFine = openCloud(width, height, 300 / unit);
  const readCoarse = openCloud(width, height, 14 / unit);
  const [fine, coarse] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y += 1) {
    if (until[y] === 0) continue;
    readFine(y, fine);
    readCoarse(y, coarse);
    for (let x = from[y]!; x < until[y]!; x += 1) {
      const to = (y * width + x) * TEXEL;
      if (texels[to + 3] === 0) continue;
      const grain = (fine[x]! - 0.5) * 0.34 + (coarse[x]! - 0.5) * 0.2;
      const share = Math.min(1, Math.max(0.25, 0.84 + grain + (1 - haloAt(body, x, y)) * 0.3));
      for (let c = 0; c < TEXEL; c += 1) texels[to + c]! *= share;
    }
  }
}
