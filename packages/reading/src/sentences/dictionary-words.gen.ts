/** Made by scripts/build-dictionary-words.ts from CC-CEDICT: nouns by the concept that they name. */
export const DICTIONARY_WORDS = `
aardvark: | 土猪
abalone: | 九孔
acorn: | 橡实
air-conditioner: | 冷气机
air-pump: | 气泵
aircraft-carrier: | 航舰
airplane: | 银燕
airport: | 空港 航站
alarm-clock: | 闹铃时钟
almond: | 巴旦杏 巴达木 扁桃 杏仁果
alphabet: | 字母表
amber: | 丹魄
ambulance: | 白车
amethyst: | 紫晶 紫石英
amplifier: | 扩音机
amusement-park: | 娱乐中心
anglerfish: | 琵琶鱼 𩽾𩾌
apartment: | 单元房 套房 居室
apple-pie: | 苹果馅饼
aquarium: | 水族箱
arcade: | 骑楼
architect: | 架构师 设计师 设计者
archway: | 拱道 门洞
armor: | 介胄 甲胄 甲铠 衣甲 护甲
art-gallery: | 艺廊 艺术馆
artichoke: | 法国百合
ashtray: | 烟缸
avocado: | 南美梨 奶油果 鳄梨
awning: | 天棚 简易棚 顶棚
baby: | 北鼻 囡囡 娃子 婴幼儿 小娃娃
baby-carriage: | 娃娃车
baby-food: | 𫗦子
bacon: | 烟肉 熏肉 腌肉
baker: | 烘焙师 面包师傅
bald-eagle: | 兀鹰 秃鹰
ballet: | 舞剧
ballpoint-pen: | 原子笔
bamboo: | 竹竿
bandage: | 绑带
banknote: | 纸钞
bar-graph: | 柱型图
barbecue: | 烧腊
barcode: | 条码
barometer: | 气压表
basket: | 淘箩
bathtub: | 盆浴
battery: | 电瓶
beach: | 滩头
bean-sprout: | 豆芽菜
beanbag: | 懒骨头
beanie: | 豆豆帽
bear: | 熊瞎子
beaver: | 海狸
bed: | 基床 床位 床铺 卧铺
beetle: | 甲壳虫
beetroot: | 红菜头 红头菜
bell: | 钟乐
bell-jar: | 钟罩
bell-pepper: | 柿子椒
belt: | 衣带
bench: | 条凳 椅凳
billboard: | 看板
birch: | 桦木
bird: | 禽类 羽族 飞禽 鸟禽 鸟雀 鸟类
birthday-cake: | 寿糕
bison: | 犎牛
black-bear: | 黑瞎子
blackboard: | 粉板
blender: | 果汁机
blood-orange: | 红橙
blood-pressure: | 脉压 血压
blowtorch: | 喷灯
blueberry: | 乌饭果 蓝草莓
blueprint: | 图样 蓝图 蓝本
boar: | 公猪
boat: | 船舶
bomb: | 爆弹
book: | 册子 卷帙 词翰
bookcase: | 书橱
bookstore: | 书局
boombox: | 噪音盒
boomerang: | 回力镖
boot: | 后备箱
boulder: | 漂砾 磐石
bouquet: | 花簇
bow-tie: | 蝶形领带
bra: | 乳罩 奶罩 胸罩
bracelet: | 手环
brick: | 砖块 砖石 砖头
bride: | 新妇 新嫁娘
bridge: | 桥接器
bridle: | 辔头
briefcase: | 公事包
broad-bean: | 罗汉豆 胡豆
broccoli: | 绿花椰菜 绿花菜 绿菜花 青花椰菜 青花菜
broom: | 金雀花
brown-bear: | 马熊
bugle: | 号筒
bull: | 牡牛 牤牛
bulldog: | 牛头犬
bunk-bed: | 双层床
buoy: | 航标 警标
bus-stop: | 停站 巴士站
butcher: | 屠户 残杀者 肉商 肉贩 卖肉者
butter: | 牛油 白脱 酥油
butterfly: | 蝶类
button: | 纽子 衣扣
cabbage: | 包心菜 椰菜 甘蓝菜 莲花白
cabin: | 座舱 房舱 舱房
cabinet: | 储物柜 内阁 小型柜橱 置物柜
cake: | 糕饼 饼饵
calendar: | 月份牌 行事历
calico-cat: | 三毛猫
camera: | 照像机 长枪短炮 开麦拉
candle: | 蜡炬
candlestick: | 蜡台
cannon: | 加农 加农炮 火炮
canteen: | 小饭馆 饭堂
canyon: | 山峡
cappuccino: | 卡布其诺
caravan: | 商队 篷车
cardigan: | 羊毛衫 开襟衫
carriage: | 座车 兽力车 车驾 辒辌
cart: | 手拉车 车架
cassette: | 暗盒
caterpillar: | 毛虫
cathedral: | 主教座堂 座堂
cave: | 岩穴 洞穴 洞窟 阴穴 龙洞
cave-dwelling: | 洞府
celery: | 西芹
cement: | 水门汀 洋灰
cemetery: | 墓地 坟场 陵园
centipede: | 百脚 百足 百足虫
certificate: | 凭证 证件 证券 证明书
chair: | 坐椅 幻椅式
chalk: | 白垩
chamomile: | 甘菊
chapel: | 礼拜堂
cheese: | 干酪 吉士 起士
cheesecake: | 乳酪蛋糕 起司蛋糕 起士蛋糕 酪饼
chef: | 主厨 厨司
chewing-gum: | 香口胶
chick: | 仔鸡 鸡儿 鸡娃
chicken-coop: | 鸡窝
chicken-feet: | 鸡脚
chickpea: | 埃及豆
chili: | 番椒
chili-sauce: | 辣汁
chimney: | 烟突 烟筒
chinchilla: | 栗鼠
chrysanthemum: | 黄花
ciabatta: | 拖鞋面包
cider: | 西打
cigar: | 雪茄烟
cigarette: | 卷烟 烟卷 纸烟
clam: | 文蛤 蛤蚌 蛤蛎
cliff: | 山崖 峭壁 悬岩
clipboard: | 剪切板 剪贴板
cloud: | 云端 云头
clown: | 丑角 活宝
coal: | 黑炭
cockroach: | 小强 蜚蠊
coconut-milk: | 椰浆
coconut-water: | 椰子汁
coffee: | 咖逼
coin: | 铸币
colander: | 漏锅 滤盆 滤锅
combination-lock: | 转字锁
comet: | 孛星 扫帚星 茀星
compost: | 混合肥料
conch: | 螺号
condensed-milk: | 炼奶
container: | 货柜
convenience-store: | 便利商店 超商 杂店
convertible: | 敞篷汽车
cooking-oil: | 食油 食物油
coriander: | 胡芫 胡荽 香荽
corridor: | 楼道
corset: | 束腹 束衣 束身内衣
couple: | 一对儿 两口儿
coupon: | 抵用券 消费券 购物券 酷鹏
cow: | 骒驼
cranberry: | 小红莓 蔓越橘 酸莓
crate: | 板条箱 条板箱
crayfish: | 螯虾
crescent: | 月牙形
crib: | 童床
croquet: | 门球
crossbow: | 弩弓
crossroad: | 交叉点 横路
cuckoo: | 子规 杜宇
cucumber: | 胡瓜 青瓜
cumin: | 孜然芹 欧莳萝 茴香籽
curry: | 加哩 咖哩
cutlery: | 刀类
cuttlefish: | 花枝
dachshund: | 短腿猎犬
dancer: | 舞蹈家
denim: | 丹宁
dental-implant: | 植牙
denture: | 镶牙
desert: | 大漠 沙碛 荒漠
desk: | 台子
desk-lamp: | 桌灯
detergent: | 去垢剂 洗涤剂 洗洁剂 除垢剂
diabolo: | 空钟
diaper: | 尿片
diary: | 册历
dictionary: | 辞书
dog: | 汪星人
dog-bowl: | 饭盆
dome: | 圆屋顶 圆顶 巨蛋 拱顶 穹丘 穹窿
door: | 盖门 门扇
door-knocker: | 铜环
doormat: | 擦鞋垫
double-decker: | 双层
down-jacket: | 防寒服
draft-beer: | 生啤酒 鲜啤酒
dragon: | 龙纹
dragonfly: | 蚂螂
dressing-table: | 洗脸台
dried-persimmon: | 耿饼
drizzle: | 浽溦 蒙松雨 丝雨 蒙蒙 霢霂
dump-truck: | 翻斗卡车 自卸车
dumpling: | 饺饵
dustpan: | 畚斗
earthworm: | 蛐蟮
eggplant: | 矮瓜
electric-kettle: | 电热壶
electrician: | 电匠
elf: | 仙童
energy-drink: | 能量饮料
engine: | 轮机
envelope: | 封皮
enzyme: | 酵素
eraser: | 擦子
escalator: | 自动楼梯
excavator: | 怪手 挖掘机械 挖机 掘土机
eye: | 眼目 眼眸 眼帘 鼻儿
eyebrow: | 眉尖 眉黛
eyeliner: | 眼线液
fabric: | 纺织品
factory: | 厂子 厂家 厂工 制造厂
fence: | 围篱 栅篱 墙垣 篱垣 阑槛
figure-skating: | 花式溜冰
finch: | 雀类
fingernail: | 指甲盖
fingerprint: | 指印 指摹 指模
fir: | 枞树
fire-hydrant: | 消火栓
fire-station: | 消防署
firecracker: | 炮竹 爆仗 花炮
firefly: | 流萤 萤焰
fish-ball: | 鱼蛋
fish-bone: | 骨鲠
fisherman: | 渔人 鱼夫
fishing-rod: | 钓杆
flashlight: | 手电 电棒 电筒
flask: | 瓶盂 长颈瓶
floppy-disk: | 软碟 软磁盘 软磁碟
flour: | 干面 白面
folder: | 卷宗 资料夹
fondue: | 奶酪火锅
food-processor: | 食品加工机
food-stall: | 大牌档
forklift: | 堆高机
fort: | 炮台
fortune-cookie: | 签语饼
fountain-pen: | 硬笔
freight-train: | 货运列车
fried-egg: | 太阳蛋
fried-rice: | 炒米
frog: | 田鸡
frost: | 霜冻
fruit-tree: | 果木
frying-pan: | 煎锅
furnace: | 熔矿炉
galaxy: | 恒星系
gallbladder: | 苦胆
gas-mask: | 防毒面罩
gecko: | 盐蛇
geoduck: | 大文蛤 女神蛤
ghost: | 幽魂 阿飘 阴魂
gin: | 琴酒
glacier: | 冰河
glue: | 糊剂 胶黏剂 黏合剂 黏胶
gooseberry: | 鹅莓
grain: | 谷粒 谷类 粒子 纹理
gramophone: | 电唱 电唱机 电唱盘
granary: | 仓廪
grand-piano: | 大钢琴
grandma: | 阿妈
grandpa: | 老伯伯
grapefruit: | 枸橼
grapevine: | 小广播 葡萄树
grasshopper: | 草蜢 蚱虫 蚂蚱
grater: | 礤床
graveyard: | 墓场 坟地 坟山
greenhouse: | 暖棚 花房
greeting-card: | 贺函
greyhound: | 灰猎犬
griffin: | 鹰头狮
guava: | 芭拉
guinea-pig: | 天竺鼠 葵鼠
guitar: | 吉它
hail: | 雹子
hair-clip: | 发卡
hair-dye: | 染发剂
hammer-drill: | 冲击钻
hand-warmer: | 怀炉
handkerchief: | 帕子 手巾
harbor: | 海港
hard-drive: | 硬式磁碟机 硬碟 硬磁盘
hatchback: | 掀背车
haunted-house: | 凶宅 鬼楼
hazelnut: | 榛实 榛果 榛栗
headband: | 一字巾 头箍
heater: | 暖气机
helping-hand: | 援助之手
hemp: | 火麻
hen: | 草鸡
hexagram: | 六角星
highball: | 高球杯
highway: | 坦途 高速路
hinge: | 合扇 合叶 枢纽
holly: | 冬青树
hologram: | 立体图
honey: | 哈尼 阿囡
horizontal-bar: | 横杠
hornet: | 胡蜂 虎头蜂
horse: | 马匹
hot-pot: | 打边炉
hot-spring: | 温泉城
hula-hoop: | 呼拉圈
hunter: | 猎手
hurdle: | 栏架
hurricane: | 狂飙
hut: | 寮房 茅舍
ice-skate: | 冰刀
icicle: | 冰溜 冰锥
ink-cartridge: | 墨匣
ink-pad: | 印台
intestine: | 肠管
invitation: | 帖子
ironing-board: | 烫衣板
jacket: | 茄克衫
jackfruit: | 大树菠萝
jackhammer: | 风钻
jaguar: | 美洲虎
jelly: | 啫喱 果子冻
jellyfish: | 水母体
jigsaw: | 钢丝锯
journalist: | 新闻工作者 新闻记者
joystick: | 控制杆 操纵杆
juice: | 原汁 汁水 汁液
kapok: | 吉贝
karaoke: | 卡拉
karst: | 岩溶
katydid: | 纺织娘 蜙蝑
keyboard-instrument: | 键盘乐器
kidney-bean: | 菜豆
kindergarten: | 幼稚园
kindling: | 引火柴
kingfisher: | 鱼狗
kiosk: | 报亭
kite: | 纸鹞
kitten: | 猫儿
koala: | 树袋熊 无尾熊
kombucha: | 红茶菌
kumquat: | 金柑 金橘
lace: | 花边
lacrosse: | 棍网球
ladle: | 水勺 舀子
lake: | 海子
laser: | 激光器 雷射
lasso: | 套绳
lathe: | 旋床
latte: | 那堤 那提
lavender: | 熏衣草
lawn-mower: | 草坪机
lectern: | 讲桌
light-bulb: | 泡子 电珠
lighthouse: | 岸标
limousine: | 专车
liver: | 肝脏
lizard: | 石龙子
llama: | 骆马
locksmith: | 锁匠
loofah: | 菜瓜
loom: | 机杼
lottery: | 博彩 抽奖 摇号 乐透
lovebird: | 情侣鹦鹉
lucky-bamboo: | 开运竹
lynx: | 山猫
macaque: | 猢狲
magic-wand: | 魔杖 魔棒 魔术棒
magnet: | 吸铁石 磁石 磁体
magnolia: | 木兰花
mailbox: | 信筒
mallet: | 小槌 手锤 琴锤
mammoth: | 毛象
manhole: | 人孔 沙井
manicure: | 修手 修指甲
mansion: | 公馆 宅第
mantis-shrimp: | 爬虾 虾爬子 虾蛄
maple-syrup: | 槭糖浆
marble: | 大理岩 花石 云石
martini: | 马丁尼
matsutake: | 松口蘑 松菌
mayonnaise: | 美乃滋
meat-and-fish: | 荤腥
meerkat: | 沼狸
megaphone: | 传声筒 喊话器
meteorite: | 陨星
metro: | 轨道交通
microphone: | 传声器
microscope: | 显镜
mill: | 磨子
millet: | 粟子
minaret: | 尖塔
mind-map: | 心智图 思维地图 概念地图 脑图
miniskirt: | 迷你裙
mirror: | 反光镜
mochi: | 麻糬
money-tree: | 钱树
mongoose: | 猸子
monk: | 僧侣 出家人 隐修士
monkey: | 马骝
moon: | 冰轮 丽魄
moose: | 大鹿
morning-glory: | 牵牛
mortise-and-tenon: | 卯榫
mosquito: | 蚊虫
moth: | 灯蛾 蛾子 蛾类 蠹虫
motherboard: | 主机板 母板
motorcycle: | 机器脚踏车 机踏车
mountain-bike: | 山地自行车 登山车
mousse: | 幕斯 慕丝
mug: | 茶缸子
mugwort: | 艾蒿
mule: | 马骡
multimeter: | 三用电表 多用表
mung-bean-cake: | 绿豆椪
musician: | 乐师 演奏者
musk-deer: | 香獐子
mussel: | 壳菜 海虹
mustache: | 须毛
nail-clipper: | 指甲钳
nail-polish: | 蔻丹
narwhal: | 一角鲸
nest: | 巢穴 窝巢
newspaper: | 报章
nightclub: | 夜总会 迪斯科厅
nightgown: | 睡袍
notebook: | 手帐 笔记型电脑 簿子 记事本
nunchaku: | 两节棍
observation-tower: | 瞭望台
observatory: | 观测台 观象台
oden: | 黑轮
office-building: | 办公大楼
official-hat: | 冠冕
okra: | 羊角豆
omelette: | 欧姆蛋
onion: | 皮牙子 葱头
opal: | 澳宝 蛋白石
oracle-bone: | 卜骨
origami: | 叠纸
oriole: | 鹙鹭 莺鸟 黄鹏
ostrich: | 驼鸡
oven: | 烘箱 烤房
painter: | 涂家
palace: | 宫阙 殿堂
pallet: | 栈板 货盘
pallet-jack: | 托盘车
palm-tree: | 棕树
pangolin: | 石鲮鱼 鲮鲤 鲮鲤甲
paper-clip: | 纸夹 回纹针
parasol: | 旱伞
parking-lot: | 存车处
parking-meter: | 停车计时器
parkour: | 飞跃道
passion-fruit: | 百香
passport: | 通关文牒
pavilion: | 亭台 亭阁 展馆 楼子 楼阁
paw: | 脚爪
peanut: | 长生果
pearl: | 明珠
pebble: | 砾石
peeler: | 刮皮刀 剥皮器
pelican: | 塘鹅 淘河
pencil-case: | 铅笔盒
pencil-sharpener: | 刨笔刀 转笔刀
pendant: | 别子 坠子 坠饰
perfume: | 棻芳 芬芳 香液
pheasant: | 山雉
photo-album: | 像片簿 相簿
photographer: | 摄影家
pickaxe: | 十字镐 洋镐 镐头
pickup-truck: | 小货车
picture-frame: | 镜框
pier: | 埠头
piglet: | 仔猪
pill: | 丸剂
pillow: | 枕葄
pine-cone: | 松球
pine-nut: | 松仁 松瓤
pineapple: | 旺来 黄梨
pipe-wrench: | 管子钳 管扳手
piping-bag: | 挤花袋
piranha: | 水虎鱼
pirate: | 海贼
pistachio: | 阿月浑子
piston: | 柱塞 鞲鞴
pitchfork: | 钢叉
pizza: | 批萨 皮萨饼
plaid: | 格子呢
planet: | 惑星
plank-road: | 栈径
plastic-surgery: | 整容
pleated-skirt: | 折裙
plow: | 耒耜
plum: | 布林
plumber: | 水暖工 水管工 水管工人 管子工
plunger: | 搋子
poached-egg: | 卧果儿
police-officer: | 员警 警力 警官
police-station: | 局子 炮儿局 警察局 警察署 警局
pomegranate: | 柘榴 海榴
pony: | 款段
ponytail: | 马尾辫
popcorn: | 爆玉米花 玉米花
poppy: | 罂粟
popsicle: | 冰糕 雪条 霜条
potato: | 山药蛋
potion: | 汤剂
potter: | 制陶工人 陶匠 陶工
pound-cake: | 牛油戟 重油蛋糕
power-bank: | 行动电源
prawn: | 明虾
pregnant: | 大肚子 重身子
pressure-cooker: | 压力锅 快锅
printer: | 印刷者 印表机
prism: | 柱体 棱柱 棱台 角柱体
programmer: | 烧写器 程式员
projector: | 投影机
propeller: | 推进器 螺桨
protractor: | 分角器 半圆仪
pug: | 八哥狗
puppy: | 小犬
puzzle: | 哑谜 谜题
pyramid: | 棱锥 角锥
queen-bee: | 母蜂
quill: | 羽茎
quilt: | 被面
radish: | 莱菔
rake: | 木齿耙 草耙
raspberry: | 山莓 木莓
raven: | 老鸹
red-panda: | 火狐
reed: | 簧片 芦荻
resistor: | 电阻器
rice-cracker: | 米果
rice-seedling: | 稻苗
ripple: | 微波
road: | 涂径
road-bike: | 公路自行车
road-roller: | 轧道机
robe: | 外袍
rockery: | 山子
rocket: | 火箭弹
roller-coaster: | 云霄飞车
roof: | 屋面 棚顶 顶板 顶盖
rooster: | 叫鸡
roulette: | 罗盘度 轮盘赌
rum: | 朗姆 罗姆酒 兰姆
sago: | 西米
sailor: | 海员 船员
salad: | 沙律 色拉
salt: | 斥卤 咸盐
sandstorm: | 沙暴 风沙
sandwich: | 三文治
sari: | 沙丽 莎丽
sashimi: | 撒西米 沙西米
satchel: | 挎包
satellite: | 上星
saucer: | 杯托
sauna: | 三温暖 桑那
sausage: | 肠仔
saxophone: | 萨克斯管 萨克斯风 萨克管
scallion: | 五荤
scalpel: | 解剖刀
scanner: | 扫描器
scarf: | 围脖
scone: | 烤饼
scoop: | 杓子 舀勺
scooter: | 塑胶车 速克达 速可达
scrambled-egg: | 摊鸡蛋 摊黄菜 炒鸡蛋
screw: | 螺杆 螺丝钉 螺钉
screwdriver: | 螺刀 螺丝起子
sculpture: | 雕刻品
scythe: | 长柄镰刀
sea-anemone: | 座生水母 水螅体
seabed: | 海床
seaweed: | 海藻
sedan-chair: | 步辇
seed: | 子粒 籽实
seedling: | 嫩苗 栽子 秧子 苗子
sesame: | 胡麻
sesame-paste: | 麻酱
set-square: | 曲尺 直角器 直角尺 矩尺 角尺
shampoo: | 洗发剂 洗发皂 洗发精 洗发露 香波
shawl: | 披巾
shelf: | 搁板 架子
shepherd: | 牧羊 牧羊者
shield: | 遮护板
shiitake: | 香蕈
ship: | 航船 船方 船只
shirt: | 恤衫
shoe-last: | 楦头
shopping-cart: | 购物手推车
shoulder-bag: | 搭膊
sidecar: | 挎斗
sieve: | 滤网
sink: | 洗涤槽
siren: | 警报器 警笛
skeleton: | 尸骸 形骸 骨头架子 骨骸 骸骨
skull: | 头盖 头盖骨 头颅 颅骨 髑髅
slam-dunk: | 入樽 暴扣 灌篮
sled: | 冰橇
sloth: | 树獭
smartphone: | 智慧型手机
snail: | 水牛儿 蜗蜒
snake: | 长虫
snare-drum: | 小鼓
snow: | 积雪
snowmobile: | 雪地车
snowshoe: | 踏雪板
snowstorm: | 雪暴
soap: | 洋碱 皂碱 胰子
socket: | 插口 插孔
solar-panel: | 太阳翼
soldier: | 丘八 兵卒 兵员 士卒 征士 军士
sorbet: | 雪酪
sound-wave: | 音波
soup: | 汤汁
sourdough: | 面肥
soy-sauce: | 豆油 豉油
space-shuttle: | 太空梭
space-station: | 太空站
sparkling-wine: | 汽酒
sparrow: | 老家贼
spatula: | 刮刀 压舌板 调药刀
spear: | 梭镖
speedometer: | 码表 速度计 里程计
sphinx: | 人头狮身 斯芬克斯
spider: | 蛛蛛
spider-plant: | 挂兰
spine: | 背骨
spinning-wheel: | 纺轮
spiral: | 盘陀 螺旋形 螺线
spirit-level: | 水平尺 水准仪
spotlight: | 射灯 追光灯
sprinkler: | 喷洒器
sprout: | 胚芽 芽苗
spy: | 侦察兵 内鬼 探子 线人
squid: | 枪乌贼
stable: | 马圈
stadium: | 比赛场
stag-beetle: | 锹形虫
stapler: | 钉书机
star-fruit: | 羊桃
steam: | 水气 水汀 蒸气
steamboat: | 汽船 火轮船
steering-wheel: | 转向盘
sticky-rice: | 糯稻 黏米
stone-tablet: | 碑碣
stool: | 高脚椅
stopwatch: | 跑表 马表
stove: | 灶具 灶火 锅灶
straw: | 禾秆 秸秆 谷草 草秆
straw-sandal: | 蒲鞋
strawberry: | 士多啤梨 草果
stretcher: | 担架床
stupa: | 佛骨塔
submarine: | 潜舰
sugar: | 糖类
suit: | 套服
suitcase: | 提箱
sun: | 三光 尼玛 日头 红轮 阳宗
sundial: | 日规
sunflower: | 向阳花 葵花
sunscreen: | 防晒油
suona: | 锁呐
swamp: | 川泽 沼泽 沼泽地 沼泽地带 泥沼
swan: | 白鹄 鸿鹄
sweet-potato: | 山芋 白薯
swimming-pool: | 游泳馆
sword: | 钢刀
syringe: | 针管
syrup: | 糖汁 糖蜜
tadpole: | 科斗
tangerine: | 橘柑
tanker: | 槽车 油船
tape: | 卷带
tapestry: | 绣帷
tarantula: | 捕鸟蛛
taro: | 芋艿
tarsier: | 跗猴
tassel: | 穗饰 须子
taxi: | 德士 的士 计程车
tea-bag: | 茶袋
tear: | 泪水 泪液 泪点
telephone: | 德律风
tent: | 帡幪 帐幕
thatched-cottage: | 茅庐
thimble: | 针箍
thunder: | 雷声
thyme: | 麝香草
ticket: | 票证
tiger: | 大虫
tire: | 外带 车胎 轮箍
toast: | 多士
tobacco-pipe: | 烟袋
toffee: | 牛奶糖
tofu: | 白玉
tofu-skin: | 豆腐皮
toilet: | 洗手间 茅房
toilet-paper: | 厕纸 手纸 草纸
tombstone: | 墓石
tornado: | 龙卷
tour-guide: | 游导
tow-truck: | 拖吊车
towel: | 羊肚手巾
tower-crane: | 吊塔
town: | 城邑
tractor: | 拖曳机
traffic-cone: | 交通锥 雪糕筒
traffic-light: | 交通灯
tram: | 当当车 车龙 铛铛车
trampoline: | 绷床
travel-bag: | 旅行袋 行李袋
treadmill: | 踏车
tree: | 乔木
trombone: | 伸缩喇叭
trout: | 尊鱼
trowel: | 刮勺 小铲子 抹刀
truck: | 载货汽车
truffle: | 块菌
tsunami: | 津浪
tugboat: | 拖轮
tunnel: | 地洞 地道 隧洞
turban: | 包巾
turkey: | 吐绶鸡
turmeric: | 黄姜
turnip: | 蔓菁
turntable: | 唱盘 转车台
turquoise: | 土耳其石 松化石 松石
twig: | 枝子 枝桠
udon: | 乌龙面
underwear: | 内衣裤
unicycle: | 单轮车
universe: | 寰宇
vacuum-cleaner: | 吸尘机
van: | 厢型车 厢式车 箱型车
vanilla: | 香草精
veil: | 幔子
vending-machine: | 贩卖机
villa: | 别庄 山庄
violin: | 梵哑铃 梵婀玲
vitamin: | 维他命
vulture: | 老雕 鹫鸟
waffle: | 窝夫 华夫
walking-stick: | 拐棍
walkman: | 袖珍音响
walnut: | 胡桃
wardrobe: | 橱子 衣橱
warrior: | 斗士
warship: | 兵舰 战船 战舰 舰船 舰艇 舰只
wasabi: | 哇沙米 青芥辣
wash-basin: | 洗手池 洗手盆
washing-machine: | 洗涤机
watchtower: | 守望台 岗楼 望楼
water-clock: | 滴漏计时器 漏壶
water-dispenser: | 饮水器
water-drop: | 滴水
water-pump: | 唧筒 抽水机
water-wheel: | 龙骨车
watercolor: | 水彩画
waterfall: | 飞瀑
watering-can: | 喷桶
weasel: | 鼬鼠
wedding: | 婚典
wedding-car: | 喜车
wheel-rim: | 钢圈
wheelbarrow: | 斗车
whirlpool: | 泡漩
whisk: | 拂扫
wig: | 头套
wild-boar: | 野豕
willow: | 柳杞
window-frame: | 窗框
windsurfing: | 风浪板
wolverine: | 貂熊
wonton: | 馄炖
woodland: | 林地
wool: | 绒线
workbench: | 手工台
wrench: | 扳钳 螺旋钳
wrestling: | 角抵
yogurt: | 优格 优酪乳 酥酪 酸乳 酸乳酪
yurt: | 穹庐
zip-line: | 溜索 飞索
zombie: | 丧尸 活尸
`.trim();
