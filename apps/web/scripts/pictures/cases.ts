import { contrast, type LogoDoc } from '@markwright/logo';
import { cutOut, setLogo, type LogoWish } from './studio.ts';

/** A place on the wall in units: column and row from 1, then width and height. */
type Place = [column: number, row: number, width: 1 | 2, height: 1 | 2];
type Case = LogoWish & {
  key: string;
  place: Place;
  badge?: true;
  /** The same shop for readers of English: its name, a Latin font, and another layout where the Chinese one needs hanzi. */
  english: { name: string; font: string; layout?: string };
};

const black = 'noto-sans-sc-black.ttf';
const bold = 'noto-sans-sc-bold.ttf';
const song = 'noto-serif-sc-black.ttf';
const fine = 'zcool-xiaowei.ttf';

/** Twenty-two made-up shops. Placed so that no seam runs right across; one neon tile, at the bottom, as the full stop. */
const CASES: Case[] = [
  {
    key: 'seaSalt',
    place: [1, 1, 2, 2],
    english: { name: 'Sea Salt Coffee', font: 'cormorant-garamond.ttf' },
    name: '海盐咖啡',
    latin: 'Sea Salt Coffee',
    mark: 'nature/wave/scales',
    layout: 'stacked',
    font: fine,
    ground: '#12494a',
    ink: '#f4ead2',
    support: '#a9c9bd',
    accent: '#e8702a',
  },
  {
    key: 'beidou',
    place: [3, 1, 2, 1],
    english: { name: 'Polaris Data', font: 'sora.ttf' },
    name: '北斗数据',
    latin: 'Beidou Data',
    mark: 'nature/planet/orbit',
    layout: 'horizontal',
    font: bold,
    latinFont: 'sora.ttf',
    ground: '#111c44',
    ink: '#f2f6ff',
    support: '#7fc4f5',
    accent: '#7fc4f5',
  },
  {
    key: 'orange',
    place: [5, 1, 1, 1],
    english: { name: 'Zest', font: 'fredoka.ttf' },
    name: '橘子汽水',
    mark: 'food/orange/half-slice',
    layout: 'stacked',
    font: 'zcool-kuaile.ttf',
    ground: '#ff6000',
    ink: '#fff3dc',
    accent: '#ffd08a',
  },
  {
    key: 'flowers',
    place: [6, 1, 1, 1],
    english: { name: 'Petal', font: 'italiana.ttf' },
    name: '花间集',
    mark: 'plants/plum-blossom/blossom',
    layout: 'stacked',
    font: 'lxgw-wenkai-bold.ttf',
    ground: '#f5d5d3',
    ink: '#8c1d3f',
    accent: '#c8506c',
  },
  {
    key: 'hotpot',
    place: [7, 1, 2, 2],
    english: { name: 'Boiling Point', font: 'oswald.ttf' },
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
  },
  {
    key: 'pets',
    place: [3, 2, 1, 1],
    english: { name: 'Round Paws', font: 'quicksand.ttf' },
    name: '圆圆宠物',
    mark: 'animals/dog/face',
    layout: 'stacked',
    font: 'chiron-goround-bold.ttf',
    ground: '#ffc9cd',
    ink: '#4a1424',
    accent: '#e0405c',
    markInk: '#c8324f',
  },
  {
    key: 'inn',
    place: [4, 2, 2, 2],
    english: { name: 'Twin Peaks Inn', font: 'cinzel.ttf' },
    name: '南屏民宿',
    latin: 'Nanping Mountain Inn',
    mark: 'nature/mountain/two-peaks-and-moon',
    layout: 'stacked',
    font: 'markwright-grid-sans.ttf',
    latinFont: 'cinzel.ttf',
    ground: '#dfe4dc',
    ink: '#26433a',
    support: '#5d7a6c',
    accent: '#c8642d',
  },
  {
    key: 'tea',
    place: [6, 2, 1, 2],
    english: { name: 'Hill & Sea Tea', font: 'playfair-display.ttf', layout: 'framed' },
    name: '山海茶舍',
    latin: 'Shanhai Tea',
    layout: 'vertical-seal',
    font: 'zhi-mang-xing.ttf',
    latinFont: 'cormorant-garamond.ttf',
    ground: '#eae0cc',
    ink: '#1d1a16',
    support: '#6b6258',
    accent: '#b3261e',
  },
  {
    key: 'law',
    place: [1, 3, 1, 1],
    english: { name: 'Reed Law', font: 'bodoni-moda.ttf' },
    name: '木子律师',
    latin: 'Muzi Law',
    layout: 'ruled',
    font: 'noto-serif-sc-semibold.ttf',
    latinFont: 'cinzel.ttf',
    ground: '#1c1e22',
    ink: '#f0eadd',
    support: '#b99b5d',
    accent: '#b99b5d',
  },
  {
    key: 'surf',
    place: [2, 3, 2, 1],
    english: { name: 'Flying Fish Surf', font: 'montserrat-extrabold.ttf' },
    name: '飞鱼冲浪',
    latin: 'Flying Fish Surf',
    mark: 'food/fish/two-arcs',
    layout: 'horizontal',
    font: 'markwright-slant.ttf',
    latinFont: 'montserrat-extrabold.ttf',
    ground: '#1766d8',
    ink: '#ffffff',
    support: '#ffe14a',
    accent: '#ffe14a',
  },
  {
    key: 'dental',
    place: [7, 3, 1, 1],
    english: { name: 'Egret Dental', font: 'outfit.ttf' },
    name: '白鹭口腔',
    mark: 'animals/crane-bird/standing',
    layout: 'stacked',
    font: 'chocolate-classical-sans.ttf',
    ground: '#cfe8df',
    ink: '#0d5c53',
    accent: '#0d8a76',
  },
  {
    key: 'records',
    place: [8, 3, 1, 2],
    english: { name: 'Whalefall', font: 'syne.ttf' },
    name: '鲸落唱片',
    latin: 'Whalefall',
    mark: 'animals/whale/fluke',
    layout: 'stacked',
    font: 'zcool-qingke-huangyou.ttf',
    latinFont: 'syne.ttf',
    ground: '#0c2536',
    ink: '#f0a48c',
    support: '#5aa9c4',
    accent: '#5aa9c4',
  },
  {
    key: 'noodles',
    place: [1, 4, 2, 2],
    badge: true,
    english: { name: 'Old Chen Noodles', font: 'dm-serif-display.ttf' },
    name: '老陈面馆',
    latin: 'Lao Chen Noodles',
    mark: 'food/noodles/bowl-and-chopsticks',
    layout: 'badge',
    font: song,
    latinFont: 'oswald.ttf',
    ground: '#f6e6c6',
    ink: '#b22f1d',
    accent: '#e8a13a',
    markInk: '#b22f1d',
  },
  {
    key: 'photo',
    place: [3, 4, 1, 1],
    english: { name: 'Aperture', font: 'montserrat-light.ttf' },
    name: '拾光照相',
    mark: 'craft/camera/aperture',
    layout: 'stacked',
    font: 'noto-sans-sc-light.ttf',
    ground: '#2b2724',
    ink: '#f4f0ea',
    accent: '#c9b48a',
  },
  {
    key: 'office',
    place: [4, 4, 1, 1],
    english: { name: 'Hive', font: 'archivo-black.ttf' },
    name: '蜂巢办公',
    mark: 'food/honey/comb',
    layout: 'stacked',
    font: black,
    ground: '#ffc933',
    ink: '#17130f',
    accent: '#ff6000',
  },
  {
    key: 'furniture',
    place: [5, 4, 2, 1],
    english: { name: 'Oak Works', font: 'marcellus.ttf' },
    name: '一木家具',
    latin: 'Yimu Furniture',
    layout: 'monogram-row',
    font: 'markwright-grid-sans.ttf',
    latinFont: 'marcellus.ttf',
    ground: '#c59a67',
    ink: '#2a1a0e',
    support: '#4d3219',
    accent: '#2a1a0e',
  },
  {
    key: 'books',
    place: [7, 4, 1, 1],
    english: { name: 'White Page', font: 'cinzel.ttf' },
    name: '知白书店',
    latin: 'Zhibai',
    mark: 'craft/book/open',
    layout: 'stacked',
    font: 'noto-serif-sc-semibold.ttf',
    latinFont: 'cinzel.ttf',
    ground: '#ffffff',
    ink: '#17130f',
    accent: '#17130f',
  },
  {
    key: 'laundry',
    place: [3, 5, 1, 1],
    english: { name: 'Two Clouds', font: 'comfortaa.ttf' },
    name: '云朵洗衣',
    mark: 'nature/cloud/two-clouds',
    layout: 'stacked',
    font: '975-maru.ttf',
    ground: '#bfdcf5',
    ink: '#164a9c',
    accent: '#ffffff',
  },
  {
    key: 'farm',
    place: [4, 5, 1, 1],
    english: { name: 'Fields', font: 'jost.ttf' },
    name: '禾田',
    mark: 'plants/wheat/ear',
    layout: 'horizontal',
    font: 'noto-sans-sc-regular.ttf',
    ground: '#d9e3b4',
    ink: '#2c5327',
    accent: '#5c8a2f',
  },
  {
    key: 'yoga',
    place: [5, 5, 1, 1],
    english: { name: 'Lotus', font: 'tenor-sans.ttf' },
    name: '青禾瑜伽',
    mark: 'plants/lotus/open',
    layout: 'stacked',
    font: 'cactus-classical-serif.ttf',
    ground: '#f6e0d3',
    ink: '#8c4636',
    accent: '#d98a68',
  },
  {
    key: 'gym',
    place: [6, 5, 2, 1],
    english: { name: 'Iron Smith', font: 'unbounded.ttf' },
    name: '铁匠健身',
    latin: 'Iron Smith Gym',
    layout: 'wordmark',
    font: 'markwright-thorn.ttf',
    latinFont: 'unbounded.ttf',
    ground: '#e6ff3c',
    ink: '#17130f',
    accent: '#17130f',
  },
  {
    key: 'pine',
    place: [8, 5, 1, 1],
    english: { name: 'Pines', font: 'poppins-medium.ttf' },
    name: '松间',
    mark: 'plants/pine/tiers',
    layout: 'horizontal',
    font: 'noto-sans-sc-regular.ttf',
    ground: '#2f5d4c',
    ink: '#f4e3c3',
    accent: '#e8a13a',
  },
];

