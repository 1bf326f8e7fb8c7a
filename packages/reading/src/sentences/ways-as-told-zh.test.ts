import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const read = (text: string) => {
  const { things, relations, refusals } = readText(text, '');
  return {
    drawn: things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept),
    scenes: relations.map(
      (each) => `${things[each.subject]!.concept} ${each.relation} ${things[each.object]!.concept}`,
    ),
    refused: refusals.filter(({ kind }) => kind === 'thing').map(({ name }) => name),
  };
};

test.each([
  // In the north 打 is from.
  ['五只天鹅打雪山上头飞过', 'swan flying-over snow-mountain'],
  ['一队大雁打村子上空飞过去', 'wild-goose flying-over village'],
  ['一只小猫打纸箱里钻出来', 'kitten out-of package'],
  ['一条龙打云里探出来', 'dragon out-of cloud'],
  // What is chased and caught is a ball.
  ['小狗追球跑', 'puppy chasing football'],
  ['猫扑球', 'cat chasing football'],
  ['小狮子追着球跑', 'lion chasing football'],
  // Who carries something goes over something.
  ['一头骆驼驮着两捆布过石桥', 'camel on stone-bridge'],
  ['骡子拉着粮食过浮桥', 'mule on bridge'],
  ['一匹矮脚马驮着盐过铁索桥', 'horse on bridge'],
  ['一匹矮脚马驮着盐过铁索桥', 'horse carrying salt'],
  // What once held a drink is a bottle for flowers.
  ['两根柳条插在酱油瓶里', 'willow-leaf in water-bottle'],
  ['一束雏菊插在玻璃牛奶瓶里', 'daisy in water-bottle'],
  ['一枝腊梅养在汽水瓶里', 'plum-blossom in water-bottle'],
  ['一枝玫瑰插在啤酒瓶里', 'rose in beer-bottle'],
  // Tied on is worn.
  ['小猪拴个围裙', 'piglet wearing apron'],
  ['猴子拴条围巾', 'monkey wearing scarf'],
  ['母鸡拴个围兜', 'hen wearing bib'],
  // What is somebody's tail takes its place.
  ['一把打开的扇子就是孔雀的尾巴', 'peacock as-part folding-fan'],
  ['一片银杏叶就是金鱼的尾巴', 'goldfish as-part ginkgo'],
  ['两片贝壳就是蝴蝶的翅膀', 'butterfly as-part shell'],
  ['一个鸡蛋是兔子的肚子', 'rabbit as-part egg'],
  // The drum of a laundry.
  ['洗衣房，小熊趴在滚筒里', 'bear in washing-machine'],
  ['干洗店，一只猫坐滚筒里', 'cat in washing-machine'],
  ['两串辣椒挂屋檐低下', 'chili under roof'],
  // Each hand has one of the list.
  ['一只章鱼，八条胳膊各拿一样：梳子、剪刀、镜子', 'octopus holding comb'],
])('%s: %s', (text, scene) => {
  expect(read(text).scenes).toContain(scene);
});

test.each([
  ['一只老鹅，愣了吧唧的', 'goose', 'tiger'],
  ['一头驴，虎里吧唧的', 'donkey', 'tiger'],
  ['一只鹤，线条松一点', 'crane-bird', 'pine-tree'],
  ['一只水獭，感觉松弛一些', 'otter', 'pine-tree'],
  ['小松鼠背着书包，放学来写作业', 'squirrel', 'typewriter'],
])('%s: how it is done names no thing', (text, asked, heard) => {
  const { drawn } = read(text);
  expect(drawn).toContain(asked);
  expect(drawn).not.toContain(heard);
});

test('muddling the drawing up is declined alone', () => {
  expect(read('菜刀和砧板你看着配，别画乱了就行').refused).toEqual([]);
});

test('a paint roller stays one where nothing is washed', () => {
  expect(read('刷墙的，一只熊举着滚筒').drawn).toContain('paint-roller');
});
