import { colorsNamedIn } from '@markwright/edits';
import type { Mood } from '@markwright/reading';

export type ReadColor = {
  hex: string;
  zh: string;
  en: string;
  /** Asked for by name, the colour of a thing that was named, or what the mood calls for. */
  from: 'named' | 'thing' | 'mood';
  /** The colour of one thing, a black cat or a green door, and not of the logo. */
  isOfThing?: true;
};

/** Goods that are called by a colour: nobody who sells red wine asks for red. */
const GOODS =
  /^ +(?:teas?|wines?|rice|breads?|beans?|peppers?|cheese|onions?|chocolate|cabbage|sauces?|meats?|puddings?|peas|lentils|gold|friday|label|belts?|cards?|tie|collar|board|boards|box|market)\b/u;
/** What is coloured when the logo is: 蓝色的招牌, "navy letters". */
const OF_LOGO_EN =
  /^(?:$|[^a-z]|(?:and|or|with|on|for|as|in|but|please|background|ground|letters?|lettering|type|text|name|logo|mark|colou?rs?|tones?|palette|shades?|accents?|theme|scheme|only|maybe|instead|throughout|feel|look)\b)/u;
const OF_LOGO_ZH =
  /^(?:色|的)*(?:$|[^\p{Script=Han}]|的?(?:logo|标志|图标|招牌|店名|字|底|背景|配色|颜色|色调|调|系)|[和跟与加配为做作打就吧最比都也或搭]|主|系|调)/iu;
/** "The door is red", 门是绿色的: told of something that is there. */
const IS_TOLD =
  /(?:\p{Script=Han}是|\b(?:is|are|was|were|has|have|with) (?:an? |the )?(?:all |mostly |bright |deep )?)$/u;
const IS_OF_LOGO =
  /(?:色|底|标志|logo|背景|招牌|字)(?:最好)?是$|\b(?:colou?rs?|logo|background|brand|letters|it|palette|theme|everything)\b[^,.;]{0,12}$/iu;

type Entry = readonly [hex: string, zh: string, en: string, zhWords: string, enWords: string];

/** Things that bring their colour along. */
const THINGS: readonly Entry[] = [
  ['#1d6fa5', '海的蓝', 'the blue of the sea', '海 洋 浪 沙滩', 'sea ocean wave beach surf'],
  [
    '#3f8f4f',
    '草木的绿',
    'the green of plants',
    '森林 树 叶 草 竹 植物 有机 蔬菜',
    'forest tree leaf grass bamboo plant garden organic',
  ],
  ['#6f8f3a', '茶的绿', 'the green of tea', '茶 抹茶', 'tea matcha'],
  ['#4f7a63', '山的青', 'the green of hills', '山 岭', 'mountain hill'],
  ['#6f4525', '咖啡的棕', 'the brown of coffee', '咖啡 可可 巧克力', 'coffee cocoa chocolate espresso'],
  ['#bd7a35', '麦皮的棕', 'the brown of a crust', '面包 烘焙 麦', 'bread bakery wheat bake'],
  ['#7a5232', '木头的棕', 'the brown of wood', '木 家具', 'wood oak furniture'],
  ['#d83a1e', '火的红', 'the red of fire', '火锅 火 辣 烧烤 麻辣 灯笼', 'fire hotpot spicy chili barbecue grill'],
  ['#e98aa6', '花瓣的粉', 'the pink of petals', '花 樱 桃 玫瑰', 'flower blossom rose bloom florist lotus'],
  ['#f2a516', '阳光的黄', 'the yellow of the sun', '阳光 太阳 蜂蜜 柠檬 向日葵', 'sun sunny honey lemon'],
  ['#ef7b1a', '橘子的橙', 'the orange of tangerines', '橘 橙 柑 南瓜', 'tangerine pumpkin citrus'],
  ['#28357f', '夜空的蓝', 'the blue of the night sky', '星 夜 月 宇宙 银河', 'star night moon galaxy space luna'],
  ['#7fb8d6', '天空的蓝', 'the blue of the sky', '云 天空 雪 冰 泉', 'cloud sky snow ice'],
];

