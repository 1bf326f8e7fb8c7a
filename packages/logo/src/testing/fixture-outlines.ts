import type { FaceMetrics, Outlines, PlacedGlyph } from '@markwright/vector';
import { readFileSync } from 'node:fs';

type Face = { metrics: FaceMetrics; glyphs: Record<string, Omit<PlacedGlyph, 'text' | 'x'>> };

const faces = JSON.parse(readFileSync(new URL('../../fixtures/glyphs.json', import.meta.url), 'utf8')) as Record<
  string,
  Face
>;

function faceOf(font: string): Face {
  const face = faces[font];
  if (!face) throw new Error(`The fixtures hold no face called ${font}`);
  return face;
}

/** Real letters of five faces, kept with the fixtures so that their pictures do not change when fonts do. No kerning. */
export const fixtureOutlines: Outlines = {
  metrics: (font) => faceOf(font).metrics,
  shape(font, text) {
    const { metrics, glyphs: known } = faceOf(font);
    const glyphs: PlacedGlyph[] = [];
    const missing: string[] = [];
    let x = 0;
    for (const character of text) {
      const glyph = known[character];
      if (!glyph) {
        missing.push(character);
        continue;
      }
      glyphs.push({ text: character, x, ...glyph });
      x += glyph.advance;
    }
    return { unitsPerEm: metrics.unitsPerEm, glyphs, width: x, missing };
  },
};
