import { BOARDS, type Board } from '@markwright/studio';
import type { LogoWish } from './studio.ts';

export const BRAND = { name: '半山面包', latin: 'Half Hill Bakery' };
export const LOAF = 'food/bread/loaf-and-sun';

/** The sample brand on one of the boards that typed names hang on. */
const onBoard = ({ hanzi, colors }: Board, own: Partial<LogoWish> = {}): LogoWish => ({
  ...BRAND,
  layout: hanzi.layout,
  font: hanzi.faces[0] ?? '',
  ground: colors.ground,
  ink: colors.name,
  support: colors.support,
  accent: colors.accent,
  ...own,
});

/** Six lockups of one brand; the orange one is drawn in steps.ts. */
export const WALL = {
  stacked: onBoard(BOARDS.stacked, { mark: LOAF }),
  vertical: onBoard(BOARDS.vertical, { latinFont: 'cormorant-garamond.ttf' }),
  badge: onBoard(BOARDS.badge, { mark: LOAF }),
  horizontal: onBoard(BOARDS.horizontal, { mark: 'food/bread/toast-and-butter', latinFont: 'quicksand.ttf' }),
  reversed: onBoard(BOARDS.reversed, { mark: LOAF }),
};
