import { outlines, placed, round, type Size } from './studio.ts';

const FACE = { zh: 'noto-sans-sc-black.ttf', en: 'archivo-black.ttf' };
/** Punctuation keeps its ink and a narrow space instead of its whole square, or it opens holes in display lines. */
const PUNCTUATION = /[，。：、；？！]/;
const EM = 100;
const BEFORE = 2;
const AFTER = 16;

/** One display line as an outline, its box the ink of the letters: rules can sit exactly on top and bottom. */
export async function drawHeading(text: string, language: 'zh' | 'en'): Promise<{ svg: string; size: Size }> {
  const face = FACE[language];
  await outlines.ensureLoaded([face]);
  const run = outlines.shape(face, text);
  const scale = EM / run.unitsPerEm;
  let x = 0;
  let [top, bottom, left, right] = [Infinity, -Infinity, Infinity, -Infinity];
  const parts: string[] = [];
  for (const glyph of run.glyphs) {
    const pause = PUNCTUATION.test(glyph.text);
    if (glyph.ink) {
      if (pause) x += BEFORE - glyph.ink.x * scale;
      parts.push(placed(glyph.path, scale, x, 0));
      if (!pause) {
        top = Math.min(top, glyph.ink.y * scale);
        bottom = Math.max(bottom, (glyph.ink.y + glyph.ink.height) * scale);
      }
      left = Math.min(left, x + glyph.ink.x * scale);
      right = Math.max(right, x + (glyph.ink.x + glyph.ink.width) * scale);
    }
    x = pause ? right + AFTER : x + glyph.advance * scale;
  }
  const size = { width: round(right - left), height: round(bottom - top) };
  const view = [round(left), round(top), size.width, size.height].join(' ');
  // Commas may hang below the line: the picture shows them, the box ignores them.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" overflow="visible"><path d="${parts.join('')}" fill="#17130F"/></svg>`;
  return { svg, size };
}
