import type { LogoDoc } from '../document/logo-doc.ts';
import { growBox, type Outlines } from '@markwright/vector';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Artboard } from '../layout/placed-logo.ts';
import { printPieces } from './print-pieces.ts';

export type CutOut = Artboard & { svg: string };

/** Ink that ends exactly on the edge would be shaved by rounding. */
const MARGIN = 2;
const round = (value: number): number => Math.round(value * 10) / 10;

type CutOutOptions = { outlines: Outlines; size?: Artboard };

/** The logo without a ground, cut to its ink: for places that bring their own colour and room. */
export function renderCutOut(doc: LogoDoc, { outlines, size = ARTBOARD }: CutOutOptions): CutOut {
  const placed = layOut(doc, outlines, size);
  const box = growBox(placed.box, MARGIN);
  const { x, y, width, height } = box;
  const body = printPieces(placed.pieces).replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
  const view = [x, y, width, height].map(round).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${body}</svg>`,
    width: Math.round(width),
    height: Math.round(height),
  };
}
