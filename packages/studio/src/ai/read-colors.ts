import type { Mood } from '@markwright/reading';

export type ReadColor = {
  hex: string;
  zh: string;
  en: string;
  /** Asked for by name, the colour of a thing that was named, or what the mood calls for. */
  from: 'named' | 'thing' | 'mood';
};

type Entry = readonly [hex: string, zh: string, en: string, zhWords: string, enWords: string];

/** Longer words first within a line: 粉红 is not 红. */
const NAMED: readonly Entry[] = [
  ['#e8829b', '粉色', 'pink', '粉红 粉色 樱花粉 桃粉', 'pink'],
  ['#d4301f', '红色', 'red', '大红 朱红 正红 红色 中国红 火红', 'red crimson scarlet'],
  ['#f07818', '橙色', 'orange', '橙色 橘色 橘黄 暖橙', 'orange tangerine'],
  ['#f2b705', '黄色', 'yellow', '黄色 明黄 鹅黄 柠檬黄', 'yellow'],
  ['#c79a3b', '金色', 'gold', '金色 金黄 鎏金 香槟金', 'gold golden'],
  ['#2f9e5b', '绿色', 'green', '绿色 草绿 墨绿 翠绿 青绿 薄荷绿', 'green mint'],
  ['#15867f', '青色', 'teal', '青色 黛青 湖蓝 蓝绿', 'teal turquoise cyan'],
  ['#1f5fbf', '蓝色', 'blue', '蓝色 天蓝 深蓝 海蓝 宝蓝 藏蓝', 'blue navy azure'],
  ['#7443b8', '紫色', 'purple', '紫色 薰衣草紫 淡紫 深紫', 'purple violet lavender lilac'],
  ['#6b4226', '棕色', 'brown', '棕色 咖色 咖啡色 褐色 木色', 'brown'],
  ['#1c1a18', '黑色', 'black', '黑色 黑白 墨色 纯黑', 'black'],
  ['#f4f1ea', '白色', 'white', '白色 黑白 米白 纯白 奶白', 'white ivory'],
  ['#8a8781', '灰色', 'grey', '灰色 高级灰 银灰', 'grey gray silver'],
];

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

/** Colours a text speaks of. With none named, the moods' own. */
export function readColors(text: string, moods: readonly Mood[]): ReadColor[] {
  const lower = text.toLowerCase();
  const told = [...found(NAMED, lower, 'named').sort(byPlace), ...found(THINGS, lower, 'thing').sort(byPlace)];
  const felt = moods.flatMap((mood): ReadColor[] => {
    const entry = MOOD_COLORS[mood];
    return entry ? [{ hex: entry[0], zh: entry[1], en: entry[2], from: 'mood' }] : [];
  });
  const seen = new Set<string>();
  return [...told.map(({ at: _at, ...color }) => color), ...felt]
    .filter(({ hex }) => !seen.has(hex) && seen.add(hex))
    .slice(0, MOST);
}

const byPlace = (one: { at: number }, other: { at: number }) => one.at - other.at;
