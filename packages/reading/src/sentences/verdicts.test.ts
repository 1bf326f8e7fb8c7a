import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Briefs of services, crafts and technology that judge a thing instead of refusing it; after a plus what is wanted. */
const JUDGED = `
修手机的小店，屏幕碎了找我们，扳手螺丝刀就别往上怼了 = 扳手,螺丝刀
律师事务所，天平啊法槌啊这类东西我们一律不考虑 = 天平,法槌
家政保洁，扫把拖把请绕行 = 扫把,拖把
搬家公司，卡车什么的就不必出现了 = 卡车
心理咨询室，大脑和齿轮我都看烦了 = 大脑,齿轮
会计事务所，算盘铜钱元宝，这仨谁画我跟谁急 = 算盘,铜钱,元宝
宠物医院，十字加爪印的组合已经烂大街了 = 爪印
牙科诊所，可不可以别是一颗牙齿 = 牙齿
摄影工作室，相机、镜头、快门，凡是器材都不要 = 相机,镜头
木工坊，锯子就让它歇着吧 = 锯子
皮具定制，不想看见缝纫机 = 缝纫机
婚庆公司，双喜、鸽子、玫瑰三件套求放过 = 鸽子,玫瑰
花艺培训，唯独玫瑰不行 = 玫瑰
健身房，肌肉男哑铃之类就甭来了 = 哑铃
瑜伽馆，莲花这个元素我们坚决抵制 = 莲花
瑜伽馆，盘腿的人影就别安排了 = 人
幼儿园，彩虹小太阳不是我们的路子 = 彩虹,太阳
培训机构，博士帽书本灯泡，俗得不能再俗 = 博士帽,书,灯泡
英语辅导，谁要是画大本钟我就退款 = 大本钟
留学中介，飞机地球仪算是行业标配了，恳请避让 = 飞机,地球仪
软件外包，电路板、二进制，想都不要想 = 电路板
区块链公司，链条和方块不许有 = 链条,方块
人工智能公司，机器人脑袋可千万使不得 = 机器人
安防公司，盾牌眼睛都不用上 = 盾牌,眼睛
保险代理，雨伞虽好但同业太多，不取 = 雨伞
物流，箭头不必，翅膀不必 = 箭头,翅膀
水管维修，水滴跟扳手统统靠边 = 水滴,扳手
空调清洗，雪花可免则免 = 雪花
开荒保洁，泡泡不喜 = 泡泡
裁缝铺，剪刀针线顶针，哪个都别出现在画面里 = 剪刀,针线
美甲店，画一只猫爪，手指头就不用画了 = 手指 + 猫爪
理发店，剪刀梳子谁家没有，给我来只孔雀 = 剪刀,梳子 + 孔雀
纹身店，骷髅就别了吧，想要一条蛇缠着玫瑰 = 骷髅 + 蛇
修表铺，猫头鹰抱着怀表，齿轮别露 = 齿轮 + 猫头鹰
古琴馆，一只白鹤立在松树上，琴不要出现，太直白 = 琴 + 白鹤
茶道培训，茶壶茶杯看着就累，换成一片叶子 = 茶壶,茶杯 + 叶子
月嫂中心，奶瓶、婴儿车、尿布，全免 = 奶瓶,婴儿车,尿布
养老院，拐杖轮椅这种让人难受的东西别出现 = 拐杖,轮椅
殡葬服务，菊花蜡烛十字架都不合适 = 菊花,蜡烛,十字架
公证处，国徽不能用，印章可以 = 国徽 + 印章
房产中介，房子房子房子，看得我眼睛疼，换个别的 = 房子
装修公司，不必非得是屋顶 = 屋顶
游泳馆，不是海豚就是浪花，能换换吗 = 海豚,浪花
猫咖，我们养的是狗，猫免进 = 猫
网吧，手柄键盘鼠标有一个算一个都不要 = 手柄,键盘,鼠标
剧本杀，面具太阴森，放大镜太直白，都否了 = 面具,放大镜
密室逃脱，钥匙孔门缝什么的请换个思路 = 钥匙
露营装备，帐篷已经被画烂，篝火同理 = 帐篷,篝火
滑雪俱乐部，雪花山峰老三样，饶了我吧 = 雪花,山峰
钓具店，不像别家那样弄条鱼咬钩 = 鱼
旅行社，飞机、地球、行李箱一个别沾 = 飞机,地球,行李箱
翻译社，气泡对话框腻味了 = 对话框
猎头公司，望远镜也好靶子也好都别提 = 望远镜,靶子
培训，宁可空着也不要灯泡 = 灯泡
法务咨询，狮子可以，天平不可以 = 天平 + 狮子
书店，猫头鹰行，书就没必要了 = 书 + 猫头鹰
宠物店，骨头？不行不行 = 骨头
牙科，画牙刷？那也太敷衍了 = 牙刷
中医馆，葫芦请收好，我要一株灵芝 = 葫芦 + 灵芝
古董修复，龙凤就算了，凤凰也不要，给我一只碎了又粘好的碗 = 龙,凤凰 + 碗
木雕，老虎我雕过太多，不想再当招牌 = 老虎
武馆，拳头刀剑一类杀气重的，敬谢不敏 = 拳头,剑
法律援助，不需要出现法官也不需要出现锤子 = 法官,锤子
快递驿站，盒子别放，放只信鸽 = 盒子 + 信鸽
洗车行，水花泡沫都略掉，一只擦得锃亮的犀牛 = 水花,泡沫 + 犀牛
烘焙教室，厨师帽打蛋器，行行好别用了 = 厨师帽,打蛋器
眼镜店，眼镜本身就不画了，画只眯着眼的猫头鹰 = 眼镜 + 猫头鹰
瓷器工作室，青花瓷那味儿要避讳 = 青花瓷
保洁公司，我们嫌扫帚土 = 扫帚
画室，调色盘画笔属于毫无想象力，跳过 = 调色盘,画笔
琴行，五线谱音符能免就免 = 音符
舞蹈工作室，芭蕾舞鞋不在我们考虑之列 = 芭蕾舞鞋
婚纱摄影，戒指心形统统出局 = 戒指,心
托育中心，千万避免小熊 = 小熊
建材，砖头瓦片不在话下但不要画出来 = 砖头,瓦片
光伏公司，太阳就是不要太阳 = 太阳
净水器，水滴用不得 = 水滴
软件，云朵要不得 = 云朵
做财税的，元宝聚宝盆那种太铜臭了，想清爽点 = 元宝,聚宝盆
我们是做监控的，又不是抓贼的，所以别搞个眼睛盯着人 = 眼睛
木匠，五十岁了，刨子锯子斧头天天摸，标上就不想再看见它们了 = 刨子,锯子,斧头
少儿美术，蜡笔颜料盘满世界都是，我偏要一头鲸 = 蜡笔 + 鲸
搬家，用蚂蚁，别用卡车，卡车谁都会画 = 卡车 + 蚂蚁
机器人公司，logo里最忌讳的就是机器人 = 机器人
小提琴老师，琴可画可不画，音符一定不要 = 音符
剪辑工作室，场记板就略过吧，胶片也是 = 场记板,胶片
铁艺，火花四溅的感觉要有，铁锤就藏起来 = 铁锤
剃须刀品牌，不要胡子大叔 = 胡子,大叔
网络安全，锁、盾、指纹，这三样拜托绕开走 = 锁,盾,指纹
气象站，云彩后面露个太阳那种儿童画一样的不要 = 云彩,太阳
自习室，台灯猫头鹰书本请一律回避 = 台灯,猫头鹰,书
跑腿，兔子叼着信，翅膀闪电就甭加戏了 = 翅膀,闪电 + 兔子
空调维修，企鹅拿着扇子，雪花不许飘 = 雪花 + 企鹅
钟表铺，蜗牛背着座钟，数字和指针能不画就不画 = 数字,指针 + 蜗牛
婚介所，鹊桥可以有，红心红线都撤了吧 = 红心,红线
考研机构，状元帽锦鲤都听腻歪了 = 状元帽,锦鲤
体检中心，别一股子医院味，十字听诊器统统没收 = 十字,听诊器
殡仪，要一盏灯，乌鸦墓碑之类不吉利的千万避开 = 乌鸦,墓碑 + 灯
电商代运营，购物车购物袋，烂得不能再烂 = 购物车,购物袋
律所想要一棵树，有没有天平无所谓，没有更好 = 天平 + 树
甜品台，不做粉色，不做蝴蝶结，不做独角兽 = 粉色,蝴蝶结,独角兽
眼科，眼睛肯定要，但瞳孔里不许放十字 = 十字 + 眼睛
民谣酒吧，吉他这玩意儿挂墙上就够了，标里免了 = 吉他
建筑设计，塔吊砖墙安全帽是工地的事，跟我们设计没半点关系 = 塔吊,砖墙,安全帽
翻译公司，地球和对话框，两个都被我毙了 = 地球,对话框
潜水，拒绝鲨鱼，拒绝美人鱼，只要一个气泡 = 鲨鱼,美人鱼 + 气泡
养发馆，何首乌人参都行，光头男人不行 = 男人
灯具，灯泡形状早过时了，我想要萤火虫 = 灯泡 + 萤火虫
茶具，龙纹就不上了，一枝竹 = 龙 + 竹
药店，蛇杖看着怕人，换棵草 = 蛇 + 草
快递柜，我们不想被认成菜鸟，所以鸟不能有 = 鸟
古筝，别把琴弦画成牢笼一样 = 牢笼
无人机航拍，螺旋桨太机械了，来只蜻蜓 = 螺旋桨 + 蜻蜓
修车，老板属猪，但猪这个他不让画 = 猪
拳馆，要狠，骷髅火焰又太过，取中间 = 骷髅,火焰
陶瓷修复，裂开的心形太矫情 = 心形
花鸟市场，鸟可以，笼子就残忍了 = 笼子 + 鸟
健康管理，心电图那条线请拿走 = 心电图
驾校，宁要乌龟也不要赛车 = 赛车 + 乌龟
新能源，叶子加插头这种组合我见一次吐一次 = 叶子,插头
齿轮扳手别往上堆 = 齿轮,扳手
做软件的，齿轮扳手别堆砌 = 齿轮,扳手
齿轮和扳手就别 = 齿轮,扳手
齿轮扳手麻烦别 = 齿轮,扳手
齿轮啊扳手啊别 = 齿轮,扳手
齿轮扳手say no = 齿轮,扳手
齿轮、扳手 no no no = 齿轮,扳手
齿轮扳手no thanks = 齿轮,扳手
科技感，齿轮、电路板no，要clean = 齿轮,电路板
健身房，杠铃和肌肉别上 = 杠铃,肌肉
美术馆，画框、画笔别碰 = 画框,画笔
拳馆，龙虎别来 = 龙,虎
摄影，镜头快门别见 = 镜头
蝴蝶结不高级 = 蝴蝶结
皇冠甭惦记 = 皇冠
锤甭上了 = 锤
剑甭露面 = 剑
盾牌无感 = 盾牌
别齿轮那套 = 齿轮
别盾牌了 = 盾牌
铅笔书包这些老面孔，换 = 铅笔,书包
不走天平那条路 = 天平
请把天平留给同行 = 天平
天平嘛留给别人用 = 天平
天平是别人的 = 天平
天平已经有人注册了 = 天平
怎么画都行只求不是天平 = 天平
谁说律师就得是天平 = 天平
一看天平就出戏 = 天平
Phone repair kiosk. Cracked screens are our bread and butter but spanners and screwdrivers can stay in the drawer = spanner,screwdriver
Law firm, and before you ask: scales, gavels, columns - we've seen them all, pass = scales,gavels,columns
Locksmith. Everybody does a key. We won't. = key
Cleaning crew, mops and buckets need not apply = mops,buckets
Removals firm, I don't want to see a truck = truck
Vet, if there's a paw print in it we're walking = paw print
Dentist, could we not do a tooth? = tooth
Dental studio, teeth are what everyone expects so let's not = teeth
Driving school minus the steering wheel = steering wheel
Wood workshop, the saw can have the day off = saw
Pottery classes, I'm begging you, no wheel with hands on it = wheel,hands
Leather goods, sewing machines don't do it for us = sewing machine
Wedding planner: please, not doves, not rings, not hearts = doves,rings,hearts
Florist, anything apart from roses = roses
Gym, flexing muscle men and dumbbells leave me cold = dumbbells
Yoga studio - the lotus has been done a million times = lotus
Nursery, we'd sooner not have rainbows = rainbows
Tutoring: mortarboards, books, light bulbs, yawn = mortarboard,book,light bulb
English lessons, Big Ben would be lazy = big ben
Travel agent. Planes and globes? Every agency has them. = planes,globes
Software house, absolutely zero circuit boards = circuit
Crypto startup, chains and cubes strictly verboten = chains,cubes
AI company whose logo must not be a robot head or a brain = robot,brain
Security firm, we could do without shields and eyes = shields,eyes
Insurance broker. Umbrellas are taken. = umbrellas
Courier, arrows and wings are a big no from me = arrows,wings
Electrician, kindly omit bolts and bulbs = bolts,bulbs
Plumber, drops are verging on parody, and so are wrenches = drops,wrenches
Air con cleaning, snowflakes would miss the point = snowflakes
Laundry: not hangers. not bubbles. not washing machines. = hangers,bubbles,washing machine
Tailor, you may leave the scissors in the box = scissors
Nail bar, a cat's paw, but the fingers don't need to be there = fingers + cat
Barber, the pole goes, a peacock comes in = pole + peacock
Tattoo parlour, snake round a rose, hold the skulls = skulls + snake
Watch repair, an owl hugging a pocket watch; gears stay hidden = gears + owl
Cello teacher, heron on a pine. The cello itself shouldn't show up. = cello + heron
Tea ceremony, swap out teapots for a single leaf = teapots + leaf
Midwives. Storks? Please. = storks
Care home: walking sticks and wheelchairs depress everybody = walking sticks,wheelchairs
Funeral home, candles and crosses not appropriate = candles,crosses
Estate agent, another roof and I'll scream = roof
Builder, doesn't have to be a house, in fact shouldn't be = house
Swimming club, it's always dolphins or waves, surprise me = dolphins,waves
Dog cafe, cats strictly not admitted = cats
Escape room: keyholes are so tired = keyholes
Camping gear, tents feel like stock art, so do campfires = tents,campfires
Bike shop, without yet another wheel = wheel
Ski club, I've a horror of snowflakes = snowflakes
Fishing tackle, unlike the others we don't need a fish on a hook = fish,hook
Print shop, printers bore me = printers
Recruiters who are sick to death of magnifying glasses = magnifying glass
Legal aid: a lion yes, scales no = scales + lion
Bookshop. Owl: yes. Book: no. = book + owl
Coffee school, whatever you like so long as it isn't a bean = bean
Pet shop, bones? Come on. = bones
Chinese medicine, retire the gourd, give me a mushroom = gourd + mushroom
Ceramic repair: dragons, no. phoenixes, no. a mended bowl, yes. = dragons,phoenixes + bowl
Martial arts, fists and swords send the wrong message = fists,swords
Car wash, skip both the foam and the sponge, go with a shiny rhino = foam,sponge + rhino
Bakery school, chef hats are a bit obvious = chef hat
Optician, glasses would be on the nose = glasses
Art studio, palettes and brushes show no imagination = palettes,brushes
Dance school. Not keen on ballet shoes. = ballet shoes
Daycare, for the love of god not a teddy = teddy
Solar company, the one thing it can't be is a sun = sun
Water filters, drops are out = drops
Software, clouds won't fly = clouds
Moving firm, elephants we'd consider, boxes we wouldn't = boxes + elephants
Garden care, a hedgehog rather than a spade = spade + hedgehog
Dog walker. Leads: nope. A whippet mid stride: yep. = leads + whippet
Roofing, not a house, not a roof, not a chimney, just a cat on its toes = house,roof,chimney + cat
A yoga place that's had its fill of lotuses = lotuses
Band merch, guitars have had their day = guitars
Data consultancy. I never want to see a bar chart again. = bar chart
Baby shop, everything bar storks and dummies = storks,dummies
`;

