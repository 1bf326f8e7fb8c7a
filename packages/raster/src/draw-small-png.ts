import { Resvg } from '@resvg/resvg-js';

/**
 * A small PNG drawn at once, in the process that asks: for workers that have just made the drawing and whose answer
 * somebody waits for. Large pictures belong to the rasteriser.
 */
export function drawSmallPng(svg: string, longSide: number): { bytes: Uint8Array; width: number; height: number } {
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const mode = width >= height ? 'width' : 'height';
  const drawn = new Resvg(svg, { fitTo: { mode, value: longSide }, font: { loadSystemFonts: false } }).render();
  return { bytes: drawn.asPng(), width: drawn.width, height: drawn.height };
}
