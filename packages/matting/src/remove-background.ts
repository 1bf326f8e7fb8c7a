import { estimateBackground, plainBackground, type Background } from './background.ts';
import { edgeReach, measureDepth, unmix } from './edges.ts';
import { findFades } from './fades.ts';
import { floodFromRim, type Pixels } from './flood.ts';
import { findPanes, isSeenAs, markPanes, paneAt, type Pane } from './glass.ts';
import { measure } from './measure.ts';
import { settleHoles, type HoleChoice } from './holes.ts';
import { unmixSeams } from './pane-seams.ts';
import { checkPicture, type Picture, type Rgb } from './picture.ts';
import { smoothAlpha, trimPicture } from './finish.ts';
import { takeRegion } from './region.ts';

export const TOLERANCE = 8;
export const TOLERANCE_MAX = 100;

/** A place a person clicked: the part there stays solid, goes, or is glass, whatever would have been decided. */
export type Click = { x: number; y: number; want: 'keep' | 'remove' | 'glass' };

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
  const said = (isInside: (pixel: number) => boolean) => {
    const want = placed.findLast(({ pixel }) => isInside(pixel))?.want;
    return want === 'glass' ? undefined : want;
  };
  settleHoles(pixels, limit, holes, placed.length > 0 ? said : undefined);
  for (const { pixel, want } of placed) if (want === 'remove') takeRegion(picture, pixels, pixel, Math.max(limit, 12));
  onStep();
  const soft = findFades(picture, background, pixels, limit);
  const panes = settlePanes(picture, background, pixels, placed);
  const fades = markPanes(picture, background, pixels, panes, soft);
  onStep();
  measureDepth(pixels);
  const reach = edgeReach(pixels, fades);
  onStep();
  const out = new Uint8ClampedArray(picture.data.length);
  unmix(picture, background, pixels, { reach, fades, out });
  const firstPane = (soft?.colors.length ?? 0) + 1;
  if (fades && panes.length > 0) unmixSeams(picture, background, pixels, { fades, firstPane, out });
  const { width, height } = picture;
  const cut = { data: out, width, height };
  if (options.smooth) smoothAlpha(cut, pixels.depth, options.smooth);
  const finished = options.trim ? trimPicture(cut, options.padding ?? 0) : cut;
  return { ...finished, background: background.color.map(Math.round) as unknown as Rgb };
}

type PlacedClick = { pixel: number; want: Click['want'] };

/** The panes that were found, less those a person keeps solid, and those a person says are glass. */
function settlePanes(picture: Picture, background: Background, pixels: Pixels, placed: readonly PlacedClick[]): Pane[] {
  let panes = findPanes(picture, background, pixels);
  for (const { pixel, want } of placed) {
    if (want === 'keep') panes = panes.filter((pane) => !isSeenAs(picture, pixel, pane));
    const said = want === 'glass' ? paneAt(picture, background, pixels, pixel) : undefined;
    if (said && !panes.some((pane) => isSeenAs(picture, pixel, pane))) panes.push(said);
  }
  return panes;
}
