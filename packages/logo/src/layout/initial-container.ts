import { box, type Box } from '@markwright/vector';
import type { LayoutChoice, LogoDoc } from '../document/logo-doc.ts';
import { containerColors } from './container.ts';
import { setInitial } from './initial.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { archPath, circlePath, fillInk, rectPath } from './shapes.ts';

type ContainerShape = NonNullable<LayoutChoice['frame']>;

const outline = (shape: ContainerShape, extent: Box, radius: number): string => {
  if (shape === 'disc') return circlePath(extent.x + extent.width / 2, extent.y + extent.height / 2, extent.width / 2);
  return shape === 'arch' ? archPath(extent) : rectPath(extent, radius);
};

/** A filled shape with the telling letter reversed in it, its top left corner at 0, 0. */
export function setInitialContainer(kit: LayoutKit, side: number): Piece {
  const shape = frameOf(kit.doc);
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

const SHAPES = ['disc', 'square', 'arch'] as const;
const SHAPES_IN_A_ROW = ['square', 'disc'] as const;

/** The shape is part of the design, so it follows the seed and stays, also where the letter stands in another layout. */
export function frameOf({ seed, layout }: LogoDoc): ContainerShape {
  const shapes = layout.id === 'monogram-row' ? SHAPES_IN_A_ROW : SHAPES;
  return layout.frame ?? shapes[(seed >>> 3) % shapes.length] ?? 'disc';
}
