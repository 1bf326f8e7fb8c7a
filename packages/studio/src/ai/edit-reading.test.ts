import { expect, test } from 'vitest';
import { interpretBrief } from './interpret-brief.ts';
import { findUnknownEdit, withEdit } from './edit-reading.ts';
import { findPieces, piecesOf } from './reading-pieces.ts';

const read = (inspiration: string, name = '渡月') => interpretBrief({ name, inspiration, language: 'zh' });

const chipsOf = async (inspiration: string, name = '拾页') => {
  const { things, mood, colors } = piecesOf(await read(inspiration, name), name);
  return {
    things: things.map(({ text, words, isKind }) => (isKind ? `${text}→${words.zh}` : words.zh)),
    moods: mood.map(({ id }) => id),
    colors: colors.map(({ en }) => en),
  };
};

test('a thing is shown plainly: without its number, and as a kind only where another thing is drawn', async () => {
  expect((await chipsOf('江边小酒馆，一艘船载着月亮')).things).toEqual(['船', '月']);
  expect((await chipsOf('一只胖橘猫和一盏灯')).things).toEqual(['猫', '灯']);
  expect((await chipsOf('一只伯劳抱着酒桶')).things).toEqual(['伯劳→鸟', '酒桶']);
  expect((await chipsOf('一只海象抱着酒桶')).things).toEqual(['海象', '酒桶']);
});

test('at most two moods and two colours are shown, and only those that were said', async () => {
  const { moods, colors } = await chipsOf('candle studio, elegant, quiet and warm, dark blue, gold and white', 'Moth');
  expect(moods).toEqual(['elegant', 'calm']);
  expect(colors).toEqual(['dark blue', 'gold']);
  expect(await chipsOf('海边的咖啡馆，一座灯塔')).toMatchObject({ moods: [], colors: [] });
});

test('what the business deals in is shown only where nothing else was named', async () => {
  expect((await chipsOf('二手书店', '拾页')).things).toEqual(['书']);
  expect((await chipsOf('二手书店，一只猫', '拾页')).things).toEqual(['猫']);
});

test('drawing again keeps what the reader was not shown, and drops what he dropped', async () => {
  const reading = await read('书店，一只猫和一盏灯，安静，深蓝色', '拾页');
  const edited = withEdit(reading, { things: ['cat'], scene: null, moods: [], colors: [] }, '拾页');
  expect(edited.things.map(({ concept }) => concept)).toEqual(['cat', 'book']);
  expect(edited.concepts.map(({ concept }) => concept)).not.toContain('lamp');
  expect(edited.tones).not.toContain('calm');
  expect(edited.colors.every(({ from }) => from !== 'named')).toBe(true);
});

const KEPT = { scene: null, moods: [], colors: [] };

test('every piece says why it is there, and the trade is one of them', async () => {
  const pieces = piecesOf(await read('手工面包房，柴火窑，不要麦穗', '白鹭'), '白鹭');
  expect(pieces.trade).toMatchObject({ id: 'bakery' });
  expect(pieces.things.map(({ from }) => from)).toContain('name');
  for (const { why } of pieces.things) expect(why.zh && why.en).toBeTruthy();
  expect(pieces.refused.map(({ text }) => text)).toContain('麦穗');
  expect(pieces.passedOver.map(({ text }) => text).join()).toContain('柴火');
});

test('a trade told by its reader brings its own pictures, and the one that was read goes', async () => {
  const reading = await read('古镇上的小店', '阿婆');
  const edited = withEdit(reading, { ...KEPT, things: [], trade: 'bakery' }, '阿婆');
  expect(edited.industry).toMatchObject({ id: 'bakery' });
  expect(edited.concepts.map(({ concept }) => concept)).toContain('bread');
  const none = withEdit(await read('手工面包房', '阿婆'), { ...KEPT, things: [], trade: null }, '阿婆');
  expect(none.industry).toBeNull();
  expect(none.concepts.some(({ reason }) => reason === 'trade')).toBe(false);
});

test('what its reader declines is drawn nowhere, and a refusal that is taken back no longer holds', async () => {
  const reading = await read('书店，一只猫和一盏灯，不要书', '拾页');
  const edited = withEdit(reading, { ...KEPT, things: ['lamp'], refused: ['thing:cat'] }, '拾页');
  expect(edited.refusals.map(({ name }) => name)).toEqual(['cat']);
  for (const list of [edited.things, edited.concepts]) expect(list.map(({ concept }) => concept)).not.toContain('cat');
});

test('what is added is asked for: a thing, a mood, a colour', async () => {
  const edit = { ...KEPT, things: ['fox'], moods: ['playful'], colors: ['#2f9e5b'] };
  const edited = withEdit(await read('一家小店', '拾页'), edit, '拾页');
  expect(edited.things[0]).toMatchObject({ concept: 'fox', role: 'subject' });
  expect(edited.mood[0]).toMatchObject({ id: 'playful', isSaid: true });
  expect(edited.colors[0]).toMatchObject({ hex: '#2f9e5b', from: 'named' });
});

test('words find what they may add, in both languages, and nonsense finds nothing', () => {
  expect(findPieces('狐狸').things[0]).toMatchObject({ concept: 'fox' });
  expect(findPieces('bakery').trades[0]).toMatchObject({ id: 'bakery' });
  expect(findPieces('温暖').moods).toEqual([{ id: 'warm', zh: '温暖', en: 'warm' }]);
  expect(findPieces('blue').colors[0]).toMatchObject({ en: 'blue' });
  expect(findPieces('zxqvw')).toEqual({ things: [], trades: [], moods: [], colors: [] });
});

test('an edit that names an unknown trade is found out', () => {
  expect(findUnknownEdit({ ...KEPT, things: [], trade: 'no-such-trade' })).toBe('no-such-trade');
  expect(findUnknownEdit({ ...KEPT, things: ['cat'], trade: 'bakery' })).toBeUndefined();
});
