import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFonts, type LoadedOutlines } from '@markwright/fonts';
import { composeLogo, layOut, renderSvg, type Box, type LogoBrief, type LogoDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { BRIEFS } from '../gallery/briefs.ts';
import { HEIGHTS, readPages, squeeze, type Page, type Script } from './reader.ts';

const LAYOUTS = ['wordmark', 'wordmark-rule', 'framed', 'ruled'];
const PLAIN_BUILDS = new Set(['sans', 'serif']);
const PLAIN_CATEGORIES = ['简约黑体', '优雅宋体'];

/** What is drawn and what should be read. */
export type Sample = {
  name: string;
  font: string;
  layout: string;
  svg: string;
  view: Box;
  letterHeight: number;
  lines: number;
};

export type Legibility = {
  total: number;
  /** Names read in our layouts. */
  read: number;
  /** The same names in the same faces, set plainly by the font's own advances: what this reader can read at best. */
  readPlain: number;
  /** Of the names it reads set plainly, those it also reads in the layout. */
  readBoth: number;
  misread: string[];
};

/**
 * Has a stranger read the name: the gallery's thirty names (fixed long before this bench) in four plain layouts, in
 * every sans and Song face in turn, and next to each the same name set plainly.
 */
export async function measureLegibility(outlines: LoadedOutlines): Promise<Legibility> {
  const faces = allFonts.filter(
    ({ traits, script, category }) =>
      PLAIN_BUILDS.has(traits.build) && (script === 'latin' || PLAIN_CATEGORIES.includes(category)),
  );
  await outlines.ensureLoaded(faces.map(({ key }) => key));
  const logos = BRIEFS.flatMap(({ name, secondName, slogan }, turn) => {
    const able = faces.filter(
      (face) => face.script === scriptOf(name) && outlines.shape(face.key, name).missing.length === 0,
    );
    return LAYOUTS.map((layout, place) => {
      const font = able[(turn * LAYOUTS.length + place) % able.length]?.key ?? '';
      return inLayout({ name, secondName, slogan, font, layout }, outlines, faces);
    });
  });
  const plain = logos.map(({ name, font }) => setPlainly(name, font, outlines));
  const texts = await readAll([...logos, ...plain]);
  const isRead = (sample: Sample, place: number) => texts[place] === squeeze(sample.name);
  const results = logos.map((logo, place) => ({
    logo,
    text: texts[place] ?? '',
    read: isRead(logo, place),
    plain: isRead(logo, place + logos.length),
  }));
  return {
    total: logos.length,
    read: results.filter((each) => each.read).length,
    readPlain: results.filter((each) => each.plain).length,
    readBoth: results.filter((each) => each.read && each.plain).length,
    misread: results
      .filter((each) => !each.read)
      .map(
        ({ logo, text, plain: readable }) =>
          `${logo.name} in ${logo.font}, ${logo.layout}: read "${text}"${readable ? '' : ', and misread set plainly too'}`,
      ),
  };
}

const scriptOf = (name: string): Script => (/\p{Script=Han}/u.test(name) ? 'hanzi' : 'latin');

/** The second name comes along: without one a layout that needs it would give way to another. */
function inLayout(
  brief: LogoBrief,
  outlines: LoadedOutlines,
  faces: Parameters<typeof composeLogo>[1]['faces'],
): Sample {
  return sampleOf(composeLogo({ ...brief, palette: 'monochrome' }, { outlines, faces }), outlines);
}

/** The name's own corner of a logo in black on white: tesseract reads lines of text, not frames and rules. */
export function sampleOf(doc: LogoDoc, outlines: LoadedOutlines): Sample {
  const pieces = layOut(doc, outlines).pieces.filter(({ role }) => role === 'name');
  const x = Math.min(...pieces.map(({ ink }) => ink.x));
  const y = Math.min(...pieces.map(({ ink }) => ink.y));
  const view = {
    x,
    y,
    width: Math.max(...pieces.map(({ ink }) => ink.x + ink.width)) - x,
    height: Math.max(...pieces.map(({ ink }) => ink.y + ink.height)) - y,
  };
  const letterHeight = Math.max(...pieces.map((piece) => piece.letterHeight ?? piece.ink.height));
  const svg = renderSvg(doc, { outlines, tone: 'ink', background: '#ffffff' })
    .replace(/^<svg [^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
  return {
    name: doc.name.text,
    font: doc.name.font,
    layout: doc.layout.id,
    svg,
    view,
    letterHeight,
    lines: Math.max(1, Math.round(view.height / letterHeight / 1.2)),
  };
}

export function setPlainly(name: string, font: string, outlines: LoadedOutlines): Sample {
  const { glyphs } = outlines.shape(font, name);
  const inked = glyphs.flatMap(({ ink, x }) => (ink ? [{ ...ink, x: ink.x + x }] : []));
  const x = Math.min(...inked.map((ink) => ink.x));
  const y = Math.min(...inked.map((ink) => ink.y));
  const view = {
    x,
    y,
    width: Math.max(...inked.map((ink) => ink.x + ink.width)) - x,
    height: Math.max(...inked.map((ink) => ink.y + ink.height)) - y,
  };
  const { hanziHeight, capHeight } = outlines.metrics(font);
  const svg = glyphs.map((glyph) => `<path transform="translate(${glyph.x} 0)" d="${glyph.path}"/>`).join('');
  const letterHeight = scriptOf(name) === 'hanzi' ? hanziHeight : capHeight;
  return { name, font, layout: 'plain', svg, view, letterHeight, lines: 1 };
}

/** Cut close, then given the white margin a page has: rules and frames next to the name stay outside. */
const [CUT, MARGIN] = [0.12, 0.6];

export async function readAll(samples: readonly Sample[]): Promise<string[]> {
  const rasteriser = openRasteriser();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-ocr-'));
  try {
    const pages: Page[] = [];
    for (const [place, { name, svg, view, letterHeight, lines }] of samples.entries()) {
      const cut = grown(view, CUT * letterHeight);
      const page = grown(cut, MARGIN * letterHeight);
      const boxOf = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`;
      const framed =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boxOf(page)}"><svg x="${cut.x}" y="${cut.y}" ` +
        `width="${cut.width}" height="${cut.height}" viewBox="${boxOf(cut)}">${svg}</svg></svg>`;
      const files = new Map<number, string>();
      for (const height of HEIGHTS) {
        const longSide = Math.round((Math.max(page.width, page.height) * height) / letterHeight);
        const picture = await rasteriser.draw({ svg: framed, format: 'png', longSide, background: '#ffffff' });
        const file = join(folder, `${place}-${height}.png`);
        writeFileSync(file, picture.bytes);
        files.set(height, file);
      }
      pages.push({ script: scriptOf(name), lines, files });
    }
    return await readPages(pages, folder);
  } finally {
    await rasteriser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
