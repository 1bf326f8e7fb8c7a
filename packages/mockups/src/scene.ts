import { openTone, type Tone } from './tone.ts';

/** How a mark meets the panel's material. */
export const FINISHES = ['print', 'letters', 'press', 'foil', 'stamp', 'embroidery', 'vinyl', 'lit', 'screen'] as const;
export type Finish = (typeof FINISHES)[number];

/** Left, top, width and height in pixels of the picture. */
export type PixelBox = readonly [number, number, number, number];

export type SceneMeta = {
  name: string;
  size: readonly [number, number];
  /** Where the pictures of the panel's neighbourhood lie. */
  crop: PixelBox;
  panels: readonly { box: PixelBox; grid: readonly [number, number]; step: number }[];
  /** Width of the panel over its height. */
  aspect: number;
  /** Where the mark may stand on the panel: left, bottom, right, top in 0…1. */
  art: readonly [number, number, number, number];
  mode: Finish;
  /** Colour of the material; `grounds` are the others that it comes in. */
  ground: string;
  grounds?: readonly string[];
  /** Whether the panel may be painted in the logo's own background. */
  takesBackground: boolean;
  /** What stands round the panel is of the same material, such as the other doors of a car. */
  sameAround?: boolean;
  /** Colours that the process has: foil, stamp ink, film. */
  inks?: readonly string[];
  speckle?: number;
  weave?: number;
  relief?: { depth?: number; blur?: number; strength?: number; side?: number; light?: readonly [number, number] };
  glow?: { columns: number; peak: number; size: readonly [number, number] };
  /** Pixels per unit of u where the panel is large: how fine a texture may be. */
  density: number;
  knee: number;
  contrast: number;
  grain: number;
};

/** Pixels as RGBA bytes. */
export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

export type ScenePictures = {
  /** The whole picture: panel white, or the clear pane under film. */
  base: Pixels;
  /** The panel black; white where `base` is not; polished metal. All of the neighbourhood only. */
  black: Pixels;
  white?: Pixels;
  metal?: Pixels;
  glow?: Pixels[];
  maps: Uint8Array;
};

/** A pixel of the panel: where it lies, its uv, how uv changes to the next pixel, and how much of it is panel. */
export type Footprints = {
  count: number;
  at: Int32Array;
  uv: Float32Array;
  slope: Float32Array;
  cover: Float32Array;
};

export type Scene = {
  meta: SceneMeta;
  tone: Tone;
  base: Pixels;
  /** Linear light of the neighbourhood, three values a pixel: the panel black, and what white adds to it. */
  dark: Float32Array;
  gain: Float32Array;
  /** The neighbourhood without film, and with polished metal. */
  clear: Float32Array | undefined;
  metal: Float32Array | undefined;
  glow: Float32Array[];
  footprints: Footprints;
  /** Film grain of every pixel: it hides the steps of eight bits and the seam of scene and mark. */
  grain: Float32Array;
  /** The base with its grain: what no panel's light reaches stays so. */
  still: Uint8ClampedArray;
  /** Pixels of the neighbourhood that the panel lights but does not cover. */
  around: Int32Array;
};

function linear({ data, width, height }: Pixels, { decode }: Tone): Float32Array {
  const light = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < light.length; from += 4, to += 3)
    for (let c = 0; c < 3; c += 1) light[to + c] = decode[data[from + c] ?? 0] ?? 0;
  return light;
}

function cut(picture: Pixels, [left, top, width, height]: PixelBox): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

/** Grid values at a pixel: the map is smooth, so a value for every few pixels says it all. */
function sampleGrid(grid: Float32Array, columns: number, rows: number, step: number, x: number, y: number): number {
  const column = Math.min(columns - 2, Math.floor(x / step));
  const row = Math.min(rows - 2, Math.floor(y / step));
  const ax = x / step - column;
  const ay = y / step - row;
  const at = row * columns + column;
  const value = (k: number) => grid[k] ?? 0;
  const above = value(at) * (1 - ax) + value(at + 1) * ax;
  return above * (1 - ay) + (value(at + columns) * (1 - ax) + value(at + columns + 1) * ax) * ay;
}

