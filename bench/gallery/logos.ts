import { writeFile } from 'node:fs/promises';
import { allFonts } from '@markwright/fonts';
import { composeSeries, findLayout, LAYOUTS, PALETTES, renderSvg } from '@markwright/logo';
import type { LogoDoc } from '@markwright/logo';
import { openShippedOutlines } from '../../packages/fonts/src/node/index.ts';
import { BRIEFS } from './briefs.ts';
import { marksFor } from './gallery-marks.ts';
import { drawSheet } from './sheet.ts';

const SHEET = new URL('../../docs/gallery.png', import.meta.url);
const LOGOS_PER_BRIEF = 2;
/** How far down a list the sheet looks. */
const DEPTH = 28;
const BYTES_MAX = 1_500_000;

/** From each list the logos whose layout and font the sheet has shown least: together they show every layout. */
function pickLogos(docs: readonly LogoDoc[], shown: Map<string, number>): LogoDoc[] {
  const picked: LogoDoc[] = [];
  const timesShown = (doc: LogoDoc) => {
    const layoutShown = shown.get(doc.layout.id) ?? 0;
    // Once every layout has been seen, those with a picture come round more often.
    const lettersOnly = layoutShown > 0 && !findLayout(doc.layout.id)?.drawsMark ? 12 : 0;
    return 10 * layoutShown + lettersOnly + (shown.get(doc.name.font) ?? 0);
  };
  while (picked.length < LOGOS_PER_BRIEF) {
    const rest = docs.filter((doc) => picked.every((other) => other.layout.id !== doc.layout.id));
    const next = rest.toSorted((one, other) => timesShown(one) - timesShown(other))[0];
    if (!next) break;
    for (const key of [next.layout.id, next.name.font]) shown.set(key, (shown.get(key) ?? 0) + 1);
    picked.push(next);
  }
  return picked;
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
  const shown = new Map<string, number>();
  const docs = BRIEFS.flatMap(({ concepts, ...brief }) => {
    const kit = { outlines, faces: allFonts, marks: marksFor(concepts, brief.name) };
    return pickLogos(composeSeries(brief, kit, { from: 0, count: DEPTH }), shown);
  });
  const svgs = docs.map((doc) => renderSvg(doc, { outlines }));
  const png = await drawSheet(svgs, { columns: 6, cell: { width: 480, height: 360 }, gap: 12, ground: '#ffffff' });
  if (png.length > BYTES_MAX) throw new Error(`The sheet is ${png.length} bytes, more than ${BYTES_MAX}`);
  await writeFile(SHEET, png);
  reportCoverage(docs);
  console.log(`docs/gallery.png, ${Math.round(png.length / 1024)} KB`);
}
