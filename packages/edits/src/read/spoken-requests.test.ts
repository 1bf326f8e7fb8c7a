import { expect, test } from 'vitest';
import { told } from '../testing/told.ts';
import { readRequest } from './read-request.ts';
import type { Shown } from './shown-lines.ts';

const EN = { name: 'Fern & Bakery', slogan: 'Baked daily', mark: ['loaf', 'bread'], place: 'left' as const };
const ZH = { name: '桂花小院', slogan: '慢下来', mark: ['桂花'], place: 'above' as const };
const drawable = (words: string) =>
  /^(?:cat|bulldog|barbell|hair dryer|吹风筒|筷子|flames|蜜蜂|little|down)$/u.test(words) ? [words] : [];
const read = (request: string, shown: Shown = /\p{Script=Han}/u.test(request) ? ZH : EN): string[] =>
  told(readRequest(request, shown, drawable).edits);

test.each([
  ['花太大了喧宾夺主往小里收一收', ['mark.smaller']],
  ['那个框框把字框得像坐牢一样拆了嘛', ['frame.remove']],
  ['字体要圆圆的胖胖的像汤圆那样', ['type.rounder name', 'type.bolder name']],
  ['桂花边上再搁一双筷子名字不用改', ['mark.add 筷子']],
  ['black is boring do dark green', ['color.set all dark green']],
  ['flip the loaf and make the name bigger', ['mark.mirror', 'type.bigger name']],
] as const)('%s: dictated without any mark', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['啲字细得滞，放大少少', ['type.bigger name']],
  ['外头个圈拿脱', ['frame.remove']],
  ['字再Q一丢丢', ['type.rounder name']],
  ['把背井的花纹去调', ['ground.set plain']],
  ['the letters are awfy wee', ['type.bigger name']],
  ["it's braw but can ye no put the loaf oan top", ['mark.move above']],
  ['名字換毛筆字', ['type.kind name brush']],
] as const)('%s: as a dialect or a phone spells it', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['name in all caps, and lose the shadow, but leave the red alone', ['type.case upper name', 'effect.remove shadow']],
  ['set the name in Garamond and leave the colour exactly as it is', ['type.font name Garamond']],
  ['阴影拿掉，其余都蛮好', ['effect.remove shadow']],
  ['put a frame round it, except the slogan', ['layout.set frame']],
  ['小院挺可爱的，字再粗一点', ['type.bolder name']],
] as const)('%s: what is to stay is no wish', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['the name as if my gran wrote it with her pen', ['type.kind name handwritten']],
  ['名字能换成老先生拿毛笔写出来的那种味道不', ['type.kind name brush']],
  ['名字最好像小朋友自己拿笔写的那样', ['type.kind name handwritten']],
  ['字要书上印的那种', ['type.kind name serif']],
] as const)('%s: who writes, or with what, tells the face', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['make the name a little larger', ['type.bigger name']],
  ['the slogan is loud. Bring it down in size', ['color.calmer slogan', 'type.smaller slogan']],
] as const)('%s: a small word is no picture where nobody has told what it shows', (request, edits) => {
  expect(read(request, { ...EN, mark: [] })).toEqual(edits);
});

test.each([
  ['红底白字看着像公告，反过来试试', ['color.swap']],
  ['black on white atm, can we have it the other way round', ['color.swap']],
  ['more of a bottle green, and only on the loaf', ['color.set mark bottle green']],
  [
    '底色换成墨绿，字改白色，桂花跟字一个颜色',
    ['ground.set dark green', 'color.set name white', 'color.set mark #ffffff'],
  ],
  ['加个年份呗，2009年开的', ['text.add year 2009年']],
  ['hate these colours. Try a completely different set', ['color.other']],
] as const)('%s: what was said before counts', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['I asked for a bulldog and that is a loaf', ['mark.swap bulldog']],
  ['not feeling the loaf, barbell maybe?', ['mark.swap barbell']],
  ['剪刀满大街都是了，给我弄个吹风筒', ['mark.swap 吹风筒']],
  ['put flames on the loaf', ['mark.add flames']],
] as const)('%s: which picture is meant', (request, edits) => {
  expect(read(request)).toEqual(edits);
});

test.each([
  ['桂花不要了，怪吓人的', ['mark.remove']],
  ['remove the shine on the loaf', ['mark.simpler']],
  ['the slogan should go on top', []],
  ['渐变太老了，去掉', ['effect.remove gradient']],
  ['红的绿的紫的，太花', ['color.fewer']],
  ['你觉得用绿色好还是蓝色好', ['say']],
  ['drop "daily"', ['text.set slogan Baked']],
  ['整体往右歪了', ['layout.center']],
  ['字和桂花都用一个颜色就行', ['color.one']],
  ['loaf tiny', ['mark.bigger']],
] as const)('%s: nothing that was not asked for', (request, edits) => {
  expect(read(request)).toEqual(edits);
});
