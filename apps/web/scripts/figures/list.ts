import type { LogoWish } from '../pictures/studio.ts';
import * as diagram from './diagrams.ts';
import * as draw from './kinds.ts';
import type { Drawn } from './sheet-parts.ts';

const black = 'noto-sans-sc-black.ttf';
const bold = 'noto-sans-sc-bold.ttf';
const song = 'noto-serif-sc-black.ttf';

const BAKERY: LogoWish = {
  name: '半山面包',
  latin: 'Half Hill Bakery',
  mark: 'food/bread/loaf-and-sun',
  layout: 'stacked',
  font: black,
  ground: '#f4e3c3',
  ink: '#4a2412',
  support: '#4a2412',
  accent: '#e8702a',
};
const COFFEE: LogoWish = {
  name: '海盐咖啡',
  latin: 'Sea Salt Coffee',
  mark: 'nature/wave/scales',
  layout: 'stacked',
  font: 'zcool-xiaowei.ttf',
  ground: '#12494a',
  ink: '#f4ead2',
  support: '#a9c9bd',
  accent: '#e8702a',
};
const TEA: LogoWish = {
  name: '青岚茶事',
  latin: 'Qinglan Tea',
  mark: 'tableware/gaiwan/lid-lifted',
  layout: 'stacked',
  font: 'noto-serif-sc-semibold.ttf',
  ground: '#e7ead9',
  ink: '#23432f',
  support: '#5d7a6c',
  accent: '#c8642d',
};
const BEAN: LogoWish = {
  name: '豆子',
  mark: 'food/coffee/bean',
  layout: 'stacked',
  font: black,
  ground: '#f3e6d2',
  ink: '#4a2412',
  accent: '#e8702a',
};
const PETS: LogoWish = {
  name: '圆圆宠物',
  mark: 'animals/cat/face',
  layout: 'stacked',
  font: 'chiron-goround-bold.ttf',
  ground: '#ffc9cd',
  ink: '#4a1424',
  accent: '#e0405c',
};
const HOTPOT: LogoWish = {
  name: '沸点火锅',
  latin: 'Boiling Point',
  mark: 'food/hotpot/two-broths',
  layout: 'stacked',
  font: 'maoken-assorted.ttf',
  latinFont: 'oswald.ttf',
  ground: '#b8151c',
  ink: '#ffeccb',
  support: '#ffb04a',
  accent: '#ffb04a',
};
const LOTUS: LogoWish = {
  name: '青禾瑜伽',
  latin: 'Qinghe Yoga',
  mark: 'plants/lotus/open',
  layout: 'stacked',
  font: 'noto-sans-sc-regular.ttf',
  ground: '#ffffff',
  ink: '#8c4636',
  support: '#8c4636',
  accent: '#d98a68',
};
const with_ = (wish: LogoWish, own: Partial<LogoWish>): LogoWish => ({ ...wish, ...own });
const dark = (wish: LogoWish, ground: string, ink: string, accent: string) =>
  with_(wish, { ground, ink, accent, support: ink, markInk: ink });

/** Lead pictures: the mark and the three colours it is drawn in, one for each article. */
export const LEADS: Record<string, { mark: string; ground: string; ink: string; second: string }> = {
  'choosing-a-logo': { mark: 'food/bread/loaf-and-sun', ground: '#17130f', ink: '#f4e3c3', second: '#ff6000' },
  'colour-evidence': { mark: 'fruit/persimmon/pair-on-branch', ground: '#7a2412', ink: '#ffe3c2', second: '#ffb04a' },
  'chinese-type': { mark: 'craft/brush/writing', ground: '#f4ead2', ink: '#1d1a16', second: '#b3261e' },
  'latin-and-hanzi': { mark: 'home/bridge/three-arches', ground: '#12494a', ink: '#f4ead2', second: '#e8702a' },
  'trademark-basics': { mark: 'chinese/seal-stamp/imprint', ground: '#8c1a14', ink: '#ffe9d2', second: '#ffc46b' },
  'print-files': { mark: 'craft/book/open', ground: '#1c2a44', ink: '#f2f0e6', second: '#ff8a3d' },
  'shop-sign': { mark: 'home/roof/lifted-eaves', ground: '#2f4a3a', ink: '#f7ead0', second: '#e8702a' },
  avatars: { mark: 'animals/cat/face', ground: '#ffc9cd', ink: '#4a1424', second: '#e0405c' },
  'small-sizes': { mark: 'food/coffee/bean', ground: '#2a1a0e', ink: '#f0d9b5', second: '#e8702a' },
  'black-and-white-first': { mark: 'animals/panda/face', ground: '#f3f1ec', ink: '#17130f', second: '#17130f' },
  naming: { mark: 'keepsakes/wax-seal/blob', ground: '#3a1f3d', ink: '#f6dfe6', second: '#ff9a6b' },
  'brand-colours-in-print': { mark: 'fruit/dragon-fruit/half', ground: '#f6d3dc', ink: '#7a1440', second: '#2f7d4f' },
  'clear-space': { mark: 'plants/lotus/open', ground: '#f6e0d3', ink: '#8c4636', second: '#d98a68' },
  'ai-label-law': { mark: 'people/eye/open', ground: '#111c44', ink: '#eaf2ff', second: '#7fc4f5' },
  'ai-copyright': { mark: 'craft/scales/hanging', ground: '#1c1e22', ink: '#f0eadd', second: '#b99b5d' },
  'gb-18030': { mark: 'study/bamboo-slips/unrolled', ground: '#dfe3c0', ink: '#33431f', second: '#8a6a2a' },
  'open-chinese-fonts': { mark: 'workshop/typewriter/front', ground: '#cfe8df', ink: '#0d4b45', second: '#e0602a' },
  'models-write-hanzi': { mark: 'study/inkstone/with-brush', ground: '#23272b', ink: '#efeae0', second: '#c9452f' },
  'models-draw-vectors': { mark: 'abstract/spiral/nautilus', ground: '#ff6000', ink: '#17130f', second: '#fff3dc' },
  'png-third-edition': { mark: 'craft/camera/aperture', ground: '#2b2724', ink: '#f4f0ea', second: '#c9b48a' },
  'spot-colours-and-software': { mark: 'craft/palette/swatches', ground: '#ffc933', ink: '#17130f', second: '#d6281c' },
  'colour-blind-readers': { mark: 'animals/butterfly/open', ground: '#0c2536', ink: '#f0a48c', second: '#5aa9c4' },
  'search-by-image': { mark: 'craft/magnifier/glass', ground: '#1766d8', ink: '#ffffff', second: '#ffe14a' },
  'qr-with-a-logo': { mark: 'chinese/window/octagon', ground: '#eae0cc', ink: '#1d1a16', second: '#b3261e' },
  'redesign-evidence': { mark: 'animals/koi/ring', ground: '#b8151c', ink: '#ffeccb', second: '#ffb04a' },
};

