import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Box } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { HEIGHTS, readPages, type Page } from './reader.ts';
import { scriptOf, type Sample } from './sample.ts';
import { readAgain } from './second-reader.ts';

/** Cut close, then given the white margin a page has: rules and frames next to the name stay outside. */
const [CUT, MARGIN] = [0.12, 0.6];
/** The height at which the second reader looks. */
const SECOND_LOOK = 32;

/** What each reader makes of every sample. */
export type Readings = { tesseract: string[]; second: string[] | undefined };

export async function readSamples(samples: readonly Sample[]): Promise<Readings> {
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
    return {
      tesseract: await readPages(pages, folder),
      second: await readAgain(pages.map(({ files }) => files.get(SECOND_LOOK) ?? '')),
    };
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
