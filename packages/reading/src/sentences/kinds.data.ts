/** Words two concepts lay claim to, and the one people mean. */
export const MEANT: Readonly<Record<string, string>> = {
  帆船: 'sailboat',
  饼: 'flatbread',
  蜂窝: 'honeycomb',
  小绵羊: 'sheep',
  胖头鱼: 'fish',
  雀仔: 'bird',
  雀巢: 'nest',
  望远镜: 'telescope',
  潜水镜: 'swimming-goggles',
  果子: 'apple',
  巫婆: 'witch',
  女巫: 'witch',
  渔翁: 'fisherman',
  老渔翁: 'fisherman',
  渔夫: 'fisherman',
  海盗: 'pirate',
  国王: 'king',
  王子: 'prince',
  木匠: 'carpenter',
  稻田: 'rice-ear',
  水稻: 'rice-ear',
  舞狮: 'lion-dance',
  理发椅: 'barber-chair',
  老太太: 'grandma',
  老奶奶: 'grandma',
  老婆婆: 'grandma',
  老大娘: 'grandma',
  热带鱼: 'angelfish',
  鹿角: 'deer',
  antler: 'deer',
  antlers: 'deer',
  酒: 'wine-jar',
  图书: 'book',
  letter: 'envelope',
  'copper kettle': 'kettle',
  'praying mantis': 'mantis',
  'wheat ear': 'wheat',
  'ear of wheat': 'wheat',
  'rice ear': 'rice-ear',
  vine: 'ivy',
  'grape vine': 'grapevine',
  藤: 'ivy',
  藤蔓: 'ivy',
  mouse: 'mouse-animal',
  crane: 'crane-bird',
  seal: 'seal-animal',
  brush: 'ink-brush',
  bolt: 'lightning',
  bat: 'bat',
  bow: 'bow',
  teacup: 'cup-saucer',
  'tea cup': 'cup-saucer',
  plane: 'airplane',
  box: 'package',
  boxes: 'package',
  aeroplane: 'airplane',
  pipe: 'tobacco-pipe',
};

/**
 * Words that name a thing by its kind: a corgi is drawn as a dog until there is a corgi. One line a concept: its id,
 * English words (blanks inside a word are underscores), then Chinese ones. A concept's own names need not stand here.
 */
