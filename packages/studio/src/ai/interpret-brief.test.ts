import { beforeAll, expect, test } from 'vitest';
import { interpretBrief, type BriefReading } from './interpret-brief.ts';

type Expected = { industry: string | null; concept: string; mood?: string; color?: string; meaning?: string };

/** Name, what its owner writes, and what a careful reader finds in it. */
const BRIEFS: readonly [name: string, inspiration: string, Expected][] = [
  [
    '半山面包',
    '山脚下的手工烘焙店，清晨出炉，温暖亲切',
    { industry: 'bakery', concept: 'bread', mood: 'warm', meaning: 'bread' },
  ],
  [
    '星河科技',
    '做人工智能和数据的年轻公司',
    { industry: 'artificial-intelligence', concept: 'chip', meaning: 'galaxy' },
  ],
  [
    '花间茶舍',
    '古镇里的茶馆，院子里有花，安静雅致',
    { industry: 'teahouse', concept: 'tea', mood: 'calm', meaning: 'flower' },
  ],
  [
    'Blue Fox',
    'a playful craft beer bar by the sea',
    { industry: 'craft-beer', concept: 'fox', mood: 'playful', color: '#1f5fbf', meaning: 'fox' },
  ],
  [
    '小鹿宠物',
    '社区里的宠物医院，可爱、可靠',
    { industry: 'pet-hospital', concept: 'fawn', mood: 'playful', meaning: 'fawn' },
  ],
  [
    'Luna Yoga',
    'quiet yoga studio for women, moon and lotus',
    { industry: 'yoga', concept: 'lotus', mood: 'calm', meaning: 'moon' },
  ],
  [
    '老陈火锅',
    '麻辣鲜香，红色，热闹',
    { industry: 'sichuan', concept: 'hot-pot', color: '#d0211c', meaning: 'hot pot' },
  ],
  [
    '木子律所',
    '专业可靠的律师事务所，深蓝色',
    { industry: 'law-firm', concept: 'scales', mood: 'trusted', color: '#14336b', meaning: 'tree' },
  ],
  [
    '拾光照相',
    '给家庭拍照，温馨自然',
    { industry: 'photography', concept: 'camera', mood: 'natural', meaning: 'light' },
  ],
  [
    '青禾有机',
    '有机蔬菜农场，绿色',
    { industry: 'farm', concept: 'wheat', mood: 'natural', color: '#2f9a53', meaning: 'organic' },
  ],
  ['Northwind', 'sailing school, blue and white', { industry: 'ships', concept: 'sailboat', color: '#ffffff' }],
  [
    'Iron Smith Gym',
    'strong and bold fitness gym',
    { industry: 'gym', concept: 'dumbbell', mood: 'bold', meaning: 'smith' },
  ],
  ['云朵洗衣', '干净清爽的社区洗衣店', { industry: 'laundry', concept: 'cloud', mood: 'fresh', meaning: 'cloud' }],
  [
    '知白书店',
    '深夜书店，黑白，安静',
    { industry: 'bookstore', concept: 'open-book', mood: 'calm', color: '#111111', meaning: 'knowledge' },
  ],
  [
    '甜梦母婴',
    '粉色，温柔的母婴用品店',
    { industry: 'mother-and-baby', concept: 'baby', color: '#ee8fae', meaning: 'dream' },
  ],
  [
    '飞鱼冲浪',
    '海边冲浪俱乐部，活力青春',
    { industry: 'surf', concept: 'wave', mood: 'energetic', color: '#1d6fa5', meaning: 'flying fish' },
  ],
  [
    'Lumen',
    'minimal lighting design studio',
    { industry: 'design-studio', concept: 'light-bulb', mood: 'modern', meaning: 'light' },
  ],
  [
    '福满楼',
    '中式酒楼，传统喜庆，金色和红色',
    { industry: 'restaurant', concept: 'lantern', mood: 'traditional', color: '#b8902f', meaning: 'blessing' },
  ],
  [
    '元气果茶',
    '年轻人的果茶，清新活泼，橙色',
    { industry: 'milk-tea', concept: 'milk-tea', mood: 'fresh', color: '#ef7a1a', meaning: 'vitality' },
  ],
  ['方格', '', { industry: null, concept: 'cube', meaning: 'square and upright' }],
];

const readings = new Map<string, BriefReading>();

beforeAll(async () => {
  for (const [name, inspiration] of BRIEFS) {
    readings.set(name, await interpretBrief({ name, inspiration, language: 'zh' }));
  }
}, 180_000);

for (const [name, inspiration, expected] of BRIEFS) {
  test(`reads ${name}: ${inspiration || 'nothing but the name'}`, () => {
    const reading = readings.get(name)!;
    expect(reading.industry?.id ?? null).toBe(expected.industry);
    expect(reading.concepts.slice(0, 12).map(({ concept }) => concept)).toContain(expected.concept);
    if (expected.mood) expect(reading.mood.map(({ id }) => id)).toContain(expected.mood);
    if (expected.color) expect(reading.colors.map(({ hex }) => hex)).toContain(expected.color);
    if (expected.meaning) expect(reading.meanings.map(({ en }) => en)).toContain(expected.meaning);
    expect(reading.fonts.length).toBeGreaterThanOrEqual(2);
  });
}

test('nothing told, nothing made up: no trade, no mood, no colour', () => {
  const reading = readings.get('方格')!;
  expect([reading.industry, reading.mood, reading.colors]).toEqual([null, [], []]);
});

test('a list is read line by line', async () => {
  const inspiration = 'What we want:\n- a big pretzel\n- wrapped around a mug\n- no flags\nBeer garden, all ages';
  const { scenes, refusals } = await interpretBrief({ language: 'en', name: 'Twist', inspiration });
  expect(scenes).toContainEqual({ subject: 'pretzel', relation: 'wrapped-round', object: 'mug' });
  expect(refusals.map(({ text }) => text)).toEqual(['flags']);
});

test('one of each named after the trade is a picture, though the trade deals in it', async () => {
  const { things } = await interpretBrief({
    language: 'en',
    name: 'Loop',
    inspiration: 'yarn shop - crochet hook, ball of wool, mug of tea. cosy',
  });
  expect(things.filter(({ role }) => role === 'subject').map(({ concept }) => concept)).toEqual([
    'crochet',
    'yarn',
    'tea',
  ]);
});