/** Sentences with the same words that decline nothing. */
const DESCRIBED = `
猫头鹰，想要大气一点 + 猫头鹰
鲸鱼，想做大做强 + 鲸
恐怖密室，一把锁 + 锁
蛋糕不甜不腻，老人孩子都爱吃 + 蛋糕
周日休息，一只打盹的猫 + 猫
退休老师开的书法班，毛笔 + 毛笔
吐司看得见拉丝 + 吐司
一只不带伞的青蛙 + 青蛙
灯不灭的书店，一盏灯 + 灯
乌龟，慢一点没关系 + 乌龟
一只狐狸，别太凶 + 狐狸
水管漏了马桶堵了都能修，一个水龙头 + 水龙头
包子铺，皮薄馅大，吃不腻 + 包子
豆浆油条，价格没套路 + 豆浆
一条龙舟，不走寻常路 + 龙舟
一只萤火虫，夜里不打烊 + 萤火虫
宠物寄养，不笼养，狗狗自由跑 + 狗
boarding for dogs that don't do well in kennels + dogs
cakes that make people talk + cakes
we are a bakery, strictly vegan, a carrot in a chef hat + carrot
an owl that never sleeps + owl
a fox who doesn't like to wait + fox
hands that turn wood into bowls + bowls
guests stay in the barn, a hay bale + hay
a cat staying behind the door + cat
a snail, because good things can't be rushed + snail
a lighthouse that doesn't go out + lighthouse
donkey rides, a donkey that won't budge + donkey
a tortoise in running shoes, not too serious + tortoise
`;

const linesOf = (list: string): string[] => list.trim().split('\n');
const isCalled = (said: string, name: string): boolean =>
  said.toLowerCase().includes(name) || name.includes(said.toLowerCase());

test.each(
  linesOf(JUDGED).map((line) => {
    const [text = '', told = ''] = line.split(' = ');
    const [declined = '', wanted] = told.split(' + ');
    return { text, declined: declined.split(','), wanted };
  }),
)('$text: no $declined', ({ text, declined, wanted }) => {
  const { things, refusals } = readText(text);
  for (const name of declined) {
    expect(refusals.some((refusal) => isCalled(refusal.text, name))).toBe(true);
    expect(things.filter((thing) => isCalled(thing.text, name))).toEqual([]);
  }
  if (wanted) expect(things.some((thing) => isCalled(thing.text, wanted))).toBe(true);
});

test.each(linesOf(DESCRIBED).map((line) => line.split(' + ')))('%s: still %s', (text, wanted) => {
  expect(readText(text!).things.some((thing) => isCalled(thing.text, wanted!))).toBe(true);
});