export const KINDS = `
dog: corgi husky labrador retriever beagle dachshund bulldog pug terrier collie shiba akita chihuahua puppy pup hound greyhound dalmatian mutt | 柯基 哈士奇 金毛 拉布拉多 柴犬 比熊 边牧 小狗 狗狗 萨摩耶 腊肠犬 法斗
cat: kitten kitty | 猫咪 小猫 橘猫 布偶猫 英短 黑猫 白猫 狸花猫 猫猫 喵星人
rabbit: bunny hare | 兔子 兔 小兔 玉兔 白兔 兔兔
bear: cub polar_bear brown_bear | 棕熊 北极熊 黑熊 狗熊 小熊
fox: vixen arctic_fox | 狐狸 九尾狐 小狐狸 赤狐
wolf: coyote jackal | 狼 狼人 灰狼
lion: lioness lion_dance | 狮子 狮 雄狮 醒狮 舞狮
leopard: cheetah jaguar panther puma cougar lynx snow_leopard | 豹子 豹 雪豹 猎豹 黑豹 金钱豹
tiger: | 老虎 虎 小老虎 猛虎
deer: stag doe fawn reindeer elk buck | 鹿 小鹿 梅花鹿 驯鹿 麋鹿
horse: pony stallion mare foal colt mustang | 马 骏马 白马 小马 黑马 奔马
cow: calf dairy_cow yak_cow | 奶牛 母牛 乳牛 牛犊
bull: ox buffalo yak steer | 公牛 牛 水牛 牦牛 黄牛 斗牛 金牛
sheep: lamb ewe | 绵羊 羊 小羊 羔羊 羊羔
goat: | 山羊
pig: piglet hog boar_pig | 猪 小猪 猪猪
mouse-animal: mouse rat mice | 老鼠 小老鼠 鼠 米老鼠
squirrel: chipmunk | 松鼠 小松鼠
hedgehog: porcupine | 刺猬 小刺猬 豪猪
otter: sea_otter | 水獭 海獭
seal-animal: seal sea_lion walrus | 海豹 海狮
monkey: chimpanzee ape macaque baboon | 猴子 猴 小猴 猿猴 金丝猴
panda: | 熊猫 大熊猫
raccoon: red_panda | 浣熊 小熊猫
llama: alpaca | 羊驼
bird: sparrow robin wren finch nightingale songbird hummingbird raven crow magpie cuckoo canary bluebird kingfisher pelican thrush oriole starling titmouse | 鸟 小鸟 麻雀 喜鹊 黄鹂 翠鸟 乌鸦 飞鸟 夜莺 云雀 雀 画眉 蜂鸟 鹈鹕 青鸟 候鸟
egret: heron stork ibis | 白鹭 鹭鸶 苍鹭 鹭 鹳
crane-bird: crane red-crowned_crane paper_crane | 鹤 仙鹤 白鹤 丹顶鹤 千纸鹤
gull: seagull albatross | 海鸥
eagle: hawk falcon vulture condor kite_bird | 鹰 老鹰 雄鹰 隼 雕
swan: cygnet | 天鹅 白天鹅
goose: gosling geese | 鹅 大雁
duck: duckling mallard | 鸭子 鸭 小鸭 鸳鸯
chicken: hen rooster cock | 鸡 公鸡 母鸡
chick: | 小鸡 鸡仔 雏鸡
owl: owlet | 猫头鹰
parrot: macaw cockatoo budgie | 鹦鹉
peacock: peafowl | 孔雀
swallow: | 燕子 燕 雨燕 家燕
dove: pigeon | 鸽子 和平鸽
turtle: tortoise sea_turtle terrapin | 乌龟 海龟 龟 甲鱼 玄武
frog: toad tree_frog | 青蛙 蛙 蟾蜍 牛蛙
butterfly: moth | 蝴蝶 蝶 飞蛾
bee: bumblebee honeybee | 蜜蜂 蜂 小蜜蜂
beetle: firefly fireflies scarab | 萤火虫 甲虫 独角仙
dragonfly: damselfly | 蜻蜓
koi: koi_fish carp goldfish | 锦鲤 鲤鱼 金鱼 鲤
fish: salmon trout tuna cod bass | 鱼 鲈鱼 三文鱼 小鱼 飞鱼 鲑鱼 鳕鱼
octopus: kraken squid_monster | 章鱼 八爪鱼
whale: orca humpback blue_whale | 鲸鱼 鲸 蓝鲸 虎鲸 座头鲸
dolphin: porpoise | 海豚
dragon: wyvern | 龙 祥龙 神龙 青龙 金龙
phoenix: | 凤凰 凤 朱雀
dinosaur: triceratops | 恐龙 霸王龙
bread: loaf toast bun_bread sourdough brioche roll | 面包 吐司 欧包
croissant: | 牛角包 可颂 羊角包
pizza: pizza_slice slice_of_pizza | 披萨 比萨
noodles: ramen udon pasta soba spaghetti_noodle | 面条 拉面 面 米粉 粉面 意面
dim-sum: xiaolongbao steamed_bun bao | 小笼包 包子 馒头 烧卖
dumpling: gyoza wonton pierogi | 饺子 水饺 馄饨
rice-bowl: rice congee porridge | 米饭 粥 饭碗
wheat: ear_of_wheat barley rye grain rice_paddy wheat_field cornfield paddy | 麦田 麦子 小麦 稻穗 稻田 稻子 麦浪 水稻
hot-pot: hotpot | 火锅
bubble-tea: boba | 珍珠奶茶
milk-tea: fruit_tea | 奶茶 果茶 水果茶
coffee: coffee_cup coffee_cups cup_of_coffee espresso latte cappuccino mocha | 咖啡 拿铁 美式
tea: teacup cup_of_tea tea_cup matcha | 茶 茶杯 清茶 绿茶 红茶 抹茶
mug: | 杯子 马克杯 水杯 咖啡杯
bowl: | 碗 饭碗
teapot: tea_pot | 茶壶 紫砂壶 铁壶 壶
kettle: copper_kettle | 水壶 烧水壶
tea-leaf: tea_leaves | 茶叶
beer: ale lager stout beer_mug mug_of_beer | 啤酒 啤酒杯 精酿 扎啤
wine: wine_glass glass_of_wine | 红酒 葡萄酒 红酒杯
wine-jar: | 酒坛 酒缸 米酒 黄酒 酒酿 酒壶
honey: honey_jar honey_pot jar_of_honey pot_of_honey | 蜂蜜 蜜罐 蜂蜜罐
shaved-ice: slush slushie | 冰沙 刨冰 绵绵冰
ice-cream: gelato sorbet | 冰淇淋 雪糕 甜筒 冰激凌
french-fries: chip chips fries | 薯条 薯片
soy-bean: bean beans soybean tofu | 豆子 黄豆 大豆 豆 豆腐
chili: | 辣椒
mushroom: toadstool | 蘑菇 香菇 菌菇 小蘑菇
watermelon: | 西瓜
cherry: cherries | 樱桃
apple: | 苹果
lemon: lime | 柠檬 青柠
orange: tangerine mandarin clementine | 橘子 橙子 桔子 柑橘
acorn: | 橡果 橡子
nut: walnut hazelnut almond chestnut | 坚果 核桃 栗子 板栗
candy: sweets bonbon | 糖果 糖
pine-tree: pine pines pine_trees fir spruce conifer evergreen christmas_pine | 松树 松 青松 雪松 冷杉
tree: oak oak_tree bonsai maple_tree elm birch willow cypress banyan sycamore olive_tree | 树 大树 橡树 树木 榕树 梧桐树 梧桐 桂花树 银杏树 盆景 小树 老树 枯树 古树 树洞
leaf: | 叶子 叶 树叶 绿叶 一片叶
maple-leaf: | 枫叶 梧桐叶
bamboo: bamboo_grove | 竹子 竹 竹叶 竹林
potted-plant: flower_pot flowerpot houseplant house_plant plant_pot succulent | 盆栽 多肉 花盆 绿植
flower: lily daisy poppy orchid jasmine peony camellia magnolia hydrangea osmanthus violet marigold blossom bloom | 花 花朵 百合 兰花 茉莉 牡丹 桂花 小花 鲜花 野花 雏菊
rose: roses | 玫瑰 玫瑰花 月季
lotus: water_lily waterlily | 莲花 荷花 莲 荷 白莲 睡莲
cherry-blossom: sakura | 樱花
plum-blossom: | 梅花 梅 腊梅
sunflower: | 向日葵
vine: ivy grape_vine grapevine | 藤蔓 藤 常春藤
grape: grapes bunch_of_grapes | 葡萄
cactus: saguaro | 仙人掌 仙人球
mountain: mountains peak summit alps ridge | 山 大山 山峰 山顶 高山 远山 山脉
snow-mountain: glacier | 雪山 冰川
hill: hills hillside | 小山 山坡 丘陵 山丘
wave: waves surf tide breaker | 海浪 浪 波浪 浪花 浪潮
sea: ocean sea_surface | 海 大海 海洋 海面
river: | 江 河 河流 溪 湖 江河
island: islet | 岛 小岛 海岛 岛屿
water-drop: drop raindrop droplet dewdrop | 水滴 水珠 露珠 雨滴
moon: crescent_moon crescent | 月亮 月 弯月 新月 月牙 明月
full-moon: | 满月 圆月 一轮满月 一轮明月
sun: sunshine | 太阳 日 红日 阳光
star: | 星星 星 小星星
stars: starry_sky starlight | 星空 繁星 群星
planet: saturn mars venus | 行星 土星 星球
cloud: | 云 云朵 白云 云彩
fire: flame flames blaze bonfire | 火 火焰 火苗 烈火
boat: rowboat dinghy gondola fishing_boat wooden_boat small_boat sampan junk | 船 小船 木船 渔船 乌篷船 一叶扁舟 扁舟 纸船 舟
sailing-ship: sailboat yacht galleon | 帆船
ship: steamer vessel ocean_liner | 轮船 大船
house: home cottage bungalow | 房子 屋子 家 屋 小房子 老房子 洋房
cabin: hut log_cabin shack lodge | 木屋 小木屋 小屋 茅屋
window-frame: window windowsill window_sill | 窗 窗户 窗台 窗子
pavilion: gazebo | 亭子 凉亭 亭
temple: shrine | 寺 庙 寺庙
lighthouse: beacon | 灯塔
tent: | 帐篷
yurt: ger | 蒙古包
book: hardcover novel | 书 书本 书籍 一本书
books: stack_of_books pile_of_books | 书堆 一摞书
open-book: open_book | 打开的书 翻开的书
envelope: letter letters mail postcard | 信封 信 书信 信件 情书 明信片
paper-plane: paper_airplane paper_aeroplane | 纸飞机
quill: feather_pen | 羽毛笔 鹅毛笔
ink-brush: brush calligraphy_brush paintbrush | 毛笔 画笔
pencil: | 铅笔
scales: balance_scale scale balance | 天平 秤
bar-graph: bar_chart bar_charts bars chart | 柱状图 图表
coins: coin stack_of_coins pile_of_coins | 金币 钱币 硬币 铜钱 铜板
luggage: suitcase trunk | 行李箱 手提箱 箱子 皮箱
lamp: desk_lamp | 灯 一盏灯 台灯 油灯
lantern: | 灯笼
candle: | 蜡烛 烛光 烛火
vase: urn amphora pottery ceramic_vase | 花瓶 瓷瓶 瓶 陶罐 陶瓷
jar: pot_jar | 罐子 罐 坛子
bathtub: tub bath | 浴缸 浴盆 澡盆
bed: mattress | 床 床垫
pillow: cushion | 枕头 抱枕
sewing-needle: needle needles needle_and_thread | 针 针线 绣花针
thread: spool | 线 线轴
scissors: shears | 剪刀 剪子
chefs-knife: cleaver butcher_knife | 菜刀 厨刀
hammer: mallet | 锤子 铁锤 榔头
wrench: spanner | 扳手
wheel: tyre tire | 轮子 轮胎 车轮
dumbbell: barbell weights | 杠铃 哑铃
hat: straw_hat beanie knitted_hat bowler | 帽子 草帽 帽 斗笠
top-hat: | 礼帽
cowboy-hat: | 牛仔帽
crown: tiara | 皇冠 王冠
glasses: spectacles goggles | 眼镜 潜水镜 护目镜
headphones: earphones | 耳机
scarf: | 围巾
umbrella: parasol | 伞 雨伞 油纸伞
bicycle: bike | 自行车 单车
motorcycle: motorbike | 摩托车
scooter: moped vespa | 踏板车 电动车
skateboard: | 滑板
skiing: skis ski | 滑雪板 滑雪
surfing: surfboard | 冲浪板
swim-ring: life_ring lifebuoy pool_float | 游泳圈 救生圈 泳圈
rocket: spaceship spacecraft | 火箭
robot: android mech | 机器人 机甲
vinyl: record vinyl_record lp | 唱片 黑胶 黑胶唱片
microphone: mic | 话筒 麦克风
mask-theater: mask theatre_mask | 面具
chess-knight: knight_piece chess_piece knight chess | 象棋 国际象棋
go-game: go_stone go_stones | 围棋 棋子 围棋子 黑白子
shield: | 盾牌 盾
broom: | 扫帚 扫把
balloon: | 气球
kite: | 风筝 纸鸢
bridge: | 桥 小桥 石桥 木桥
well: | 水井 井 老井 古井
nest: bird's_nest birds_nest | 鸟窝 鸟巢 巢
egg: | 鸡蛋 蛋
climbing: rope climbing_rope | 登山绳 绳子 绳索 绳
dandelion: dandelion_seeds | 蒲公英
child: kid boy toddler | 孩子 小孩 儿童 小朋友 男孩 娃娃
girl: | 女孩 小女孩 姑娘 少女
elder: grandmother grandma grandfather grandpa old_man old_woman old_lady granny gentleman_old | 奶奶 爷爷 老人 老头 老头儿 老爷爷 老奶奶 老翁 老汉 老婆婆 老太太 阿公 阿嬷 老爷子 渔翁
astronaut: spaceman | 宇航员 航天员
drum: drums | 鼓 大鼓
wing: wings angel_wings | 翅膀 羽翼
dna: double_helix helix | 基因
solar-panel: solar_panels | 太阳能板 光伏板
telescope: spyglass | 望远镜
auspicious-cloud: | 祥云
moon-cake: mooncake | 月饼
cup-saucer: teacup tea_cup teacups | 茶盏
chestnut: conker conkers horse_chestnut |
binder-clip: bulldog_clip |
sweater: turtle_neck turtleneck polo_neck jumper jumpers pullover | 高领毛衣 高领 套头衫
hand: robot_hand palm_of_a_hand open_palm | 机械手 手掌 掌心 手心 巴掌
hook: fish_hook fishing_hook | 鱼钩 钩 钩子
tree-stump: stump | 树桩 老树桩 木桩
martini: martini_glass | 马天尼杯 马天尼 鸡尾酒杯
ticket: ticket_stub | 票根 门票 戏票 车票
frying-pan: skillet skillets | 平底锅
cash-register: till tills | 收银机
wine-jar: | 酒坛 酒坛子 酒缸
sewing-machine: singer_sewing_machine | 缝纫机
sprout: seedling shoot | 豆苗 新芽 嫩芽 小苗 幼苗
yoga: tree_pose lotus_pose lotus_position cross_legged_pose warrior_pose warrior_one cobra_pose child's_pose crow_pose camel_pose eagle_pose dancer_pose mountain_pose cat_cow downward_dog downward_facing_dog sun_salutation sun_salutations | 莲花坐 莲花座 树式 战士式 下犬式 拜日式 瑜伽动作
faucet: tap taps |
`.trim();
