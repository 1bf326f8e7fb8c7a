import { box } from '@markwright/vector';
import { setInitial } from './initial.ts';
import type { LayoutKit } from './kit.ts';
import { sealColor } from './container.ts';
import type { Piece } from './piece.ts';
import { fillInk, rectPath } from './shapes.ts';

/** A square seal 印章 with one character cut out of it, its top left corner at 0, 0. */
export function setSeal(kit: LayoutKit, side: number): Piece {
  const extent = box(0, 0, side, side);
  const letter = setInitial(kit, side * 0.62, kit.colors.ground);
  return {
    role: 'ornament',
    box: extent,
    ink: extent,
    inks: [
      fillInk(rectPath(extent, side * 0.1), sealColor(kit)),
      ...letter.inks.map((ink) => ({ ...ink, at: { ...ink.at, e: ink.at.e + side / 2, f: ink.at.f + side / 2 } })),
    ],
  };
}
