import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  removeBackground,
  TOLERANCE,
  TOLERANCE_MAX,
  type Click,
  type HoleChoice,
  type MattingOptions,
  type Rgb,
} from '@markwright/matting';
import { CommandError } from '../command-error.ts';

const OPTIONS = {
  tolerance: { type: 'string', default: String(TOLERANCE) },
  holes: { type: 'string', default: 'auto' },
  background: { type: 'string', default: 'auto' },
  click: { type: 'string', multiple: true, default: [] as string[] },
  smooth: { type: 'string', default: '0' },
  trim: { type: 'boolean', default: false },
  padding: { type: 'string', default: '0' },
} as const;
const HOLES: readonly string[] = ['auto', 'keep', 'remove'] satisfies HoleChoice[];
const PIXELS_MAX = 100_000_000;
const SMOOTH_MAX = 20;
const PADDING_MAX = 2000;
/** One thread decodes and encodes no more than a person would wait for. */
const DRAWING_SIDE = 2048;

/** `matting IN OUT`: the picture without its background, as PNG. */
export async function matting(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  const [input, output, ...rest] = positionals;
  if (!input || !output || rest.length > 0)
    throw new CommandError('matting needs two files, like: matting logo.jpg logo.png');
  const tolerance = Number(values.tolerance);
  if (!(tolerance >= 0 && tolerance <= TOLERANCE_MAX))
    throw new CommandError(`--tolerance is 0 to ${TOLERANCE_MAX}, not ${values.tolerance}`);
  if (!HOLES.includes(values.holes)) throw new CommandError(`--holes is ${HOLES.join(', ')}, not ${values.holes}`);
  const options: MattingOptions = {
    tolerance,
    holes: values.holes as HoleChoice,
    background: readColor(values.background),
    clicks: values.click.map(readClick),
    smooth: readPixelCount('smooth', values.smooth, SMOOTH_MAX),
    trim: values.trim,
    padding: readPixelCount('padding', values.padding, PADDING_MAX),
  };
  const { data, width, height } = removeBackground(await readPixels(input), options);
  await writeFile(
    output,
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 6 })
      .toBuffer(),
  );
}

async function readPixels(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read`);
  });
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: PIXELS_MAX }).metadata();
    const density = format === 'svg' ? Math.max(72, (72 * DRAWING_SIDE) / Math.max(width, height)) : undefined;
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', ...(density && { density }) });
    const { data, info } = await image
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new CommandError(`${file} is not a picture that can be read: ${error instanceof Error ? error.message : ''}`);
  }
}

/** `120,80,glass`: the part at that place is glass. */
function readClick(text: string): Click {
  const [, x, y, want] = /^(\d+),(\d+),(keep|remove|glass)$/.exec(text) ?? [];
  if (!x || !y) throw new CommandError(`--click is a place and keep, remove or glass, like 120,80,glass; not ${text}`);
  return { x: Number(x), y: Number(y), want: want as Click['want'] };
}

function readPixelCount(name: string, text: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > most)
    throw new CommandError(`--${name} is 0 to ${most} pixels, not ${text}`);
  return count;
}

function readColor(text: string): 'auto' | Rgb {
  if (text === 'auto') return 'auto';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  const [, red, green, blue] = short
    ? ['', ...short.slice(1).map((digit) => digit + digit)]
    : (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? []);
  if (!red || !green || !blue) throw new CommandError(`--background is auto or a colour like #fff, not ${text}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}
