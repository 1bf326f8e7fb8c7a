import { Resvg } from '@resvg/resvg-js';

/** The RGBA pixels of a drawing with this width, drawn at once in the process that asks. */
export const drawPixels = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().pixels;
