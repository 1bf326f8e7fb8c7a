import { toOklch } from '@markwright/vector';

/** Names that people use for colours, with the colour they mean; the nearest one names a brand's colour. */
const NAMES: readonly (readonly [hex: string, zh: string, en: string])[] = [
  ['#ffffff', '白', 'White'],
  ['#faf7f0', '米白', 'Off-white'],
  ['#f5e9d3', '米色', 'Cream'],
  ['#e8d6b8', '沙色', 'Sand'],
  ['#cdb38b', '卡其', 'Khaki'],
  ['#000000', '黑', 'Black'],
  ['#1c1a19', '墨黑', 'Ink black'],
  ['#3a3a3c', '炭灰', 'Charcoal'],
  ['#6e6e70', '灰', 'Grey'],
  ['#a8a8aa', '银灰', 'Silver grey'],
  ['#d6d6d8', '浅灰', 'Light grey'],
  ['#eceff1', '雾白', 'Mist'],
  ['#5c1a10', '深褐', 'Dark brown'],
  ['#3b2417', '咖啡', 'Coffee brown'],
  ['#7a4a2b', '棕', 'Brown'],
  ['#a9713f', '焦糖', 'Caramel'],
  ['#c32c15', '朱红', 'Vermilion'],
  ['#e60012', '大红', 'Bright red'],
  ['#af2d19', '砖红', 'Brick red'],
  ['#8c1c2a', '酒红', 'Wine red'],
  ['#e8574a', '珊瑚红', 'Coral'],
  ['#f4a79d', '藕粉', 'Salmon pink'],
  ['#fcdbd0', '浅粉', 'Pale pink'],
  ['#e7a8a2', '豆沙', 'Dusty pink'],
  ['#f06292', '玫红', 'Rose'],
  ['#c2185b', '洋红', 'Magenta'],
  ['#ff6000', '橙', 'Orange'],
  ['#c05400', '赭橙', 'Burnt orange'],
  ['#ffad4f', '杏黄', 'Apricot'],
  ['#ffd8a8', '浅杏', 'Pale apricot'],
  ['#d88b2b', '赭黄', 'Ochre'],
  ['#ffc850', '蜜黄', 'Honey yellow'],
  ['#ffe066', '柠檬黄', 'Lemon yellow'],
  ['#fff3c4', '浅黄', 'Pale yellow'],
  ['#c9a227', '金', 'Gold'],
  ['#8a7a1f', '橄榄黄', 'Olive yellow'],
  ['#6b7a2a', '橄榄绿', 'Olive green'],
  ['#9bbf3b', '嫩绿', 'Lime green'],
  ['#4caf50', '草绿', 'Grass green'],
  ['#1c7c4a', '翠绿', 'Emerald'],
  ['#0d4233', '墨绿', 'Dark green'],
  ['#a3b89d', '豆绿', 'Sage'],
  ['#c5ecdd', '薄荷', 'Mint'],
  ['#dfecee', '浅青', 'Pale cyan'],
  ['#06726e', '青绿', 'Teal'],
  ['#00a8b5', '青', 'Cyan'],
  ['#00e5ff', '亮青', 'Bright cyan'],
  ['#062b36', '黛青', 'Dark teal'],
  ['#7fc4e8', '天蓝', 'Sky blue'],
  ['#d8e5f1', '浅蓝', 'Pale blue'],
  ['#0065bd', '蔚蓝', 'Azure'],
  ['#1f5fbf', '蓝', 'Blue'],
  ['#3040c2', '宝蓝', 'Royal blue'],
  ['#062145', '藏青', 'Navy'],
  ['#151e6d', '靛青', 'Indigo'],
  ['#2f4559', '石青', 'Slate blue'],
  ['#6a3fb5', '紫', 'Violet'],
  ['#9b72cf', '丁香', 'Lilac'],
  ['#e8dff0', '浅紫', 'Pale violet'],
  ['#3d1c5a', '深紫', 'Deep violet'],
  ['#ff3df2', '亮紫红', 'Fuchsia'],
];

const lab = (hex: string): [number, number, number] => {
  const { l, c, h } = toOklch(hex);
  const radians = (h * Math.PI) / 180;
  return [l, c * Math.cos(radians), c * Math.sin(radians)];
};
const PLACES = NAMES.map(([hex, zh, en]) => ({ at: lab(hex), zh, en }));

export function colorName(hex: string): { zh: string; en: string } {
  const [l, a, b] = lab(hex);
  let best = PLACES[0];
  let least = Infinity;
  for (const place of PLACES) {
    // Hue tells colours apart more than lightness does.
    const distance = Math.hypot((l - place.at[0]) * 0.8, (a - place.at[1]) * 1.6, (b - place.at[2]) * 1.6);
    if (distance < least) [best, least] = [place, distance];
  }
  return { zh: best?.zh ?? '', en: best?.en ?? '' };
}
