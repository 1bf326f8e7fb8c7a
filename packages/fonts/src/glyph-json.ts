/**
 * Outlines as JSON, for browsers: glyphs by character, cached and merged as they come, and the same `Outlines` over
 * them as the server has. Imports neither a shaper nor anything of Node.
 */
import type { Box, FaceMetrics, Outlines, PlacedGlyph, Run } from '@markwright/vector';
import { lineCharacters } from './line-characters.ts';

type GlyphJson = { path: string; advance: number; ink: Box | null };

export type FontGlyphs = {
  key: string;
  unitsPerEm: number;
  metrics: FaceMetrics;
  /** By character; null where the font has none. */
  glyphs: Record<string, GlyphJson | null>;
  /**
   * What each pair of neighbours adds to the advance of the first; zero is listed too, so that a known pair is known.
   * Null where the two join or change form: only a line listed whole is exact then.
   */
  kerning: Record<string, number | null>;
  /** Whole lines that ligatures or joining forms set differently from the sum of their characters. */
  lines: { text: string; glyphs: PlacedGlyph[] }[];
};

/** Everything a browser needs to set these texts in one font. */
export function encodeGlyphs(outlines: Outlines, key: string, texts: Iterable<string>): FontGlyphs {
  const metrics = outlines.metrics(key);
  const font: FontGlyphs = { key, unitsPerEm: metrics.unitsPerEm, metrics, glyphs: {}, kerning: {}, lines: [] };
  for (const text of texts) {
    const characters = lineCharacters(text);
    for (const character of characters) {
      const [glyph] = outlines.shape(key, character).glyphs;
      font.glyphs[character] ??= glyph ? { path: glyph.path, advance: glyph.advance, ink: glyph.ink } : null;
    }
    for (const pair of neighbours(font, characters)) font.kerning[pair.join('')] ??= kerningOf(outlines, font, pair);
    const { glyphs } = outlines.shape(key, text);
    if (!isSameLine(composeLine(font, characters), glyphs)) font.lines.push({ text, glyphs: glyphs.map(asJson) });
  }
  return font;
}

/** Numbers in a row say the same as the path once more. */
const asJson = ({ text, x, advance, path, ink }: PlacedGlyph): PlacedGlyph => ({ text, x, advance, path, ink });

function kerningOf(outlines: Outlines, font: FontGlyphs, pair: readonly [string, string]): number | null {
  const shaped = outlines.shape(font.key, pair.join('')).glyphs;
  const keepsForm = pair.every((character, index) => shaped[index]?.path === font.glyphs[character]?.path);
  if (shaped.length !== 2 || !keepsForm) return null;
  return (shaped[0]?.advance ?? 0) - (font.glyphs[pair[0]]?.advance ?? 0);
}

function isSameLine(a: readonly PlacedGlyph[], b: readonly PlacedGlyph[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ text, x, advance, path }, index) => {
      const other = b[index];
      return other?.text === text && other.x === x && other.advance === advance && other.path === path;
    })
  );
}

const drawable = (font: FontGlyphs, characters: readonly string[]) =>
  characters.filter((character) => font.glyphs[character]);

function neighbours(font: FontGlyphs, characters: readonly string[]): (readonly [string, string])[] {
  const line = drawable(font, characters);
  return line.slice(1).map((character, index) => [line[index] ?? '', character] as const);
}

function composeLine(font: FontGlyphs, characters: readonly string[]): PlacedGlyph[] {
  const line = drawable(font, characters);
  let x = 0;
  return line.map((text, index) => {
    const { path, advance: alone, ink } = font.glyphs[text] ?? { path: '', advance: 0, ink: null };
    const advance = alone + (font.kerning[text + (line[index + 1] ?? '')] ?? 0);
    const placed = { text, x, advance, path, ink };
    x += advance;
    return placed;
  });
}

const findLine = (font: FontGlyphs, text: string) => font.lines.find((line) => line.text === text)?.glyphs;

/** Adds what `more` brings to what is known of the same font. */
function mergeGlyphs(known: FontGlyphs, more: FontGlyphs): FontGlyphs {
  return {
    ...known,
    glyphs: { ...known.glyphs, ...more.glyphs },
    kerning: { ...known.kerning, ...more.kerning },
    lines: [...known.lines.filter(({ text }) => !findLine(more, text)), ...more.lines],
  };
}

const MOST_RUNS = 1000;

export type GlyphOutlines = Outlines & {
  add(font: FontGlyphs): void;
  /** Whether a text can be set with what has arrived; if not, ask the server for it. */
  has(fontKey: string, text: string): boolean;
};

/** The same `Outlines` the server has, over glyphs that arrived as JSON. */
export function outlinesFromGlyphs(fonts: Iterable<FontGlyphs> = []): GlyphOutlines {
  const byKey = new Map<string, FontGlyphs>();
  /** A layout asks for the same line several times, and an editor at every key. */
  const runs = new Map<string, Run>();

  function add(font: FontGlyphs) {
    const known = byKey.get(font.key);
    byKey.set(font.key, known ? mergeGlyphs(known, font) : font);
    runs.clear();
  }

  function getGlyphs(key: string): FontGlyphs {
    const font = byKey.get(key);
    if (!font) throw new Error(`Glyphs of font "${key}" have not arrived`);
    return font;
  }

  for (const font of fonts) add(font);

  return {
    add,
    has(key, text) {
      const font = byKey.get(key);
      if (!font) return false;
      if (findLine(font, text)) return true;
      const characters = lineCharacters(text);
      if (characters.some((character) => font.glyphs[character] === undefined)) return false;
      return neighbours(font, characters).every((pair) => typeof font.kerning[pair.join('')] === 'number');
    },
    metrics: (key) => getGlyphs(key).metrics,
    shape(key, text): Run {
      const id = `${key}\n${text}`;
      const known = runs.get(id);
      if (known) return known;
      if (runs.size >= MOST_RUNS) runs.clear();
      const run = composeRun(getGlyphs(key), text);
      runs.set(id, run);
      return run;
    },
  };
}

function composeRun(font: FontGlyphs, text: string): Run {
  const characters = lineCharacters(text);
  const glyphs = findLine(font, text) ?? composeLine(font, characters);
  const missing = [...new Set(characters.filter((character) => !font.glyphs[character]))];
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  return { unitsPerEm: font.unitsPerEm, glyphs, width, missing };
}
