/** Plain Chinese words of the house, the yard and the street that no other table has; see fallback-words.ts. */
export const PLAIN_FALLBACK_WORDS = `
falcon: | 猎隼 红隼 燕隼 矛隼
deer: | 狍子 傻狍子 麂 斑羚 鬣羚 麝 獐
ferret: | 黄鼬 白鼬 伶鼬 雪鼬
owl: | 长耳鸮 雕鸮 角鸮 鸱鸮
bird: | 鹪鹩 鹡鸰 鹟 椋鸟 柳莺 苇莺 文鸟
duck: | 䴙䴘 水葫芦鸭 秋沙鸭
ibis: | 白鹮
dragonfly: | 豆娘
beetle: | 蜣螂 推粪虫 锹形虫
snail: | 鼻涕虫
poodle: | 贵宾
dalmatian: | 大麦町
shiba: | 秋田
cat: | 咪咪 喵咪 喵星
dog: | 狗勾 修勾 汪汪 狗子
rabbit: | 兔几 兔叽
goose: | 大鹅 鹅宝
bear: | 熊宝 熊大
elder: | 老头子 老爷们 老太婆 老伯 老两口
tooth: | 乳牙 恒牙 门牙
rock: | 顽石
ice: | 冰窟窿 冰洞 冰窟 冰眼
man: | 大老爷们儿 大老爷们 爷们儿 爷们 糙汉子 樵夫 巨人 司机 货郎 汉子 壮汉 掌勺的 车夫 船家 艄公 船夫 更夫 挑夫
woman: | 茶艺师 花艺师 绣娘 蚕娘 厨娘 大嫂 大婶 嫂子 大妈 阿嫂
shepherd: | 牧羊女 放羊娃 羊倌
farmer: | 挤奶工 花农 蚕农 菜农 果农 茶农 棉农 瓜农 庄稼汉 种地的
worker: | 瓦匠 泥瓦匠 篾匠 鞋匠 修鞋匠 补锅匠 石匠 砌墙工 搬运工 装卸工 环卫工 清洁工 修理工
hairdresser: | 剃头匠 剃头师傅
baker: | 甜点师 糕点师 蛋糕师
artist: | 雕塑家 插画师
scholar: | 书法家 教书先生 秀才
musician: | 指挥家 琴师 乐师
doctor: | 药剂师 老中医
ballet: | 芭蕾舞女 芭蕾舞娘
queen: | 王后
monk: | 尼姑 老和尚 师太
buffalo-boy: | 牛郎 放牛郎
opera-mask: | 演员
cairn: | 敖包 玛尼堆 石堆
bamboo: | 竹篾 竹条 竹片
nest: | 草窝 窝窝巢
stone: | 石子 石块
dune: | 沙子 沙堆 沙丘子
ripple: | 水坑 水洼 泥坑 泥潭 水潭 水洼洼 水塘子
lake: | 鱼塘 水塘 塘子 塘
fence: | 羊圈 猪圈 牛圈 鸡圈 栏杆
brick-wall: | 围墙 土墙 院墙 砖墙 墙头 墙
basket: | 虾笼 蟹笼 背篼 提盒 筐子 竹筐子 篓子 篓
sieve: | 竹筛 罗筛
mortar: | 蒜臼 擂钵 擂茶钵 研钵
steamer-basket: | 甑子 木甑 竹甑 饭甑
kettle: | 铫子 铜吊 锡壶
clay-pot: | 砂罐 吊罐
cabinet: | 鞋柜 储物柜
curtains: | 珠帘 布帘 竹帘子
calendar: | 台历 黄历
notebook: | 作业本 练习本 记事本 账簿
tote-bag: | 布袋 布兜 环保袋
shopping-bag: | 塑料袋 菜袋 纸袋
drawstring-bag: | 福袋 束口袋 锦囊
toy-car: | 遥控车 玩具汽车
party-hat: | 生日帽 派对帽
headband: | 发带 头箍 发箍
tutu: | 芭蕾裙 蓬蓬裙 纱裙
mittens: | 毛线手套 棉手套
baseball-bat: | 球棒 球棍
stove: | 蜂窝煤 煤炉子 火塘 地灶
coal: | 煤球 煤块
carrying-pole: | 扁挑 货担 挑子担
bun: | 豆包 糖包 菜包 肉包
mantou: | 糖三角 戗面馒头
penne: | 通心粉
cake: | 马蹄糕 萝卜糕 糖糕
mille-feuille: | 千层 千层酥
double-skin-milk: | 姜撞奶
milk: | 羊奶 牛奶盒 鲜奶
hot-chocolate: | 热可可 可可
leafy-green: | 苦菊 茼蒿 鸡毛菜
radish: | 樱桃萝卜
pear: | 刺梨 冻梨
potted-plant: | 文竹 盆花
pine-tree: | 松针 松枝
tree-stump: | 树墩 木墩
wood: | 树皮 木屑
snow: | 雪地 雪坡 雪堆 积雪
rice-terraces: | 田埂 秧田埂
archway: | 石库门 石门 门楼 过街楼
kiosk: | 岗亭 售货亭 书报亭 小卖部 报亭
greenhouse: | 大棚 蔬菜大棚
haystack: | 稻草垛 草垛子 麦垛 柴垛 草堆 麦秸垛 干草堆
walnut: | 核桃壳
egg: | 蛋壳 鸡蛋壳
fish-bone: | 鱼刺
thumbs-up: | 拇指
flag-pennant: | 小红旗 横幅 锦旗 酒旗 幌子
banknote: | 支票
seal-stamp: | 公章 图章
file-cabinet: | 档案袋
ticket: | 电影票 入场券 船票 火车票
bowl: | 青花碗
fabric: | 麻布 粗布 花布 红布 白布
popcorn: | 爆米花机
cotton-candy: | 棉花糖机
bone: | 狗骨头
honey-dipper: | 搅蜜棒 蜂蜜棒
bib: | 围嘴 饭兜
music-box: | 音乐盒 八音盒
snow-globe: | 雪景球
bath-bomb: | 泡澡球 浴盐球
incense-stick: | 盘香
baby-bottle: | 奶瓶子
tricycle: | 小三轮 人力三轮
boat: | 皮筏 筏子 竹筏子
road: | 土路 山道 弯道 坡道
bell: | 驼铃 马铃 牛铃
comb: | 木梳子 牛角梳
whisk: | 茶筅 茶刷
tea-cake: | 茶砖 砖茶 沱茶
fishing-rod: | 鱼线 钓线
chain: | 车链子 锁链子
hawthorn: | 山里红 山楂果
sichuan-pepper: | 麻椒 花椒粒
fire: | 火舌 火团
horse: | 马帮 茶马
hair: | 莫西干 飞机头 锅盖头 板寸 平头 大背头 蘑菇头 狼尾头 鸡冠头发型 刘海发型
ponytail: | 羊角辫 冲天辫 小揪揪 丸子头发型
belt: | 工具带 武装带 裤带 电工包带 子弹带
rope: | 红头绳 头绳 扎绳 捆绳 细绳 棉绳 皮绳 布绳 稻草绳 粽绳 绳儿 草绳儿 红毛线绳
ribbon: | 布条 红布条 红飘带 飘带 缎子带
meatball: | 牛丸 虾丸 猪肉丸 牛筋丸 墨鱼丸 菜丸子 炸丸子 萝卜丸子 豆腐丸子
log: | 圆木 木段 原木段 木头段 滚木
`.trim();
