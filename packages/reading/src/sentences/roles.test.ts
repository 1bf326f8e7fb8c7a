import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const thingsOf = (text: string) => readText(text).things.map(({ concept }) => concept);
const passedOver = (text: string) => readText(text).passedOver.map(({ text: said, role }) => `${said}: ${role}`);

test.each([
  ['Greek tavern, stone baked bread and olives', 'bread', 'stone'],
  ['toy shop for nurses’ children, a train', 'train', 'nurse'],
  ['noodle stall opposite the church', 'noodles', 'church'],
  ['手工皂，价格公道，童叟无欺', 'handmade-soap', 'price-tag'],
  ['我家猫叫土豆，卖豆腐的', 'tofu', 'potato'],
])('%s: the %s is read, the %s is not', (text, read, idle) => {
  expect(thingsOf(text)).toContain(read);
  expect(thingsOf(text)).not.toContain(idle);
});

test('what is passed over says why', () => {
  expect(passedOver('pizza, hand made, cute as a button')).toEqual(
    expect.arrayContaining(['hand made: how', 'cute as a button: figure']),
  );
  expect(passedOver('an otter or a beaver')).toContain('beaver: either');
  expect(passedOver('a bear, no bees')).toContain('bees: refuse');
});

test('of several candidates the first is taken', () => {
  expect(thingsOf('maybe a heron or a swan')).toEqual(['heron']);
  expect(thingsOf('要么鹤要么鹿都行')).toEqual(['crane-bird']);
});

test('bullets and line breaks part what is said', () => {
  expect(thingsOf('- a fox\n- under a pine\n- no moon').slice(0, 1)).toEqual(['fox']);
});

test('a letter of the name that is to be shaped is told with what it becomes', () => {
  expect(readText('the O is a bagel', 'MOON').letterWishes).toEqual([{ letter: 'O', concept: 'bagel' }]);
  expect(readText('“杏”字下面的口变成吐司', '杏子').letterWishes).toEqual([{ letter: '杏', concept: 'toast' }]);
  expect(readText('手写字，画一只熊', '小林').letterWishes).toEqual([]);
});

test('a word with a letter lost or two that changed places is still heard', () => {
  expect(readText('a bicylce with a basket').things[0]).toMatchObject({ concept: 'bicycle', sure: true });
  expect(thingsOf('a rasberry on a cake')).toContain('raspberry');
});

test.each([
  ['a whale whose tail is a leaf', 'whale as-part leaf tail'],
  ['a knight with a teapot for a head', 'knight as-part teapot head'],
  ['鲸鱼的尾巴换成一片叶子', 'whale as-part leaf 尾巴'],
  ['刺猬，刺变成叶子', 'hedgehog as-part leaf'],
  ['a pumpkin that turns into a carriage', 'pumpkin shaped-like'],
  ['杯子里坐着一只熊', 'bear in mug'],
  ['树上停着两只麻雀', 'sparrow on tree'],
  ['船头蹲一只猫', 'cat on boat'],
  ['大鹅搁锅里头', 'goose in cooking-pot'],
  ['a fox asleep on a suitcase', 'fox sleeping-on'],
  ['three bees chasing a bear', 'bee chasing bear'],
  ['熊抱着鱼和蜂蜜', 'bear holding honey'],
  ['a basket full of apples', 'apple in basket'],
  ['鲸鱼喷出来的不是水，是星星', 'star out-of whale'],
  ['a book with a tree growing out of it', 'tree rising-from book'],
  ['草莓切开，核是一颗星星', 'strawberry as-part star 核'],
  ['笔尖上停着一只蜻蜓', 'dragonfly on pen'],
  ['一个鸡蛋裂开，小鸡探出头', 'chick out-of egg'],
  ['一截树桩，断口上冒出一朵蘑菇', 'mushroom rising-from tree-stump'],
  ['兔子推着小推车站在草地上', 'rabbit holding wheelbarrow'],
  ['狐狸用雨伞挑起一盏灯笼', 'fox holding umbrella'],
  ['把月亮装进杯子里', 'moon in mug'],
  ['河马把脑袋伸进浴缸', 'hippo in bathtub'],
  ['毛线缠成的小羊', 'sheep made-of yarn'],
  ['画一只章鱼，八只手各抓一把雨伞', 'octopus holding umbrella'],
  ['院里摆着摇椅，躺着一只猫', 'cat on rocking-chair'],
  ['海豹头上顶着一个皮球', 'beach-ball on seal-animal'],
  ['两片叶子合在一起，正好是只蝴蝶', 'leaf shaped-like butterfly'],
  ['土拔鼠抱着一颗栗子', 'prairie-dog holding nut'],
  ['a duck in a bathtub that stands on a mountain', 'bathtub on mountain'],
])('%s: %s', (text, expected) => {
  const { things, relations } = readText(text);
  const said = relations.map(({ subject, relation, object, part = '' }) =>
    `${things[subject]!.concept} ${relation} ${things[object]!.concept} ${part}`.trim(),
  );
  expect(said.some((each) => each.startsWith(expected))).toBe(true);
});

test('a compound nobody listed is its last noun, and a word of a region its nearest thing', () => {
  expect(thingsOf('a heron over a peatboat')).toEqual(['heron', 'boat']);
  expect(thingsOf('a hen in the back of a ute')).toEqual(['hen', 'pickup-truck']);
});

test('how to reach somebody draws nothing', () => {
  expect(thingsOf('a duck in a bath. ring Carl or drop us a line')).toEqual(['duck', 'bathtub']);
});

test('an emoji is read as its word where no word names it', () => {
  expect(thingsOf('juice stand 🍋🚲')).toEqual(expect.arrayContaining(['lemon', 'bicycle']));
  expect(thingsOf('a crab holding a spoon 🦀')).toEqual(['crab', 'spoon']);
});

test('of a list to pick from the first is drawn', () => {
  expect(readText('Kettle / bucket / ladle, whichever comes out best').things[0]).toMatchObject({
    concept: 'kettle',
    role: 'subject',
  });
});

test.each([
  'slow classes by the river, all levels, parking behind the church',
  'lamps and shades, entrance through the courtyard under the fig tree',
  'collection from the blue door next to the lion statue',
  'cafe, look for the red door by the post office',
  '米线店，就在桥头大榕树底下',
  '修鞋铺，店在钟楼对面',
])('how the shop is found is not drawn: %s', (text) => {
  expect(readText(text).things.filter(({ role }) => role === 'subject' || role === 'object')).toEqual([]);
});

test('somebody who sits at such a place is drawn with it', () => {
  const { things } = readText('大榕树底下坐着一只猫');
  expect(things.map(({ concept }) => concept)).toEqual(['cat', 'banyan']);
});