/** Share of a tile that a logo's box takes, so that all carry about the same ink; never past `CAP` of a side. */
const SHARES = { '1x1': 0.36, '2x1': 0.32, '1x2': 0.4, '2x2': 0.28, badge: 0.5 };
const CAP = 0.72;

/** The story is small text: the logo's own colour where it can be read, else the darker or lighter extreme. */
export function readableInk(ink: string, ground: string): string {
  if (contrast(ink, ground) >= 4.5) return ink;
  return contrast('#17130f', ground) > contrast('#ffffff', ground) ? '#17130f' : '#ffffff';
}

/** What the page needs to hang a case: where, how large, on which ground and with which ink. */
type CaseFacts = { name: string; ground: string; storyInk: string; place: object; fit: number };

type DrawnCase = { key: string; svg: string; width: number; height: number; facts: CaseFacts };

function inWords(wish: Case, language: 'zh' | 'en'): LogoWish {
  const { latin: _, ...plain } = wish;
  return language === 'zh' ? wish : { ...plain, ...wish.english };
}

/** The logo of one case. */
export async function setCase(key: string, language: 'zh' | 'en'): Promise<LogoDoc> {
  const wish = CASES.find((each) => each.key === key);
  if (!wish) throw new Error(`There is no case ${key}`);
  return setLogo(inWords(wish, language));
}

export async function drawCases(language: 'zh' | 'en'): Promise<DrawnCase[]> {
  const drawn: DrawnCase[] = [];
  for (const wish of CASES) {
    const told = inWords(wish, language);
    const { svg, size } = cutOut(await setLogo(told));
    const [column, row, width, height] = wish.place;
    const share = SHARES[wish.badge ? 'badge' : (`${width}x${height}` as '1x1')];
    const ratio = size.width / size.height;
    // In units of the tile's height: as wide as the share asks, unless a side says stop.
    const wide = Math.min(Math.sqrt(share * width * height * ratio), CAP * width, CAP * height * ratio);
    const facts = {
      name: told.name,
      ground: wish.ground,
      storyInk: readableInk(wish.ink, wish.ground),
      place: { column, row, width, height },
      fit: Math.round((wide / width) * 1000) / 10,
    };
    drawn.push({ key: wish.key, svg, ...size, facts });
  }
  return drawn;
}
