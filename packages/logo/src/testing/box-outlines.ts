import type { FaceMetrics, Outlines, PlacedGlyph } from '@markwright/vector';
import { isIdeograph } from '../document/text-rules.ts';

const EM = 1000;

/** Faces whose letters are plain boxes of known size, so that tests can name exact numbers. */
export const HANZI_BOXES = 'boxes-hanzi.ttf';
export const LATIN_BOXES = 'boxes-latin.ttf';

const METRICS: Record<string, FaceMetrics> = {
  [HANZI_BOXES]: { unitsPerEm: EM, hanziHeight: 800, capHeight: 700, xHeight: 500, stem: 80 },
  [LATIN_BOXES]: { unitsPerEm: EM, hanziHeight: 0, capHeight: 700, xHeight: 500, stem: 90 },
};

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`;

function boxGlyph(text: string, x: number): PlacedGlyph {
  if (text === ' ') return { text, x, advance: 300, path: '', ink: null };
  if (isIdeograph(text)) {
    const [top, height] = text === '一' ? [-430, 80] : [-760, 800];
    return { text, x, advance: EM, path: rect(80, top, 840, height), ink: { x: 80, y: top, width: 840, height } };
  }
  const narrow = /[il.,!'|]/.test(text);
  const [advance, width] = narrow ? [280, 160] : [600, 500];
  const tall = /\p{Lu}|\p{N}/u.test(text) ? 700 : 500;
  return { text, x, advance, path: rect(50, -tall, width, tall), ink: { x: 50, y: -tall, width, height: tall } };
}

const hasGlyph = (font: string, text: string): boolean =>
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Sm}\p{Sc} ©®™★]/u.test(text) ||
  (font === HANZI_BOXES && isIdeograph(text));

export const boxOutlines: Outlines = {
  metrics(font) {
    const metrics = METRICS[font];
    if (!metrics) throw new Error(`No face is called ${font}`);
    return metrics;
  },
  shape(font, text) {
    const glyphs: PlacedGlyph[] = [];
    const missing: string[] = [];
    let x = 0;
    for (const character of text) {
      if (/\p{M}/u.test(character)) continue;
      if (!hasGlyph(font, character)) {
        if (!missing.includes(character)) missing.push(character);
        continue;
      }
      const glyph = boxGlyph(character, x);
      glyphs.push(glyph);
      x += glyph.advance;
    }
    return { unitsPerEm: EM, glyphs, width: x, missing };
  },
};
