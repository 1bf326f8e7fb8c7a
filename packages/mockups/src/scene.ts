import { readPanelMaps, type PanelGrid, type PanelMap, type PixelBox } from './panel-map.ts';
import { bytesOfPicture, type PictureBytes, type Pixels } from './picture-bytes.ts';
import { openTone, type Tone } from './tone.ts';

/** How a mark meets the panel's material. */
export const FINISHES = ['print', 'letters', 'press', 'foil', 'stamp', 'embroidery', 'vinyl', 'lit', 'screen'] as const;
type Finish = (typeof FINISHES)[number];

export type SceneMeta = {
  name: string;
  size: readonly [number, number];
  /** Where the pictures of the panel's neighbourhood lie. */
  crop: PixelBox;
  panels: readonly PanelGrid[];
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

type ScenePictures = {
  /** The whole picture: panel white, or the clear pane under film. */
  base: Pixels;
  /** The panel black; white where `base` is not; polished metal. All of the neighbourhood only. */
  black: Pixels;
  white?: Pixels;
  metal?: Pixels;
  glow?: Pixels[];
  maps: Uint8Array;
};

export type Scene = {
  meta: SceneMeta;
  tone: Tone;
  /** As they were decoded; linear light of a byte is `tone.decode`. */
  base: PictureBytes;
  black: PictureBytes;
  white: PictureBytes | undefined;
  metal: PictureBytes | undefined;
  /** Linear light that each glowing column of a lit panel throws, three values a pixel. */
  glow: Float32Array[];
  panels: PanelMap[];
  /** Pixels of the neighbourhood that the panel lights but does not cover, as places in `black`. */
  around: Int32Array;
  /** Those that see the panel's edge or are of its material. */
  rim: Int32Array;
};

/** Less difference than this between white and black panel does not show. */
const UNSEEN = 2;

/** So near its edge a pixel may still see a little of the panel itself: its own colour, not the light it throws. */
const RIM = 3;

/** What loses so much of its light with a black panel is made of the same: a collar, a pocket, the side of a bag. */
const SAME_MATERIAL = 0.45;

/** 1 where a panel covers some of a pixel, 2 beside it. */
function coveredPixels([left, top, width, height]: PixelBox, panels: readonly PanelMap[]): Uint8Array {
  const marks = new Uint8Array(width * height);
  for (const { box, coverage } of panels)
    for (let y = 0, k = 0; y < box[3]; y += 1)
      for (let x = 0; x < box[2]; x += 1, k += 1) {
        const px = box[0] + x - left;
        const py = box[1] + y - top;
        if (coverage[k] !== 0 && px >= 0 && py >= 0 && px < width && py < height) marks[py * width + px] = 1;
      }
  for (let k = marks.indexOf(1); k >= 0 && k < marks.length; k += 1) {
    // only an edge has something beside it
    if (
      marks[k] !== 1 ||
      (marks[k - 1] === 1 && marks[k + 1] === 1 && marks[k - width] === 1 && marks[k + width] === 1)
    )
      continue;
    const [x0, y0] = [k % width, Math.floor(k / width)];
    for (let y = Math.max(0, y0 - RIM); y <= Math.min(height - 1, y0 + RIM); y += 1)
      for (let x = Math.max(0, x0 - RIM); x <= Math.min(width - 1, x0 + RIM); x += 1)
        if (marks[y * width + x] === 0) marks[y * width + x] = 2;
  }
  return marks;
}

/** What no panel's light reaches keeps its pixels, and what a panel covers is painted later. */
function litAround(
  { crop, size, mode }: SceneMeta,
  { decode }: Tone,
  { words: bright }: PictureBytes,
  { words: dim }: PictureBytes,
  panels: readonly PanelMap[],
): Pick<Scene, 'around' | 'rim'> {
  const [left, top, width, height] = crop;
  // beside the letters of a film lies the clear pane, not another panel
  if (mode === 'vinyl') return { around: new Int32Array(0), rim: new Int32Array(0) };
  const marks = coveredPixels(crop, panels);
  const around = new Int32Array(width * height);
  const rim: number[] = [];
  let count = 0;
  for (let y = 0, k = 0; y < height; y += 1)
    for (let x = 0, from = (top + y) * size[0] + left; x < width; x += 1, k += 1, from += 1) {
      if (marks[k] === 1) continue;
      const lit = bright[from]!;
      const unlit = dim[k]!;
      const isLit =
        (lit & 255) - (unlit & 255) >= UNSEEN ||
        ((lit >> 8) & 255) - ((unlit >> 8) & 255) >= UNSEEN ||
        ((lit >> 16) & 255) - ((unlit >> 16) & 255) >= UNSEEN;
      if (!isLit) continue;
      const white = decode[(lit >> 8) & 255]!;
      if (marks[k] === 2 || white - decode[(unlit >> 8) & 255]! > SAME_MATERIAL * white) rim.push(k);
      else around[count++] = k;
    }
  return { around: around.slice(0, count), rim: Int32Array.from(rim) };
}

/** Light of the glow maps: stored as square roots, since shadows want the finer steps. */
function glowLight({ data, width, height }: Pixels, peak: number): Float32Array {
  const light = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < light.length; from += 4, to += 3)
    for (let c = 0; c < 3; c += 1) light[to + c] = peak * (data[from + c]! / 255) ** 2;
  return light;
}

/** Decoded pictures to what placing computes with. Done once; the scene then takes any mark. */
export function openScene(meta: SceneMeta, { base, black, white, metal, glow = [], maps }: ScenePictures): Scene {
  const panels = readPanelMaps(meta.panels, maps);
  const tone = openTone(meta.knee, meta.contrast);
  const [bright, dim] = [bytesOfPicture(base), bytesOfPicture(black)];
  return {
    meta,
    tone,
    base: bright,
    black: dim,
    white: white && bytesOfPicture(white),
    metal: metal && bytesOfPicture(metal),
    glow: glow.map((picture) => glowLight(picture, meta.glow?.peak ?? 0)),
    panels,
    ...litAround(meta, tone, bright, dim, panels),
  };
}
