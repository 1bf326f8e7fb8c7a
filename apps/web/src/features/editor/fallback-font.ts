import { glyphs } from '../../lib/logo-drawing/glyphs.ts';
import { nearestFonts } from './font-choice.ts';
import type { FontInfo } from '../../lib/fonts.ts';

/** Fonts asked before giving up; the nearest that has everything is nearly always among the first. */
const TRIED = 12;

export async function canSet(font: string, text: string): Promise<boolean> {
  await glyphs.ensure(new Map([[font, new Set([text])]]));
  return glyphs.outlines.shape(font, text).missing.length === 0;
}

/** The most alike font that has every character of the text. */
export async function findFallbackFont(
  fonts: readonly FontInfo[],
  key: string,
  text: string,
): Promise<FontInfo | undefined> {
  for (const font of nearestFonts(fonts, key, text).slice(0, TRIED)) {
    if (await canSet(font.key, text)) return font;
  }
  return undefined;
}
