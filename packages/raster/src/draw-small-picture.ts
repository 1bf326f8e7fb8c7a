import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { NO_FONTS, unpremultiply } from './drawings.ts';
import type { Picture } from './picture-request.ts';

/** Small and soon: a third of a PNG's bytes, for pictures that travel with every letter somebody types. */
const WEBP = { quality: 80, alphaQuality: 80, effort: 0 };

/**
 * A small WebP drawn at once, on a thread of the process that asks: for workers that have just made some drawings and
 * whose answer somebody waits for. Large pictures belong to the rasteriser. `cover` is a square drawing to be laid on
 * the ink alone; few are expected, and each is drawn once.
 */
export async function drawSmallPicture(svg: string, longSide: number, cover?: string): Promise<Picture> {
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const mode = width >= height ? 'width' : 'height';
  const drawn = await renderAsync(svg, { fitTo: { mode, value: longSide }, font: NO_FONTS });
  const pixels = drawn.pixels;
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  if (cover) layOnInk(pixels, raw, coverPixels(cover, longSide), longSide);
  unpremultiply(pixels);
  return { bytes: await sharp(pixels, { raw }).webp(WEBP).toBuffer(), width: drawn.width, height: drawn.height };
}

const covers = new Map<string, Uint8Array>();

function coverPixels(cover: string, side: number): Uint8Array {
  const key = `${side} ${cover}`;
  const known = covers.get(key) ?? drawPixels(cover, side);
  covers.set(key, known);
  return known;
}

/** Both with premultiplied colours. In the drawing itself a mask and a pattern would do it, in ten times the time. */
function layOnInk(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  cover: Uint8Array,
  side: number,
): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [at, over] = [(y * width + x) * 4, (y * side + x) * 4];
      const [ink, laid] = [pixels[at + 3] as number, cover[over + 3] as number];
      if (ink === 0 || laid === 0) continue;
      for (let channel = 0; channel < 3; channel += 1)
        pixels[at + channel] =
          ((cover[over + channel] as number) * ink + (pixels[at + channel] as number) * (255 - laid)) / 255;
    }
}

/** The RGBA pixels of a drawing with this width, drawn at once in the process that asks. */
export const drawPixels = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: NO_FONTS }).render().pixels;
