/** How a board sets names of one script: the layout, and faces to try in turn until one has every character. */
type Setting = { layout: string; faces: readonly string[] };

export type BoardKey = 'stacked' | 'construction' | 'vertical' | 'horizontal' | 'badge' | 'reversed';

export type Board = {
  hanzi: Setting;
  latin: Setting;
  /** For names that picture nothing: a layout that makes its mark of letters. */
  bare: string;
  /** The name's strongest idea or its second; boards of letters alone have none. */
  idea?: 'first' | 'second';
  colors: { ground: string; name: string; support: string; accent: string; mark?: string };
};

/**
 * Six ways to hang one name, as on a studio wall: exactly one dark ground, one orange, one neutral. The home page's
 * own sample hangs on the same boards.
 */
export const BOARDS: Record<BoardKey, Board> = {
  stacked: {
    hanzi: { layout: 'stacked', faces: ['noto-sans-sc-black.ttf'] },
    latin: { layout: 'stacked', faces: ['montserrat-extrabold.ttf'] },
    bare: 'framed',
    idea: 'first',
    colors: { ground: '#f4e3c3', name: '#4a2412', support: '#8a4a1f', accent: '#e8702a' },
  },
  construction: {
    hanzi: { layout: 'monogram', faces: ['noto-sans-sc-black.ttf'] },
    latin: { layout: 'monogram', faces: ['archivo-black.ttf'] },
    bare: 'monogram',
    idea: 'first',
    colors: { ground: '#ff6000', name: '#17130f', support: '#17130f', accent: '#fff3dc' },
  },
  vertical: {
    hanzi: { layout: 'vertical-seal', faces: ['ma-shan-zheng.ttf', 'noto-serif-sc-semibold.ttf'] },
    latin: { layout: 'split', faces: ['playfair-display.ttf', 'dm-serif-display.ttf'] },
    bare: 'vertical-seal',
    colors: { ground: '#efeae1', name: '#17130f', support: '#6b6258', accent: '#b3261e' },
  },
  horizontal: {
    hanzi: { layout: 'horizontal', faces: ['markwright-sweet-round.ttf', 'noto-sans-sc-bold.ttf'] },
    latin: { layout: 'horizontal', faces: ['fredoka.ttf'] },
    bare: 'monogram-row',
    idea: 'second',
    colors: { ground: '#f7c9bb', name: '#8e2a22', support: '#8e2a22', accent: '#8e2a22' },
  },
  badge: {
    hanzi: { layout: 'badge', faces: ['zcool-kuaile.ttf', 'noto-sans-sc-bold.ttf'] },
    latin: { layout: 'badge', faces: ['oswald.ttf'] },
    bare: 'plaque',
    idea: 'first',
    colors: { ground: '#cfe0ea', name: '#c1441e', support: '#c1441e', accent: '#f0a63a' },
  },
  reversed: {
    hanzi: { layout: 'horizontal', faces: ['zcool-xiaowei.ttf', 'noto-serif-sc-semibold.ttf'] },
    latin: { layout: 'horizontal', faces: ['marcellus.ttf', 'cinzel.ttf'] },
    bare: 'wordmark-rule',
    idea: 'first',
    colors: { ground: '#17130f', name: '#f4e3c3', support: '#c9b48a', accent: '#ff6000' },
  },
};
