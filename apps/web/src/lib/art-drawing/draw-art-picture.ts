import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import { outlinesFromGlyphs } from '@markwright/fonts/glyph-json';
import { renderSvg, type LogoDoc, type WatermarkStrength } from '@markwright/logo';
import { paintDrawing, readDrawing } from '@markwright/logo/canvas';
import { surfaceOf } from '../logo-drawing/canvas-surface.ts';

export type ArtLook = {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** The artboard it shows. */
  board: { width: number; height: number };
  /** Bought designs are shown clean. */
  watermark: WatermarkStrength | false;
};
export type ArtRequest = ArtLook & { doc: LogoDoc };
export type DrawnArt = { bitmap: ImageBitmap; ms: number };

const outlines = outlinesFromGlyphs();

export const addGlyphs = (font: FontGlyphs): void => outlines.add(font);

/** From a document to pixels: laid out, lettered and painted in one go, in a worker where there is one. */
export function drawArtPicture<Canvas extends HTMLCanvasElement | OffscreenCanvas>(
  canvas: Canvas,
  { doc, board, watermark }: ArtRequest,
): Canvas {
  paintDrawing(surfaceOf(canvas), readDrawing(renderSvg(doc, { outlines, size: board, watermark })));
  return canvas;
}
