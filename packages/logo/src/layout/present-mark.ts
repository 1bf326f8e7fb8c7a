import type { Box } from '@markwright/vector';
import { UNIT, markOf } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import { opticalSize } from './mark-piece.ts';
import type { Piece } from './piece.ts';

/** L22: over its name a mark has at least this share of the height of both; lists and styles are measured at 0.42. */
const SHARE_OVER_NAME = 0.47;
/** Wider than this a mark would carry its name away: against the text's width, and in units where the text is short. */
const WIDEST = { ofText: 1.36, units: 4.6 } as const;
/** Beside its name a mark is a little taller than the whole block of text. */
const BESIDE = 1.04;
const WIDEST_BESIDE = 2.5;

type Least = { size: number; height: number; widest: number };

/** The mark at an optical size, enlarged until it is tall enough, but never wider than it may be. */
function markAtLeast(kit: LayoutKit, { size, height, widest }: Least): Piece {
  const drawn = kit.doc.mark?.drawing.box;
  if (!drawn) return markOf(kit, size);
  const optical = opticalSize(drawn);
  const tall = (height * optical) / drawn.height;
  const wide = (widest * optical) / drawn.width;
  return markOf(kit, Math.min(Math.max(size, tall), Math.max(wide, UNIT)));
}

/** The height that gives a mark its share over `below`, gap included. */
export const heightOver = (below: number): number => (below * SHARE_OVER_NAME) / (1 - SHARE_OVER_NAME);

/** The mark for a place above the text: the picture of the logo, not an ornament on it. */
export const markOver = (kit: LayoutKit, text: Box, gap: number, size: number): Piece =>
  markAtLeast(kit, {
    size,
    height: heightOver(text.height + gap),
    widest: Math.max(text.width * WIDEST.ofText, UNIT * WIDEST.units),
  });

/** The mark for a place beside the text: at least as tall as the block. */
export const markBeside = (kit: LayoutKit, text: Box, size: number): Piece =>
  markAtLeast(kit, { size, height: text.height * BESIDE, widest: Math.max(text.height * WIDEST_BESIDE, size) });
