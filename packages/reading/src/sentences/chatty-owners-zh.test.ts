import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const read = (text: string, name = '') => {
  const { things, relations, refusals, onlyLetters } = readText(text, name);
  return {
    onlyLetters,
    drawn: things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept),
    scenes: relations.map(
      (each) => `${things[each.subject]!.concept} ${each.relation} ${things[each.object]!.concept}`,
    ),
    refused: refusals.filter(({ kind }) => kind === 'thing').map(({ name: concept }) => concept),
    manners: refusals.map(({ kind }) => kind),
  };
};

test.each([
  ['画个茶缸。打错了，我老公说要铜壶，铜壶嘴上冒着热气', 'enamel-mug', 'long-spout-kettle'],
  ['来条鲤鱼。说错了，我闺女想要章鱼，章鱼手里拿着锅铲', 'carp', 'octopus'],
  ['画头水牛。不对不对，我爸说画骆驼，骆驼驮着两捆布', 'water-buffalo', 'camel'],
  ['画只麻雀，哎不要麻雀了，还是画喜鹊吧，喜鹊衔着一根树枝', 'sparrow', 'magpie'],
  ['真挖掘机不用画，一头犀牛拱着石头', 'excavator', 'rhinoceros'],
])('%s: what is taken back is not drawn, what is meant is', (text, gone, meant) => {
  const { drawn, refused } = read(text);
  expect(refused).toContain(gone);
  expect(refused).not.toContain(meant);
  expect(drawn).toContain(meant);
});

test('another word for what was taken back is still asked for', () => {
  expect(read('画二八大杠，哎算了不要二八大杠，还是画折叠车').drawn).toEqual(['bicycle']);
});

test('declining one sort of icon does not ask for letters only', () => {
  expect(read('洗车店，那种水滴图标免了！一只河豚叼着水管').onlyLetters).toBe(false);
});

test('人家 are no people', () => {
  expect(read('人家都画剪刀，我不画。就一个姑娘抱着一捆毛线').manners).not.toContain('people');
});

test.each([
  ['一只考拉，跟一个小木偶脸对脸', 'koala facing marionette'],
  ['两个酒壶，壶嘴对壶嘴', 'wine-pot facing wine-pot'],
  ['两只鹅，嘴对嘴像要打架', 'goose facing goose'],
  ['一个土豆围着围裙', 'potato wearing apron'],
  ['一捆甘蔗，拿草绳拴住', 'rope wrapped-round sugarcane'],
  ['一束薰衣草，用丝带扎起来', 'ribbon wrapped-round lavender'],
  ['一盘红烧肉，一双筷子夹起来', 'chopsticks holding dongpo-pork'],
  ['一个月饼，一只兔子抱着', 'rabbit holding moon-cake'],
  ['一个甜甜圈，中间有个洞，月亮从洞里露出来', 'moon out-of donut'],
  ['奶酪，有窟窿的那种，老鼠从窟窿里探出头', 'mouse-animal out-of cheese'],
  ['一阵烟，升着升着变成一只鸟', 'smoke shaped-like bird'],
  ['一条蛇饶着拐杖', 'snake wrapped-round walking-stick'],
  ['桥下水里一个月亮', 'moon under bridge'],
  ['一根胡萝卜，头上那撮叶子做成羽毛', 'carrot as-part feather'],
  ['茄子潜水艇，螃蟹趴在上头', 'submarine made-of eggplant'],
  ['南瓜火箭，小老鼠骑在上面', 'mouse-animal riding rocket'],
  ['一个红枣，底下垫张荷叶', 'lotus-leaf under jujube'],
  ['一座亭子，里面有个人在下棋', 'man in pavilion'],
  ['一艘轮船，船舱里有个人在弹琵琶', 'man playing pipa'],
  ['树枝拼的鹿，站在石头上', 'deer made-of twig'],
  ['用菠菜叶子拼的孔雀', 'peacock made-of spinach'],
  ['一个灯笼，挂在胡杨树梢上', 'lantern on poplar'],
  ['不是宠物店！是我家柴犬，戴副墨镜', 'shiba wearing sunglasses'],
  ['一棵柳树，柳条梳成一根大辫子', 'willow-leaf shaped-like ponytail'],
  ['一团毛线滚下山坡，绵羊在后头追', 'sheep chasing yarn'],
  ['一只企鹅宝宝踩在企鹅爸爸脚上', 'penguin on penguin'],
  ['一条章鱼八只手打绳结', 'octopus holding rope-knot'],
  ['一双手捧着一只泥捏的小猴子', 'hand holding monkey'],
  ['猫头鹰戴白手套握方向盘', 'owl wearing gloves'],
  ['一头河马泡在浴缸里，脸上贴两片黄瓜', 'cucumber on hippo'],
  ['鳄鱼张着大嘴，一只小鸟蹲在它牙上', 'bird on crocodile'],
  ['菠萝戴墨镜躺沙滩椅上', 'pineapple on beach-chair'],
  ['坛口封着红布', 'fabric on jar'],
  ['一只刺猬，背上的刺全换成郁金香', 'hedgehog as-part tulip'],
  ['啄木鸟拿嘴当凿子', 'woodpecker as-part chisel'],
  ['一根藤缠着一只手腕', 'ivy wrapped-round hand'],
  ['稻草人肩膀上落着三只麻雀，其中一只戴着帽子', 'sparrow wearing hat'],
  ['一条鱼戴围巾草帽', 'fish wearing scarf'],
  ['大家都画锦鲤跳龙门，我就不。锦鲤穿雨靴打伞', 'koi wearing rain-boots'],
])('%s: %s', (text, scene) => {
  expect(read(text).scenes).toContain(scene);
});

test.each([
  ['鼓楼边儿修鞋的。画一把锥子', '', 'drum-tower'],
  ['灯塔跟前卖网的，画一只螃蟹', '', 'lighthouse'],
  ['阿依努尔是月光的意思，馕像一轮太阳', '阿依努尔', 'moonlight'],
  ['老板炒我鱿鱼，我就出来摆摊了，画只鼹鼠抱着红薯', '', 'squid'],
  ['甜品摊，字母Q，小尾巴是一把勺子', 'Q弹', 'kiosk'],
  ['一盆多肉，顶上留个莫西干', '', 'fabric'],
])('%s: where and why somebody trades is not drawn', (text, name, told) => {
  const { drawn } = read(text, name);
  expect(drawn).not.toContain(told);
  expect(drawn).not.toEqual([]);
});

test('the strokes of a letter become what they are made into', () => {
  expect(read('“山”字三竖做成三支蜡烛，顶上一点火苗', '山今香烛').drawn).toEqual(['candle', 'fire']);
});

test('a printed cloth shows no flower', () => {
  expect(read('奶牛戴个花头巾').drawn).not.toContain('flower');
});

test('a month inside a name is none', () => {
  expect(read('画三个月饼，一只兔子抱着').drawn).toContain('moon-cake');
});
