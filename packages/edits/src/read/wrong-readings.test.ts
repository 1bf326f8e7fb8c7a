import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';
import { readRequest } from './read-request.ts';
import type { Shown } from './shown-lines.ts';

const EN = { name: 'Fern Bakery', slogan: 'Baked daily', mark: ['loaf', 'bread'], place: 'left' as const };
const ZH = { name: '老陈桂花馆', slogan: '慢下来', mark: ['桂花'], place: 'above' as const };
const drawable = (words: string) =>
  /^(?:cat|fox|狐狸|moon|月亮|bone|leaf|fish|薄荷叶|叶)$/u.test(words) ? [words] : [];
const read = (request: string, shown: Shown = /\p{Script=Han}/u.test(request) ? ZH : EN): string[] =>
  told(readRequest(request, shown, drawable).edits);

test.each([
  ['not keen on brown and mustard, try some other colours', ['color.other']],
  ["I don't want the loaf to be pink", ['color.other']],
  ['不要红色，换成蓝的', ['color.set all blue']],
  ['too much pink', []],
])('a colour that is declined is not set: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['the slogan should be moved closer to the name', ['layout.tighter']],
  ['图放上边 字放下边 上下排', ['mark.move above', 'layout.set stacked']],
  ['加一行地址 人民路88号', ['text.add slogan 人民路88号']],
  ['slogan to say Bread since 1974', ['text.set slogan Bread since 1974']],
])('what is asked is not written, and what is to be written is not asked: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['take the shadow off', ['effect.remove shadow']],
  ['put a border round it', ['layout.set frame']],
  ['turn the loaf upside down', ['mark.turn']],
  ['shift the slogan down a bit', []],
  ['take the loaf off the left', []],
  ['change the name font to bold', ['type.bolder name']],
  ['眼睛大一点', []],
  ['店名用红色突出一下', ['color.set name red']],
  ['flat colours only please', ['effect.remove gradient']],
  ['桂花去掉一半', ['mark.simpler']],
  ['could you nudge the name down a size', ['type.smaller name']],
  ['bigger eyes', []],
  ['老陈大一点', ['type.bigger name']],
  ['第一个字大一点', ['say cannot']],
  ['换成娃娃体', []],
  ['加一片薄荷叶', ['mark.add 薄荷叶']],
])('a word means what its sentence makes of it: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['name navy loaf gold', ['color.set name navy', 'color.set mark gold']],
  [
    'white letters on a navy background with a gold loaf',
    ['color.set name white', 'ground.set navy', 'color.set mark gold'],
  ],
  ['white on green rather than green on white', ['color.set name white', 'ground.set green']],
  ['背景红色字黄色', ['ground.set red', 'color.set name yellow']],
  ['name in white on a dark red background', ['color.set name white', 'ground.set dark red']],
  ['后面不要白的，用淡蓝', ['ground.set sky blue']],
])('each colour belongs to its own part: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['上面桂花下面字', ['mark.move above']],
  ['name underneath the loaf', ['mark.move above']],
  ['make the loaf face right and move it to the right of the name', ['mark.mirror', 'mark.move right']],
  ['把桂花换成狐狸，放在字的左边', ['mark.swap 狐狸', 'mark.move left']],
  ['Fern on top, please', []],
  ['Fern on top Bakery underneath', ['layout.set two-lines']],
])('what is moved is not what it is moved to: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test('one word of the name is put right, and the others stay', () => {
  expect(read("it's spelt Ferm not Fern")).toEqual(['text.set name Ferm Bakery']);
  expect(read('名字前面加个“正宗”')).toEqual(['text.set name 正宗老陈桂花馆']);
  expect(read('only say Fern')).toEqual(['text.set name Fern']);
});

test('what is taken back or only likened is not done', () => {
  expect(read('tilt the loaf nah actually just make it bigger')).toEqual(['mark.bigger']);
  expect(read('a rough texture, like a stamp')).toEqual(['effect.add texture']);
  expect(read('比原来那个强多了')).not.toContain('talk.first');
});

test('a picture that nobody has named is the noun that something is asked of', () => {
  const unnamed = { name: 'Harbour', place: 'left' as const };
  expect(read('眼睛大一点', unnamed)).toEqual([]);
  expect(read('fish too small and the letters are too thin', unnamed)).toEqual(['mark.bigger', 'type.bolder name']);
});
