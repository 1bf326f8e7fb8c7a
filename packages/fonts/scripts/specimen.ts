import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFonts } from '../src/font-catalogue.ts';
import type { FontEntry } from '../src/manifest.ts';
import { openShippedOutlines } from '../src/node/index.ts';
import { BUILD_FOLDER } from './folders.ts';

const ROW = 56;
const WIDTH = 1500;
const SIZE = 36;
const LINES = {
  hanzi: '星河咖啡 云海茶舍 鹰飞凤舞 永 Galaxy 128 &',
  latin: 'Galaxy Coffee AVATAR Type & Co. 1280 fjord',
};

/** Draws every shipped face on one sheet, so that a person can see whether each is what its category says. */
const outlines = openShippedOutlines();
await outlines.ensureLoaded(allFonts.map((font) => font.key));

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function row(font: FontEntry, index: number): string {
  const { glyphs, missing } = outlines.shape(font.key, LINES[font.script]);
  const top = index * ROW;
  const scale = SIZE / font.metrics.unitsPerEm;
  const drawn = glyphs
    .map(({ x, path }) => `<path transform="translate(${x * scale + 430} ${top + 40}) scale(${scale})" d="${path}"/>`)
    .join('');
  const facts = `${font.category} ${font.key} ${font.traits.build} ${font.traits.heaviness} ${missing.join('')}`;
  const picture = `<image x="270" y="${top + 18}" width="140" height="20" href="${escapeXml(font.picUrl)}"/>`;
  return `<text x="10" y="${top + 34}" font-size="11" font-family="sans-serif">${escapeXml(facts)}</text>${picture}${drawn}`;
}

const height = allFonts.length * ROW;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">
<rect width="100%" height="100%" fill="#fff"/>
${allFonts.map(row).join('\n')}
</svg>`;
const file = join(BUILD_FOLDER, 'specimen.svg');
await writeFile(file, svg);
console.log(file);
