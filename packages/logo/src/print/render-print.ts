import type { LogoDoc } from '../document/logo-doc.ts';
import { backdropInks } from '../effects/backdrop.ts';
import { growBox, parsePath, place, uniteBoxes, type Box, type Outlines } from '@markwright/vector';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Artboard, PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink, Piece } from '../layout/piece.ts';
import type { MarkShape } from '../mark/mark-drawing.ts';
import { asDesigned, printInks, printPieces } from '../render/print-pieces.ts';
import { groundRect, svgOpening } from '../render/render-svg.ts';
import type { Look } from '../render/tones.ts';
import { lookOn } from '../render/grounds.ts';
import type { Ground } from '../render/grounds.ts';
import { oneColorPieces } from '../render/one-color.ts';
import { cutHoles, outlineInks } from './plain-shapes.ts';
import { ringsOf } from '@markwright/vector';

type PrintOptions = { outlines: Outlines; ground?: Ground; size?: Artboard };

/**
 * A logo as it is sold: on one of its grounds, filled outlines only. No stroke, mask or clip is left that a cutting
 * plotter or an old drawing program would read differently.
 */
export function renderPrint(doc: LogoDoc, { outlines, ground = 'designed', size = ARTBOARD }: PrintOptions): string {
  const placed = layOut(doc, outlines, size);
  const look = lookOn(ground, placed, doc);
  const { background, paint, hasBackdrop } = look;
  const whole = outlinedPieces(placed, look);
  const pattern = hasBackdrop && background !== 'transparent' ? outlineInks(backdropInks(placed, doc)) : [];
  const backdrop = pattern.length > 0 ? `<g data-part="backdrop">${printInks(pattern, asDesigned)}</g>` : '';
  return `${svgOpening(size, doc.name.text)}${groundRect(size, background)}${backdrop}${printPieces(whole, paint)}</svg>`;
}

/** The parts as filled outlines: strokes and clips are gone, and what a look cuts is a real hole. */
export function outlinedPieces(placed: PlacedLogo, { paint, isCut, isOneColor }: Look): Piece[] {
  const pieces = isOneColor ? oneColorPieces(placed) : placed.pieces;
  const shown = mapInks(pieces, (inks) => inks.filter((ink) => isCut?.(ink) === true || paint(ink) !== null));
  return mapInks(isCut ? cutHoles(shown, isCut) : shown, outlineInks);
}

const mapInks = (pieces: readonly Piece[], change: (inks: Ink[]) => Ink[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, inks: change(piece.inks) }));

/** The extent of a drawing's ink, strokes included; undefined where nothing would be seen. */
export function inkBoxOf(shapes: readonly MarkShape[]): Box | undefined {
  const boxes = shapes.flatMap(({ d, strokeWidth }) => {
    const points = ringsOf(parsePath(d), place(1, 0, 0)).flatMap((ring) => ring.points);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    if (points.length === 0) return [];
    const x = xs.reduce((least, value) => Math.min(least, value), Infinity);
    const y = ys.reduce((least, value) => Math.min(least, value), Infinity);
    const width = xs.reduce((most, value) => Math.max(most, value), -Infinity) - x;
    const height = ys.reduce((most, value) => Math.max(most, value), -Infinity) - y;
    return [growBox({ x, y, width, height }, (strokeWidth ?? 0) / 2)];
  });
  const box = boxes.length > 0 ? uniteBoxes(boxes) : undefined;
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}
