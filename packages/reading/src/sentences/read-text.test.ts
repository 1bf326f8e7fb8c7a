import { expect, test } from 'vitest';
import { pickableWords } from '../words/has-picture.ts';
import { KINDS } from './kinds.data.ts';
import { readText } from './read-text.ts';
import { FALLBACK_WORDS } from './fallback-words.ts';

const thingsOf = (text: string) => readText(text).things.map(({ concept }) => concept);
const relationsOf = (text: string) => {
  const { things, relations } = readText(text);
  return relations.map(({ subject, relation, object }) =>
    [things[subject]?.concept, relation, things[object]?.concept].join(' '),
  );
};

test.each([
  ['an otter holding a letter', 'otter holding envelope'],
  ['a corgi surfing on a croissant, bakery', 'corgi riding croissant'],
  ['a whale under a moon', 'whale under moon'],
  ['a taco shaped like a rocket', 'taco shaped-like rocket'],
  ['an anchor wrapped in grape vine', 'grapevine wrapped-round anchor'],
  ['a shield with a flame inside', 'fire in shield'],
  ['a dragonfly whose wings are made of DNA', 'dragonfly made-of dna'],
  ['two swans facing each other', 'swan facing swan'],
  ['a pelican carrying a fish in its beak', 'pelican carrying fish'],
  ['an oak tree growing out of a coin', 'tree rising-from coin'],
  ['一艘船载着月亮', 'boat carrying moon'],
  ['一只背着信封的蜗牛', 'snail carrying envelope'],
  ['戴着耳机的仙人掌', 'cactus wearing headphones'],
  ['猫睡在枕头上', 'cat sleeping-on pillow'],
  ['杯子里的一条鱼', 'fish in mug'],
  ['燕子形状的风筝', 'kite shaped-like swallow'],
  ['唱片像月亮一样', 'vinyl shaped-like moon'],
  ['小鸡从鸡蛋里探出头', 'chick out-of egg'],
  ['机器人和猫对峙', 'robot facing cat'],
  ['一条锦鲤，跃出海浪', 'koi over wave'],
  ['蜜蜂 holding a pencil', 'bee holding pencil'],
  ['a cow 戴着牛仔帽', 'cow wearing cowboy-hat'],
  ['眼镜店，一只戴眼镜的猫头鹰', 'owl wearing glasses'],
  ['面馆，龙缠着碗', 'dragon wrapped-round bowl'],
  ['外婆做的豆腐脑', 'grandma holding tofu-pudding'],
  ['厨师做成的拉面', 'chef holding ramen'],
  ['爸爸做的风筝', 'man holding kite'],
  ['兔子做的胡萝卜蛋糕', 'rabbit holding cake'],
  ['熊猫搭的积木', 'panda holding blocks'],
  ['海豚做的冰淇淋', 'dolphin holding ice-cream'],
  ['用叶子做的鸟', 'bird made-of leaf'],
  ['音符组成的树', 'tree made-of music-note'],
  ['由书本堆成的山', 'mountain made-of books'],
  ['a heart made of coffee beans', 'heart made-of coffee-bean'],
  ['熊、蜂蜜和小屋', 'bear and hut'],
  ['药店，蛇缠绕着权杖', 'snake wrapped-round walking-stick'],
  ['a snake coiled around a rod', 'snake wrapped-round walking-stick'],
  ['藤蔓缠绕的瓶子', 'ivy wrapped-round water-bottle'],
  ['一只书虫从书里钻出来', 'caterpillar out-of book'],
  ['葫芦里长出一株灵芝', 'lingzhi rising-from gourd'],
  ['大象鼻子卷着一束郁金香', 'elephant holding tulip'],
  ['一只鹤站在古琴上', 'crane-bird on guqin'],
  ['一头奶牛跳过月亮', 'cow over moon'],
  ['黄豆掉进石磨', 'soy-bean in stone-mill'],
  ['一棵结满苹果的树', 'apple rising-from tree'],
  ['一头牛低头吃面', 'cow holding noodles'],
  ['两只手捧着一个陶罐', 'hand holding vase'],
  ['窗台上放着一盆多肉', 'succulent on window-frame'],
  ['a gnome pushing a wheelbarrow', 'gnome behind wheelbarrow'],
  ['an owl looking through a telescope', 'owl holding telescope'],
  ['a kangaroo with popcorn in its pouch', 'popcorn in kangaroo'],
  ['a moth flying to the moon', 'moth facing moon'],
  ['a cuckoo clock with a bird coming out', 'bird out-of cuckoo-clock'],
  ['a cat sleeping on a nigiri', 'cat sleeping-on sushi'],
  ['a tent under the stars', 'tent under stars'],
  ['屋檐下的灯笼', 'lantern under roof'],
  ['a van with a surfboard on the roof', 'van carrying surfboard'],
  ['a cat on the roof', 'cat on roof'],
  ['a fox in a red scarf', 'fox wearing scarf'],
  ['三只小猪盖房子', 'piglet and house'],
  ['a wheat ear wrapped round a rolling pin', 'wheat wrapped-round rolling-pin'],
  ['茶壶里飞出一只鹤', 'crane-bird out-of teapot'],
  ['一头鹿，角上挂着星星', 'star on deer'],
  ['a quill in an inkwell', 'quill in ink-bottle'],
  ['a copper kettle with hops rising from it', 'hops rising-from kettle'],
])('%s: %s', (text, scene) => {
  expect(relationsOf(text)).toContain(scene);
});

