import type { LogoDoc } from '../document/logo-doc.ts';
import { place, type Box, type Outlines } from '@markwright/vector';
import { resolveLayout } from '../layout/catalogue.ts';
import { factsOf } from '../layout/kit.ts';
import { ARTBOARD, layOut } from '../layout/lay-out.ts';
import type { PlacedLogo } from '../layout/lay-out.ts';
import { inkOf, putAt, transformPiece } from '../layout/piece.ts';
import { setLayout } from '../ops/edit-layout.ts';
import { asDesigned, printPieces } from '../render/print-pieces.ts';
import type { Paint } from '../render/print-pieces.ts';
import { iconPiece } from '../render/render-icon.ts';
import { isHole, toneOf } from '../render/tones.ts';
import { isOwnSurface } from './scene.ts';
import type { SceneKit } from './scene.ts';

export type LockupWish = {
  /** The room on the thing; the lockup's ink fills it as far as its shape allows. */
  room: Box;
  /** Colour of what it is printed on: one of the scene's two surfaces. */
  surface: string;
  /** Long things want a row, tall ones a column; the logo changes only where it has such a layout and a poor fit. */
  shape?: 'row' | 'column' | 'own';
  align?: 'left' | 'centre';
};

const ROW_AT_LEAST = 2;
const COLUMN_AT_MOST = 1.9;

function arranged(doc: LogoDoc, outlines: Outlines, shape: LockupWish['shape']): { doc: LogoDoc; placed: PlacedLogo } {
  const placed = layOut(doc, outlines, ARTBOARD);
  const ratio = placed.box.width / placed.box.height;
  const poor = shape === 'row' ? ratio < ROW_AT_LEAST : shape === 'column' && ratio > COLUMN_AT_MOST;
  if (!poor) return { doc, placed };
  const wanted = shape === 'row' ? 'horizontal' : 'stacked';
  if (resolveLayout(wanted, factsOf(doc)).id !== wanted) return { doc, placed };
  const other = setLayout(doc, wanted);
  return { doc: other, placed: layOut(other, outlines, ARTBOARD) };
}

function paintFor(doc: LogoDoc, placed: PlacedLogo, surface: string): Paint {
  if (isOwnSurface(doc, surface)) return asDesigned;
  return toneOf('reversed', placed, surface, doc.name.color).paint;
}

/** The whole logo, fitted by its ink into a room on the scene. */
export function printLockup(
  { doc, outlines }: SceneKit,
  { room, surface, shape, align = 'centre' }: LockupWish,
): string {
  const { doc: shown, placed } = arranged(doc, outlines, shape);
  const { box } = placed;
  const scale = Math.min(room.width / box.width, room.height / box.height);
  const free = room.width - box.width * scale;
  const x = room.x + (align === 'left' ? 0 : free / 2) - box.x * scale;
  const y = room.y + (room.height - box.height * scale) / 2 - box.y * scale;
  const pieces = placed.pieces.map((piece) => transformPiece(piece, place(scale, x, y)));
  return printPieces(pieces, paintFor(shown, placed, surface));
}

export type IconWish = { room: Box; surface: string; color?: string };

/** The mark alone, or the telling letter of a name without one. In one colour where `color` is given. */
export function printIcon({ doc, outlines }: SceneKit, { room, surface, color }: IconWish): string {
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const side = Math.min(room.width, room.height);
  const drawn = iconPiece(doc, outlines, side, side);
  const ink = inkOf([drawn]);
  const at = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const piece = putAt({ ...drawn, box: ink }, at.x, at.y, { x: 0.5, y: 0.5 });
  const single = color ?? (isOwnSurface(doc, surface) ? undefined : ground);
  return printPieces([piece], (each) => (single === undefined ? each.color : isHole(each, ground) ? surface : single));
}
