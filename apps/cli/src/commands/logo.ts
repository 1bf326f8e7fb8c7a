import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { findPalette, renderSvg, type LogoDoc, type PaletteId } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { LIST_LENGTH, openStudio, type Brief } from '@markwright/studio';
import { CommandError } from '../command-error.ts';
import { showProgress } from '../show-progress.ts';

const PNG_SIDE = 1024;

const OPTIONS = {
  name: { type: 'string' },
  'second-name': { type: 'string' },
  slogan: { type: 'string' },
  description: { type: 'string' },
  palette: { type: 'string' },
  count: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

/** `logo --name … --out DIR`: SVG and PNG of each logo, and an index of what they are. */
export async function logo(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS, strict: true });
  if (!values.name) throw new CommandError('logo needs --name');
  if (!values.out) throw new CommandError('logo needs --out DIR');
  const count = wholeNumber('count', values.count, 1, LIST_LENGTH);
  const brief: Brief = {
    name: values.name,
    secondName: values['second-name'],
    slogan: values.slogan,
    description: values.description,
    palette: readPalette(values.palette),
    seed: wholeNumber('seed', values.seed, 0, 0xffffffff),
  };
  await mkdir(values.out, { recursive: true });
  const studio = openStudio(openShippedOutlines());
  const rasteriser = openRasteriser();
  const progress = showProgress('logos', count);
  try {
    const { docs } = await studio.list(brief, { from: 0, count });
    const index = docs.map((doc, at) => ({ file: fileName(at), ...describe(doc) }));
    await Promise.all(
      docs.map(async (doc, at) => {
        const svg = renderSvg(doc, { outlines: studio.outlines });
        const { bytes } = await rasteriser.draw({ svg, format: 'png', longSide: PNG_SIDE });
        await writeFile(join(values.out as string, `${fileName(at)}.svg`), svg);
        await writeFile(join(values.out as string, `${fileName(at)}.png`), bytes);
        progress.step();
      }),
    );
    await writeFile(join(values.out, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  } finally {
    progress.end();
    await rasteriser.close();
  }
}

const fileName = (at: number): string => `logo-${String(at + 1).padStart(3, '0')}`;

const describe = (doc: LogoDoc) => ({
  layout: doc.layout.id,
  font: doc.name.font,
  palette: doc.palette.id,
  background: doc.background,
  mark: doc.mark?.source ?? null,
  meaning: doc.mark?.meaning ?? null,
});

function readPalette(id: string | undefined): PaletteId | undefined {
  if (id === undefined) return undefined;
  const palette = findPalette(id as PaletteId);
  if (!palette) throw new CommandError(`there is no palette "${id}"`);
  return palette.id;
}

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new CommandError(`--${name} is a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}
