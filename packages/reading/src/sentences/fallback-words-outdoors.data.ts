/** Plants, land, sky and weather by their everyday names; see fallback-words.ts for how they are read. */
export const OUTDOOR_FALLBACK_WORDS = `
fruit-tree: pear_tree mango_tree lemon_tree orange_tree peach_tree plum_tree fig_tree walnut_tree pomegranate_tree citrus_tree | 桃树 梨树 枣树 柿子树 石榴树 枇杷树 橘子树 荔枝树 芒果树 柠檬树 山楂树 杏树 李子树 杨梅树 核桃树
tree: flamboyant umbrella_tree lone_tree autumn_tree treetop tree_canopy rubber_tree cocoa_tree dogwood_tree joshua_tree monkey_puzzle_tree | 合欢 苦楝 皂角 泡桐 树冠 树影 红豆树 可可树 橡胶树 小叶榕 黄葛树 老榕树 杨柳树
tree-bare: bare_tree winter_tree dead_tree | 枯枝树
crape-myrtle: crepe_myrtle
pine-tree: bristlecone
pine-cone: pinecone
redwood: sequoia giant_sequoia
tree-stump: tree_trunk trunk_of_a_tree | 树干
wood: tree_bark wood_grain | 檀木 红木 楠木 紫檀 木纹 木头块 木料
kindling: firewood pile_of_firewood | 柴堆 劈柴
laurel: laurel_branch laurel_leaves bay_wreath | 月桂枝
forest: treeline tree_line | 胡杨林 林海
shrub: topiary bush hedge_bush boxwood | 灌木丛 梭梭
coffee-plant: coffee_tree
herb-leaf: tea_tree tarragon marjoram | 马齿苋 折耳根 鱼腥草
cypress: | 侧柏
fir: | 杉树 冷杉树
maple-tree: | 红枫 红枫树
willow: | 柳林
areca: | 槟榔树
banana-leaf: | 芭蕉树 香蕉树
leaf: | 菩提叶 心形叶 单片叶
cotton: | 棉桃 棉铃
bluebell: bellflower lupine canterbury_bell campanula | 桔梗
daisy: echinacea coneflower black_eyed_susan aster rudbeckia feverfew_flower | 荷兰菊 翠菊
flower: indian_paintbrush oleander orange_blossom poinsettia goldenrod hellebore dogwood dogwood_flower single_stem stem_of_flower bottlebrush | 连翘 天竺葵 花蕊 花海 火焰花 鸡冠花 南瓜花 五瓣花 六瓣花 四瓣花 无名小花 一朵花 花卉
bouquet: corsage boutonniere | 胸花 手捧花
vase: vase_of_flowers | 插花瓶
carnation: sweet_william
lily: amaryllis
lotus: lotus_bud | 荷苞 小荷
hydrangea: | 紫阳花 无尽夏
magnolia: | 白玉兰
violet: | 三色堇
pear-blossom: | 李花
wreath: | 花环冠 花圈环
eucalyptus: | 尤加利叶
garlic: garlic_clove | 蒜米
arugula: rocket_leaf rocket_salad
broccoli: broccolini tenderstem
cauliflower: romanesco
celery: celery_stalk celery_stick
fennel: fennel_bulb
peas: snap_pea sugar_snap
broad-bean: fava_bean lima_bean butter_bean
kidney-bean: black_bean pinto_bean | 黑豆
sprout: alfalfa microgreens microgreen | 菜苗
vegetable-basket: vegetable_box veg_box root_vegetables farm_box | 菜筐 有机蔬菜
lettuce: salad_leaf | 莴笋 油麦菜
corn: cornstalk corn_stalk maize_cob
tomato: tomatillo tomato_on_the_vine
green-onion: | 蒜苗
chives: | 蒜薹 蒜苔 韭黄
leafy-green: | 芥蓝 芥菜 苋菜 雪里蕻 荠菜 红薯叶 地瓜叶 豆苗菜
cabbage: | 紫甘蓝 包心白菜
bamboo-shoot: | 茭白
pickles: | 梅干菜 腌萝卜 泡萝卜 酸豆角
chili: | 泡椒
gourd: | 瓠子 葫芦瓜
sweet-potato: | 紫薯
water-chestnut: | 慈菇 慈姑
pumpkin: | 贝贝南瓜
blackberry: boysenberry loganberry
cranberry: lingonberry
raspberry: cloudberry
basket-apple: fruit_basket basket_of_fruit basket_of_apples | 果篮
banana-apple: fruit_bowl bowl_of_fruit | 果切 果盘 水果盘 什锦水果
mixed-nuts: dried_fruit dried_fruits | 果干
candy: candied_fruit
melon-seeds: pumpkin_seed
sesame: sesame_seed chia_seed flax_seed poppy_seed linseed | 亚麻籽 奇亚籽
walnut: nut_shell nutshell walnut_shell | 核桃仁
spice: cardamom_pod mustard_seed coriander_seed spice_bowl | 咖喱粉 五香粉 十三香 白芷
black-pepper: pink_peppercorn | 胡椒粉
salt: salt_crystal pink_salt rock_salt
salad-bowl: fruit_salad
mushroom: portobello fly_agaric mushroom_cap amanita mushroom_house toadstool_house | 毒蘑菇 鸡油菌
hericium: lion's_mane_mushroom
shiitake: | 花菇
tangerine: | 耙耙柑 沃柑 春见 爱媛
yellow-melon: | 羊角蜜 羊角脆
longan: | 黄皮
gooseberry: | 姑娘果 菇娘
green-plum: | 余甘子 蜜饯 梅干
sea-buckthorn: | 沙棘果
barley: | 薏米 薏仁 芡实
nutmeg: | 肉蔻 草果
dried-tangerine-peel: | 陈皮丝
lemon: | 香水柠檬
durian: | 榴莲肉 榴莲果肉
dried-chili: | 辣椒面 辣椒粉 辣椒碎
sichuan-pepper: | 花椒粉 藤椒 青花椒
cumin: | 孜然粉
basil: | 九层塔
matcha: | 抹茶粉
cocoa-bean: | 可可粉
flour: | 淀粉 糯米粉 红薯粉面 生粉
detergent: | 洗衣粉
sugar: brown_sugar | 红糖 黑糖
banana: | 小米蕉
sunrise: half_sun | 霞光
sun-face: smiling_sun sun_with_a_face | 笑脸太阳
moon-face: man_in_the_moon
constellation: southern_cross
aurora: northern_lights southern_lights
rain: | 下雨 暴雨 大雨 阵雨 梅雨
hurricane: typhoon | 台风
snowstorm: blizzard | 暴雪 大风雪
sun: heat_wave heatwave zia_symbol | 艳阳
starry-sky: night_sky starry_night | 夜空
great-wave: tidal_wave
wave: sea_foam ocean_wave whitecaps | 浪尖 浪头儿 海浪花
swamp: marsh bayou bog
delta: estuary
beach: shoreline cove seashore | 海岸 海边沙滩 椰林沙滩
sea: inlet | 蔚蓝大海
island: peninsula | 半岛
cliff-rock: sea_stack sea_arch rock_arch
saddle-mountain: mesa butte plateau
canyon: gorge ravine | 丹霞 雅丹
cairn: stacked_stones stack_of_stones stone_stack balancing_stones zen_stones
path: mountain_trail garden_path footpath hiking_trail | 石板路 乡间小路 小径儿
grassland: tundra
lightning: lightning_rod lightning_conductor | 打雷 炸雷
fog: mist_cloud | 雾气 晨雾
water-drop: | 露水
cave: grotto cavern | 溶洞 岩洞
garden: flower_field | 花田 菜地 菜园子 小菜园
desert: | 戈壁 戈壁滩
spark: | 火星子
karst: | 石林
lake: pond reservoir | 西湖 洱海 太湖 湖心 千岛湖 青海湖 月牙泉 湖水 池塘 水库
bamboo-forest: | 竹海
firefly: lightning_bug glow_bug | 萤火
shooting-star: meteor_shower | 流星雨
river: | 大河 珠江 钱塘江 淮河
mountain: | 昆仑山 长白山 武夷山 太行山 大别山 雁荡山 贺兰山 终南山 庐山 衡山 嵩山 恒山
snow-mountain: | 天山 梅里雪山 贡嘎 喜马拉雅
landscape-painting: | 山河
peony: | 芍药
bacteria: | 乳酸菌 酵母菌 霉菌
hemp: cannabis_leaf marijuana_leaf weed_leaf pot_leaf hemp_leaf ganja_leaf
grapevine: vine_leaf
acorn: acorn_cap
wheat: | 庄稼
cliff: | 石壁 崖壁 山崖
seed: seed_bomb bird_seed | 菜籽 草籽 油菜籽
seedling: | 青苗 种苗
maple-leaf: maple_key
grass: roll_of_turf turf_roll sod_roll
venus-flytrap: fly_trap venus_fly_trap
`.trim();
