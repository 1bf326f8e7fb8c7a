import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { LogoDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { depictedConcepts } from '@markwright/studio';
import { showProgress } from '../show-progress.ts';

const PNG_SIDE = 1024;

export type ComposedLogo = { doc: LogoDoc; drawSvg(): string; facts?: Record<string, unknown> };

const fileName = (at: number): string => `logo-${String(at + 1).padStart(3, '0')}`;

const describe = (doc: LogoDoc) => ({
  layout: doc.layout.id,
  font: doc.name.font,
  palette: doc.palette.id,
  background: doc.background,
  mark: doc.mark?.source ?? null,
  meaning: doc.mark?.meaning ?? null,
  shows: depictedConcepts(doc),
});

/**
 * SVG, PNG and document of each logo, and index.json saying what they are. `markwright pack` takes the document.
 * The process that draws the pictures starts while the logos are made, and draws one while the SVG of the next is written.
 */
export async function writeLogos(folder: string, makeLogos: () => Promise<readonly ComposedLogo[]>): Promise<void> {
  const rasteriser = openRasteriser();
  try {
    rasteriser.wake();
    const logos = await makeLogos();
    await mkdir(folder, { recursive: true });
    const progress = showProgress('logos', logos.length);
    const writeLogo = async ({ doc }: ComposedLogo, svg: string, at: number) => {
      const { bytes } = await rasteriser.draw({ svg, format: 'png', longSide: PNG_SIDE }, { isJob: true });
      await writeFile(join(folder, `${fileName(at)}.svg`), svg);
      await writeFile(join(folder, `${fileName(at)}.png`), bytes);
      await writeFile(join(folder, `${fileName(at)}.json`), `${JSON.stringify(doc, null, 2)}\n`);
      progress.step();
    };
    try {
      const writing: Promise<void>[] = [];
      for (const [at, logo] of logos.entries()) {
        const written = writeLogo(logo, logo.drawSvg(), at);
        // What goes wrong is told below, when all are waited for.
        written.catch(() => undefined);
        writing.push(written);
        // Lets the order go to the other process before the next SVG keeps this one busy.
        await setImmediate();
      }
      await Promise.all(writing);
      const index = logos.map(({ doc, facts }, at) => ({ file: fileName(at), ...describe(doc), ...facts }));
      await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    } finally {
      progress.end();
    }
  } finally {
    await rasteriser.close();
  }
}
