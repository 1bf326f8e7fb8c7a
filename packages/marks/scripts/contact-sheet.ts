/**
 * Draws concepts with their pictures on sheets, to be looked at before a catalogue is committed:
 *   npx tsx packages/marks/scripts/contact-sheet.ts OUT [--sets mdi,tdesign] [--concepts tiger,corgi]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { MarkDrawing } from '@markwright/logo';
import { Resvg } from '@resvg/resvg-js';
import { allConcepts, findDrawing } from '../src/catalogue/catalogue.ts';
import type { Concept, DrawingEntry } from '../src/catalogue/catalogue-types.ts';
import { drawMark } from '../src/kit/finish.ts';
import { ownMarksFor } from '../src/own/own-marks-for.ts';

const [out, ...options] = process.argv.slice(2);
if (!out) throw new Error('usage: contact-sheet.ts OUT [--sets a,b] [--concepts a,b]');

const listed = (name: string) => {
  const at = options.indexOf(name);
  return at < 0 ? undefined : new Set(options[at + 1]?.split(','));
};
const sets = listed('--sets');
const wanted = listed('--concepts');

const COLUMNS = 6;
const ROWS = 17;
const CELL = { width: 300, height: 72 };
const SIDE = 44;
const MOST = 6;

function place({ box, shapes }: MarkDrawing, x: number, y: number): string {
  const scale = SIDE / Math.max(box.width, box.height);
  const paint = (colour: string) => (colour === 'primary' ? '#111' : colour === 'secondary' ? '#999' : colour);
  const paths = shapes.map(({ d, paint: colour, strokeWidth, fillRule = 'nonzero', opacity = 1 }) =>
    strokeWidth
      ? `<path d="${d}" opacity="${opacity}" fill="none" stroke="${paint(colour)}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" opacity="${opacity}" fill="${paint(colour)}" fill-rule="${fillRule}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-box.x} ${-box.y})">${paths.join('')}</g>`;
}

/** One weight of a picture is enough to judge it by. */
const isPlain = ({ id, style }: DrawingEntry) => style !== 'duotone' && !/-(bold|light)$/.test(id);

function picturesOf({ id, drawings }: Concept): MarkDrawing[] {
  const entries = drawings.filter((entry) => isPlain(entry) && (!sets || sets.has(entry.set)));
  const solidFirst = entries.toSorted((a, b) => Number(b.style === 'solid') - Number(a.style === 'solid'));
  const own = sets ? [] : ownMarksFor(id).map((mark) => drawMark(mark, { seed: 1 }));
  return [...own, ...solidFirst.map((entry) => findDrawing(entry.id)!.drawing)].slice(0, MOST);
}

const shown = allConcepts()
  .filter(({ id }) => !wanted || wanted.has(id))
  .map((concept) => ({ concept, pictures: picturesOf(concept) }))
  .filter(({ pictures }) => pictures.length > 0);
mkdirSync(out, { recursive: true });
for (let page = 0; page * COLUMNS * ROWS < shown.length; page += 1) {
  const cells = shown.slice(page * COLUMNS * ROWS, (page + 1) * COLUMNS * ROWS).map(({ concept, pictures }, index) => {
    const x = (index % COLUMNS) * CELL.width;
    const y = Math.floor(index / COLUMNS) * CELL.height;
    const label = `<text x="${x + 4}" y="${y + 14}" font-size="13" font-family="sans-serif" fill="#b00">${concept.id}</text>`;
    return label + pictures.map((drawing, at) => place(drawing, x + 4 + at * (SIDE + 4), y + 20)).join('');
  });
  const [width, height] = [COLUMNS * CELL.width, ROWS * CELL.height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`;
  writeFileSync(`${out}/sheet-${String(page + 1).padStart(2, '0')}.png`, new Resvg(svg).render().asPng());
}
console.log(`${shown.length} concepts on sheets in ${out}`);
