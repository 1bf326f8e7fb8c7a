import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const relationsOf = (text: string, name = ''): string[] => {
  const { things, relations } = readText(text, name);
  return relations.map((each) => `${things[each.subject]!.concept} ${each.relation} ${things[each.object]!.concept}`);
};
const drawn = (text: string, name = ''): string[] =>
  readText(text, name)
    .things.filter(({ role }) => role === 'subject' || role === 'object')
    .map(({ concept }) => concept);

test.each([
  ['考拉妈妈背着小考拉', 'koala carrying koala'],
  ['一条大鱼张嘴要吞一条小鱼', 'fish holding fish'],
  ['一只羊趴在另一只羊背上', 'sheep on sheep'],
  ['一只大企鹅肚皮底下站着一只小企鹅', 'penguin under penguin'],
  ['a koala carrying her baby koala on her back', 'koala carrying koala'],
  ['a big fish eating a little fish', 'fish holding fish'],
])('%s: two of one kind, told apart, stand to each other', (text, scene) => {
  expect(relationsOf(text)).toContain(scene);
});

test('one animal named twice is still one', () => {
  expect(relationsOf('一只猫，猫背着书包')).toEqual(['cat carrying school-bag']);
});

test.each([
  ['猫头鹰戴着眼镜看书', 'owl reading book'],
  ['一条小虫子从橙子里钻出来，戴眼镜看书', 'caterpillar reading book'],
  ['松树底下两个老人在下棋', 'elder playing chinese-chess'],
  ['一个人盘腿坐在荷叶上', 'meditation on lotus-leaf'],
  ['太阳公公笑着，怀里抱一个小娃娃', 'sun holding baby'],
  ['老狗守着一盏灯', 'dog beside lamp'],
  ['壁虎趴一片叶子', 'gecko on leaf'],
  ['一只鹦鹉脚上缠着绷带', 'bandage wrapped-round parrot'],
  ['螃蟹横着走，钳子夹着一本书', 'crab holding book'],
  ['葡萄架下面蹲着一头小毛驴', 'donkey under grape'],
  ['小象鼻子卷着双筷子', 'baby-elephant holding chopsticks'],
  ['一把打开的扇子，扇面上一朵牡丹', 'peony on folding-fan'],
  ['碗边坐着一只小白兔', 'rabbit on bowl'],
  ['一笼包子，一只小鸡从里面探出头来', 'chick out-of steamer-basket'],
  ['一双手把面条拉成一座桥', 'noodles shaped-like bridge'],
  ['鱼钩弯成一颗爱心的样子', 'fish-hook shaped-like heart'],
  ['用扳手和螺丝拼成一辆摩托车', 'motorcycle made-of wrench'],
  ['一只运动鞋长着翅膀', 'sneaker as-part wing'],
  ['一条领带，领带是一片叶子', 'tie shaped-like leaf'],
  ['烟囱里冒出来的不是烟，是一支支铅笔', 'pencil out-of chimney'],
  ['两只猴，一个拿扳手一个拿千斤顶', 'monkey holding jack'],
  ['一把剑，被一只山羊扛在肩上', 'goat carrying sword'],
])('%s: %s', (text, scene) => {
  expect(relationsOf(text)).toContain(scene);
});

test.each([
  ['咖啡杯当浴缸，一只水獭躺在里面', ['otter', 'mug'], 'otter in mug'],
  ['草莓当帽子戴在小熊头上', ['strawberry', 'bear'], 'strawberry on bear'],
  ['砂锅当澡盆，里头泡着一根人参', ['clay-pot', 'ginseng'], 'ginseng in clay-pot'],
])('%s: what something serves as tells only how it is used', (text, things, scene) => {
  expect(drawn(text).toSorted()).toEqual(things.toSorted());
  expect(relationsOf(text)).toContain(scene);
});

test('serving as another with nobody there is a shape', () => {
  expect(drawn('荷叶当船')).toEqual(expect.arrayContaining(['boat', 'lotus-leaf']));
});

test.each([
  ['石头汤书店', '石头汤那个故事知道吧，三个和尚煮石头。画一口锅，锅里煮着书', ['monk', 'stone', 'soup']],
  ['黄鱼车面馆', '黄鱼车就是三轮车。画一辆马车，车里堆着面条', ['tricycle', 'carp']],
  ['狮子头早教', '狮子头是我儿子发型，一头乱毛，画个小男孩举着风筝', ['meatball', 'hair']],
  ['柚子树琴房', '院里真有棵柚子树。一排琴键，旁边一只黑猫', ['tree', 'pomelo']],
  ['小森林', '我开一辆绿色面包车卖三明治。三明治做成一座山', ['van']],
  ['青山粥铺', '凌晨四点开门，一碗粥，热气变成一把扫帚', ['door']],
  ['一米阳光', '大脸猫捧着比脸还大的奶茶', ['smile']],
])('%s: %s, and what only explains is not drawn', (name, text, told) => {
  for (const concept of told) expect(drawn(text, name)).not.toContain(concept);
  expect(drawn(text, name)).not.toEqual([]);
});

/** Nothing before ✗ is declined, everything behind it is. */
const DECLINED = `
聚福茶楼，热气变成一条龙，龙不要太凶 ✗
小木船上躺着一条大鱼，别画得像死鱼 ✗
猪八戒扛着沙发，钉耙别画了 ✗ 钉耙
小鱼不慌不忙打着伞 ✗
一只猫抱牢一碗面勿肯放 ✗
公园打太极的，莲花就行 ✗
扳手和锤子打叉，中间放颗螺母 ✗
一只猫头鹰，天平法槌能躲多远躲多远 ✗ 天平,法槌
向日葵笑着，太阳彩虹咱不走那条路 ✗ 太阳,彩虹
一只羊，剪刀梳子吹风机，俗 ✗ 剪刀,梳子,吹风机
枕头上躺着月亮，星星就当它们下班了 ✗ 星星
院子里有口井，门口一对石狮子，这些都不用画。画一把藤椅 ✗ 井,石狮子
`;

test.each(
  DECLINED.trim()
    .split('\n')
    .map((line) => line.split('✗').map((part) => part.trim())),
)('%s declines %s', (text = '', declined = '') => {
  const refused = readText(text)
    .refusals.filter(({ kind }) => kind === 'thing')
    .map((each) => each.text);
  const wanted = declined.split(',').filter(Boolean);
  expect(refused).toEqual(expect.arrayContaining(wanted));
  if (wanted.length === 0) expect(refused).toEqual([]);
});
