import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const EN = { name: 'Dunn & Oak', slogan: 'Built to last', mark: ['acorn', '橡果'], place: 'left' as const };
const ZH = { name: '橡木小馆', slogan: '一盏灯', mark: ['橡果', 'acorn'], place: 'left' as const };
const drawable = (words: string) => (/owl|猫头鹰|hammer/iu.test(words) ? ['owl'] : words === 'cat' ? ['cat'] : []);
const read = (request: string) => readRequest(request, /\p{Script=Han}/u.test(request) ? ZH : EN, drawable).edits;
const doneBy = (request: string) => read(request).map(({ do: name }) => name);

test('what was asked for is taken back', () => {
  expect(doneBy('drop the tagline. actually no, keep it, only smaller')).toEqual(['type.smaller']);
});

test.each([
  ['the slogan, I would like it taken off', { do: 'text.remove', of: 'slogan' }],
  ['那个橡果呢，我看就不要了', { do: 'mark.remove' }],
])('%s: what goes was named before', (request, edit) => {
  expect(read(request)).toEqual([edit]);
});

test('effects that are listed share one verb', () => {
  expect(read('渐变、阴影都去掉')).toEqual([
    { do: 'effect.remove', effect: 'gradient' },
    { do: 'effect.remove', effect: 'shadow' },
  ]);
});

test('words that only sum up are no wish of their own', () => {
  expect(readRequest('字粗一点，图小一点，就这些', ZH)).toMatchObject({ unknown: [] });
});

test.each(["add an owl but don't shrink the acorn", '加只猫头鹰，橡果别缩小'])(
  '%s: what is to be left alone is not touched',
  (request) => {
    expect(doneBy(request)).toEqual(['mark.add']);
  },
);

test.each(['colours down to two please', '颜色减少一些', '只要两种颜色就够', 'too many colours, take some out'])(
  '%s: fewer colours',
  (request) => {
    expect(doneBy(request)).toEqual(['color.fewer']);
  },
);

test.each(['颜色就留一种', 'keep to just one colour'])('%s: a single colour', (request) => {
  expect(doneBy(request)).toEqual(['color.one']);
});

test('going back undoes what was said before it, and the rest follows', () => {
  expect(doneBy('bolder letters. no, back to the very first one, with the acorn mirrored')).toEqual([
    'talk.first',
    'mark.mirror',
  ]);
});

test('more of this may be told how', () => {
  expect(doneBy('more like this, but in calmer colours')).toEqual(['talk.more', 'color.calmer']);
});

test('a dislike gives way to what is asked for', () => {
  expect(doneBy('它没感觉，字再粗一点')).toEqual(['type.bolder']);
});

test.each([
  ['字和字之间太挤', 'type.looser'],
  ['the letters stand too far apart', 'type.tighter'],
  ['名字比图案还小', 'type.bigger'],
  ['is the name too small next to the acorn', 'type.bigger'],
])('%s: what is spoken of, not what it is measured against', (request, name) => {
  expect(doneBy(request)).toEqual([name]);
});

test('the name is put right where one hanzi is said to be another', () => {
  expect(readRequest('写错了，是管不是馆', ZH).edits).toEqual([{ do: 'text.set', of: 'name', text: '橡木小管' }]);
});

test.each(['our aprons are black', '海报是蓝色的'])('%s: what it goes on is not the logo', (request) => {
  expect(doneBy(request).filter((name) => name !== 'say')).toEqual([]);
});
