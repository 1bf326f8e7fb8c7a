import type { LogoDoc } from '../document/logo-doc.ts';
import { growBox, type Box, type Outlines } from '@markwright/vector';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Artboard, PlacedLogo } from '../layout/placed-logo.ts';
import { printPieces } from './print-pieces.ts';
import { printWatermark } from './watermark.ts';

export type CutOut = Artboard & { svg: string };

/** Ink that ends exactly on the edge would be shaved by rounding. */
const MARGIN = 2;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The watermark on the ink alone: beside it, cut off at the picture's edge, it would look like dirt. */
function inkWatermark({ pieces, ground }: PlacedLogo, box: Box, ink: string): string {
  return (
    `<mask id="mw-ink" maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">` +
    `${printPieces(pieces, () => '#fff')}</mask>` +
    `<g mask="url(#mw-ink)">${printWatermark(box, { ground, ink }, 'mw-cut-out')}</g>`
  );
}

type CutOutOptions = { outlines: Outlines; size?: Artboard; watermark?: boolean };

/** The logo without a ground, cut to its ink: for places that bring their own colour and room. */
export function renderCutOut(doc: LogoDoc, { outlines, size = ARTBOARD, watermark = false }: CutOutOptions): CutOut {
  const placed = layOut(doc, outlines, size);
  const box = growBox(placed.box, MARGIN);
  const { x, y, width, height } = box;
  const cover = watermark ? inkWatermark(placed, box, doc.name.color) : '';
  const body = printPieces(placed.pieces).replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
  const view = [x, y, width, height].map(round).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}${cover}</svg>`,
    width: Math.round(width),
    height: Math.round(height),
  };
}
