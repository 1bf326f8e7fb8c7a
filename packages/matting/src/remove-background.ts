import { estimateBackground, plainBackground, type Background } from './background.ts';
import { depthMap, edgeReach, unmix } from './edges.ts';
import { findFades } from './fades.ts';
import { floodFromRim, type Pixels } from './flood.ts';
import { settleHoles, type HoleChoice } from './holes.ts';
import { checkPicture, type Picture, type Rgb } from './picture.ts';
import { smoothAlpha, trimPicture } from './finish.ts';
import { takeRegion } from './region.ts';

export const TOLERANCE = 8;
export const TOLERANCE_MAX = 100;

/** A place a person clicked: the hole or part there stays or goes, whatever would have been decided. */
export type Click = { x: number; y: number; want: 'keep' | 'remove' };

export type MattingOptions = {
  /** How far a colour may lie from the background's and still belong to it, 0 to 100. */
  tolerance?: number;
  holes?: HoleChoice;
  /** Found along the rim unless it is given. */
  background?: 'auto' | Rgb;
  clicks?: readonly Click[];
  /** Softens the edge by so many pixels. */
  smooth?: number;
  /** Cuts the picture to the subject, with `padding` pixels around it. */
  trim?: boolean;
  padding?: number;
};

export type CutOut = Picture & { data: Uint8ClampedArray; background: Rgb };

/** Deeper than any edge reaches. */
const DEPTH_MOST = 9;

/** The picture without its background. The same picture and options always give the same result. */
export function removeBackground(picture: Picture, options: MattingOptions = {}): CutOut {
  checkPicture(picture);
  const { background: wanted = 'auto', holes = 'auto', clicks = [] } = options;
  const background = wanted === 'auto' ? estimateBackground(picture) : plainBackground(wanted);
  const limit = Math.max(Math.min(TOLERANCE_MAX, Math.max(0, options.tolerance ?? TOLERANCE)), background.noise);
  const pixels = measure(picture, background);
  floodFromRim(pixels, limit);
  const placed = clicks.map(({ x, y, want }) => ({ pixel: Math.floor(y) * picture.width + Math.floor(x), want }));
  settleHoles(pixels, limit, holes, (isInside) => placed.findLast(({ pixel }) => isInside(pixel))?.want);
  for (const { pixel, want } of placed) if (want === 'remove') takeRegion(picture, pixels, pixel, Math.max(limit, 12));
  const fades = findFades(picture, background, pixels, limit);
  const depth = depthMap(pixels, DEPTH_MOST);
  const reach = edgeReach(pixels, depth);
  const out = new Uint8ClampedArray(picture.data.length);
  unmix(picture, background, pixels, { depth, reach, fades, out });
  const { width, height } = picture;
  const cut = { data: out, width, height };
  if (options.smooth) smoothAlpha(cut, depth, options.smooth);
  const finished = options.trim ? trimPicture(cut, options.padding ?? 0) : cut;
  return { ...finished, background: background.color.map(Math.round) as unknown as Rgb };
}

/** Distance of every pixel from the background: the channel that differs most. What was transparent is background. */
function measure({ data, width, height }: Picture, { color, slopeX, slopeY }: Background): Pixels {
  const distance = new Uint8Array(width * height);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    let b0 = color[0] + slopeY[0] * v - slopeX[0] / 2;
    let b1 = color[1] + slopeY[1] * v - slopeX[1] / 2;
    let b2 = color[2] + slopeY[2] * v - slopeX[2] / 2;
    const [s0, s1, s2] = [slopeX[0] / width, slopeX[1] / width, slopeX[2] / width];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at = pixel * 4;
      if (data[at + 3] !== 0) {
        let d0 = (data[at] as number) - b0;
        let d1 = (data[at + 1] as number) - b1;
        let d2 = (data[at + 2] as number) - b2;
        if (d0 < 0) d0 = -d0;
        if (d1 < 0) d1 = -d1;
        if (d2 < 0) d2 = -d2;
        if (d1 > d0) d0 = d1;
        if (d2 > d0) d0 = d2;
        distance[pixel] = d0 + 0.5;
      }
      b0 += s0;
      b1 += s1;
      b2 += s2;
    }
  }
  return { width, height, kind: new Uint8Array(width * height), distance, firstRow: 0, endRow: height };
}
