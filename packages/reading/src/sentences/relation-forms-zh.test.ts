import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Further ways in which Chinese says what stands to what; behind each what is read, `;` between several relations. */
const FORMS = `
一只手按在鼓上 = 手 on 鼓
狗爪搭在键盘上 = 狗爪 on 键盘
兔子把胡萝卜抱在怀里 = 兔子 holding 胡萝卜
蜻蜓从湖面上掠过去 = 蜻蜓 flying-over 湖
一只猫从屋顶上往下扔毛线 = 猫 on 屋顶; 猫 holding 毛线
豆荚裂开，蹦出来一个小娃娃 = 小娃娃 out-of 豆荚
水壶倒出来的茶变成一座山 = 茶 out-of 水壶; 茶 shaped-like 山
烟斗冒出来的不是烟是音符 = 音符 out-of 烟斗
柳条从篮子里飘起来绕成一只鸟 = 柳条 out-of 篮子; 柳条 shaped-like 鸟
七个苹果围成一圈，像朵开了的花 = 苹果 shaped-like 花
狐狸围着蓝围巾 = 狐狸 wearing 蓝围巾
老虎打着领结 = 老虎 wearing 领结
海豹带着泳镜 = 海豹 wearing 泳镜
一把二胡靠在水缸上 = 二胡 beside 水缸
一只猫靠在沙发上 = 猫 on 沙发
果园里有个稻草人，肩上扛着耙子 = 稻草人 in 果园; 稻草人 carrying 耙子
两只青蛙面对面，中间放一盏灯 = 灯 beside 青蛙
拖车拉着满满一车南瓜 = 拖车 carrying 南瓜
一段竹筒，孔里游着小虾 = 小虾 in 竹筒
螃蟹戴礼帽，左手拿勺右手拿叉 = 螃蟹 holding 勺; 螃蟹 holding 叉
两片荷叶托着一颗莲子，荷叶像手一样 = 荷叶 shaped-like 手
羊的角上挂着几只铃铛 = 铃铛 on 羊
一只甲虫停在留声机的针上 = 甲虫 on 留声机
松鼠双手捧起一碗汤 = 松鼠 holding 汤
茶杯就是一座小岛 = 茶杯 shaped-like 小岛
鸭妈妈走在前面，四只小鸭跟在后头 = 小鸭 behind 鸭
公交车头顶上躺着个月亮 = 月亮 on 公交车
蝙蝠倒挂在钟楼上 = 蝙蝠 on 钟楼
一头牛，四个蹄子踩在一块豆腐上 = 牛 on 豆腐
一架秋千，竹子做的 = 秋千 made-of 竹子
海上漂着只茶壶 = 茶壶 on 海上
猫把毯子当斗篷披着 = 猫 wearing 毯子
小熊脑袋上扣着一只碗，当帽子使 = 小熊 wearing 碗
一盘饺子，大雁从上头飞过去 = 大雁 flying-over 饺子
六支铅笔拿麻绳捆着 = 麻绳 wrapped-round 铅笔
码头边拴着一条小船 = 小船 beside 码头
月牙当船，小男孩坐在上面看书 = 小男孩 on 月牙; 小男孩 reading 书
狮子张着嘴，小鸟在里面刷牙 = 小鸟 in 狮子
一个爷爷在桥头钓鱼 = 爷爷 holding 鱼
小猪在泡澡 = 小猪 in 澡
水獭在啃玉米 = 水獭 holding 玉米
碟子上坐着个土豆宝宝 = 土豆 on 碟子
一座雪山，山顶插着一面旗 = 旗 on 雪山
啄木鸟趴手机上 = 啄木鸟 on 手机
松鼠扛着一块布 = 松鼠 carrying 布
一头骡拉着犁 = 犁 behind 骡
一个小姑娘牵着骆驼过桥 = 小姑娘 holding 骆驼; 小姑娘 on 桥
海龟背着一个罐子，罐子里冒出烟 = 海龟 carrying 罐子; 烟 rising-from 罐子
橙子切片像摩托车轮子 = 橙子 shaped-like 摩托车
一只公鸡，尾巴由扇子组成 = 公鸡 as-part 扇子
奶牛身上的花纹是一幅地图 = 奶牛 as-part 地图
一个盆，盆里是一片大海，海上有条小船 = 大海 in 盆; 小船 on 大海
树上结的不是桃子，是一盏盏灯 = 灯 on 树
企鹅用翅膀夹着一封信 = 企鹅 holding 信
松鼠往罐子里丢石子 = 石子 in 罐子
一根扁担挑着两只桶 = 桶 under 扁担
水獭推着一辆装满白菜的板车 = 白菜 in 板车; 水獭 holding 板车
猫和鸟隔着窗户对望 = 猫 facing 鸟
莲蓬上坐着一个小和尚敲木鱼 = 小和尚 on 莲蓬; 小和尚 playing 木鱼
鸭子戴着墨镜跳进木桶里 = 鸭子 wearing 墨镜; 鸭子 in 木桶
豆荚像小船，里面坐着两颗豆子 = 豆子 in 豆荚
一个厨师端着一口锅 = 厨师 holding 锅
蚂蚁举着一片比自己大的叶子 = 蚂蚁 holding 叶子
鸽子站在屋顶 = 鸽子 on 屋顶
一只豹在照镜子 = 豹 facing 镜子
毛线穿过一颗纽扣 = 毛线 in 纽扣
小狗把耳机戴在头上 = 小狗 wearing 耳机
屏风是块大奶酪 = 屏风 made-of 奶酪
墙上趴着一只蜥蜴 = 蜥蜴 on 墙
`;

