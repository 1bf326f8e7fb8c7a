import type { LogoDoc } from '../document/logo-doc.ts';
import { growBox } from '../geometry/box.ts';
import { ARTBOARD, layOut } from '../layout/lay-out.ts';
import type { Artboard } from '../layout/lay-out.ts';
import type { Outlines } from '../outline/outlines.ts';
import { printPieces } from './print-pieces.ts';

export type CutOut = Artboard & { svg: string };

/** Ink that ends exactly on the edge would be shaved by rounding. */
const MARGIN = 2;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The logo without a ground, cut to its ink: for places that bring their own colour and room. */
export function renderCutOut(
  doc: LogoDoc,
  { outlines, size = ARTBOARD }: { outlines: Outlines; size?: Artboard },
): CutOut {
  const placed = layOut(doc, outlines, size);
  const { x, y, width, height } = growBox(placed.box, MARGIN);
  const body = printPieces(placed.pieces).replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
  const view = [x, y, width, height].map(round).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`,
    width: Math.round(width),
    height: Math.round(height),
  };
}
