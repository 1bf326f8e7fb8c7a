import { setLogo, type LogoWish } from './studio.ts';

export const BRAND = { name: '半山面包', latin: 'Half Hill Bakery' };
export const LOAF = 'food/bread/loaf-and-sun';

/** Six lockups of one brand: exactly one dark ground, one orange, one neutral. The orange one is drawn in mark-sheet.ts. */
export const WALL: Record<string, LogoWish> = {
  stacked: {
    ...BRAND,
    mark: LOAF,
    layout: 'stacked',
    font: 'noto-sans-sc-black.ttf',
    ground: '#f4e3c3',
    ink: '#4a2412',
    support: '#8a4a1f',
    accent: '#e8702a',
  },
  vertical: {
    ...BRAND,
    layout: 'vertical-seal',
    font: 'ma-shan-zheng.ttf',
    latinFont: 'cormorant-garamond.ttf',
    ground: '#efeae1',
    ink: '#17130f',
    support: '#6b6258',
    accent: '#b3261e',
  },
  badge: {
    ...BRAND,
    mark: LOAF,
    layout: 'badge',
    font: 'zcool-kuaile.ttf',
    ground: '#cfe0ea',
    ink: '#c1441e',
    support: '#c1441e',
    accent: '#f0a63a',
    markInk: '#c1441e',
  },
  horizontal: {
    ...BRAND,
    mark: 'food/bread/toast-and-butter',
    layout: 'horizontal',
    font: 'markwright-sweet-round.ttf',
    latinFont: 'quicksand.ttf',
    ground: '#f7c9bb',
    ink: '#8e2a22',
    support: '#8e2a22',
    accent: '#8e2a22',
  },
  reversed: {
    ...BRAND,
    mark: LOAF,
    layout: 'horizontal',
    font: 'zcool-xiaowei.ttf',
    ground: '#17130f',
    ink: '#f4e3c3',
    support: '#c9b48a',
    accent: '#ff6000',
  },
};

export const brandLogo = () => setLogo(WALL.stacked as LogoWish);