const cases = FORMS.trim()
  .split('\n')
  .map((line) => {
    const [text = '', said = ''] = line.split(' = ');
    return { text, said: said.split('; ').map((each) => each.split(' ')) };
  });

const isCalled = (said: string, name: string): boolean => said.includes(name) || name.includes(said);

test.each(cases)('$text', ({ text, said }) => {
  const { things, relations } = readText(text);
  const read = relations.map(({ subject, relation, object }) => [
    things[subject]!.text,
    relation,
    things[object]!.text,
  ]);
  for (const [one = '', relation, other = ''] of said)
    expect(
      read.some(([a = '', how, b = '']) => how === relation && isCalled(a, one) && isCalled(b, other)),
      JSON.stringify(read),
    ).toBe(true);
});

/** What is no thing of the picture, behind each what is to be drawn and nothing else. */
const ONLY = `
咖啡馆，荷兰那种风车 = 风车
小狗伸着舌头 = 小狗
鹦鹉扑闪着，歪着脑袋 = 鹦鹉
海豹像个值班的保安 = 海豹
狐狸或者獾都可以 = 狐狸
布艺店 一只袜子就够了 = 袜子
一盏台灯就够了，别的不要 = 台灯
画只老鹰，不是，是海鸥 = 海鸥
`;

test.each(
  ONLY.trim()
    .split('\n')
    .map((line) => line.split(' = ')),
)('%s shows only %s', (text = '', wanted = '') => {
  const { things } = readText(text);
  const named = things.filter(({ role }) => role === 'subject' || role === 'object').map((thing) => thing.text);
  expect(named).toHaveLength(1);
  expect(isCalled(named[0]!, wanted)).toBe(true);
});

test('numbered wishes are a list of pictures', () => {
  const { things, relations } = readText('要有：1.柴火灶 2.铁锅 3.炊烟变成小羊');
  expect(things.filter(({ role }) => role !== 'trade').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['柴火灶', '铁锅', '小羊']),
  );
  expect(relations.some(({ relation }) => relation === 'shaped-like')).toBe(true);
});

test('whom something is taught does not do it in the picture', () => {
  expect(readText('教小朋友画画的地方').relations).toEqual([]);
  expect(readText('男士理发，剃刀一把').relations).toEqual([]);
});
