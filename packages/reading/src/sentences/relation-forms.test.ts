import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** How people say what stands to what, one sentence a line; behind it what is read, `a|b` where either is right. */
const FORMS = `
一只乌龟被藤蔓缠住 = 藤蔓 wrapped-round 乌龟
月亮被一只猫抱在怀里 = 猫 holding 月亮
茶壶被一只鹤叼着 = 鹤 holding 茶壶
灯塔被海浪包围 = 海浪 wrapped-round|beside 灯塔
一颗草莓被小熊举过头顶 = 小熊 holding|carrying 草莓
一本书让猫头鹰捧着 = 猫头鹰 holding 书
房子被大象驮着走 = 大象 carrying 房子
西瓜被刺猬背在背上 = 刺猬 carrying 西瓜
被绳子捆住的箱子 = 绳子 wrapped-round 箱子
被猫咪打翻的牛奶 = 猫咪 holding 牛奶
荷叶上蹲着一只青蛙 = 青蛙 on 荷叶
屋檐下挂着一串辣椒 = 辣椒 under 屋檐
瓶子里住着一条鲸鱼 = 鲸鱼 in 瓶子
山顶立着一座灯塔 = 灯塔 on 山
竹篮中探出一只小狗 = 小狗 out-of|in 竹篮
月亮旁边停着一艘火箭 = 火箭 beside 月亮
树杈上窝着只猫头鹰 = 猫头鹰 on 树
钟楼顶上落了只鸽子 = 鸽子 on 钟楼
面碗里游着两尾鱼 = 鱼 in 碗
仙人掌头上开了一朵花 = 花 on|rising-from 仙人掌
井里冒出一棵竹笋 = 竹笋 out-of|rising-from|in 井
一顶草帽，里头窝着三只小鸡 = 小鸡 in 草帽
螃蟹夹着一支铅笔 = 螃蟹 holding 铅笔
松鼠攥着橡果 = 松鼠 holding 橡果
骆驼驮着冰淇淋 = 骆驼 carrying 冰淇淋
企鹅推着雪球 = 企鹅 behind|holding 雪球
猴子吊在香蕉上 = 猴子 under|on 香蕉
小猫顶着蘑菇 = 蘑菇 on 小猫
狐狸追着蝴蝶 = 狐狸 chasing 蝴蝶
河马踩着滑板 = 河马 riding|on 滑板
大鹅叼着信封 = 大鹅 holding 信封
熊托着太阳 = 熊 holding 太阳
老鼠拖着奶酪 = 老鼠 carrying|holding 奶酪
水獭搂着海螺 = 水獭 holding 海螺
豹子扛着冲浪板 = 豹子 carrying 冲浪板
猪撑着伞 = 猪 holding 伞
一只鹅，脖子上系着围巾 = 鹅 wearing 围巾
a cat and a dog leaning against each other = cat facing dog
a policeman riding a bicycle = policeman riding bicycle
潜水员骑着海龟 = 潜水员 riding 海龟
用咖啡豆拼成一只猫 = 猫 made-of 咖啡豆
面条绕成的羊 = 羊 made-of 面条
叶子形状的船 = 船 shaped-like 叶子
长得像云的羊 = 羊 shaped-like 云
尾巴是毛笔的狐狸 = 狐狸 as-part 毛笔
鲸鱼的尾巴换成叶子 = 鲸鱼 as-part 叶子
拿饼干当轮子的小火车 = 火车 as-part 饼干
灯泡化作气球 = 灯泡 shaped-like 气球
一座山，其实是一只茶壶 = 山 shaped-like|made-of 茶壶
书里长出一棵树 = 树 rising-from|out-of 书
从靴子里长出向日葵 = 向日葵 rising-from|out-of 靴子
鹿角上开满樱花 = 樱花 rising-from|on 鹿
一株小苗从键盘缝里钻出来 = 小苗 out-of|rising-from 键盘
骑着扫帚的黑猫 = 黑猫 riding 扫帚
坐着热气球的兔子 = 兔子 riding|in|on 热气球
穿雨衣的小鸭子 = 小鸭子 wearing 雨衣
抱着琵琶的狐狸 = 狐狸 holding|playing 琵琶
手里提着灯笼的小和尚 = 小和尚 holding 灯笼
站在钟上的公鸡 = 公鸡 on 钟
躲在帽子里的兔子 = 兔子 in 帽子
月亮底下睡觉的熊 = 熊 under 月亮
云朵上面的城堡 = 城堡 on 云朵
就是那种，一只老虎，然后嘴里咬着一朵牡丹，很威风 = 老虎 holding 牡丹
想要个章鱼！每只手都拿一把扳手 = 章鱼 holding 扳手
主体是龟，龟背上一座小岛 = 小岛 on 龟
画一个大碗，碗里盛着整座雪山 = 雪山 in 碗
蜜蜂绕着花转 = 蜜蜂 wrapped-round|beside|over 花
两只鸟守着一个鸟窝 = 鸟 holding|beside|facing 鸟窝
小船漂在咖啡杯里 = 小船 in 咖啡杯
葡萄藤爬满酒桶 = 葡萄藤 wrapped-round|on 酒桶
树影里藏着一只豹 = 豹 in 树
海豚跃过彩虹 = 海豚 over|flying-over 彩虹
手托着一片叶子 = 手 holding 叶子
a snail with a teapot for a shell = snail as-part teapot
a scarecrow with a pumpkin for a head = scarecrow as-part pumpkin
a lion with a sunflower as its mane = lion as-part sunflower
an octopus with paintbrushes instead of arms = octopus as-part paintbrushes
a bicycle with lemon slices for wheels = bicycle as-part lemon
a peacock whose tail is a fan = peacock as-part fan
a mug whose handle is a snake = mug as-part snake
a bee whose body is a barrel = bee as-part barrel
a mountain made out of books = mountain made-of books
a bird folded from a map = bird made-of map
a whale built from bricks = whale made-of bricks
a sheep knitted out of noodles = sheep made-of noodles
a cloud in the shape of a sheep = cloud shaped-like sheep
a leaf-shaped kite = kite shaped-like leaf
a potato that is heart shaped = potato shaped-like heart
a guitar that looks like a whale = guitar shaped-like whale
a wave curling into a horse = wave shaped-like horse
a pencil that grows into a tree = pencil shaped-like tree
a cactus growing out of a boot = cactus rising-from|out-of boot
a fern sprouting from a light bulb = fern rising-from|out-of light bulb
a rabbit popping up out of a teapot = rabbit out-of teapot
a moon held by a heron = heron holding moon
a cake carried by an ant = ant carrying cake
a boat pulled by a swan = swan carrying|holding boat
a pearl guarded by a dragon = dragon holding pearl
a pumpkin pushed by a mouse = mouse behind|holding pumpkin
a tree hugged by a bear = bear holding|wrapped-round tree
a lamp surrounded by moths = moths wrapped-round|beside|over lamp
there's a frog sitting on the teapot = frog on teapot
on the anvil sits a robin = robin on anvil
inside the lantern lives a firefly = firefly in lantern
perched on the chimney is a stork = stork on chimney
under the umbrella, a hedgehog = hedgehog under umbrella
out of the hat pops a rabbit = rabbit out-of hat
a rabbit beating a drum = rabbit playing|holding drum
a raccoon lugging a suitcase = raccoon carrying suitcase
a walrus strumming a banjo = walrus playing banjo
a beaver gnawing a log = beaver holding log
a hedgehog balancing an apple on its nose = apple on hedgehog
a heron with a ribbon in its beak = heron holding ribbon
a fox curled up inside a teacup = fox in teacup
a badger in a bow tie = badger wearing bow tie
a moose pulling a sleigh = moose carrying|holding sleigh
a crab with scissors for claws = crab as-part scissors
a kingfisher diving into a bucket = kingfisher in bucket
so basically a bear, right, and he's got a honey pot in his paw = bear holding honey pot
I picture an elephant, its trunk wrapped around a paintbrush = elephant wrapped-round|holding paintbrush
picture this: a snail, but the shell is a cinnamon bun = snail as-part cinnamon bun
think of a fox. The fox is reading a newspaper. = fox reading|holding newspaper
a duck, wearing goggles, on a scooter = duck wearing goggles
a kettle with a robin sitting on it = robin on kettle
a boot that has daisies growing out of it = daisies rising-from|out-of boot
three geese flying over a barn = geese flying-over|over barn
an otter floating on its back with a cup of tea = otter holding tea
a cat asleep on a stack of books = cat sleeping-on|on books
a lighthouse rising from an open book = lighthouse rising-from|out-of book
a squirrel peeking out from behind an acorn = squirrel behind acorn
a needle threaded through a cloud = needle in cloud
a bear hugging a jar of honey = bear holding honey
a tortoise carrying a greenhouse on its back = tortoise carrying greenhouse
a penguin sliding down a slice of pizza = penguin on|riding pizza
a koi circling a lantern = koi wrapped-round|beside|over lantern
two hands cupping a seedling = hands holding seedling
a hare leaping over a moon = hare over moon
a phone with a heart on the screen = heart on phone
a spoon bent into the shape of a swan = spoon shaped-like swan
a kite tied to a pencil = kite on pencil
a paintbrush, its bristles a fox tail = paintbrush as-part fox
a walrus blowing bubbles, a penguin riding on its back = penguin riding walrus
a badger hugging a pumpkin. He wears a backpack = badger wearing backpack
a toolbox; inside, two robins = robins in toolbox
两个齿轮咬成一颗心 = 齿轮 shaped-like 心
三只鸭子跟在拖拉机后面 = 鸭子 behind 拖拉机
狮子把爪子搭在盾牌上 = 狮子 on 盾牌
插头的线变成一根藤 = 插头 as-part 藤
扫帚靠着一扇门 = 扫帚 beside 门
章鱼八只手各拿一样工具 = 章鱼 holding 工具
咖啡壶上面长一棵小树 = 小树 rising-from 咖啡壶
爆米花机像大炮 = 爆米花 shaped-like 大炮
a hare squaring up to a teapot = hare facing teapot
a frog stuck headfirst in a jar = frog in jar
a robin perching sweetly on an anvil = robin on anvil
goat legging it after a lawnmower = goat chasing lawnmower
a bunch of keys dangling off a rhino's horn = key under rhino
a koala with both arms round a teapot = koala holding teapot
a pram that's actually a croissant = pram shaped-like croissant
a tortoise, only the shell's a little camper = tortoise as-part camper
a cow leaping over a big round cheese = cow over cheese
a hare, gloves on = hare wearing gloves
a pineapple with sunglasses on = pineapple wearing sunglasses
raccoon w a paint roller = raccoon holding paint roller
a mouse keeping dry underneath a leaf = mouse under leaf
a vine twisting round a microphone = vine wrapped-round microphone
one drone flying over a tulip = drone flying-over tulip
a hot air balloon lifting off from a tulip = balloon rising-from tulip
a stag's head where the antlers are branches = stag as-part branches
bicycle but the wheels r lemon slices = bicycle as-part lemon slices
toothbrushes, three of them, standing in a mug = toothbrush in mug
小象拿鼻子卷着一把伞 = 小象 wrapped-round|holding 伞
小猪把自己裹在春卷里 = 小猪 in 春卷
把面包上那几道裂口画成一根麦穗 = 面包 as-part 麦穗
吉他的音孔换成半个切开的橘子 = 吉他 as-part 橘子
安全帽倒扣过来，栽一棵仙人掌 = 仙人掌 in 安全帽
画只鸭仔企喺蒸笼上面 = 鸭 on 蒸笼
积木搭的长颈鹿 = 长颈鹿 made-of 积木
小货车，四个轮子用纽扣 = 货车 as-part 纽扣
青花瓶口跃出条鲤鱼 = 鲤鱼 out-of 青花
叶子上歇只瓢虫 = 瓢虫 on 叶子
三只蚂蚁抬一张沙发 = 蚂蚁 carrying 沙发
羊皮筏子上坐个老汉 = 老汉 on 筏
一个老太太踩滑板 = 老太太 riding|on 滑板
公鸡撵着一个闹钟满院子跑 = 公鸡 chasing 闹钟
一只旧皮鞋，鞋口里冒出一棵葱 = 葱 rising-from 皮鞋
画一口炒锅，火要旺 = 炒锅 over 火
月亮和一棵松树 = 月亮 behind 松树
明月松间照 = 明月 behind 松
清泉石上流 = 清泉 on 石
一盏茶壶，热气 = 热气 rising-from 茶壶
水龙头下一滴水 = 水 out-of 水龙头
毛驴驮着两筐苹果 = 毛驴 carrying 筐
一屉蒸笼，热气里露出三只虾饺 = 虾饺 in 蒸笼
铁锅炖大鹅，大鹅坐在锅里 = 大鹅 in 锅
一扇窗开着桃花 = 桃花 in 窗
两头驯鹿拉着雪橇 = 雪橇 behind 驯鹿
远看是一座山，近看是一本倒扣着的书 = 山 made-of 书
兔子撑的伞是一朵蘑菇 = 兔子 holding 蘑菇
一个卖花的姑娘 = 姑娘 holding 花
外婆腌菜那种坛子，旁边搁两根辣椒 = 辣椒 beside 坛子
noodles in a bowl = noodles in bowl
a camera with a sparkle on the lens = sparkle on camera
a phoenix, flames along the wings = flames on phoenix
a tin with steam coming out shaped like a swan = steam shaped-like swan
a match, with the flame as its dot = flame on match
we'd like a mule with a ribbon wound round its ear = mule wearing ribbon
starlings lined up along a gate = starlings on gate
a gull sat next to a lace-up boot = gull beside boot
a hen and four chicks waddling along behind = chicks behind hen
a barrow piled up with turnips = turnips in barrow
a goat loaded with baskets = goat carrying baskets
an ox hoisting an anvil above his head = ox holding anvil
a weasel gunning a motorbike = weasel riding motorbike
a walrus with a top hat = walrus wearing top hat
a mole behind the wheel of a tractor = mole in tractor
a cart parked in the shade of an oak = cart under oak
a heron with its beak stuffed full of letters = letters in heron
a hat from which a dove flies = dove out-of hat
a teapot out of whose spout grows a tulip = tulip out-of teapot
a badger, glasses perched on his nose, reading a map = badger reading map
there's a snail and on its shell stands a windmill = snail carrying windmill
biplane swooping low over tulips = biplane over tulips
a mouse sat in a boot = mouse in boot
a hedgehog with a thimble for a hat = hedgehog wearing thimble
a knight with a plunger instead of a sword = knight holding plunger
a rook eyeing up a snail = rook facing snail
the moon peeking over a loaf = moon behind loaf
a boy shearing a sheep = boy beside sheep
`;

