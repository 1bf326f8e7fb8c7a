import { BOARDS, type Board } from '@markwright/studio';
import type { LogoWish } from './studio.ts';

export type Language = 'zh' | 'en';
export const LOAF = 'food/bread/loaf-and-sun';

/** The sample brand as each visitor would write it; Latin stands alone where hanzi cannot be read. */
const NAMES: Record<Language, Pick<LogoWish, 'name' | 'latin'>> = {
  zh: { name: '半山面包', latin: 'Half Hill Bakery' },
  en: { name: 'Half Hill Bakery' },
};
/** Round a badge the name needs a second line to meet. */
const ROUND: Record<Language, Partial<LogoWish>> = { zh: {}, en: { name: 'Half Hill', latin: 'Bakery' } };
const SCRIPT = { zh: 'hanzi', en: 'latin' } as const;

/** The sample brand on one of the boards that typed names hang on. */
const onBoard = (language: Language, board: Board, own: Partial<LogoWish> = {}): LogoWish => ({
  ...NAMES[language],
  layout: board[SCRIPT[language]].layout,
  font: board[SCRIPT[language]].faces[0] ?? '',
  ground: board.colors.ground,
  ink: board.colors.name,
  support: board.colors.support,
  accent: board.colors.accent,
  ...own,
});

/** Six lockups of one brand; the orange one is drawn in steps.ts. */
const wallOf = (language: Language) => ({
  stacked: onBoard(language, BOARDS.stacked, { mark: LOAF }),
  vertical: onBoard(language, BOARDS.vertical, { latinFont: 'cormorant-garamond.ttf' }),
  badge: onBoard(language, BOARDS.badge, { mark: LOAF, ...ROUND[language] }),
  horizontal: onBoard(language, BOARDS.horizontal, {
    mark: 'food/bread/toast-and-butter',
    latinFont: 'quicksand.ttf',
  }),
  reversed: onBoard(language, BOARDS.reversed, { mark: LOAF }),
});

export const WALL = { zh: wallOf('zh'), en: wallOf('en') };
