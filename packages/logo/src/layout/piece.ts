import { compose, mapBox, mapPoint, moveBox, place, uniteBoxes, type Box } from '@markwright/vector';
import type { Affine, Gradient, Path, Point } from '@markwright/vector';
import type { PartName } from '../document/logo-doc.ts';

export type Role = PartName | 'ornament';

/** One shape with its place and paint. A stroke width is in the path's own units and scales with it. */
export type Ink = {
  path: Path;
  at: Affine;
  color: string;
  strokeWidth?: number;
  evenOdd?: boolean;
  opacity?: number;
  /** Stands for a hole: it is cut out where the logo has only one colour. */
  isGround?: boolean;
  /** A colour of the drawing's own: no palette, gradient or container changes it. */
  isOwnColor?: boolean;
  /** Colours running from one point to another; `color` stands for them where a single colour is wanted. */
  gradient?: InkGradient;
  /** Only what lies inside these outlines is drawn. */
  clip?: readonly (readonly Point[])[];
  /** Light, shadow or border of another ink: left out where the logo has only one colour. */
  isDecoration?: boolean;
  /** The middle of a letter's foot, where letters are turned one by one. */
  center?: Point;
};

export type InkGradient = Gradient;

/** A part of the lockup that moves as one. */
export type Piece = {
  role: Role;
  /** What the eye takes as its extent; gaps are measured from it. */
  box: Box;
  /** All of its ink, descenders and strokes included. */
  ink: Box;
  inks: Ink[];
  /** Height of capitals or hanzi; absent for pictures. */
  letterHeight?: number;
  /** Where the mark's own coordinates went; construction lines follow it. */
  markAt?: Affine;
  /** Art lettering: it has its finish, and effects on letters leave it alone. */
  isLettered?: boolean;
};

export function movePiece(piece: Piece, dx: number, dy: number): Piece {
  if (dx === 0 && dy === 0) return piece;
  return transformPiece(piece, place(1, dx, dy), (box) => moveBox(box, dx, dy));
}

/** Gradients and clips are in the same units as the places, so they move along. */
function transformInk(ink: Ink, by: Affine): Ink {
  const moved = { ...ink, at: compose(by, ink.at) };
  const map = ({ x, y }: Point) => mapPoint(by, x, y);
  if (ink.gradient) moved.gradient = { ...ink.gradient, from: map(ink.gradient.from), to: map(ink.gradient.to) };
  if (ink.center) moved.center = map(ink.center);
  if (ink.clip) moved.clip = ink.clip.map((row) => row.map(map));
  return moved;
}

export function transformPiece(piece: Piece, by: Affine, mapping = (box: Box) => mapBox(by, box)): Piece {
  const scale = Math.hypot(by.a, by.b);
  return {
    ...piece,
    box: mapping(piece.box),
    ink: mapping(piece.ink),
    inks: piece.inks.map((ink) => transformInk(ink, by)),
    ...(piece.letterHeight === undefined ? {} : { letterHeight: piece.letterHeight * scale }),
    ...(piece.markAt ? { markAt: compose(by, piece.markAt) } : {}),
  };
}

/** Moves a whole group. */
export const movePieces = (pieces: readonly Piece[], dx: number, dy: number): Piece[] =>
  pieces.map((piece) => movePiece(piece, dx, dy));

export const boxOf = (pieces: readonly Piece[]): Box => uniteBoxes(pieces.map((piece) => piece.box));
export const inkOf = (pieces: readonly Piece[]): Box => uniteBoxes(pieces.map((piece) => piece.ink));

/** Puts the box's top left corner, or the point given by `anchor` (0–1 along each side), at x, y. */
export function putAt(piece: Piece, x: number, y: number, anchor: { x: number; y: number } = { x: 0, y: 0 }): Piece {
  const { box } = piece;
  return movePiece(piece, x - box.x - box.width * anchor.x, y - box.y - box.height * anchor.y);
}

export function putAllAt(
  pieces: readonly Piece[],
  x: number,
  y: number,
  anchor: { x: number; y: number } = { x: 0, y: 0 },
): Piece[] {
  const box = boxOf(pieces);
  return movePieces(pieces, x - box.x - box.width * anchor.x, y - box.y - box.height * anchor.y);
}
