import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const shown = { name: 'Rosie', slogan: 'Baked at dawn', mark: ['kettle', '水壶', '壶'], place: 'left' as const };
const nouns = (words: string) => (words === 'kettle' || words === 'cat' ? [words] : []);
const whatIsRead = (words: string) =>
  readRequest(words, shown, nouns).edits.map((edit) => Object.values(edit).slice(0, 2).join(' '));

test.each([
  ['no neon', 'effect.remove neon'],
  ['No drop shadow.', 'effect.remove shadow'],
  ['unframe it', 'frame.remove'],
  ['lose the dusty bits', 'effect.remove texture'],
  ['colour fading from blue to green please', 'effect.add gradient'],
  ['name should have a black border around each letter', 'effect.add outline'],
  ['a splash of paint behind the name would be good, a splodge behind it', 'effect.add backdrop'],
  ['symbol by itself, no lettering', 'text.remove name'],
  ['could the words be shoulder to shoulder with the kettle', 'layout.set side'],
  ['break the name after Ro', 'layout.set two-lines'],
  ['different kettle', 'mark.other'],
  ['the kettle should face the other direction', 'mark.mirror'],
  ['stand the kettle upright', 'mark.turn'],
  ['colours do nothing for me', 'color.other'],
  ['whole logo should be in same colour only', 'color.one'],
  ['limit the palette', 'color.fewer'],
  ['spread the letters out', 'type.looser name'],
  ['proper corners on the letters', 'type.sharper name'],
  ['arty font for the name', 'type.kind name'],
  ['no need of showing the year', 'text.remove year'],
  ['aww factor', 'style.set cute'],
  ['start from a clean sheet', 'talk.another'],
])('a wish is known by the way it is put: %s', (words, wish) => {
  expect(whatIsRead(words)).toContain(wish);
});

test.each([
  ['霓虹灯关了', 'effect.remove neon'],
  ['两边的花纹减掉', 'effect.remove ornament'],
  ['框子扒了', 'frame.remove'],
  ['字外面包一圈边，像贴纸', 'effect.add outline'],
  ['字上做点木纹质感', 'effect.add texture'],
  ['图跟字肩并肩站一排', 'layout.set side'],
  ['两行并一行', 'layout.set one-line'],
  ['图跟字换个边儿', 'layout.swap'],
  ['水壶掏空，只剩个边儿', 'mark.line'],
  ['水壶换个画法', 'mark.other'],
  ['水壶放平', 'mark.turn'],
  ['往冷色那边走', 'color.cooler'],
  ['饱和度拉满', 'color.brighter'],
  ['颜色好杂，减少几个颜色', 'color.fewer'],
  ['字号降两号', 'type.smaller name'],
  ['俩字都粘一块儿了，分开', 'type.looser name'],
  ['点阵字', 'type.kind name'],
  ['单词开头大写就够了', 'type.case title'],
  ['纯字标', 'mark.remove'],
  ['一个字都别有', 'text.remove name'],
  ['走极简路线', 'style.set minimal'],
])('一句话怎么说，就知道要什么：%s', (words, wish) => {
  expect(whatIsRead(words)).toContain(wish);
});

test('what takes too little of a clause is offered, and not done', () => {
  const { edits, unknown, offered } = readRequest('put in something frostier for the summer crowd on the pier', shown);
  expect(edits).toEqual([]);
  expect(unknown).toHaveLength(1);
  expect(offered?.[0]?.edit).toEqual({ do: 'color.cooler' });
});

test('what is to stay is no wish, however it is put', () => {
  expect(readRequest("don't touch the kettle", shown).edits.filter(({ do: name }) => name !== 'say')).toEqual([]);
});
