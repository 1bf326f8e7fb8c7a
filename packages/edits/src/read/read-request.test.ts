import { expect, test } from 'vitest';
import { editSchema } from '../command.ts';
import { readRequest } from './read-request.ts';

const shown = { name: 'Harbour Bakes', slogan: 'Bread by the sea', nameColor: '#14336b', mark: ['gull', '海鸥'] };
const wishes = (text: string) => readRequest(text, shown).edits;

test('several wishes of one sentence are read in their order', () => {
  expect(wishes('a touch bolder, the gull much bigger and take the frame away')).toEqual([
    { do: 'type.bolder', of: 'name', much: 'bit' },
    { do: 'mark.bigger', much: 'much' },
    { do: 'frame.remove' },
  ]);
  expect(wishes('字再粗一点，海鸥放大很多，外框去掉')).toEqual([
    { do: 'type.bolder', of: 'name', much: 'bit' },
    { do: 'mark.bigger', much: 'much' },
    { do: 'frame.remove' },
  ]);
});

test.each([
  ['the tagline is too thin', 'type.bolder', 'slogan'],
  ['口号太粗了', 'type.thinner', 'slogan'],
  ['the name is not big enough', 'type.bigger', 'name'],
  ['名字不够大', 'type.bigger', 'name'],
])('a complaint is a wish for the opposite: %s', (text, name, of) => {
  expect(wishes(text)).toEqual([expect.objectContaining({ do: name, of })]);
});

test.each([
  ['看着太冷', 'color.warmer'],
  ['a bit gloomy', 'color.lighter'],
  ['颜色别这么艳', 'color.calmer'],
  ['less saturated please', 'color.calmer'],
])('a complaint about colour too: %s', (text, name) => {
  expect(wishes(text)[0]?.do).toBe(name);
});

test('how much follows its quality without a word between', () => {
  expect(wishes('图大很多')).toEqual(wishes('把图放大很多'));
  expect(wishes('图大很多')).toHaveLength(1);
});

test('one picture is swapped for another, and a colour is not taken for a picture', () => {
  expect(wishes('swap the gull for a lighthouse')).toEqual([{ do: 'mark.swap', thing: ['lighthouse'] }]);
  expect(wishes('海鸥换成灯塔')).toEqual([{ do: 'mark.swap', thing: ['灯塔'] }]);
  expect(wishes('change the name to navy')).toEqual([{ do: 'color.set', of: 'name', color: 'navy', hex: '#0e2345' }]);
});

test('words are set, added and taken away', () => {
  expect(wishes('change the slogan to "Baked before dawn"')).toEqual([
    { do: 'text.set', of: 'slogan', text: 'Baked before dawn' },
  ]);
  expect(wishes('口号改成“天没亮就出炉”')).toEqual([{ do: 'text.set', of: 'slogan', text: '天没亮就出炉' }]);
  expect(wishes('drop the tagline')).toEqual([{ do: 'text.remove', of: 'slogan' }]);
  expect(wishes('add since 1987 under the name')).toEqual([{ do: 'text.add', of: 'year', text: 'since 1987' }]);
});

test('what is to stay is not touched', () => {
  expect(wishes("don't touch the gull, just make the background white")).toEqual([
    { do: 'ground.set', color: 'white', hex: '#ffffff' },
  ]);
  expect(wishes('图别动，底换成白色')).toEqual([{ do: 'ground.set', color: 'white', hex: '#ffffff' }]);
});

test('a question asks for an answer, and what is not understood is said', () => {
  expect(wishes('which font is this?')).toEqual([{ do: 'say' }]);
  expect(readRequest('请帮我浇一下门口的水仙', shown)).toMatchObject({ edits: [] });
  expect(readRequest('请帮我浇一下门口的水仙', shown).unknown).not.toEqual([]);
});

test('the same colour as the name is the colour the name has', () => {
  expect(wishes('海鸥的颜色跟店名统一一下')).toEqual([
    { do: 'color.set', of: 'mark', color: '#14336b', hex: '#14336b' },
  ]);
});