const cases = FORMS.trim()
  .split('\n')
  .map((line) => {
    const [text = '', said = ''] = line.split(' = ');
    const [, subject = '', relations = '', object = ''] = /^(.+?) ([a-z|-]+) (.+)$/u.exec(said) ?? [];
    return { text, subject, relations: relations.split('|'), object };
  });

const isCalled = (said: string, name: string): boolean => said.includes(name) || name.includes(said);

test.each(cases)('$text: $subject $relations $object', ({ text, subject, relations, object }) => {
  const { things, relations: read } = readText(text);
  const nameAt = (place: number): string => things[place]?.text ?? '';
  const found = read.filter((each) => isCalled(nameAt(each.subject), subject) && isCalled(nameAt(each.object), object));
  expect(
    found.some(({ relation }) => relations.includes(relation)),
    JSON.stringify(read),
  ).toBe(true);
});

test('a courier listed with his things rides, wears and carries them', () => {
  const { things, relations } = readText('小哥、电动车、头盔、外卖箱');
  const said = relations.map(({ subject, relation, object }) => [
    things[subject]!.text,
    relation,
    things[object]!.text,
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['小哥', 'riding', '电动车'],
      ['小哥', 'wearing', '头盔'],
    ]),
  );
});

test('what holds many is what the picture is about', () => {
  expect(readText('蜂蜜、香菇、鸡蛋，统统装进一只竹篮').things[0]?.text).toBe('竹篮');
});

test('what a business does is no deed of the picture', () => {
  const { things, relations } = readText('修电脑的，也修打印机，想要一只企鹅戴着听诊器');
  expect(things.filter(({ role }) => role !== 'trade').map(({ text }) => text)).toEqual(['企鹅', '听诊器']);
  expect(relations.map(({ relation }) => relation)).toEqual(['wearing']);
});
