import { allFonts, editorFonts } from '@markwright/fonts';
import { sheet } from './drafting.ts';
import { outlines, placed, type Size } from './studio.ts';

/** Shown until a visitor has typed a name of their own. */
const SAMPLES = { zh: '夏日冰室', en: 'Summer Ices' };
/** As many for Latin names as the editor has for Chinese ones, from fine to loud. */
const LATIN = [
  'italiana',
  'cormorant-garamond',
  'bodoni-moda',
  'abril-fatface',
  'josefin-sans',
  'pacifico',
  'montserrat-extrabold',
  'bebas-neue',
  'righteous',
  'unbounded',
  'kaushan-script',
];
const EM = 200;

type DrawnFace = { key: string; words: { zh: string; en: string }; svg: string; size: Size };

const facesOf = (language: 'zh' | 'en') =>
  language === 'zh' ? editorFonts : LATIN.flatMap((name) => allFonts.filter(({ key }) => key === `${name}.ttf`));

/** One name in each of eleven faces, cut to its ink. */
export async function drawFaces(language: 'zh' | 'en'): Promise<DrawnFace[]> {
  const faces: DrawnFace[] = [];
  for (const { key, zh, en } of facesOf(language)) {
    await outlines.ensureLoaded([key]);
    const run = outlines.shape(key, SAMPLES[language]);
    const scale = EM / run.unitsPerEm;
    const baseline = EM * (language === 'zh' ? 0.86 : 0.74);
    const inks = run.glyphs.flatMap(({ x, ink }) => (ink ? [{ ...ink, x: x + ink.x }] : []));
    // Scripts reach beyond the em and the line: the sheet grows with them.
    const before = Math.ceil(Math.max(0, -scale * Math.min(...inks.map(({ x }) => x))));
    const end = Math.ceil(scale * Math.max(run.width, ...inks.map(({ x, width }) => x + width)));
    const over = Math.ceil(Math.max(0, -baseline - scale * Math.min(...inks.map(({ y }) => y))));
    const under = Math.ceil(Math.max(0, baseline - EM + scale * Math.max(...inks.map(({ y, height }) => y + height))));
    const size = { width: before + end, height: over + EM + under };
    const d = run.glyphs.map((glyph) => placed(glyph.path, scale, before + glyph.x * scale, over + baseline)).join('');
    faces.push({
      key,
      words: { zh, en },
      svg: sheet(size.width, size.height, `<path d="${d}" fill="#17130F"/>`),
      size,
    });
  }
  return faces;
}
