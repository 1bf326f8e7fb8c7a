import { writeFile } from 'node:fs/promises';
import { allFonts } from '@markwright/fonts';
import { composeSeries, LAYOUTS, PALETTES, renderSvg } from '@markwright/logo';
import type { LogoDoc } from '@markwright/logo';
import { openShippedOutlines } from '../../packages/fonts/src/node/index.ts';
import { BRIEFS } from './briefs.ts';
import { marksFor } from './gallery-marks.ts';
import { drawSheet } from './sheet.ts';

const SHEET = new URL('../../docs/gallery.png', import.meta.url);
const LOGOS_PER_BRIEF = 2;
const BYTES_MAX = 1_500_000;

/** The page of each brief's list starts further on than the last one's, so together they show every layout. */
function pageOf(index: number) {
  return { from: index * LOGOS_PER_BRIEF, count: LOGOS_PER_BRIEF };
}

function reportCoverage(docs: readonly LogoDoc[]): void {
  const layouts = new Set(docs.map((doc) => doc.layout.id));
  const palettes = new Set(docs.map((doc) => doc.palette.id));
  const fonts = new Set(docs.map((doc) => doc.name.font));
  const missing = LAYOUTS.filter((layout) => !layouts.has(layout.id)).map((layout) => layout.id);
  console.log(
    `${docs.length} logos, ${layouts.size} of ${LAYOUTS.length} layouts, ${palettes.size} of ${PALETTES.length} palettes, ${fonts.size} fonts`,
  );
  if (missing.length > 0) console.log(`not shown: ${missing.join(', ')}`);
}

/** Sixty logos as the product would offer them, on one sheet. */
export async function drawGallery(): Promise<void> {
  const outlines = openShippedOutlines();
  await outlines.ensureLoaded(allFonts.map((font) => font.key));
  const docs = BRIEFS.flatMap(({ concepts, ...brief }, index) =>
    composeSeries(brief, { outlines, faces: allFonts, marks: marksFor(concepts, brief.name) }, pageOf(index)),
  );
  const svgs = docs.map((doc) => renderSvg(doc, { outlines }));
  const png = await drawSheet(svgs, { columns: 6, cell: { width: 400, height: 300 }, gap: 12, ground: '#ffffff' });
  if (png.length > BYTES_MAX) throw new Error(`The sheet is ${png.length} bytes, more than ${BYTES_MAX}`);
  await writeFile(SHEET, png);
  reportCoverage(docs);
  console.log(`docs/gallery.png, ${Math.round(png.length / 1024)} KB`);
}
