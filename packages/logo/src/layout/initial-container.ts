import { box, type Box } from '@markwright/vector';
import { containerColors } from './container.ts';
import { setInitial } from './initial.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { archPath, circlePath, fillInk, rectPath } from './shapes.ts';

export type ContainerShape = 'disc' | 'square' | 'arch';

const outline = (shape: ContainerShape, extent: Box, radius: number): string => {
  if (shape === 'disc') return circlePath(extent.x + extent.width / 2, extent.y + extent.height / 2, extent.width / 2);
  return shape === 'arch' ? archPath(extent) : rectPath(extent, radius);
};

/** A filled shape with the telling letter reversed in it, its top left corner at 0, 0. */
export function setInitialContainer(kit: LayoutKit, shape: ContainerShape, side: number): Piece {
  const { fill, inside } = containerColors(kit);
  const extent = shape === 'arch' ? box(0, 0, side * 0.86, side * 1.04) : box(0, 0, side, side);
  const letter = setInitial(kit, side * (shape === 'disc' ? 0.56 : 0.6), inside.primary);
  const centered = movePiece(letter, extent.width / 2, extent.height * (shape === 'arch' ? 0.56 : 0.5));
  return {
    role: 'mark',
    box: extent,
    ink: extent,
    inks: [fillInk(outline(shape, extent, side * 0.12), fill), ...centered.inks],
  };
}

/** The shape is part of the design, so it follows the seed and stays. */
export const shapeBySeed = (seed: number): ContainerShape =>
  (['disc', 'square', 'arch'] as const)[(seed >>> 3) % 3] ?? 'disc';