/** Figures inside the articles, by file name. */
export const FIGURES: Record<string, () => Promise<Drawn>> = {
  'one-brand-three-ways': () =>
    draw.row(
      [
        BAKERY,
        with_(BAKERY, { layout: 'horizontal', ground: '#4a2412', ink: '#f4e3c3', support: '#f4e3c3' }),
        with_(BAKERY, { layout: 'badge', ground: '#f3d9c0' }),
      ],
      260,
    ),
  'plain-and-busy': () =>
    draw.row(
      [
        with_(BEAN, { name: '拾豆咖啡' }),
        with_(COFFEE, {
          name: '拾豆咖啡',
          latin: 'Roasted in the lane since morning',
          mark: 'kitchen/coffee-dripper/over-cup',
          layout: 'badge',
          ground: '#f3e6d2',
          ink: '#4a2412',
          support: '#4a2412',
        }),
      ],
      300,
    ),
  'one-mark-four-worlds': () =>
    draw.row(
      [
        ['#fbe3d2', '#9c2f14', '#e8702a'],
        ['#dcebf2', '#14476b', '#3b8fc2'],
        ['#e4ecd8', '#2f5527', '#86a83f'],
        ['#ece4f2', '#4a2a6b', '#9a6bc2'],
      ].map(([ground = '', ink = '', accent = '']) =>
        dark(with_(PETS, { name: '圆圆', mark: 'fruit/persimmon/one' }), ground, ink, accent),
      ),
      220,
    ),
  'five-hands': () =>
    draw.faces(
      [
        'noto-sans-sc-black.ttf',
        'noto-serif-sc-black.ttf',
        'lxgw-wenkai-bold.ttf',
        'ma-shan-zheng.ttf',
        'chiron-goround-bold.ttf',
      ].map((font) => ({ text: '山海茶舍', font })),
    ),
  'practice-squares': () => draw.squares('一山面馆', song, false),
  'bilingual-lockups': () =>
    draw.row(
      [
        with_(COFFEE, { layout: 'stacked' }),
        with_(COFFEE, { layout: 'bilingual-row', ground: '#f4ead2', ink: '#12494a', support: '#12494a' }),
      ],
      280,
    ),
  'shared-baseline': () =>
    draw.baselines({ text: '海盐', font: bold }, { text: 'Salt', font: 'montserrat-extrabold.ttf' }, 1.06),
  'word-figure-both': () =>
    draw.row(
      [
        with_(TEA, { layout: 'wordmark', mark: undefined, latin: undefined } as Partial<LogoWish>),
        with_(TEA, {
          latin: undefined,
          layout: 'vertical-mark',
          ground: '#23432f',
          ink: '#f0ecd8',
          markInk: '#f0ecd8',
        } as Partial<LogoWish>),
        TEA,
      ],
      260,
    ),
  'card-with-bleed': () => diagram.bleed(with_(COFFEE, { layout: 'horizontal' })),
  'curves-and-pixels': () => draw.curvesAndPixels('food/bread/loaf-and-sun', { ink: '#4a2412', second: '#e8702a' }),
  'sign-and-cup': () => draw.uses(BAKERY, ['sign', 'cup']),
  'letter-height': () =>
    diagram.distances(
      [
        [5, 14],
        [10, 28],
        [20, 56],
        [30, 84],
        [50, 139],
      ].map(([metres = 0, millimetres = 0]) => ({ metres, millimetres })),
    ),
  'three-crops': () => draw.crops(PETS),
  'four-sizes': () => draw.sizes(BEAN, dark(BEAN, '#2a1a0e', '#f0d9b5', '#e8702a')),
  'four-tones': () => draw.tones(HOTPOT),
  'short-and-long-names': () =>
    draw.row(
      [
        with_(LOTUS, {
          name: '禾',
          latin: undefined,
          layout: 'stacked',
          ground: '#d9e3b4',
          ink: '#2c5327',
          accent: '#5c8a2f',
          mark: 'plants/wheat/ear',
        } as Partial<LogoWish>),
        with_(LOTUS, {
          name: '禾田',
          latin: undefined,
          layout: 'stacked',
          ground: '#2c5327',
          ink: '#d9e3b4',
          accent: '#b9d070',
          mark: 'plants/wheat/ear',
        } as Partial<LogoWish>),
        with_(LOTUS, {
          name: '禾田有机农场',
          latin: undefined,
          layout: 'stacked',
          ground: '#eef2dc',
          ink: '#2c5327',
          accent: '#5c8a2f',
          mark: 'plants/wheat/ear',
        } as Partial<LogoWish>),
      ],
      240,
    ),
  'screen-and-ink': () =>
    diagram.swatches([
      { color: '#ff6000', words: ['#FF6000', 'RGB'] },
      { color: '#ee7530', words: ['C0 M65', 'Y90 K0'] },
      { color: '#1766d8', words: ['#1766D8', 'RGB'] },
      { color: '#2b64a8', words: ['C85 M58', 'Y0 K0'] },
    ]),
  'lotus-construction': () => draw.construction(LOTUS),
  'visible-label': () => draw.labelled(with_(COFFEE, { mark: 'nature/wave/crest' }), 'AI 生成'),
  'from-brief-to-edit': () =>
    draw.row(
      [
        with_(BAKERY, { mark: 'food/bread/croissant' }),
        with_(BAKERY, { mark: 'food/bread/toast-and-butter' }),
        with_(BAKERY, { mark: 'food/bread/loaf-and-sun', layout: 'horizontal-tall', ground: '#fff6e6' }),
      ],
      260,
    ),
  'rare-characters': () => draw.squares('喆堃垚淼', bold, false),
  'open-faces': () =>
    draw.faces([
      { text: '思源黑体 Aa', font: bold },
      { text: '思源宋体 Aa', font: song },
      { text: '霞鹜文楷 Aa', font: 'lxgw-wenkai-bold.ttf' },
      { text: '站酷快乐体', font: 'zcool-kuaile.ttf' },
      { text: '马善政楷书', font: 'ma-shan-zheng.ttf' },
    ]),
  'strokes-and-nodes': () => draw.squares('永福', black, true),
  'spiral-curves-and-pixels': () =>
    draw.curvesAndPixels('animals/whale/fluke', { ink: '#0c2536', second: '#5aa9c4' }, 20),
  'three-grounds': () => draw.onGrounds(with_(BAKERY, { latin: undefined } as Partial<LogoWish>)),
  'named-colours': () =>
    diagram.swatches([
      { color: '#ff6000', words: ['RGB', '255 96 0'] },
      { color: '#ee7530', words: ['CMYK', '0 65 90 0'] },
      { color: '#fe5000', words: ['Spot', 'Orange 021 C'] },
    ]),
  'as-others-see': () =>
    diagram.vision([
      with_(PETS, { ground: '#c8352b', ink: '#3f7d2c', accent: '#3f7d2c', name: '红与绿' }),
      with_(PETS, { ground: '#f4e3c3', ink: '#14476b', accent: '#e8702a', name: '蓝与米' }),
    ]),
  'four-beans': () =>
    draw.row(
      ['food/coffee/bean', 'food/coffee/cup-and-steam', 'food/coffee/to-go', 'kitchen/pour-over/kettle'].map((mark) =>
        with_(BEAN, { mark, name: '拾豆' }),
      ),
      210,
    ),
  'two-codes': () => diagram.qr('https://example.com/half-hill-bakery', BAKERY),
  'koi-twice': () =>
    draw.row(
      [
        with_(HOTPOT, {
          name: '金鲤食府',
          latin: undefined,
          mark: 'animals/koi/leaping',
          font: song,
        } as Partial<LogoWish>),
        with_(HOTPOT, {
          name: '金鲤食府',
          latin: undefined,
          mark: 'animals/koi/ring',
          font: black,
          ground: '#f6e6c6',
          ink: '#b8151c',
          accent: '#e8a13a',
        } as Partial<LogoWish>),
      ],
      300,
    ),
};
