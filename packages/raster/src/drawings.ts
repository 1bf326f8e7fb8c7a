import { Resvg } from '@resvg/resvg-js';

/** Text comes as outlines; looking through the system's fonts would take longer than drawing. */
export const NO_FONTS = { loadSystemFonts: false };

/** How large a drawing says it is in its first tag; it is read whole only where that is silent. */
export function sizeOfDrawing(svg: string): { width: number; height: number } {
  const [tag = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, , width, height] = (/ viewBox="([^"]+)"/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? { width, height } : new Resvg(svg, { font: NO_FONTS });
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
