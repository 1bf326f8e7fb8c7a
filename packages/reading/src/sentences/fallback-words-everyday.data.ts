/** Further names of everyday things, as they are called at home, on the farm and in dialects; see fallback-words.ts for how they are read. */
export const EVERYDAY_FALLBACK_WORDS = `
door: | 小门 小木门
apartment: | 楼房 居民楼 单元楼
skewer: | 签签 签子 竹签子
mantou: | 馍馍 白馍 白面馍
satchel: | 邮差包 挎包 斜挎包 单肩包 帆布挎包 布包 药箱包
thermos: | 暖水袋 热水袋
thread: | 红线 细线 长线 毛线头 缝衣线
dune: | 沙窝 沙窝窝 沙窝子 沙梁 沙坡
embroidery-hoop: | 绣花绷子 绣绷 绷子 绣花绷
angelfish: | 热带鱼
menu-book: | 菜单 菜牌
bamboo-raft: | 羊皮筏 羊皮筏子 皮筏 皮筏子 筏子
signpost: | 木牌 小木牌 路牌 指路牌
barber-chair: | 理发椅 剃头椅 美发椅
captain: | 老船长
icicle: | 冰挂
corn: | 苞米 棒子 棒碴 珍珠米
towel: | 抹布 擦桌布 洗碗布 百洁布 揩布 抹桌布 毛巾把 汗巾 擦手巾
fire-truck: | 救火车 救火汽车 水罐车
rice-ear: | 谷穗 麦茬 稻浪 秧田
screw: | 自攻钉
nut-bolt: | 螺帽 螺丝帽
scarf: | 毛线围巾
sled: | 爬犁 雪爬犁 冰车 狗拉雪橇 冰爬犁
chili: | 海椒 二荆条 线椒
float: | 浮漂 漂子 浮子
package: | 纸箱子
bamboo: | 竹篙 竹棍 竹节
umbrella: | 雨遮
saddle: | 鞍子
monstera: | 龟背芋 龟背叶
vinyl: | 黑胶片 黑胶碟 唱碟
lute: | 都塔尔 热瓦普 弹布尔
stone-lion: | 风狮爷 门墩狮
bed: | 炕 土炕 炕头 热炕 竹床 行军床
stove: | 蜂窝煤炉 炉膛
frying-pan: | 鏊子 平锅 电饼铛 铁鏊
wok: | 炒瓢 炒勺 柴锅 双耳锅
ladle: | 马勺 水瓢 葫芦瓢 长柄勺 炊勺
spoon: | 调羹 匙羹 小勺 瓢羹 饭勺
bowl: | 粥碗 汤碗 糖水碗 碗盏 钵 钵子 瓷钵
plate: | 菜盘 瓷盘 托碟
mug: | 缸子 牙缸 茶盅
thermos: | 暖瓶 保温壶
jar: | 瓮 陶瓮
basket: | 篾篓 笸箩
winnowing-basket: | 箩筛
steamer-basket: | 蒸格
chopping-board: | 菜墩 案板 墩子 案子
kitchen-knives: | 片刀 剔骨刀 柴刀 剁刀
rolling-pin: | 擀杖 面杖 走槌
whisk: | 搅拌棒 蛋抽
sieve: | 漏瓢 爪篱
scissors: | 铰子
thread: | 线轱辘 缝纫线 绣线 棉线轴
yarn: | 线球 绒线团
button: | 钮扣
zipper: | 拉锁 拉锁头
sewing-machine: | 缝纫车
iron: | 烙铁
hanger: | 衣挂 衣服架
clothesline: | 晾衣杆
broom: | 高粱扫帚
dustpan: | 撮箕 垃圾铲 撮子
mop: | 拖布 地拖
brush: | 鞋刷 洗碗刷
soap: | 皂块
comb: | 篦子 角梳
mirror: | 梳妆镜 穿衣镜 小圆镜
razor: | 刮脸刀
clippers: | 理发推子
hair-dryer: | 风筒 吹风筒
barber-pole: | 理发转灯
stool: | 矮凳 木凳 小凳 方凳 高脚凳
chair: | 靠背椅
desk: | 饭桌 炕桌
cabinet: | 百宝柜
door: | 院门 门板
window-frame: | 窗格子
stairs: | 石级
ladder: | 爬梯 人字梯 竹梯
candle: | 蜡 洋蜡
hammer: | 锤头
wrench: | 扳子 梅花扳手
screwdriver: | 改锥 螺丝批
pliers: | 手钳
saw: | 锯条
chisel: | 木工凿
nail: | 铁钉 洋钉
hoe: | 镢头 耙锄
rake: | 竹耙
sickle: | 弯镰 割麦刀
plow: | 犁铧
wheelbarrow: | 鸡公车 架子车
carrying-pole: | 挑子
rope: | 红绳 草绳 缆绳 尼龙绳 粗绳
hook: | 挂钩
fishing-rod: | 渔竿 海竿 鱼杆
boat: | 艇 划子 皮筏子 羊皮筏子
sailboat: | 小帆船
oar: | 双桨 橹
bicycle: | 二八车
motorcycle: | 挎子 电驴
tricycle: | 三轮 电三轮 拉货三轮
truck: | 解放车 拖挂车 大卡
bus: | 中巴 班车
tractor: | 铁牛
train: | 绿皮车
cart: | 驴车 勒勒车 架子车 大车
tire: | 外胎 内胎 备胎
wheel: | 轱辘
steering-wheel: | 舵盘
helmet: | 工地帽
straw-hat: | 凉帽 麦秸帽
sunglasses: | 黑超
goggles: | 风镜
gloves: | 手闷子
apron: | 围腰 罩衣
clogs: | 木拖鞋
boot: | 棉靴 皮靴
rain-boots: | 胶靴 水鞋 水靴
slippers: | 棉拖 凉拖
coat: | 大褂 皮夹克
sweater: | 线衣
dress: | 花裙子
backpack: | 军挎 帆布包
handbag: | 坤包
luggage: | 行李
wallet: | 皮夹子 钱夹
bow: | 绸带 飘带
bandage: | 纱布 止血贴
thermometer: | 体温表
pill: | 药粒
mortar: | 捣蒜臼 蒜臼子 捣药罐
stone-mill: | 豆腐磨
well: | 辘轳
scales: | 秤盘 电子秤
steelyard: | 秤杆
ink-brush: | 羊毫 大楷笔
pencil: | 铅笔头
chalk: | 粉笔头
ruler: | 直尺 钢尺
tape-measure: | 米尺
eraser: | 橡皮擦
tape: | 透明胶 双面胶 封箱带
glue: | 浆糊 糨糊
paper-plane: | 纸折飞机
kite: | 沙燕
spinning-top: | 嘎嘎儿 冰嘎
seesaw: | 压板
carousel: | 转马
pinwheel: | 小风车
marbles: | 玻璃珠
teddy-bear: | 布熊
blocks: | 木块
mahjong: | 麻将牌
chess-board: | 象棋子
flute: | 洞箫
radio: | 戏匣子 话匣子
television: | 彩电
camera: | 胶片机
film-roll: | 菲林
pocket-watch: | 挂表
compass: | 罗经
magnifier: | 凸透镜 寸镜
fan: | 台扇
carpet: | 草席 竹席 蒲团
pillow: | 竹枕 靠枕
quilt: | 铺盖 棉花被
cradle: | 摇车
baby-bottle: | 奶壶
stroller: | 童车
nest: | 燕子窝
bee-hive: | 蜂箱
honeycomb: | 蜂巢格 巢蜜
shell: | 蚌壳
oyster: | 蚝
clam: | 蚬子
lobster: | 麻小
squid: | 墨斗鱼
catfish: | 鲇鱼
turtle: | 王八 老鳖 团鱼
earthworm: | 曲蟮
caterpillar: | 菜青虫
cricket-insect: | 油葫芦
mantis: | 刀螂
ladybug: | 花大姐
beetle: | 屎壳郎
firefly: | 火虫虫
dragonfly: | 丁丁猫
ant: | 蚁
spider: | 蟢子
sparrow: | 家雀
magpie: | 鸦鹊
owl: | 夜猫子 鸮
woodpecker: | 叨木冠子
duckling: | 小鸭子 鸭崽
chick: | 鸡崽
rooster: | 鸡公
hen: | 抱窝鸡
pheasant: | 山鸡 雉鸡
bat: | 檐老鼠 盐老鼠
squirrel: | 毛老鼠
hedgehog: | 刺儿球 猬
weasel: | 黄大仙
badger: | 狗獾
prairie-dog: | 地拨鼠
hamster: | 金丝熊
red-panda: | 九节狼
panda: | 滚滚 猫熊
dog: | 大黄 黑背
puppy: | 狗崽 狗仔
cat: | 狸花
kitten: | 猫崽 猫仔
horse: | 马驹
donkey: | 叫驴
mule: | 骡
ox: | 老黄牛 牛儿
calf: | 牛崽
lamb: | 羊崽
goat: | 羊咩咩
piglet: | 猪崽 小猪猡
wild-boar: | 山猪
crocodile: | 大鳄
lizard: | 四脚蛇
maple-leaf: | 红叶
mint: | 留兰香
lotus-root: | 藕节
sunflower: | 朝阳花 转日莲
dandelion: | 婆婆丁
hibiscus: | 朱槿
clover: | 幸运草
mushroom: | 口蘑 红伞伞
peanut: | 长果
garlic: | 蒜瓣
onion: | 圆葱
tomato: | 洋柿子
sweet-potato: | 红苕
taro: | 芋仔
yam: | 淮山
radish: | 心里美
eggplant: | 紫茄
bitter-gourd: | 凉瓜
loofah: | 丝瓜络
watermelon: | 西瓜瓣
grape: | 马奶子
tangerine: | 砂糖橘 蜜桔 柑子
hawthorn: | 红果
mango: | 杧果
banana: | 蕉
mulberry: | 桑果
`.trim();
