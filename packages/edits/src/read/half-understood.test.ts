import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';
import { readRequest } from './read-request.ts';
import type { Shown } from './shown-lines.ts';

const EN = { name: 'Otter Café', slogan: 'Baked daily', mark: ['otter'], place: 'left' as const };
const ZH = { name: '小兔文具', slogan: '慢下来', mark: ['兔子', '兔'], place: 'above' as const };
const drawable = (words: string) => (/^(?:cat|cloud|otter|兔子|月亮)$/u.test(words) ? [words] : []);
const read = (request: string, shown: Shown = /\p{Script=Han}/u.test(request) ? ZH : EN): string[] =>
  told(readRequest(request, shown, drawable).edits);

test.each([
  ['turn off the neon', ['effect.remove neon']],
  ['描边也不用', ['effect.remove outline']],
  ['发光效果 off', ['effect.remove neon']],
  ["grain's gotta go", ['effect.remove texture']],
  ['渐变能不用就不用', ['effect.remove gradient']],
])('an effect that is switched off is not added: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['SINCE 2009 就不要写了', ['text.remove year']],
  ['EST. 2021 太嫩了，去掉', ['text.remove year']],
  ['年份 2020 改 2012', ['text.set year EST. 2012']],
])('a year that is told is not written once more: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['loosen up the slogan', ['type.looser slogan']],
  ['let the name breathe', ['type.looser name']],
  ['more room between the otter and the name', ['layout.air']],
])('one line is spaced, two parts are moved apart: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['silhouette instead of the wire frame look', ['mark.solid']],
  ["colour it in, the otter's only lines", ['mark.solid']],
  ['要实心，不要线框', ['mark.solid']],
])('what is not wanted any more is not done: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['drop the otter down below the words', ['mark.move below']],
  ['lose the checkers in the back', ['ground.set plain']],
  ['no gold', []],
  ['please no line break in the name', ['layout.set one-line']],
  ['兔子耳朵竖起来', []],
])('what is said of a place or a part does not take the picture away: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['interchange background colour and text colour', ['color.swap']],
  ['底和字对调一下', ['color.swap']],
  ['swap the sizes round', []],
  ['整体做减法', ['style.set minimal']],
  ['兔子占地儿太多', ['mark.smaller']],
  ['the slogan is bigger than the name', ['type.smaller slogan']],
])('a wish reaches the part it is about: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test('where a letter begins is no earlier design', () => {
  expect(read('capitals just at the start')).not.toContain('talk.first');
  expect(read('一根线从头画到尾')).not.toContain('talk.first');
});

test.each([
  ['from pink slowly fading into orange', ['effect.add gradient']],
  ['由粉红慢慢过渡到蓝色', ['effect.add gradient']],
  ['put it on a blush pink background', ['ground.set pink']],
  ['底色铺成浅灰蓝', ['ground.set blue']],
])('two colours are one wish: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['old school letters', ['type.kind name traditional']],
  ['less busy otter', ['mark.simpler']],
  ['有没有年轻点的颜色', ['color.other']],
  ['名字可爱路线不对', []],
  ['lowercase would be cooler', ['type.case lower']],
  ['slogan 反而要小一点', ['type.smaller slogan']],
  ['兔子放大一圈', ['mark.bigger']],
])('a manner is of what it is said of: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ["the otter's sat right on top of the letters", []],
  ['a decorative line under the name', ['effect.add ornament']],
  ['兔子下面垫块色底', ['effect.add backdrop']],
  ['turn it into a stamp', ['layout.set badge']],
  ['reverse the otter left to right', ['mark.mirror']],
])('what stands somewhere is not moved there: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['the letters of the slogan are jammed together', ['type.looser slogan']],
  ['more widely spaced', ['type.looser name']],
  ['slimmer in the width please', ['type.narrower name']],
  ['dial the otter down a tad', ['mark.smaller']],
  ['兔子歪着，给我摆正', ['mark.turn']],
  ['put a circle shape at the back of the otter', ['effect.add backdrop']],
  ['图太抢，淡一点', ['color.lighter mark']],
  ['left justified not centered', ['layout.left']],
])('letters are spaced, pictures are turned and sized: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['could you go down a bit on that blue', []],
  ['so the yellow is not lost', []],
  ['its eye red', []],
  ['居中很普通', []],
])('a colour or a layout that is there is not asked for: %s', (request, edits) => {
  expect(read(request).filter((edit) => /set|center/u.test(edit))).toEqual(edits);
});

test.each([
  ['除了兔子以外其他的都改成咖啡色', ['color.set name coffee brown']],
  ['everything except the otter in charcoal', ['color.set name charcoal']],
  ['everything but the name in red', ['color.set mark red']],
])('what is left out of a wish keeps its colour: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['the slogan should go above the name', ['say cannot']],
  ['口号换到名字上头去行不行', ['say cannot']],
  ['再整几个不一样的', ['talk.another']],
  ['the otter could sit over the lettering, couldnt it', ['mark.move above']],
])('what no command can do is answered: %s', (request, edits) => {
  expect(read(request)).toEqual(edits);
});