/** The maps of all panels: for each the grids of u and v (16 bits, −0.5…1.5) and the coverage of every pixel (8 bits). */
function readMaps(meta: SceneMeta, bytes: Uint8Array): Footprints {
  const [pictureWidth] = meta.size;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at: number[] = [];
  const uv: number[] = [];
  const slope: number[] = [];
  const cover: number[] = [];
  let from = 0;
  for (const { box, grid, step } of meta.panels) {
    const [left, top, width, height] = box;
    const [columns, rows] = grid;
    const nodes = columns * rows;
    const read = (start: number) =>
      Float32Array.from({ length: nodes }, (_, k) => (view.getUint16(start + k * 2, true) / 65535) * 2 - 0.5);
    const us = read(from);
    const vs = read(from + nodes * 2);
    const coverage = bytes.subarray(from + nodes * 4, from + nodes * 4 + width * height);
    from += nodes * 4 + width * height;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const covered = coverage[y * width + x] ?? 0;
        if (covered === 0) continue;
        const u = sampleGrid(us, columns, rows, step, x, y);
        const v = sampleGrid(vs, columns, rows, step, x, y);
        const ux = sampleGrid(us, columns, rows, step, x + 1, y) - u;
        const uy = sampleGrid(us, columns, rows, step, x, y + 1) - u;
        at.push((top + y) * pictureWidth + left + x);
        uv.push(u, v);
        slope.push(ux, sampleGrid(vs, columns, rows, step, x + 1, y) - v);
        slope.push(uy, sampleGrid(vs, columns, rows, step, x, y + 1) - v);
        cover.push(covered / 255);
      }
  }
  return {
    count: at.length,
    at: Int32Array.from(at),
    uv: Float32Array.from(uv),
    slope: Float32Array.from(slope),
    cover: Float32Array.from(cover),
  };
}

/** Two uniforms of a steady generator. */
function grainOf([width, height]: readonly [number, number], strength: number): Float32Array {
  let seed = 0x9e3779b9;
  return Float32Array.from({ length: width * height }, () => {
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    return (((seed & 0xffff) + (seed >>> 16)) / 65536 - 1) * strength;
  });
}

/** Grain is weaker in the lights. */
function withGrain({ data }: Pixels, grain: Float32Array): Uint8ClampedArray {
  const still = new Uint8ClampedArray(data);
  for (let pixel = 0; pixel < grain.length; pixel += 1)
    for (let k = pixel * 4; k < pixel * 4 + 3; k += 1)
      still[k] = (data[k] ?? 0) + (grain[pixel] ?? 0) * (1.15 - (data[k] ?? 0) * 0.00294);
  return still;
}

/** Less light than this does not change a byte. */
const UNSEEN = 0.003;

function litAround(
  { crop: [left, top, width, height], size: [pictureWidth] }: SceneMeta,
  gain: Float32Array,
  { at, cover }: Footprints,
): Int32Array {
  const whole = new Set<number>();
  for (const [n, pixel] of at.entries()) if ((cover[n] ?? 0) > 0.999) whole.add(pixel);
  const lit: number[] = [];
  for (let k = 0; k < width * height; k += 1) {
    const pixel = (top + Math.floor(k / width)) * pictureWidth + left + (k % width);
    const light = (gain[k * 3] ?? 0) + (gain[k * 3 + 1] ?? 0) + (gain[k * 3 + 2] ?? 0);
    if (light > UNSEEN && !whole.has(pixel)) lit.push(k);
  }
  return Int32Array.from(lit);
}

/** Decoded pictures to what placing computes with. Done once; the scene then takes any mark. */
export function openScene(meta: SceneMeta, { base, black, white, metal, glow = [], maps }: ScenePictures): Scene {
  const tone = openTone(meta.knee, meta.contrast);
  const dark = linear(black, tone);
  const around = linear(cut(base, meta.crop), tone);
  const gain = white ? linear(white, tone) : Float32Array.from(around);
  for (let k = 0; k < gain.length; k += 1) gain[k] = Math.max(0, (gain[k] ?? 0) - (dark[k] ?? 0));
  const peak = meta.glow?.peak ?? 0;
  const footprints = readMaps(meta, maps);
  const grain = grainOf(meta.size, meta.grain);
  return {
    meta,
    tone,
    base,
    dark,
    gain,
    clear: white && around,
    metal: metal && linear(metal, tone),
    glow: glow.map(({ data, width, height }) => {
      const light = new Float32Array(width * height * 3);
      for (let from = 0, to = 0; to < light.length; from += 4, to += 3)
        for (let c = 0; c < 3; c += 1) light[to + c] = peak * ((data[from + c] ?? 0) / 255) ** 2;
      return light;
    }),
    footprints,
    grain,
    still: withGrain(base, grain),
    around: litAround(meta, gain, footprints),
  };
}
