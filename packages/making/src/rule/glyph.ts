import { LRUCache } from 'lru-cache';
import { type Box, hasIdeograph, type Outlines } from '@markwright/logo';
import { unite, boxOf, type Outline, placeOutline, readOutline } from '@markwright/vector/outline';

/** A letter as clean curves: contours united, so that cuts are true. Capitals or hanzi of the face are LETTER tall. */
export type Glyph = { text: string; fontKey: string; outline: Outline; box: Box; stem: number };

export const LETTER = 200;

/** Enough for the names of an hour; a letter in clean curves takes about 20 KB. */
const MOST_REMEMBERED = 1500;
const known = new WeakMap<Outlines, LRUCache<string, Glyph | 'none'>>();

/** Undefined where the face cannot draw the letter: a mark is then left out, never drawn as a box. */
export function findGlyph(outlines: Outlines, fontKey: string, text: string): Glyph | undefined {
  const glyphs = known.get(outlines) ?? new LRUCache<string, Glyph | 'none'>({ max: MOST_REMEMBERED });
  known.set(outlines, glyphs);
  const key = `${fontKey} ${text}`;
  const glyph = glyphs.get(key) ?? readGlyph(outlines, fontKey, text) ?? 'none';
  glyphs.set(key, glyph);
  return glyph === 'none' ? undefined : glyph;
}

function readGlyph(outlines: Outlines, fontKey: string, text: string): Glyph | undefined {
  const run = outlines.shape(fontKey, text);
  if (run.missing.length > 0 || !run.glyphs.some((glyph) => glyph.ink)) return undefined;
  const metrics = outlines.metrics(fontKey);
  const height = (hasIdeograph(text) && metrics.hanziHeight) || metrics.capHeight || metrics.unitsPerEm * 0.7;
  const scale = LETTER / height;
  const outline = unite(
    run.glyphs.flatMap((glyph) => placeOutline(readOutline(glyph.path), scale, glyph.x * scale, 0)),
  );
  if (outline.length === 0) return undefined;
  return { text, fontKey, outline, box: boxOf(outline), stem: metrics.stem * scale };
}

/** All of the letters, or undefined if one is missing. */
export function findGlyphs(outlines: Outlines, fontKey: string, letters: readonly string[]): Glyph[] | undefined {
  const glyphs = letters.map((letter) => findGlyph(outlines, fontKey, letter));
  return glyphs.every((glyph) => glyph !== undefined) ? glyphs : undefined;
}
