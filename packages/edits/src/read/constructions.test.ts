import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const EN = { name: 'Fern Bakery', slogan: 'Baked daily', mark: ['loaf', 'bread'], place: 'left' as const };
const ZH = { name: '桂花小院', slogan: '慢下来', mark: ['桂花'], place: 'above' as const };
const drawable = (words: string) => (/cat|fox|狐狸|moon|月亮/u.test(words) ? ['thing'] : []);
const doneBy = (request: string) =>
  readRequest(request, /\p{Script=Han}/u.test(request) ? ZH : EN, drawable).edits.map((edit) => edit.do);

test.each([
  'the letters are too thin',
  'the letters strike me as rather thin',
  'the letters are insufficiently bold',
  'the letters are nowhere near bold enough',
  'the letters turned out spindly',
  'the thin letters bother me',
  "I'd like the letters as bold as possible",
  'increase the weight of the letters',
  '字细得很',
  '字细死了',
  '我嫌字细',
  '你不觉得字细吗',
  '字过于细',
  '字不够粗',
  '字往粗里弄',
])('%s: however it is put, bolder letters are wanted', (request) => {
  expect(doneBy(request)).toEqual(['type.bolder']);
});

test.each([
  'I like the icon but it is too fussy',
  'the picture is overly intricate',
  'too many windows on the house',
  '图案过于繁琐',
  '图案能不能简单点',
])('%s: the picture is to be simpler', (request) => {
  expect(doneBy(request)).toEqual(['mark.simpler']);
});

test.each([
  'a fox would suit us better',
  'not a loaf, a fox',
  'can the icon be a fox',
  "I'd rather have a fox",
  '桂花不要，换狐狸',
  '用狐狸代替桂花',
  '图标用狐狸吧',
])('%s: another picture', (request) => {
  expect(doneBy(request)).toEqual(['mark.swap']);
});

test.each(['the loaf needs a fox beside it', 'and a fox as well please', '把月亮也加进去', '桂花里画个月亮'])(
  '%s: one more thing beside the picture',
  (request) => {
    expect(doneBy(request)).toEqual(['mark.add']);
  },
);

test.each([
  ['use Moss Bakery as the name', 'name', 'Moss Bakery'],
  ['change Fern to Moss', 'name', 'Moss Bakery'],
  ['put Moss & Son instead of Fern Bakery', 'name', 'Moss & Son'],
  ['new slogan is Fresh at five', 'slogan', 'Fresh at five'],
  ['店名应为桂花小筑', 'name', '桂花小筑'],
  ['名称：桂花小筑', 'name', '桂花小筑'],
  ['新口号是慢慢来', 'slogan', '慢慢来'],
] as const)('%s: what a line is to say', (request, of, text) => {
  const shown = /\p{Script=Han}/u.test(request) ? ZH : EN;
  expect(readRequest(request, shown, drawable).edits).toEqual([{ do: 'text.set', of, text }]);
});

test.each(['looks a bit girly', '宋体虽好'])('%s: what is only told of changes nothing', (request) => {
  expect(doneBy(request).filter((name) => name !== 'say')).toEqual([]);
});
