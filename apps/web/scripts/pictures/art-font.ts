import { editorFonts } from '@markwright/fonts';
import { sheet } from './drafting.ts';
import { outlines, placed, type Size } from './studio.ts';

/** Shown until a visitor has typed a name of their own. */
const SAMPLE = '夏日冰室';
const EM = 200;

export type DrawnFace = { key: string; words: { zh: string; en: string }; svg: string; size: Size };

/** One name in each of the editor's eleven faces, cut to its ink. */
export async function drawFaces(): Promise<DrawnFace[]> {
  const faces: DrawnFace[] = [];
  for (const { key, zh, en } of editorFonts) {
    await outlines.ensureLoaded([key]);
    const run = outlines.shape(key, SAMPLE);
    const scale = EM / run.unitsPerEm;
    const size = { width: Math.ceil(run.width * scale), height: EM };
    const d = run.glyphs.map((glyph) => placed(glyph.path, scale, glyph.x * scale, EM * 0.86)).join('');
    faces.push({
      key,
      words: { zh, en },
      svg: sheet(size.width, size.height, `<path d="${d}" fill="#17130F"/>`),
      size,
    });
  }
  return faces;
}