const MOOD_COLORS: Readonly<Partial<Record<Mood, Entry>>> = {
  warm: ['#c9612b', '陶土橙', 'clay orange', '', ''],
  calm: ['#4f7a78', '松烟青', 'quiet teal', '', ''],
  elegant: ['#5b4a63', '烟紫', 'smoky plum', '', ''],
  playful: ['#f2b31f', '蛋黄', 'yolk yellow', '', ''],
  natural: ['#4c8a4f', '叶绿', 'leaf green', '', ''],
  bold: ['#d23a1c', '赤红', 'bold red', '', ''],
  trusted: ['#1d4f91', '深蓝', 'deep blue', '', ''],
  modern: ['#22262b', '墨黑', 'near black', '', ''],
  traditional: ['#a6261b', '朱砂', 'cinnabar', '', ''],
  luxurious: ['#b08a3c', '古金', 'old gold', '', ''],
  fresh: ['#35a59b', '薄荷', 'mint', '', ''],
  energetic: ['#f0531c', '火橙', 'fire orange', '', ''],
  romantic: ['#c65a86', '玫粉', 'rose', '', ''],
  precise: ['#1c5fb0', '钴蓝', 'cobalt', '', ''],
  friendly: ['#e5812b', '蜜橙', 'honey orange', '', ''],
};

const MOST = 4;

function found(entries: readonly Entry[], text: string, from: ReadColor['from']): (ReadColor & { at: number })[] {
  const words = new Map(Array.from(text.matchAll(/[a-z]+/g), (match) => [match[0], match.index] as const));
  return entries.flatMap(([hex, zh, en, zhWords, enWords]) => {
    const places = [
      ...zhWords.split(' ').map((word) => (word ? text.indexOf(word) : -1)),
      ...enWords.split(' ').map((word) => words.get(word) ?? words.get(`${word}s`) ?? -1),
    ].filter((at) => at >= 0);
    return places.length > 0 ? [{ hex, zh, en, from, at: Math.min(...places) }] : [];
  });
}

/** Colours as they are called, and whether the whole logo shall have them. */
function namedIn(text: string): ReadColor[] {
  return colorsNamedIn(text).flatMap(({ hex, zh, en, at, end }): ReadColor[] => {
    const [before, after] = [text.slice(0, at), text.slice(end)];
    if (GOODS.test(after)) return [];
    const isBeside = /\p{Script=Han}/u.test(text.slice(at, end))
      ? !OF_LOGO_ZH.test(after)
      : !OF_LOGO_EN.test(after.replace(/^ +/, ''));
    const isTold = IS_TOLD.test(before) && !IS_OF_LOGO.test(before);
    return [{ hex, zh, en, from: 'named', ...(isBeside || isTold ? { isOfThing: true as const } : {}) }];
  });
}

/** Colours a text and a name speak of. With none named, the moods' own. */
export function readColors(text: string, moods: readonly Mood[], name = ''): ReadColor[] {
  const lower = `${text}\n${name}`.toLowerCase();
  const ofThings = found(THINGS, lower, 'thing')
    .toSorted((one, other) => one.at - other.at)
    .map(({ at: _at, ...color }) => color);
  const felt = moods.flatMap((mood): ReadColor[] => {
    const entry = MOOD_COLORS[mood];
    return entry ? [{ hex: entry[0], zh: entry[1], en: entry[2], from: 'mood' }] : [];
  });
  const seen = new Set<string>();
  // What the logo shall have comes before the colour of one thing in it.
  const ofName = namedIn(name.toLowerCase()).map((color) => ({ ...color, isOfThing: true as const }));
  const named = [...namedIn(text.toLowerCase()), ...ofName].toSorted(
    (one, other) => Number(one.isOfThing ?? false) - Number(other.isOfThing ?? false),
  );
  return [...named, ...ofThings, ...felt].filter(({ hex }) => !seen.has(hex) && seen.add(hex)).slice(0, MOST);
}
