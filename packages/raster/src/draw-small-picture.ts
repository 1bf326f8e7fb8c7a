import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { unpremultiply } from './drawings.ts';
import type { Picture } from './picture-request.ts';

/** Small and soon: a third of a PNG's bytes, for pictures that travel with every letter somebody types. */
const WEBP = { quality: 80, alphaQuality: 80, effort: 0 };

/**
 * A small WebP drawn at once, in the process that asks: for workers that have just made the drawing and whose answer
 * somebody waits for. Large pictures belong to the rasteriser.
 */
export async function drawSmallPicture(svg: string, longSide: number): Promise<Picture> {
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const mode = width >= height ? 'width' : 'height';
  const drawn = new Resvg(svg, { fitTo: { mode, value: longSide }, font: { loadSystemFonts: false } }).render();
  const pixels = drawn.pixels;
  unpremultiply(pixels);
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  return { bytes: await sharp(pixels, { raw }).webp(WEBP).toBuffer(), width: drawn.width, height: drawn.height };
}

/** The RGBA pixels of a drawing with this width, drawn at once in the process that asks. */
export const drawPixels = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().pixels;
