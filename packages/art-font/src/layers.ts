import { fitCurves, gradientAcross, pathOfRows } from '@markwright/vector';
import type { Box, Gradient, Shape } from '@markwright/vector';
import type { ArtLayer } from './art-style.ts';

type Extras = Omit<ArtLayer, 'path' | 'color'>;

/** A filled shape, its chords fitted to curves again. */
export const fill = (shape: Shape, color: string, extras: Extras = {}): ArtLayer => ({
  path: fitCurves(shape),
  color,
  ...extras,
});

/** A filled shape of straight edges, as it is. */
export const facets = (shape: Shape, color: string, extras: Extras = {}): ArtLayer => ({
  path: pathOfRows(shape),
  color,
  ...extras,
});

/** A pen line along every edge. */
export const edge = (shape: Shape, color: string, strokeWidth: number, extras: Extras = {}): ArtLayer => ({
  path: fitCurves(shape),
  color,
  strokeWidth,
  ...extras,
});

export const decoration = { isDecoration: true } as const;

/** Colours from top to bottom. */
export const downwards = (of: Box, ...colors: string[]): Gradient => gradientAcross(of, 90, colors);

/** Colours with places of their own, so that two may meet in a hard line. */
export const stops = (
  of: Box,
  degrees: number,
  ...list: readonly (readonly [at: number, color: string])[]
): Gradient => ({
  ...gradientAcross(of, degrees, ['#000000', '#ffffff']),
  stops: list.map(([at, color]) => ({ at, color })),
});