test('a filled box is the ground, and what is drawn on the ground leaves it plain', () => {
  expect(wishes('get rid of the white box behind it')).toEqual([{ do: 'ground.set', color: 'transparent' }]);
  expect(wishes('remove the texture from the background')).toEqual([{ do: 'ground.set', color: 'plain' }]);
  expect(wishes('take the frame away')).toEqual([{ do: 'frame.remove' }]);
});

test('the space between lines is the layout’s, and comparing is answered', () => {
  expect(wishes('行距拉开一点')).toEqual([{ do: 'layout.air', much: 'bit' }]);
  expect(wishes('跟之前对比一下')).toEqual([{ do: 'say', about: 'compare' }]);
  expect(wishes('can I see it before and after')).toEqual([{ do: 'say', about: 'compare' }]);
});

test('every wish that is read is a command of the schema', () => {
  const texts = [
    '更国潮一点',
    'make it pop',
    '撤销',
    'more like this',
    '竖排',
    'ALL CAPS',
    '加个皇冠',
    'neon please, and no shadow',
  ];
  for (const text of texts)
    for (const edit of wishes(text))
      expect(editSchema.safeParse(edit).success, `${text}: ${JSON.stringify(edit)}`).toBe(true);
});

test.each([
  'on a small packet it becomes a blob',
  'our competitor across the road has the exact same blue',
  'my wife says the pink and the red fight each other in the kitchen',
  '我们店在老城区，来的都是街坊',
  '昨天拿给我妈看了',
])('what is only told is not done: %s', (text) => {
  expect(readRequest(text, shown).edits.filter((edit) => edit.do !== 'say' && edit.do !== 'color.other')).toEqual([]);
});

test('a complaint gives way to the remedy, and who says it does not matter', () => {
  expect(wishes('My daughter thinks the letters are too thin. Make them much bolder please')).toEqual([
    { do: 'type.bolder', of: 'name', much: 'much' },
  ]);
  expect(wishes('师傅说笔画太细了，帮我加粗一点')).toEqual([{ do: 'type.bolder', of: 'name', much: 'bit' }]);
});

test('what is declined leaves the other of two', () => {
  expect(wishes('图不要填满')).toEqual([{ do: 'mark.line' }]);
  expect(wishes('名字不要断成两行')).toEqual([{ do: 'layout.set', layout: 'one-line' }]);
});

test.each([
  ['The gull is a bit of a black blob', 'a colour that is there'],
  ['又是渐变又是影子', 'effects that are there'],
  ['bigger', 'a size of nothing'],
])('what is only told, or told of no part, changes nothing: %s (%s)', (text) => {
  expect(wishes(text).filter(({ do: name }) => /color\.set|effect\.add|bigger/u.test(name))).toEqual([]);
});

test('what was just spoken of is meant by a word that points to it', () => {
  expect(wishes('又是渐变又是影子，这俩都给我撤了')).toEqual([
    { do: 'effect.remove', effect: 'gradient' },
    { do: 'effect.remove', effect: 'shadow' },
  ]);
  expect(readRequest('左边那个不要了', { ...shown, place: 'left' }).edits).toEqual([{ do: 'mark.remove' }]);
  expect(wishes('“Bread by the sea”这句太普通，改成 天没亮就出炉')).toContainEqual({
    do: 'text.set',
    of: 'slogan',
    text: '天没亮就出炉',
  });
});

test.each([
  ["typo alert: we're Harbour Bakers, with an R", 'Harbour Bakers'],
  ["It's Harbor Bakes, not Harbour Bakes", 'Harbor Bakes'],
])('a name that is spelled wrongly is put right: %s', (text, name) => {
  expect(wishes(text)).toEqual([{ do: 'text.set', of: 'name', text: name }]);
});

test('the first version comes back with what is to be other about it', () => {
  expect(wishes('Go back to the very first one, only with a larger gull')).toEqual([
    { do: 'talk.first' },
    { do: 'mark.bigger' },
  ]);
});
