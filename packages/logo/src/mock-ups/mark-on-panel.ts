import { place, type Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import type { Artboard, PlacedLogo } from '../layout/placed-logo.ts';
import { inkOf, transformPiece } from '../layout/piece.ts';
import { openArrangements } from '../placing/arrangements.ts';
import { placeIcon } from '../placing/place-icon.ts';
import { oneColorPieces } from '../render/one-color.ts';
import { printPieces } from '../render/print-pieces.ts';
import { svgOpening } from '../render/render-svg.ts';
import { isHole } from '../render/tones.ts';
import { printWatermark } from '../render/watermark.ts';

/** Long panels want a row, tall ones a column, an icon's tile the mark alone; `own` is the logo as designed. */
type PanelShape = 'row' | 'column' | 'own' | 'icon';
type PanelOptions = {
  shape: PanelShape;
  /** Colour of the material: holes of the logo show it. */
  ground: string;
  /** Everything in this one colour, details knocked out. */
  color?: string;
};

const ARRANGEMENT = { row: 'wide', column: 'stacked', own: 'designed' } as const;

function placedAs(shape: PanelShape, doc: LogoDoc, outlines: Outlines): PlacedLogo {
  if (shape === 'icon') return placeIcon(doc, outlines).placed;
  const arrangements = openArrangements(doc, outlines);
  return (arrangements.find(ARRANGEMENT[shape]) ?? arrangements.designed).placed;
}

/** The logo on nothing, cut to its ink: what is painted on a photographed panel. */
export function printForPanel(doc: LogoDoc, outlines: Outlines, { shape, ground, color }: PanelOptions): string {
  const placed = placedAs(shape, doc, outlines);
  const pieces = color === undefined ? placed.pieces : oneColorPieces(placed);
  const box = inkOf(pieces);
  const size = { width: Math.max(1, box.width), height: Math.max(1, box.height) };
  const moved = pieces.map((piece) => transformPiece(piece, place(1, -box.x, -box.y)));
  const paint =
    color === undefined
      ? (ink: Parameters<typeof isHole>[0]) => (isHole(ink, placed.ground) ? ground : ink.color)
      : () => color;
  return `${svgOpening(size, doc.name.text)}${printPieces(moved, paint)}</svg>`;
}

/** Background (null where there is none) and inks of a logo, the name's first: what the choice of a panel's colours rests on. */
export function colorsOnPanel(doc: LogoDoc, outlines: Outlines, shape: PanelShape) {
  const placed = placedAs(shape, doc, outlines);
  const inks = placed.pieces.flatMap((piece) => piece.inks).filter((ink) => !isHole(ink, placed.ground));
  const background = doc.background === 'transparent' ? null : doc.background;
  return { background, inks: [...new Set([doc.name.color, ...inks.map(({ color }) => color)])] };
}

/** What tells the trade of a logo's owner, the surest first: what was said of it, its words, what its mark shows. */
export const tradeWords = ({ about, name, secondName, slogan, mark }: LogoDoc): string[] => [
  about ?? '',
  [name.text, secondName?.text, slogan?.text].filter(Boolean).join(' '),
  mark ? `${mark.meaning.zh} ${mark.meaning.en}` : '',
];

/** Only the watermark, for a photograph of this size. */
export const printPhotoWatermark = (size: Artboard): string =>
  `${svgOpening(size, '')}${printWatermark(size, { ground: '#ffffff', ink: '#17130f' }, 'mw-photo', 'plain')}</svg>`;
