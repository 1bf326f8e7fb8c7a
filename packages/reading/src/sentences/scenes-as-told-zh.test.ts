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
  // What something is rolled up into is how it lies.
  ['一只刺猬缩成球，睡在帽子里', 'hedgehog in hat'],
  ['一条围巾团成球，放在篮子里', 'scarf in basket'],
  ['一只狐狸团成一个球，躺在雪地里', 'fox in snow'],
  // Vapour goes up in many words.
  ['一个包子，热气一个劲往上冒', 'steam rising-from bun'],
  ['一壶茶，蒸汽呼呼往上蹿', 'steam rising-from tea'],
  ['一碗面，白烟直往上飘', 'smoke rising-from noodles'],
  ['一口锅，烟慢慢往上升', 'smoke rising-from cooking-pot'],
  ['窗台下面挂两滴雨', 'water-drop under window-frame'],
  ['伞底下挂着几滴雨', 'water-drop under umbrella'],
  ['摩托车，俩轮子是两片切开的柠檬', 'motorcycle as-part lemon'],
  ['眼镜，镜片是两片烤焦的面包', 'glasses as-part bread'],
  // Of what something is made by hand.
  ['草绳编一只蚂蚱', 'grasshopper made-of rope'],
  ['柳条编一只兔子吧', 'rabbit made-of willow-leaf'],
  ['布头缝一只大象', 'elephant made-of fabric'],
  ['藤条编一匹马', 'horse made-of vine'],
  ['积木搭一座塔', 'tower made-of blocks'],
  ['报纸糊一只风筝', 'kite made-of newspaper'],
  // 鼎 is the pot of a southern kitchen, 煲 also what is done in it.
  ['大鼎里煮着一条鱼', 'fish in cooking-pot'],
  ['瓦煲里煲着一只鸡', 'chicken in clay-pot'],
  ['一只碗，饭面铺两条腊肠', 'chinese-sausage on rice-bowl'],
  ['一只龙虾，左钳夹着一朵花，右钳夹着一把伞', 'lobster holding umbrella'],
  ['一只章鱼，左爪举个杯子，右爪举个盘子', 'octopus holding plate'],
  ['一只蝎子，左钳夹支笔，右钳夹本书', 'scorpion holding pen'],
  // Either would do: the first is drawn.
  ['云也行月亮也行，你定。旁边趴一只猫', 'cat beside cloud'],
  ['猫也好狗也好，你们看着办。旁边放一个碗', 'bowl beside cat'],
  ['狮子也可以老虎也可以，随你。头上戴顶帽子', 'lion wearing hat'],
  ['竹子也成松树也成，你看着来，旁边站一只鹤', 'crane-bird beside bamboo'],
  ['兔子围着一堆篝火', 'rabbit beside campfire'],
  ['一只猫守着一盆炭火', 'cat beside fire'],
  ['几串鱿鱼，底下一堆炭火', 'fire under squid'],
  ['改成企鹅，单脚站在甜甜圈里，把它当泳圈', 'penguin in donut'],
  ['换水獭，躺在贝壳里头，把它当浴缸', 'otter in shell'],
  ['一只木桶冒着热气，水面飘几片玫瑰花', 'rose in barrel'],
  ['一个茶杯，水面上浮着一片柠檬', 'lemon in cup-saucer'],
  ['一口缸，水面浮着一片荷叶', 'lotus-leaf in jar'],
  // Characters typed for others.
  ['一课星星挂在树支上', 'star on twig'],
  ['小狗带顶旧冒子', 'puppy wearing hat'],
  ['一只兔子带副眼竟', 'rabbit wearing glasses'],
  ['一只熊猫坐热器球', 'panda riding hot-air-balloon'],
  ['石头上站一只乌鸭', 'raven on stone'],
  ['小熊坐火车', 'bear riding train'],
  ['兔子坐火箭，挥着手', 'rabbit riding rocket'],
  ['三只羊坐缆车', 'sheep riding cable-car'],
  ['松鼠，嘴巴塞得满满的还抱着个大核桃不放', 'squirrel holding walnut'],
  ['兔子，腮帮子鼓得圆圆的抱着根胡萝卜', 'rabbit holding carrot'],
  ['花栗鼠，脸颊撑得鼓鼓囊囊，抱着颗榛子不放', 'chipmunk holding hazelnut'],
  ['鹿，角上挂的那盏灯是只灯笼', 'lantern on deer'],
  ['大树，树上结的那些果子是灯泡', 'light-bulb on tree'],
  ['小鹿脖子上绕了一圈又一圈毛线', 'yarn wrapped-round fawn'],
  ['企鹅腰上绕了一圈卷尺', 'tape-measure wrapped-round penguin'],
  ['长颈鹿脖子上围了两圈围巾', 'giraffe wearing scarf'],
  // Where a list stands, all of it does.
  ['一只狐狸和一只兔子站在月亮上', 'fox on moon'],
  ['一只狐狸和一只兔子站在月亮上', 'rabbit on moon'],
  ['锤子和扳手挂在墙上', 'hammer on brick-wall'],
  ['苹果、梨、桃放在盘子里', 'pear in plate'],
  ['猫、狗、鹅挤在船里', 'cat in boat'],
  ['锅、碗、瓢、盆堆在灶台上', 'cooking-pot on stove'],
  ['一把伞和一双雨靴放在门边', 'umbrella beside door'],
  ['狐狸眼睛上蒙着眼罩', 'fox wearing sleep-mask'],
  ['小狗左眼上夹个放大镜', 'puppy wearing magnifier'],
  ['青蛙跳上岸，手里拿着伞', 'frog on beach'],
  ['海豹躺在岸上，鼻子上顶个球', 'seal-animal on beach'],
  ['铁丝拧一辆自行车', 'bicycle made-of thread'],
  ['两棵树，中间留白的地方是一个瓶子', 'water-bottle in tree'],
  ['一只龟，背脊驮住个煲，唔使画人', 'turtle carrying clay-pot'],
])('%s: %s', (text, scene) => {
  expect(read(text).scenes).toContain(scene);
});

