import { expect, test } from 'vitest';
import { INDUSTRIES } from '../lexicon/industries.ts';
import { industryOf, matchIndustries } from './match-industries.ts';
import { tradePictures } from '../search/trade-pictures.ts';

const tradeOf = (text: string, name = '') => industryOf(text, name)?.id;

test.each([
  ['modern Italian restaurant with wood fired pizza and good wine', 'italian-food'],
  ['街角的豆花店', 'tofu-pudding'],
  ['商场里的美甲店', 'nails-and-lashes'],
  ['西湖边的杭帮菜馆，家常', 'chinese-restaurant'],
  ['价格公道的修车铺', 'auto-repair'],
  ['电动车修理铺，实在', 'ebikes'],
  ['baby clothes for new mums', 'baby-clothing'],
  ['Landscaping and lawn care', 'landscaping'],
  ['barber shop, hot towel shaves', 'barber'],
  ['preschool with a big garden', 'kindergarten'],
])('%s is a trade of its own: %s', (text, trade) => {
  expect(tradeOf(text)).toBe(trade);
});

test.each([
  ['a quiet studio above the bakery for yoga', 'yoga'],
  ['locksmith opposite the hospital', 'locksmith'],
  ['cleaning for offices and clinics', 'cleaning'],
  ['医院对面的粥铺', 'congee'],
  ['开在大学城的奶茶店', 'milk-tea'],
  ['给餐厅送货的菜农，有机蔬菜', 'vegetable-shop'],
])('%s: a place nearby and whom it is done for are no trade', (text, trade) => {
  expect(tradeOf(text)).toBe(trade);
});

test('of trades in a row the first is meant, of a compound the last, and what the name says too before both', () => {
  expect(tradeOf('gifts, candles and cards')).toBe('gifts');
  expect(tradeOf('宠物摄影')).toBe('photography');
  expect(tradeOf('dog photographer')).toBe('photography');
  expect(tradeOf('瑜伽普拉提小班课', '静月瑜伽')).toBe('yoga');
  expect(tradeOf('门窗护栏楼梯 专业焊接', '铁牛不锈钢')).toBe('welding');
});

test('a word that only colours a trade gives way to it, and speaks where nothing else does', () => {
  expect(tradeOf('handmade soap, small batches')).toBe('soap');
  expect(tradeOf('二手书店')).toBe('bookstore');
  expect(matchIndustries('handmade with love')).toMatchObject({ isSure: false });
  expect(tradeOf('handmade with love')).toBe('crafts');
});

test('the name tells the trade where the description does not', () => {
  expect(tradeOf('honest and affordable, we come to you', "Dave's Mobile Mechanics")).toBe('auto-repair');
  expect(tradeOf('干了二十年，童叟无欺', '老周汽修')).toBe('auto-repair');
});

test('trades are told by words, not by stems, and accents do not hide them', () => {
  expect(tradeOf('new roofs, fully insured')).toBe('roofing');
  expect(matchIndustries('new roofs, fully insured').matches).toHaveLength(1);
  expect(tradeOf('a café on the corner')).toBe('coffee-shop');
});

test('every trade is told by its own name in both languages', () => {
  const misheard = INDUSTRIES.flatMap(({ id, zh, en }) =>
    [zh[0]!, en[0]!].filter((word) => tradeOf(word) !== id).map((word) => `${id}: ${word}`),
  );
  expect(misheard).toEqual([]);
});

test('pictures of a second trade come after the main ones, and what would be wrong never', () => {
  const pictures = tradePictures(matchIndustries('phone repairs, key cutting'));
  expect(pictures.slice(0, 2)).toEqual(['smartphone', 'screwdriver']);
  expect(pictures).toContain('leather-shoe');
  expect(tradePictures(matchIndustries('nail salon, hammers'))).not.toContain('hammer');
  expect(tradePictures(matchIndustries('nothing at all'))).toEqual([]);
});

test.each([
  ['猪肉大葱、韭菜鸡蛋，一笼十个', '大馅包子铺', 'buns-and-breakfast'],
  ['手冲咖啡、甜点', '拾页书店', 'bookstore'],
  ['少儿编程', '快乐西瓜', 'kids-coding'],
  ['重庆小面', '老街面馆', 'noodle-shop'],
  ['airport runs, 8 seaters, card accepted', 'Greenway Taxis', 'taxi'],
  ['house and office moves, storage, piano specialists', 'Bennett Removals', 'moving'],
  ['keeping Bolton dry when it rains, an umbrella over a chimney pot', 'Downpour Gutters', 'roofing'],
  ['window cleaning, gutters, conservatory roofs', 'Clear View Windows', 'window-cleaning'],
  ['curry house, tandoori and balti', 'Saffron Kitchens', 'curry-house'],
  ['fencing for juniors and adults, foil and epee', 'Parry Fencing Club', 'fencing-club'],
  ['pet shop for snakes, lizards and geckos', 'The Reptile Room', 'reptiles'],
])('%s under the sign %s: %s', (text, name, trade) => {
  expect(tradeOf(text, name)).toBe(trade);
});

test('fish n chips are fish and chips; a ring to a man is no jewellery', () => {
  expect(tradeOf("fish 'n' chips, mushy peas")).toBe('fish-and-chips');
  expect(tradeOf('skip hire and junk removal, ring Carl')).toBe('skip-hire');
});
