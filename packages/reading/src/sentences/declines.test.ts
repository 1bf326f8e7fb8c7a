import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const refusedIn = (text: string) => readText(text).refusals.map(({ name }) => name);
const wantedIn = (text: string) => readText(text).things.map(({ concept }) => concept);

test.each([
  ['猫免了', 'cat'],
  ['老虎就算啦', 'tiger'],
  ['狐狸甭画', 'fox'],
  ['齿轮和地球一概不要', 'gear'],
  ['别整成盾牌', 'shield'],
  ['天平不需要', 'scales'],
  ['灯泡太俗', 'light-bulb'],
  ['听诊器、药丸，这些都不要', 'stethoscope'],
  ['别一听是银行就画金币', 'coins'],
  ['跟螺丝没半点关系', 'screw'],
  ['与其画机器人不如画一只鹤', 'robot'],
  ['一开始想画火箭，后来觉得不像我们', 'rocket'],
  ['画只狐狸，算了还是画猫吧', 'fox'],
  ['唔好画龙', 'dragon'],
  ['a robot? nope', 'robot'],
  ['rather not a heart', 'heart'],
  ['anything but a rocket', 'rocket'],
  ['skip the anchor', 'anchor'],
  ['keep the whale out of it', 'whale'],
  ['crowns are banned', 'crown'],
  ['nothing with skulls', 'skull'],
  ['an owl... no, scratch that, a heron', 'owl'],
  ['there is a cat but leave him out', 'cat'],
  ['a snail with a teapot instead of a shell', 'shell'],
  ['neither a horse nor a crown', 'crown'],
])('%s: no %s', (text, concept) => {
  expect(refusedIn(text)).toContain(concept);
  expect(wantedIn(text)).not.toContain(concept);
});

test('a list of what is not wanted goes on over its commas', () => {
  expect(refusedIn('a fox, no hearts, stars or crowns')).toEqual(['heart', 'stars', 'crown']);
});

test.each([
  ['一只不睡觉的猫', 'cat'],
  ['一只鹤不要太瘦', 'crane-bird'],
  ['an otter, no nonsense', 'otter'],
  ['not just a bakery: a bear holding a bread', 'bear'],
  ['电脑太卡了就找我们，画一只乌龟', 'turtle'],
])('%s declines no %s', (text, concept) => {
  expect(refusedIn(text)).not.toContain(concept);
  expect(wantedIn(text)).toContain(concept);
});

test('what is declined and what is asked for may stand in one clause', () => {
  expect(refusedIn('不要狗要猫')).toEqual(['dog']);
  expect(wantedIn('不要狗要猫')).toEqual(['cat']);
  expect(wantedIn('灯笼里点的不是火，是三颗汤圆')).toEqual(['tangyuan', 'lantern']);
});

test('colours, shapes, groups and manners are declined too', () => {
  const kinds = (text: string) => readText(text).refusals.map(({ kind, name }) => `${kind} ${name}`);
  expect(kinds('an anchor, nothing cutesy, no animals')).toEqual(['manner cartoon', 'animals animals']);
  expect(kinds('不要渐变，不要圆形，不要人物')).toEqual(['manner gradient', 'shape circle', 'people people']);
});

test('a word that nobody can draw is refused by its name', () => {
  expect(readText('a bear, no zorgles').refusals).toMatchObject([{ kind: 'other', text: 'zorgles' }]);
});

test.each([
  'just our initials',
  'text only, please',
  'barber, only the number in a ring',
  '只放店名，不配图',
  '只要数字，粗一点',
  'purely typographic',
])('%s: letters only', (text) => {
  expect(readText(text).onlyLetters).toBe(true);
});

test('what is asked for elsewhere is not declined', () => {
  expect(readText('not a plain duck, a duck in a top hat').refusals).toEqual([]);
  expect(readText('not the bee chasing the bear, the bear chasing the bee').refusals).toEqual([]);
  expect(readText('for whoever fears a bear market, no bears').refusals.map(({ name }) => name)).toEqual(['bear']);
  expect(readText('So a kite, no?').refusals).toEqual([]);
});

test('a letter that was to be a toad is none once the toad is declined', () => {
  const { letterWishes, refusals } = readText("The O could be a toad but I've gone off the toad entirely", 'TOAD');
  expect(refusals.map(({ name }) => name)).toContain('toad');
  expect(letterWishes).toEqual([]);
});
