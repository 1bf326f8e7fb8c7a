import { place, type Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { transformPiece, type Piece } from '../layout/piece.ts';
import { placeIcon } from '../placing/place-icon.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import { printPieces } from './print-pieces.ts';
import { groundRect, svgOpening } from './render-svg.ts';

type IconOptions = {
  outlines: Outlines;
  /** Side in pixels it will be seen at. */
  pixels: number;
  background?: string;
  /** Share of the side that the ink fills. */
  fill?: number;
};

/** Pieces in the middle of a square room, as large as their ink allows. */
export function inRoom(
  pieces: readonly Piece[],
  { box }: PlacedLogo,
  room: { x: number; y: number; side: number },
): Piece[] {
  const scale = room.side / Math.max(box.width, box.height);
  const x = room.x + room.side / 2 - (box.x + box.width / 2) * scale;
  const y = room.y + room.side / 2 - (box.y + box.height / 2) * scale;
  return pieces.map((piece) => transformPiece(piece, place(scale, x, y)));
}

/** What stands for the brand, on a square: for favicons, avatars and app icons. */
export function renderIcon(doc: LogoDoc, { outlines, pixels, background, fill = 0.78 }: IconOptions): string {
  const side = 240;
  const artboard = { width: side, height: side };
  const { placed } = placeIcon(doc, outlines, pixels);
  const rim = (side * (1 - fill)) / 2;
  const pieces = inRoom(placed.pieces, placed, { x: rim, y: rim, side: side * fill });
  return `${svgOpening(artboard, doc.name.text)}${groundRect(artboard, background ?? doc.background)}${printPieces(pieces)}</svg>`;
}
