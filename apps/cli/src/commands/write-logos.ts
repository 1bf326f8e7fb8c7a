import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogoDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { showsOf } from '@markwright/studio';
import { showProgress } from '../show-progress.ts';

const PNG_SIDE = 1024;

export type DrawnLogo = { doc: LogoDoc; svg: string; facts?: Record<string, unknown> };

const fileName = (at: number): string => `logo-${String(at + 1).padStart(3, '0')}`;

const describe = (doc: LogoDoc) => ({
  layout: doc.layout.id,
  font: doc.name.font,
  palette: doc.palette.id,
  background: doc.background,
  mark: doc.mark?.source ?? null,
  meaning: doc.mark?.meaning ?? null,
  shows: showsOf(doc),
});

/**
 * SVG, PNG and document of each logo, and index.json saying what they are. `markwright pack` takes the document.
 * The process that draws the pictures starts while the logos are made.
 */
export async function writeLogos(folder: string, makeLogos: () => Promise<readonly DrawnLogo[]>): Promise<void> {
  const rasteriser = openRasteriser();
  try {
    rasteriser.wake();
    const logos = await makeLogos();
    await mkdir(folder, { recursive: true });
    const progress = showProgress('logos', logos.length);
    try {
      await Promise.all(
        logos.map(async ({ doc, svg }, at) => {
          const { bytes } = await rasteriser.draw({ svg, format: 'png', longSide: PNG_SIDE });
          await writeFile(join(folder, `${fileName(at)}.svg`), svg);
          await writeFile(join(folder, `${fileName(at)}.png`), bytes);
          await writeFile(join(folder, `${fileName(at)}.json`), `${JSON.stringify(doc, null, 2)}\n`);
          progress.step();
        }),
      );
      const index = logos.map(({ doc, facts }, at) => ({ file: fileName(at), ...describe(doc), ...facts }));
      await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    } finally {
      progress.end();
    }
  } finally {
    await rasteriser.close();
  }
}