test.each([
  ['一只狐狸团成一个球，躺在雪地里', 'beach-ball'],
  ['一只木桶冒着热气，水面飘几片玫瑰花', 'lake'],
  ['几串鱿鱼，底下一堆炭火', 'barbecue'],
  ['改小猪吧，坐在西瓜里，拿它当船', 'boat'],
  ['猫头鹰，头上戴的那顶帽子是个茶壶', 'hat'],
  ['开车送牛奶的，奶牛，戴着安全帽', 'milk'],
])('%s: no %s is drawn', (text, concept) => {
  const { drawn } = read(text);
  expect(drawn).not.toContain(concept);
  expect(drawn).not.toEqual([]);
});

test.each([
  ['小娃娃看到针头就躲，所以不要药瓶，一只小熊举着棒棒糖', 'syringe', 'baby'],
  ['客人一看见蟑螂就跑，一只猫守着一碗面', 'cockroach', 'guest'],
  ['孩子一听到电钻就捂耳朵，画一只河狸啃着木头', 'drill', 'child'],
  ['小孩子一见老虎就哭，一头小象背着书包', 'tiger', 'child'],
])('%s: what frightens customers is declined, and they are only told of', (text, feared, who) => {
  const { drawn, refused } = read(text);
  expect(refused).toContain(feared);
  expect(drawn).not.toContain(feared);
  expect(drawn).not.toContain(who);
  expect(drawn).not.toEqual([]);
});

test.each([
  ['司母戊鼎那种青铜鼎，三足，鼎里插一支毛笔', 'bronze-ding'],
  ['湖上一条小船，水面漂着一只天鹅', 'lake'],
])('%s: %s stays what it is', (text, concept) => {
  expect(read(text).drawn).toContain(concept);
});

test('two that are both turned down are not offered', () => {
  expect(read('剪子也行梳子也行都别画，画一只绵羊').drawn).toEqual(['sheep']);
});

test('a list of single characters names each of them, and the pen beside the ink is a brush', () => {
  expect(read('砚、墨、笔，一样一件').drawn.toSorted()).toEqual(['ink-brush', 'ink-drop', 'inkstone']);
  expect(read('尺、笔、本子').drawn).toContain('pen');
});

test('唔该 asks politely and declines nothing', () => {
  expect(read('一笼虾饺，唔该画得得意啲').refused).toEqual([]);
});

test('holding on to something declines nothing', () => {
  expect(read('小狗叼着拖鞋死活不松口').refused).toEqual([]);
});
