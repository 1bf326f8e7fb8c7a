import { coverageOf, decodeRanges } from './coverage.ts';
import { sortByCoverage, type Coverage } from './line-characters.ts';
import { FONT_CATEGORIES, manifest, type FontCategory, type FontEntry } from './manifest.ts';

const byKey = new Map(manifest.fonts.map((font) => [font.key, font]));
const coverages = new Map<number, Coverage>();

export const allFonts: readonly FontEntry[] = manifest.fonts;
export const editorFonts: readonly FontEntry[] = manifest.fonts.filter((font) => font.editor);

export function findFont(key: string): FontEntry | undefined {
  return byKey.get(key);
}

export function getFont(key: string): FontEntry {
  const font = byKey.get(key);
  if (!font) throw new Error(`Unknown font "${key}"`);
  return font;
}

/** Fonts grouped as the pickers show them, in the order of the categories. */
export function fontsByCategory(): { category: FontCategory; fonts: FontEntry[] }[] {
  return FONT_CATEGORIES.map((category) => ({
    category,
    fonts: manifest.fonts.filter((font) => font.category === category),
  }));
}

/** Which code points a font draws well; answers without loading the font. */
export function coverageOfFont(key: string): Coverage {
  const { coverage } = getFont(key);
  let covers = coverages.get(coverage);
  if (!covers) {
    covers = coverageOf(decodeRanges(manifest.coverages[coverage] ?? ''));
    coverages.set(coverage, covers);
  }
  return covers;
}

/** The characters of a text that a font lacks, each once, in order; empty when it can draw all of it. */
export function missingCharacters(key: string, text: string): string[] {
  return sortByCoverage(text, coverageOfFont(key)).missing;
}
