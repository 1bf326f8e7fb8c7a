import { estimateBackground, plainBackground } from './background.ts';
import { edgeReach, measureDepth, unmix } from './edges.ts';
import { findFades } from './fades.ts';
import { floodFromRim } from './flood.ts';
import { measure } from './measure.ts';
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

/**
 * The picture without its background. The same picture and options always give the same result. `onStep` is told when
 * the next of its steps begins, for whoever limits their time.
 */
export function removeBackground(
  picture: Picture,
  options: MattingOptions = {},
  onStep: () => void = () => {},
): CutOut {
  checkPicture(picture);
  const { background: wanted = 'auto', holes = 'auto', clicks = [] } = options;
  const background = wanted === 'auto' ? estimateBackground(picture) : plainBackground(wanted);
  const limit = Math.max(Math.min(TOLERANCE_MAX, Math.max(0, options.tolerance ?? TOLERANCE)), background.noise);
  const pixels = measure(picture, background, limit);
  floodFromRim(pixels);
  const placed = clicks.map(({ x, y, want }) => ({ pixel: Math.floor(y) * picture.width + Math.floor(x), want }));
  onStep();
  const said = (isInside: (pixel: number) => boolean) => placed.findLast(({ pixel }) => isInside(pixel))?.want;
  settleHoles(pixels, limit, holes, placed.length > 0 ? said : undefined);
  for (const { pixel, want } of placed) if (want === 'remove') takeRegion(picture, pixels, pixel, Math.max(limit, 12));
  const fades = findFades(picture, background, pixels, limit);
  onStep();
  measureDepth(pixels);
  const reach = edgeReach(pixels, fades);
  onStep();
  const out = new Uint8ClampedArray(picture.data.length);
  unmix(picture, background, pixels, { reach, fades, out });
  const { width, height } = picture;
  const cut = { data: out, width, height };
  if (options.smooth) smoothAlpha(cut, pixels.depth, options.smooth);
  const finished = options.trim ? trimPicture(cut, options.padding ?? 0) : cut;
  return { ...finished, background: background.color.map(Math.round) as unknown as Rgb };
}
