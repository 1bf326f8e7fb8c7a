import { place, type Box } from '@markwright/vector';
import { openArrangements } from '../placing/arrangements.ts';
import { transformPiece, type Piece } from '../layout/piece.ts';
import type { PlacedLogo } from '../layout/placed-logo.ts';
import { placeIcon } from '../placing/place-icon.ts';
import { oneColorPieces } from '../render/one-color.ts';
import { printPieces } from '../render/print-pieces.ts';
import { inRoom } from '../render/render-icon.ts';
import { toneOf } from '../render/tones.ts';
import { isOwnSurface } from './scene.ts';
import type { SceneKit } from './scene.ts';

type LockupOptions = {
  /** The room on the thing; the lockup's ink fills it as far as its shape allows. */
  room: Box;
  /** Colour of what it is printed on: one of the scene's two surfaces. */
  surface: string;
  /** Long things want a row, tall ones a column; the logo changes only where it has such an arrangement. */
  shape?: 'row' | 'column' | 'own';
  align?: 'left' | 'centre';
};

const ARRANGEMENT = { row: 'wide', column: 'stacked', own: 'designed' } as const;

/** Inks and their paint: as designed on the logo's own surface, in one colour on any other. */
function painted({ doc }: SceneKit, placed: PlacedLogo, surface: string, color?: string) {
  if (color === undefined && isOwnSurface(doc, surface)) return { pieces: placed.pieces };
  const reversed = toneOf('reversed', placed, surface, doc.name.color).paint;
  return { pieces: oneColorPieces(placed), paint: color === undefined ? reversed : () => color };
}

/** The whole logo, fitted by its ink into a room on the scene. */
export function printLockup(kit: SceneKit, { room, surface, shape = 'own', align = 'centre' }: LockupOptions): string {
  const arrangements = openArrangements(kit.doc, kit.outlines);
  const { placed } = arrangements.find(ARRANGEMENT[shape]) ?? arrangements.designed;
  const { box } = placed;
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const free = room.width - box.width * scale;
  const x = room.x + (align === 'left' ? 0 : free / 2) - box.x * scale;
  const y = room.y + (room.height - box.height * scale) / 2 - box.y * scale;
  const { pieces, paint } = painted(kit, placed, surface);
  const fitted = pieces.map((piece: Piece) => transformPiece(piece, place(scale, x, y)));
  return printPieces(fitted, paint);
}

type IconOptions = { room: Box; surface: string; color?: string };

/** What stands for the brand without its words. In one colour where `color` is given. */
export function printIcon(kit: SceneKit, { room, surface, color }: IconOptions): string {
  const side = Math.min(room.width, room.height);
  const { placed } = placeIcon(kit.doc, kit.outlines);
  const { pieces, paint } = painted(kit, placed, surface, color);
  const middle = { x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, side };
  return printPieces(inRoom(pieces, placed, middle), paint);
}
