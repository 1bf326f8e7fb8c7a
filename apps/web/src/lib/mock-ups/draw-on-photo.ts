import { outlinesFromGlyphs, type FontGlyphs } from '@markwright/fonts/glyph-json';
import { colorsOnPanel, printForPanel, type LogoDoc } from '@markwright/logo';
import {
  chooseDress,
  dressChoices,
  placeMark,
  sceneFromPhoto,
  shapeFor,
  softenMark,
  type DressWish,
  type PhotoWish,
} from '@markwright/mockups';
import { asBitmap, markPixels, type DrawnMockUp } from './draw-mock-up.ts';

export type PhotoRequest = {
  photo: PhotoWish;
  /** Of the photograph's own edges, in its pixels: the mark's are made as soft. */
  softness: number;
  doc: LogoDoc;
  glyphs: readonly FontGlyphs[];
  bought: boolean;
  dress?: DressWish | undefined;
};

/** A logo on the customer's own photograph. */
export async function drawOnPhoto(request: PhotoRequest): Promise<DrawnMockUp> {
  const { photo, softness, doc, glyphs, bought, dress: wish } = request;
  const start = performance.now();
  const scene = sceneFromPhoto(photo);
  const outlines = outlinesFromGlyphs(glyphs);
  const shape = shapeFor(scene.meta);
  const colors = colorsOnPanel(doc, outlines, shape);
  // paint knows all colours, whatever the arithmetic takes it for
  const meta = { ...scene.meta, mode: 'print' as const };
  const { ground, mark } = chooseDress(meta, colors, wish);
  const color = mark.kind === 'one-color' ? mark.color : undefined;
  const svg = printForPanel(doc, outlines, { shape, ground, ...(color !== undefined && { color }) });
  const pixels = softenMark(markPixels(svg, meta), softness);
  const placed = placeMark(scene, { mark: pixels, ground });
  const placingMs = performance.now() - start;
  const { dresses } = dressChoices(meta, colors);
  return {
    bitmap: await asBitmap(placed, bought, placed.width),
    choices: { dresses, grounds: [], inks: [] },
    placingMs,
  };
}