test('a trade never outranks the thing: the piece before the academy, the book of a second-hand bookshop', () => {
  expect(thingsOf('chess academy, knight piece')).toEqual(['chess-knight']);
  expect(thingsOf('二手书店')).toEqual(['book']);
  expect(thingsOf('craft brewery')).toEqual(['beer']);
  expect(thingsOf('fire protection equipment')).toEqual(['fire']);
  expect(thingsOf('quiet seaside bookshop, a whale under a moon').slice(0, 3)).toEqual(['whale', 'moon', 'book']);
  expect(thingsOf('海边灯塔下的咖啡馆')).toEqual(['coffee', 'wave', 'lighthouse']);
});

test('a shop that has a picture and goods called by how they are made are the trade, not the picture', () => {
  expect(thingsOf('中医馆，葫芦和药草')[0]).toBe('gourd');
  expect(thingsOf('craft beer, hops')[0]).toBe('hops');
  expect(thingsOf('精酿啤酒，啤酒花')[0]).toBe('hops');
  expect(thingsOf('protein bars, a bison')).toEqual(['bison']);
  expect(thingsOf('moon cake gift box, rabbit and osmanthus')[0]).toBe('rabbit');
});

test('a praying mantis is a mantis', () => {
  expect(thingsOf('a praying mantis')).toEqual(['mantis']);
});

test('an animal may be asked for by its head', () => {
  expect(readText('健身房，狼头').things[0]).toMatchObject({ concept: 'wolf', role: 'subject' });
});

test('under the stars is at night', () => {
  expect(readText('a tent under the stars').settings).toEqual(['night']);
  expect(readText('星空下的帐篷').settings).toEqual(['night']);
});

test('how many, what it does and what kind it is are kept', () => {
  expect(readText('三只熊').things[0]).toMatchObject({ concept: 'bear', count: 3, isKind: false });
  expect(readText('two sleeping foxes').things[0]).toMatchObject({
    concept: 'fox',
    count: 2,
    attributes: ['sleeping'],
  });
  expect(readText('a whippet').things[0]).toMatchObject({ concept: 'greyhound', text: 'whippet', isKind: true });
});

test('a number before a clause counts the noun the clause is about', () => {
  expect(readText('三只戴帽子的熊').things[0]).toMatchObject({ concept: 'bear', count: 3 });
  expect(readText('一对天鹅').things[0]).toMatchObject({ concept: 'swan', count: 2 });
});

test('what heads the clause comes before what is said inside it', () => {
  expect(thingsOf('a snail with a house made of cheese')).toEqual(['snail', 'house', 'cheese']);
  expect(thingsOf('a stag with antlers made of branches')[0]).toBe('deer');
});

test('a house for what it serves is a business, a small bar is a bar', () => {
  expect(thingsOf('pancake house, a moose drinking syrup')).toEqual(['moose', 'syrup', 'pancakes']);
  expect(thingsOf('江边小酒馆')).toEqual(['river']);
});

test('every concept that stands in for a word has a picture', () => {
  const concepts = `${KINDS}\n${FALLBACK_WORDS}`.split('\n').map((line) => line.slice(0, line.indexOf(':')));
  expect(concepts.filter((concept) => !pickableWords(concept))).toEqual([]);
});

test('what is not wanted is taken out of the text and kept as a refusal', () => {
  const { things, refusals } = readText('an iron bull, no circles and no dogs');
  expect(things.map(({ concept }) => concept)).toEqual(['bull']);
  expect(refusals.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['shape circle', 'thing dog']);
  expect(readText('竹子和月亮，不要红色').refusals).toMatchObject([{ kind: 'color', name: 'red' }]);
  expect(readText('cards for a baker, without people').refusals).toMatchObject([{ kind: 'people' }]);
});

test('letters only is heard, letters beside a thing is not', () => {
  expect(readText('logo for an architect, only letters').onlyLetters).toBe(true);
  expect(readText('纯文字，简约').onlyLetters).toBe(true);
  expect(readText('只要字母和一片叶子').onlyLetters).toBe(false);
});

test('a noun in a picture’s place that nobody can draw is named, adjectives are not', () => {
  expect(readText('a quixotic zorgle on a boat').unknown).toEqual(['zorgle']);
  expect(readText('calm, gentle and warm').unknown).toEqual([]);
});

test('a place is a setting, not a thing to draw first', () => {
  const { things, settings } = readText('江边小酒馆，一艘船载着月亮');
  expect(settings).toEqual(['river']);
  expect(things.at(-1)).toMatchObject({ concept: 'river', role: 'setting' });
});

test('a word with two meanings is read by its neighbours: the chip of fish and chips is no computer chip', () => {
  const named = (text: string) => readText(text).things.map(({ concept }) => concept);
  expect(named('fish and chips, a gull stealing a chip')).toContain('french-fries');
  expect(named('fish and chips, a gull stealing a chip')).not.toContain('chip');
  expect(named('a chip on a circuit board')).toContain('chip');
});

test('antlers are shown on the deer that wears them', () => {
  expect(readText('鹿角上开出茶叶').things[0]?.concept).toBe('deer');
});
