import type { LogoDoc } from '../document/logo-doc.ts';
import { formatNumber } from '../geometry/format-number.ts';
import { ARTBOARD, layOut } from '../layout/lay-out.ts';
import type { Artboard, PlacedLogo } from '../layout/lay-out.ts';
import type { Outlines } from '../outline/outlines.ts';
import { escapeXml } from './escape-xml.ts';
import { printPieces } from './print-pieces.ts';

export type RenderOptions = {
  outlines: Outlines;
  /** The artboard; logos are fitted to it. */
  size?: Artboard;
  /** Instead of the document's own ground. */
  background?: string;
};

export const svgOpening = ({ width, height }: Artboard, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}" ` +
  `width="${formatNumber(width)}" height="${formatNumber(height)}" role="img"><title>${escapeXml(label)}</title>`;

export const groundRect = ({ width, height }: Artboard, background: string): string =>
  background === 'transparent'
    ? ''
    : `<rect width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${escapeXml(background)}"/>`;

export const drawPlaced = (placed: PlacedLogo, doc: LogoDoc, background: string): string =>
  `${svgOpening(placed.artboard, doc.name.text)}${groundRect(placed.artboard, background)}${printPieces(placed.pieces)}</svg>`;

/** The logo as a self-contained SVG: text as outlines, no fonts, no scripts, no references. */
export function renderSvg(doc: LogoDoc, { outlines, size = ARTBOARD, background }: RenderOptions): string {
  return drawPlaced(layOut(doc, outlines, size), doc, background ?? doc.background);
}
