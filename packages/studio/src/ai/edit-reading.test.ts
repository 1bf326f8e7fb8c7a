import { expect, test } from 'vitest';
import { interpretBrief } from './interpret-brief.ts';
import { shownPieces, withEdit } from './edit-reading.ts';

const read = (inspiration: string, name = '渡月') => interpretBrief({ name, inspiration, language: 'zh' });

const chipsOf = async (inspiration: string, name?: string) => {
  const { things, mood, colors } = shownPieces(await read(inspiration, name));
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
  expect(colors).toEqual(['blue', 'gold']);
  expect(await chipsOf('海边的咖啡馆，一座灯塔')).toMatchObject({ moods: [], colors: [] });
});

test('what the business deals in is shown only where nothing else was named', async () => {
  expect((await chipsOf('二手书店', '拾页')).things).toEqual(['书']);
  expect((await chipsOf('二手书店，一只猫', '拾页')).things).toEqual(['猫']);
});

test('drawing again keeps what the reader was not shown, and drops what he dropped', async () => {
  const reading = await read('书店，一只猫和一盏灯，安静，深蓝色', '拾页');
  const edited = withEdit(reading, { things: ['cat'], scene: null, moods: [], colors: [] });
  expect(edited.things.map(({ concept }) => concept)).toEqual(['cat', 'book']);
  expect(edited.concepts.map(({ concept }) => concept)).not.toContain('lamp');
  expect(edited.airs).not.toContain('calm');
  expect(edited.colors.every(({ from }) => from !== 'named')).toBe(true);
});
