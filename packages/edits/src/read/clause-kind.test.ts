import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

const EN = { name: 'Hobb & Daughter', slogan: 'Slow bread', mark: ['loaf', 'bread'], place: 'left' as const };
const ZH = { name: '阿莲糖水', slogan: '一碗清凉', mark: ['莲花'], place: 'above' as const };
const drawable = (words: string) => (/cat|ship|hat|sun|pavilion|phone|莲花|太阳|亭/iu.test(words) ? ['thing'] : []);
const read = (request: string) => readRequest(request, /\p{Script=Han}/u.test(request) ? ZH : EN, drawable).edits;
const doneBy = (request: string) => read(request).flatMap(({ do: name }) => (name === 'say' ? [] : [name]));

test.each([
  'doing caps for the team',
  'going on a red tote bag',
  'we work hard here',
  'our vans are dark green',
  '隔壁也是绿的',
  '我们是卖糖水的',
  '老辈子招牌都是竖着写的',
])('%s: what it is for and what others have asks for nothing', (request) => {
  expect(doneBy(request)).toEqual([]);
});

test.each(["don't go making the loaf any bigger", 'no need to make it bolder', '别再加粗了', '不要更大'])(
  '%s: more of it is declined, and less of it is not wished for',
  (request) => {
    expect(doneBy(request)).toEqual([]);
  },
);

test.each(['centred feels like a wedding card', 'the loaf seems a bit lost up there', '字斜着写有点怪'])(
  '%s: what is told of is no deed',
  (request) => {
    expect(doneBy(request).filter((name) => /^(?:layout\.center|mark\.(?:remove|turn))$/u.test(name))).toEqual([]);
  },
);

test.each([
  ['swap the bit at the bottom for Warm. Soft. Ready.', 'Warm. Soft. Ready.'],
  ['make the tagline say Proved Overnight in Kent', 'Proved Overnight in Kent'],
  ['下面那句改成 一勺热热的', '一勺热热的'],
])('%s: words to be written are no commands', (request, text) => {
  expect(read(request)).toEqual([{ do: 'text.set', of: 'slogan', text }]);
});

test.each(['一碗清凉这几个字去掉', 'not keen on slow bread anymore. bin it'])(
  '%s: the words of a line are its name',
  (request) => {
    expect(read(request)).toEqual([{ do: 'text.remove', of: 'slogan' }]);
  },
);

test('two colours that cannot be told apart are one complaint', () => {
  expect(doneBy('绿字白底，隔两米就看不到')).toEqual(['color.contrast']);
});

test.each(['still want a loaf though', '还是要莲花'])('%s: what is there stays', (request) => {
  expect(doneBy(request)).toEqual([]);
});

test.each(['my partner wants it in red, I don’t', '我媳妇说用粉色，别听她的'])(
  '%s: what another wants is not wished for',
  (request) => {
    expect(doneBy(request)).toEqual([]);
  },
);

test('where a new thing stands is no move of the picture', () => {
  expect(doneBy('加个太阳，在莲花后面')).toEqual(['mark.add']);
});

test('a part of the picture that is to go leaves the picture', () => {
  expect(doneBy('take the hat off')).toEqual(['mark.simpler']);
});

test('a picture between two sentences parts them', () => {
  expect(doneBy('字粗一点😂背景换成白色')).toEqual(['type.bolder', 'ground.set']);
});

test('the name is written out where the sign between its words goes', () => {
  expect(read('drop the ampersand')).toEqual([{ do: 'text.set', of: 'name', text: 'Hobb and Daughter' }]);
});

test.each(['love how bold the letters are', 'it all goes wrong when I shrink it'])(
  '%s: praise, and when something is so, ask for nothing',
  (request) => {
    expect(doneBy(request).filter((name) => /^(?:type|mark)\.(?:bolder|smaller)$/u.test(name))).toEqual([]);
  },
);

test('a word of the name is changed as the name is written', () => {
  expect(read('swap daughter for sons')).toEqual([{ do: 'text.set', of: 'name', text: 'Hobb & Sons' }]);
  expect(read('糖水两个字换成甜品')).toEqual([{ do: 'text.set', of: 'name', text: '阿莲甜品' }]);
});

test('what cannot be read from afar is too small', () => {
  expect(doneBy('远看看不清字')).toEqual(['type.bigger']);
});
