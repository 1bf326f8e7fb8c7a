import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { setJpgDensity, setPngDensity } from './print-density.ts';
import type { Picture, PictureRequest } from './picture-request.ts';

const JPG_QUALITY = 92;
/** Text comes as outlines; looking through the system's fonts would take longer than drawing. */
const NO_FONTS = { loadSystemFonts: false };

/** Whether a drawing is at least as wide as it is tall, by what its first tag says; read whole only where that is silent. */
function isWide(svg: string): boolean {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, , width, height] = (/ viewBox="([^"]+)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return width >= height;
  const measured = new Resvg(svg, { font: NO_FONTS });
  return measured.width >= measured.height;
}

/**
 * Draws with resvg (faithful and even at large sizes) and encodes with sharp (three times faster than resvg's own PNG), both
 * on threads of their own: whoever makes many pictures goes on meanwhile.
 */
export async function drawPicture(order: PictureRequest): Promise<Picture> {
  const background = order.background ?? (order.format === 'jpg' ? '#ffffff' : undefined);
  const drawn = await renderAsync(order.svg, {
    fitTo: { mode: isWide(order.svg) ? 'width' : 'height', value: order.longSide },
    ...(background && { background }),
    font: NO_FONTS,
  });
  // `pixels` copies the whole image on every read, and its colours are premultiplied.
  const pixels = drawn.pixels;
  const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
  if (!background) unpremultiply(pixels);
  const image = sharp(pixels, { raw, limitInputPixels: false });
  const encoded =
    order.format === 'png'
      ? await image.png({ compressionLevel: 6 }).toBuffer()
      : await image.flatten({ background }).jpeg({ quality: JPG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  const setDensity = order.format === 'png' ? setPngDensity : setJpgDensity;
  const bytes = order.dpi === undefined ? encoded : setDensity(encoded, order.dpi);
  return { bytes, width: drawn.width, height: drawn.height };
}

/** Divides colours by their alpha in place, or half-transparent edges would come out dark. */
export function unpremultiply(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] as number) * 255) / alpha));
  }
}
