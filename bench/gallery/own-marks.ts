import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Construction, MarkShape } from '@markwright/logo';
import type { OwnMark } from '../../packages/marks/src/kit/define-mark.ts';
import { CANVAS, drawMark } from '../../packages/marks/src/kit/finish.ts';
import { ownMarks } from '../../packages/marks/src/own/own-marks.ts';

const [INK, ACCENT, PAPER, GUIDE] = ['#17130F', '#D9540B', '#FAF7F2', '#FF6000'];
/** So that no sheet in the repository weighs more than 400 KB. */
const PER_SHEET = 28;
type Colours = { primary: string; secondary: string };
const PLAIN: Colours = { primary: INK, secondary: ACCENT };
/** Under the construction. Opaque: resvg breaks off where a faded group and a circle far beyond the picture meet. */
const FAINT: Colours = { primary: '#BAB7B2', secondary: '#F1CAB1' };
const REVERSED: Colours = { primary: PAPER, secondary: '#FFB27A' };

const shapes = (list: MarkShape[], colours: Colours): string =>
  list
    .map((s) => `<path d="${s.d}" fill="${s.paint === 'secondary' ? colours.secondary : colours.primary}"/>`)
    .join('');

const place = (x: number, y: number, size: number, inside: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size / CANVAS})">${inside}</g>`;

function guide(c: Construction): string {
  const pen = `fill="none" stroke="${GUIDE}" stroke-width="0.9"`;
  if (c.kind === 'circle') return `<circle cx="${c.cx}" cy="${c.cy}" r="${c.r}" ${pen}/>`;
  if (c.kind === 'line') return `<path d="M${c.x1} ${c.y1}L${c.x2} ${c.y2}" ${pen}/>`;
  return '';
}

/** Solid, line, reversed at 256, 32 and 16 px, then the construction: one row a mark, two marks abreast. */
function sheet(marks: readonly OwnMark[], seed: number): string {
  const [width, height] = [4 * 256 + 60 + 24, 256 + 34];
  const rows = marks.map((mark, i) => {
    const solid = drawMark(mark, { seed });
    const line = drawMark(mark, { seed, style: 'line' });
    const small = solid.small ?? solid.shapes;
    const pictures = [
      place(0, 0, 256, shapes(solid.shapes, PLAIN)),
      place(256, 0, 256, shapes(line.shapes, PLAIN)),
      `<rect x="512" width="256" height="256" fill="${INK}"/>`,
      place(512, 0, 256, shapes(solid.shapes, REVERSED)),
      `<svg x="768" width="256" height="256" viewBox="0 0 240 240">${shapes(solid.shapes, FAINT)}${(solid.construction ?? []).map(guide).join('')}</svg>`,
      place(1032, 8, 32, shapes(solid.shapes, PLAIN)),
      place(1032, 48, 32, shapes(line.shapes, PLAIN)),
      `<rect x="1028" y="86" width="40" height="40" fill="${INK}"/>`,
      place(1032, 90, 32, shapes(solid.shapes, REVERSED)),
      place(1032, 140, 16, shapes(small, PLAIN)),
      `<rect x="1052" y="136" width="24" height="24" fill="${INK}"/>`,
      place(1056, 140, 16, shapes(small, REVERSED)),
    ];
    const label = `<text x="8" y="276" font-family="DejaVu Sans" font-size="12" fill="#6B6258">${mark.key}</text>`;
    return `<g transform="translate(${24 + (i % 2) * width} ${16 + Math.floor(i / 2) * height})">${pictures.join('')}${label}</g>`;
  });
  return page(24 + width * 2, 16 + height * Math.ceil(marks.length / 2), rows.join(''));
}

/** For the artist's eye: six marks abreast, three seeds each, large and at 32 and 16 px. */
function glance(marks: readonly OwnMark[], seed: number): string {
  const [cell, columns] = [200, 6];
  const tiles = marks.map((mark, i) => {
    const drawings = [0, 1, 2].map((n) => drawMark(mark, { seed: seed + n }));
    const [first, second, third] = drawings as [(typeof drawings)[0], (typeof drawings)[0], (typeof drawings)[0]];
    const inside = [
      place(8, 0, 150, shapes(first.shapes, PLAIN)),
      place(160, 0, 32, shapes(first.shapes, PLAIN)),
      place(168, 40, 16, shapes(first.small ?? [], PLAIN)),
      place(150, 62, 48, shapes(drawMark(mark, { seed, style: 'line' }).shapes, PLAIN)),
      place(158, 112, 36, shapes(second.shapes, PLAIN)),
      place(8, 150, 40, shapes(second.shapes, PLAIN)),
      place(52, 150, 40, shapes(third.shapes, PLAIN)),
      place(100, 150, 40, shapes(first.small ?? [], PLAIN)),
    ];
    const label = `<text x="8" y="204" font-family="DejaVu Sans" font-size="10" fill="#6B6258">${mark.key}</text>`;
    return `<g transform="translate(${(i % columns) * cell} ${8 + Math.floor(i / columns) * 214})">${inside.join('')}${label}</g>`;
  });
  return page(columns * cell, 16 + 214 * Math.ceil(marks.length / columns), tiles.join(''));
}

const page = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${inside}</svg>`;

/** npm run gallery -- own-marks [family[/concept]] [--glance] [--seed=1] [--out=folder] */
export async function drawGallery(args: string[]): Promise<void> {
  const wanted = args.find((arg) => !arg.startsWith('--'));
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 1);
  const marks = ownMarks.filter((mark) => !wanted || `${mark.key}/`.startsWith(`${wanted}/`));
  if (marks.length === 0) throw new Error(`no mark of our own under ${wanted}`);
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? join(tmpdir(), 'own-marks');
  await mkdir(folder, { recursive: true });
  for (const family of new Set(marks.map((mark) => mark.family))) {
    const ofFamily = marks.filter((mark) => mark.family === family);
    const pages = args.includes('--glance') ? 1 : Math.ceil(ofFamily.length / PER_SHEET);
    const each = Math.ceil(ofFamily.length / pages);
    for (let i = 0; i < pages; i++) {
      const shown = ofFamily.slice(i * each, (i + 1) * each);
      const svg = args.includes('--glance') ? glance(shown, seed) : sheet(shown, seed);
      const drawn = new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
      const png = await sharp(drawn).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
      const file = join(folder, `${family}${pages > 1 ? `-${i + 1}` : ''}.png`);
      await writeFile(file, png);
      console.log(`${file}: ${shown.length} marks, ${Math.round(png.length / 1024)} KB`);
    }
  }
}

if (import.meta.filename === process.argv[1]) await drawGallery(process.argv.slice(2));
