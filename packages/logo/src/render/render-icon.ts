import type { Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { resolveLayout } from '../layout/catalogue.ts';
import { setInitialContainer, shapeBySeed } from '../layout/initial-container.ts';
import { nameStem, openKit } from '../layout/kit.ts';
import { setMark } from '../layout/mark-piece.ts';
import { inkOf, putAt } from '../layout/piece.ts';
import type { Piece } from '../layout/piece.ts';
import { printPieces } from './print-pieces.ts';
import { groundRect, svgOpening } from './render-svg.ts';

/** At this size and under, the mark's own simpler drawing is used. */
export const SMALL_PIXELS = 24;

export type IconOptions = {
  outlines: Outlines;
  /** Side in pixels it will be seen at. */
  pixels: number;
  background?: string;
  /** Share of the side that the ink fills. */
  fill?: number;
};

/** The mark, or the telling letter in its container, at `side` units; simpler where it is seen small. */
export function iconPiece(doc: LogoDoc, outlines: Outlines, pixels: number, side: number): Piece {
  const kit = openKit(doc, outlines);
  const layout = resolveLayout(doc.layout.id, kit.facts);
  const { mark } = doc;
  if (!mark || !layout.drawsMark) return setInitialContainer(kit, shapeBySeed(doc.seed), side);
  const small = pixels <= SMALL_PIXELS ? mark.drawing.small : undefined;
  const draw = (size: number) =>
    setMark({
      mark,
      size,
      colors: kit.colors,
      stem: small ? 0 : nameStem(kit) * (side / 160),
      ...(small ? { shapes: small } : {}),
    });
  const first = draw(side);
  return draw((side * side) / Math.max(first.ink.width, first.ink.height));
}

/** The mark alone on a square, for favicons, avatars and app icons; a name without a mark gives its telling letter. */
export function renderIcon(doc: LogoDoc, { outlines, pixels, background, fill = 0.78 }: IconOptions): string {
  const side = 240;
  const artboard = { width: side, height: side };
  const piece = iconPiece(doc, outlines, pixels, side * fill);
  const centered = putAt({ ...piece, box: inkOf([piece]) }, side / 2, side / 2, { x: 0.5, y: 0.5 });
  return `${svgOpening(artboard, doc.name.text)}${groundRect(artboard, background ?? doc.background)}${printPieces([centered])}</svg>`;
}
