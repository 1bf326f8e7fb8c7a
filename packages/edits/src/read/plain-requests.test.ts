import { expect, test } from 'vitest';
import { describeEdit } from '../describe-edit.ts';
import { readRequest } from './read-request.ts';

const EN = { name: 'Nell’s Pies', slogan: 'Hot & early', mark: ['pie', '派'], place: 'above' as const };
const ZH = { name: '老秦肉饼', slogan: '二十年手艺', mark: ['饼', 'pie'], place: 'above' as const };
const THINGS: Record<string, string[]> = { cherry: ['cherry'], 猫: ['cat'], 鸭子: ['duck'] };
const nameThing = (words: string): string[] => THINGS[words] ?? [];
const read = (request: string) =>
  readRequest(request, /\p{Script=Han}/u.test(request) ? ZH : EN, (words) =>
    words === 'cat' ? ['cat'] : nameThing(words),
  );
const doneBy = (request: string) => read(request).edits.map(({ do: name }) => name);

test.each([
  ['饼上面的葱花去掉', 'mark.simpler'],
  ['can the pie have a cherry on it', 'mark.add'],
  ['make the pink a little softer', 'color.calmer'],
  ['more playful colours please', 'color.brighter'],
  ['颜色太多了，最好两种颜色', 'color.fewer'],
  ['not so busy please', 'mark.simpler'],
])('%s: %s', (request, name) => {
  expect(doneBy(request)).toEqual([name]);
});

test('what is wrong with a line that goes is no wish', () => {
  expect(doneBy('get rid of the slogan, it is tacky')).toEqual(['text.remove']);
});

test('all that a line is to say is written, its commas with it', () => {
  expect(read('the slogan should say Hot, early & honest').edits).toEqual([
    { do: 'text.set', of: 'slogan', text: 'Hot, early & honest' },
  ]);
});

test('a word of the slogan is changed in its place', () => {
  expect(read('把二十年改成三十年').edits).toEqual([{ do: 'text.set', of: 'slogan', text: '三十年手艺' }]);
});

test('a thing is shown in the language it was asked for in', () => {
  const [edit] = read('换成一只鸭子').edits;
  expect(edit && describeEdit(edit)).toEqual({ zh: '图形换成鸭子', en: 'picture: duck' });
});

test('what is told beside a wish is not said to be missed, what is asked for is', () => {
  expect(read('我妹妹路过，字再粗一点').unknown).toEqual([]);
  expect(read('字再粗一点，名字弄得像在打喷嚏').unknown).toHaveLength(1);
  expect(read('bigger name, walk the dog').unknown).toEqual(['walk the dog']);
  expect(read('bigger name, it was my birthday').unknown).toEqual([]);
});
