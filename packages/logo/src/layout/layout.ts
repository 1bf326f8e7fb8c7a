import type { Facts, LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';

/** How letters are built; the fonts' manifest uses the same words. */
export type Build = 'serif' | 'sans' | 'round' | 'brush' | 'display' | 'script' | 'mono-width';

/**
 * What a list should know of a mark before it places it: it has a frame of its own, it is a letter, or it has detail
 * that only a large drawing shows.
 */
export type MarkTrait = 'framed' | 'letter' | 'fine';

/** One arrangement of a logo's parts. It places by ink, in its own units, and knows nothing of the artboard. */
export type Layout = {
  id: string;
  title: { zh: string; en: string };
  /** Builds of letters it was drawn for; composing prefers them. */
  suits: 'any' | readonly Build[];
  /** Thinnest letters it takes; regular unless said otherwise. */
  lightest?: 'light' | 'regular' | 'bold';
  /** Layouts that sign with a seal carry cursive hands too. */
  takesCursive?: boolean;
  /** False where letters or seals stand in for the mark. */
  drawsMark: boolean;
  /** Marks that come off badly in this arrangement; lists hand them to another one. */
  refuses?: readonly MarkTrait[];
  /** Only where a style or a person asks for it: lists never come to it by themselves. */
  isForAsking?: boolean;
  /** Places the name's letters one by one, so they cannot be art lettering. */
  setsLetters?: boolean;
  /** Whether this arrangement suits a document; the renderer falls back when an edit makes it unfit. */
  applies(facts: Facts): boolean;
  /** Tried in order when the layout no longer applies. */
  fallbacks: readonly string[];
  arrange(kit: LayoutKit): Piece[];
  /** Share of the artboard the lockup may cover; badges and columns want more than lines of text. */
  share?: number;
};
