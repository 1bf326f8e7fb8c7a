/**
 * Draws the pictures of `drawn/*.txt` on a sheet, large and at 32 px:
 *   npx tsx packages/marks/scripts/drawn-sheet.ts FILE.txt OUT.png [--numbers]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { toPathData } from '../src/kit/path-data.ts';
import { boxOf, segmentsOf } from '../src/kit/region.ts';
import { readDrawnFile } from './drawn.ts';

const [file, out, ...options] = process.argv.slice(2);
if (!file || !out) throw new Error('usage: drawn-sheet.ts FILE.txt OUT.png [--numbers]');
const drawn = readDrawnFile(readFileSync(file, 'utf8'));
const COLUMNS = 10;
const CELL = { width: 150, height: 132 };

const cells = drawn.map(({ name, region }, index) => {
  const x = (index % COLUMNS) * CELL.width;
  const y = Math.floor(index / COLUMNS) * CELL.height;
  const box = boxOf(segmentsOf(region));
  const side = Math.max(box.width, box.height);
  const at = (size: number, dx: number, dy: number) =>
    `<g transform="translate(${x + dx} ${y + dy}) scale(${size / side}) translate(${side / 2 - box.x - box.width / 2} ${side / 2 - box.y - box.height / 2})"><path d="${toPathData(region)}"/></g>`;
  const label = options.includes('--numbers') ? String(index + 1) : name;
  return `<text x="${x + 4}" y="${y + 13}" font-size="13" font-family="sans-serif" fill="#b00">${label}</text>${at(96, 6, 22)}${at(32, 110, 80)}`;
});
const [width, height] = [COLUMNS * CELL.width, Math.ceil(drawn.length / COLUMNS) * CELL.height];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`;
writeFileSync(out, new Resvg(svg).render().asPng());
console.log(`${drawn.length} drawings in ${out}`);
