import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const drawn = (text: string, name = '某店') =>
  readText(text, name)
    .things.filter(({ role }) => role === 'subject' || role === 'object')
    .map(({ concept }) => concept);
const refused = (text: string) => readText(text, '某店').refusals.map(({ name }) => name);

test.each([
  ['水壶变成一只天鹅。我以前修雨伞的', ['umbrella']],
  ['一只海龟背着灯塔。店就在河边上，上楼看得到桥', ['bridge', 'river']],
  ['我奶奶纺线，我妈绣枕头。一只鹤从圆环里飞出来', ['pillow', 'grandma']],
  ['我女儿一双皮鞋几百块，我就拿牙刷给她刷。一只靴子里坐着小熊', ['toothbrush', 'leather-shoe']],
  ['一只狐狸骑着滑板车，最近交警查得严', ['police-officer']],
  ['一只狐狸端着面，我爷爷那辈挑担子起家的', ['carrying-pole']],
])('%s: what is told of oneself is not drawn', (text, told) => {
  const things = drawn(text);
  expect(things.length).toBeGreaterThan(0);
  for (const concept of told) expect(things).not.toContain(concept);
});

test('what is pointed at was told before', () => {
  expect(drawn('我家的猫天天趴在秤上。就画它吧')).toContain('cat');
});

test.each([
  ['瓷盘上画着一只虾，虾要毛笔刷出来那种感觉', 'ink-brush'],
  ['“江”字的三点水换成三片叶子', 'water-drop'],
  ['一匹马拉着车，电话号码下边我自己加', 'telephone'],
  ['一只轮滑鞋长出翅膀，八十年代迪斯科feel', 'disco-ball'],
  ['一只老虎，线要粗一点', 'thread'],
  ['一只猫蹲在瓦上，我自个儿属羊', 'sheep'],
  ['一只青蛙勒海看书', 'sea'],
  ['里面坐着一只小猪泡澡，浴室是一只咖啡杯', 'bathtub'],
])('%s: nobody draws the %s', (text, concept) => {
  expect(drawn(text)).not.toContain(concept);
});

test.each([
  ['一只羊。拜托不要爪印，十家店九家爪印', 'paw'],
  ['一只手掌。龙就不用画了，个个听到名字都说画龙', 'dragon'],
  ['一只公鸡。鸡腿一画，人家还当是快餐店', 'drumstick'],
  ['一个葫芦。蛇的图案是西医的，我们是中药，请不要混进来', 'snake'],
])('%s: %s is refused', (text, concept) => {
  expect(refused(text)).toContain(concept);
  expect(drawn(text)).not.toContain(concept);
});

test('a sentence that ends with a price ends all the same', () => {
  expect(drawn('做包做围裙，十块钱起。一头大象')).toEqual(['elephant']);
});

const scenes = (text: string) => {
  const { things, relations } = readText(text, '某店');
  return relations.map((each) => `${things[each.subject]!.concept} ${each.relation} ${things[each.object]!.concept}`);
};

test.each([
  ['一条龙虾，钳子夹着书', 'lobster holding book'],
  ['一根竹笋弯着腰，头上戴个草帽', 'bamboo-shoot wearing straw-hat'],
  ['一扇窗户，一只蜻蜓落在角上', 'dragonfly on window-frame'],
  ['两片窗帘拉开，月亮从当中露半张脸', 'moon behind curtains'],
  ['章鱼，爪子都是水管', 'octopus as-part nozzle'],
  ['一半齿轮 一半向日葵', 'gear as-part sunflower'],
  ['一只螺蛳，背的壳换成一只大碗', 'river-snail as-part bowl'],
  ['变色龙的尾巴卷啊卷卷成一颗爱心', 'chameleon as-part heart'],
  ['七只大雁排成人字打长城上头飞过', 'wild-goose flying-over great-wall'],
  ['绵羊坐理发椅上', 'sheep on barber-chair'],
  ['月亮尖尖上挂着一瓶指甲油~ 粉色就算了', 'nail-polish on moon'],
])('%s: %s', (text, scene) => {
  expect(scenes(text)).toContain(scene);
});

test.each([
  ['草莓或者樱桃都行，粉粉的', 'strawberry'],
  ['要么唢呐要么二胡，别一块儿上', 'suona'],
])('%s: either of two is asked for', (text, concept) => {
  expect(readText(text, '某店').things[0]).toMatchObject({ concept, role: 'subject' });
});

test.each([
  ['一只小鹰停歇于一把横置的剪刀之上', 'eagle on scissors'],
  ['白鹤立于木桶之中', 'crane-bird in barrel'],
  ['一只兔子，颈间佩戴听诊器', 'rabbit wearing stethoscope'],
  ['河蟹以螯钳持一支稻穗', 'crab holding rice-ear'],
])('%s: %s, as offices write it', (text, scene) => {
  expect(scenes(text)).toContain(scene);
});

test('what else an office has is not drawn', () => {
  expect(drawn('蜜蜂飞临向日葵上方。本社成立于2009年，另售核桃与土鸡蛋。')).not.toContain('walnut');
});
