import type { Box } from './box.ts';

/** One glyph of a shaped line, in font units, y down, baseline at y = 0. */
export type PlacedGlyph = {
  /** The characters this glyph stands for. */
  text: string;
  /** Pen position on the line, kerning included. */
  x: number;
  advance: number;
  /** SVG path data (absolute M L Q C Z) relative to the pen position. */
  path: string;
  /** The same as commands and their numbers in one row, where they are at hand: reading the text again takes longer than drawing. */
  outline?: { commands: string; numbers: Float64Array };
  /** Ink box relative to the pen position; null for a space. */
  ink: Box | null;
};

export type Run = {
  unitsPerEm: number;
  glyphs: PlacedGlyph[];
  /** Sum of advances. */
  width: number;
  /** Characters the font has no glyph for; they are left out of `glyphs`, never drawn as boxes. */
  missing: string[];
};

/** What layout needs to know about a face, in font units, y down. */
export type FaceMetrics = {
  unitsPerEm: number;
  /** Mean ink height of hanzi; 0 where the font has none. */
  hanziHeight: number;
  capHeight: number;
  xHeight: number;
  /** Thickness of an upright stem (十 for hanzi fonts, l or I for Latin ones). */
  stem: number;
};

/**
 * Where text becomes outlines. Synchronous on purpose: whoever composes a logo loads the faces first
 * (from disk on the server, from cached glyph JSON in the browser), then layout is plain arithmetic.
 */
export type Outlines = {
  metrics(fontKey: string): FaceMetrics;
  shape(fontKey: string, text: string): Run;
  /** Whether a face has every character of a text, where that is known without shaping; asked before a face is chosen. */
  covers?(fontKey: string, text: string): boolean;
};
