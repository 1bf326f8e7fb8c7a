import { expect, test } from 'vitest';
import { readDescription } from './read-description.ts';

const asked = (text: string, name = '') =>
  readDescription(text, name)
    .things.filter(({ role }) => role === 'subject' || role === 'object')
    .map(({ concept }) => concept);

test.each([
  ['羽毛球馆，有教练，停车方便'],
  ['大学门口的打印店，打印复印名片横幅'],
  ['专门改衣服换拉链，也定做旗袍'],
  ['village cricket, all ages, new players welcome'],
  ['free range eggs from our own hens, honesty box at the gate'],
  ['second hand books, coffee and a cat'],
  ['baby clothes made of soft cotton'],
  ['tables made of solid oak wood'],
  ['dentist, near the park'],
  ['guesthouse, sea view, breakfast'],
  ['guest house, two rooms, bikes and wet walkers welcome'],
  ['village pub, roast on sundays, children and dogs allowed'],
  ['music school, piano and violin, graded exams, certificates'],
  ['麻辣烫，下午三点才开门，辣度自己选'],
  ['面馆，天不亮六点开门，手擀面'],
  ['自行车店，城里接送孩子上学都合适'],
  ['产后修复，一对一月嫂上门'],
  ['bed and breakfast, sea view, full english'],
  ['sweet shop on the pier, fudge, rock, ice cream'],
  ['chimney sweeps since 1952, stoves serviced, bird nests removed'],
  ['gcse and a level maths tutor, online or at your table'],
  ['猫狗寄养，每天遛弯两次发视频，有单间'],
])('%s asks for no picture', (text) => {
  expect(asked(text)).toEqual([]);
});

test.each([
  ['coffee roaster, a fox with a scarf', 'fox'],
  ['coffee roaster with a black cat on a red roof', 'black-cat'],
  ['烧烤店，小猪举着啤酒', 'piglet'],
  ['bakery, draw bread and a rolling pin', 'bread'],
  ['茶馆，一只鹤站在松树上', 'crane-bird'],
  ['Family restaurant so the tiger should not be scary, a tiger behind a pot', 'tiger'],
  ['开锁的，钥匙插进西瓜里', 'watermelon'],
  ['轮胎后头探出个癞蛤蟆脑袋，你别笑', 'toad'],
  ['catering for parties, hot pot with steam', 'steam'],
  ['odd socks hanging on a washing line, sock shop', 'clothesline'],
])('%s asks for %s', (text, concept) => {
  expect(asked(text)).toContain(concept);
});

test.each([
  ['dentist, lighthouse', 'lighthouse'],
  ['plumber, mountains, blue', 'mountain'],
  ['律师，帆船', 'sailboat'],
  ['书房家具，书和竹子，素雅', 'bamboo'],
])('%s: what the trade has nothing to do with and stands alone is asked for', (text, concept) => {
  expect(asked(text)).toContain(concept);
});

test.each(['welding and fabrication, gates, railings, staircases', 'sewing classes for beginners, tea and cake'])(
  '%s: goods told one after another are not asked for',
  (text) => {
    expect(asked(text)).toEqual([]);
  },
);

test('what is declined tells no trade', () => {
  expect(asked('Hammer or else paint roller, whichever is stronger. Strictly no nails.', 'Patel Bros')).toEqual([
    'hammer',
  ]);
});

test('of things told in passing only those stay that the trade is known by', () => {
  const dealtIn = (text: string) => readDescription(text).things.map(({ concept }) => concept);
  expect(dealtIn('大学门口的打印店')).not.toContain('university');
  expect(dealtIn('village cricket, all ages')).not.toContain('cricket-insect');
  expect(dealtIn('free range eggs from our own hens, honesty box at the gate')).toEqual(
    expect.arrayContaining(['egg', 'hen']),
  );
});

test('a refused thing takes with it what looks like it', () => {
  const { refusals } = readDescription('coffee shop, no coffee cups please');
  expect(refusals.map(({ name }) => name)).toContain('coffee');
  expect(readDescription('coffee shop and cakes, no flowers').refusals.map(({ name }) => name)).toContain('flower');
});
