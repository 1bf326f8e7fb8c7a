import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { MarkDrawing, MarkShape } from '@markwright/logo';

const COLOURS: Record<string, string> = { primary: '#17130F', secondary: '#D9540B' };

const paint = (shapes: readonly MarkShape[]): string =>
  shapes.map(({ d, paint: p }) => `<path d="${d}" fill-rule="evenodd" fill="${COLOURS[p] ?? p}"/>`).join('');

function tile(drawing: MarkDrawing, label: string, i: number): string {
  const [x, y] = [(i % 10) * 140, Math.floor(i / 10) * 160];
  return `<g transform="translate(${x} ${y})">
    <g transform="translate(6 6) scale(0.42)">${paint(drawing.shapes)}</g>
    <g transform="translate(110 10) scale(${16 / 240})">${paint(drawing.small ?? drawing.shapes)}</g>
    <g transform="translate(106 34) scale(${24 / 240})">${paint(drawing.small ?? drawing.shapes)}</g>
    <text x="8" y="128" font-family="DejaVu Sans" font-size="9" fill="#6B6258">${label}</text></g>`;
}

type Made = { drawing: MarkDrawing; source: { id: string } };

/** One sheet of marks made by rule: each large, and its small drawing at 16 and 24 px. */
export async function drawMadeMarks(name: string, marks: readonly Made[], args: string[]): Promise<void> {
  const label = ({ source }: Made): string =>
    source.id
      .replace(/^lift\//, '')
      .split('/')
      .slice(0, 4)
      .join(' ');
  const tiles = marks.map((mark, i) => tile(mark.drawing, label(mark), i));
  const height = Math.ceil(marks.length / 10) * 160;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="${height}"><rect width="100%" height="100%" fill="#FAF7F2"/>${tiles.join('')}</svg>`;
  const folder = args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? join(tmpdir(), 'own-marks');
  await mkdir(folder, { recursive: true });
  const drawn = new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
  const png = await sharp(drawn).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer();
  await writeFile(join(folder, `${name}.png`), png);
  console.log(`${join(folder, `${name}.png`)}: ${marks.length} marks, ${Math.round(png.length / 1024)} KB`);
}
