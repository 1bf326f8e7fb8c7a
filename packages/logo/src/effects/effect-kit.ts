import type { Effect, EffectPaint } from '../document/effects.ts';
import type { LogoDoc } from '../document/logo-doc.ts';
import { compose, flatten, place, scaleOf, type Box } from '@markwright/vector';
import type { GridShape } from '@markwright/vector';
import type { Ink, Piece, Role } from '../layout/piece.ts';

/** What an effect may know about the logo it works on. */
export type EffectKit = {
  /** Height of the name's letters where the pieces stand now. */
  unit: number;
  /** The whole lockup. */
  box: Box;
  seed: number;
  color: (paint: EffectPaint) => string;
};

export function colorsOf(doc: LogoDoc): (paint: EffectPaint) => string {
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const roles: Readonly<Record<string, string>> = {
    ground,
    name: doc.name.color,
    accent: doc.layout.accent,
    primary: doc.mark?.primary ?? doc.name.color,
    secondary: doc.mark?.secondary ?? doc.layout.accent,
  };
  return (paint) => roles[paint] ?? paint;
}

type On = Extract<Effect, { on: unknown }>['on'];

/** Containers and rules belong to the mark. */
export function isMeant(on: On, role: Role): boolean {
  if (on === 'all') return true;
  if (on === 'mark') return role === 'mark' || role === 'ornament';
  return on === 'name' ? role === 'name' : role === 'name' || role === 'secondName' || role === 'slogan';
}

/** Changes the pieces an effect is meant for. */
export const onPieces = (pieces: readonly Piece[], on: On, change: (piece: Piece) => Piece): Piece[] =>
  pieces.map((piece) => (isMeant(on, piece.role) && !piece.isLettered ? change(piece) : piece));

export const longSide = ({ ink }: Piece): number => Math.max(ink.width, ink.height);

/** More cells than this along a mark cannot be told apart, and their number grows with the square. */
const MOST_CELLS = 120;

export const finestCell = (piece: Piece): number => (piece.role === 'mark' ? longSide(piece) / MOST_CELLS : 0);

/** An ink as the squares' grid reads it. */
export const gridShapeOf = ({ path, at, strokeWidth, evenOdd }: Ink): GridShape => ({
  rows: flatten(path, at),
  ...(strokeWidth === undefined ? {} : { strokeWidth: strokeWidth * scaleOf(at) }),
  ...(evenOdd ? { evenOdd } : {}),
});

/** Ink that has a body of its own: neither a hole nor another effect's border. */
export const isBody = (ink: Ink): boolean => ink.isGround !== true && ink.isDecoration !== true;

/** A body that takes the effect's colours. */
export const isPaintable = (ink: Ink): boolean => isBody(ink) && ink.isOwnColor !== true;

export const behind = (piece: Piece, inks: Ink[]): Piece => ({ ...piece, inks: [...inks, ...piece.inks] });

/** A line along an ink's edge, `width` wide on the artboard; on a line drawing it goes round the line. */
export function edgeOf(ink: Ink, color: string, width: number, opacity?: number): Ink {
  const own = ink.strokeWidth ?? 0;
  return {
    path: ink.path,
    at: ink.at,
    color,
    strokeWidth: own + width / scaleOf(ink.at),
    isDecoration: true,
    ...(opacity === undefined ? {} : { opacity }),
    ...(ink.clip ? { clip: ink.clip } : {}),
  };
}

/** The same ink elsewhere, in another colour. */
export function copyOf(ink: Ink, dx: number, dy: number, color: string): Ink {
  const { gradient: _gradient, ...plain } = ink;
  const moved = { ...plain, at: compose(place(1, dx, dy), ink.at), color, isDecoration: true };
  if (!ink.clip) return moved;
  return { ...moved, clip: ink.clip.map((row) => row.map(({ x, y }) => ({ x: x + dx, y: y + dy }))) };
}
