import type { LogoDoc } from '../document/logo-doc.ts';
import { backdropInks } from '../effects/backdrop.ts';
import { formatNumber, growBox, hashText, type Outlines } from '@markwright/vector';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Artboard, PlacedLogo } from '../layout/placed-logo.ts';
import { printWithHoles } from './cut-holes.ts';
import { escapeXml } from './escape-xml.ts';
import { asDesigned, printInks, printPieces } from './print-pieces.ts';
import { lookOn } from './grounds.ts';
import type { Ground } from './grounds.ts';
import { oneColorPieces } from './one-color.ts';
import { toneOf } from './tones.ts';
import type { Tone } from './tones.ts';
import { printWatermark } from './watermark.ts';
import type { WatermarkStrength } from './watermark.ts';

export type RenderOptions = {
  outlines: Outlines;
  /** The artboard; the lockup is fitted to it. */
  size?: Artboard;
  /** Instead of the document's own ground: a hex colour or 'transparent'. */
  background?: string;
  tone?: Tone;
  /** One of the grounds the logo is sold on, instead of `background` and `tone`. */
  ground?: Ground;
  /** Tiles the product's name over the picture. */
  watermark?: boolean | WatermarkStrength;
};

export const svgOpening = ({ width, height }: Artboard, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}" ` +
  `width="${formatNumber(width)}" height="${formatNumber(height)}" role="img"><title>${escapeXml(label)}</title>`;

export const groundRect = ({ width, height }: Artboard, background: string): string =>
  background === 'transparent'
    ? ''
    : `<rect width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${escapeXml(background)}"/>`;

/** Room left round the ink of a picture without a ground, against the clear space. */
const RIM = 0.25;

/** A picture without a ground ends where its ink ends: whoever puts it somewhere brings the room around it. */
export function trimToInk(svg: string, { box, clearSpace }: PlacedLogo): string {
  const { x, y, width, height } = growBox(box, clearSpace * RIM);
  const view = [x, y, width, height].map(formatNumber).join(' ');
  const size = `width="${formatNumber(width)}" height="${formatNumber(height)}"`;
  return svg.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${view}" ${size}`);
}

/** Ids must differ between pictures that end up in one page. */
const idFor = (doc: LogoDoc, tone: string): string =>
  `mw${hashText(`${doc.name.text}|${doc.seed}|${doc.layout.id}|${doc.name.font}|${tone}`).toString(36)}`;

/** The ground's own pattern goes with the ground: another colour, or none, is a plain one. */
function printBackdrop(placed: PlacedLogo, doc: LogoDoc): string {
  const inks = backdropInks(placed, doc);
  return inks.length === 0 ? '' : `<g data-part="backdrop">${printInks(inks, asDesigned)}</g>`;
}

const strengthOf = (watermark: true | WatermarkStrength): WatermarkStrength =>
  watermark === true ? 'plain' : watermark;

/** Draws what `layOut` has placed, for callers that need the boxes too. */
export function drawPlaced(
  placed: PlacedLogo,
  doc: LogoDoc,
  options: Omit<RenderOptions, 'outlines' | 'size'> = {},
): string {
  const { tone = 'full', watermark = false } = options;
  const asked = options.background ?? doc.background;
  const look = options.ground ? lookOn(options.ground, placed, doc) : toneOf(tone, placed, asked, doc.name.color);
  const { background, paint, isCut } = look;
  const pieces = look.isOneColor ? oneColorPieces(placed) : placed.pieces;
  const id = idFor(doc, options.ground ?? tone);
  const lockup = isCut ? printWithHoles(pieces, paint, isCut, id) : printPieces(pieces, paint);
  const hasBackdrop = look.hasBackdrop && background !== 'transparent' && background === doc.background;
  const cover = watermark
    ? printWatermark(placed.artboard, { ground: placed.ground, ink: doc.name.color }, id, strengthOf(watermark))
    : '';
  const ground = groundRect(placed.artboard, background) + (hasBackdrop ? printBackdrop(placed, doc) : '');
  return `${svgOpening(placed.artboard, doc.name.text)}${ground}${lockup}${cover}</svg>`;
}

/** The logo as a self-contained SVG: text as outlines, no fonts, no scripts, no references outside. */
export function renderSvg(doc: LogoDoc, { outlines, size = ARTBOARD, ...options }: RenderOptions): string {
  return drawPlaced(layOut(doc, outlines, size), doc, options);
}
