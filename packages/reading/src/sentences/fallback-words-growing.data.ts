/** Fallback words among plants, food and what it is served in; see fallback-words.ts for how they are read. */
export const GROWING_FALLBACK_WORDS = `
morning-glory: trumpet_flower trumpet_vine trumpet_creeper trumpet_flowers
tree: plane_tree acacia baobab poplar ash_tree beech linden larch redwood yew eucalyptus ginkgo_tree cherry_tree apple_tree family_tree tree_of_life trees juniper fruit_tree mulberry_tree | 白桦 白杨 杨树 槐树 樟树 香樟 樱花树 苹果树 果树 许愿树 生命树 红杉 胡杨 桑树 茶树 凤凰木 椿树 榆树 合欢树 摇钱树 迎客松树 菩提树 圣诞老树
palm-tree: date_palm palms palm_trees | 棕榈 棕榈树 椰树
pine-tree: pine_cone fir_tree cedar_tree firs cedar | 松果 松柏 迎客松 柏树 云杉
forest: woods jungle rainforest grove orchard woodland_scene | 森林 丛林 雨林 树林 果林
leaf: foliage frond leaves_leaf basil mint sage rosemary thyme parsley dill oregano bay_leaf tobacco_leaf mulberry_leaf betel patchouli stevia neem | 薄荷 罗勒 迷迭香 香草 香菜 紫苏 艾草 艾叶 荷叶 桑叶 芭蕉叶 香叶 柳叶 芭蕉 薄荷叶 嫩叶 嫩芽叶
herb: ginseng mugwort licorice angelica_root dried_herb | 人参 草药 灵芝 中草药 枸杞 当归 本草 药草 虫草 何首乌 三七
sprout: seedling bud shoot sapling bean_sprout green_shoot | 嫩芽 新芽 幼苗 小苗 豆芽 芽 树苗 萌芽 秧苗
grass: hay_bale hay_bales straw_bale straw_bales bale_of_hay reed reeds rushes lawn meadow prairie hay haystack straw | 芦苇 草地 草原 小草 草坪 草 干草堆 稻草 狗尾草 蒲苇
cactus: aloe agave prickly_pear | 芦荟 龙舌兰 仙人球
flower: petunia pansy primrose snowdrop crocus geranium begonia zinnia anemone buttercup carnation forget-me-not bluebell foxglove gardenia wisteria morning_glory cornflower dahlia gerbera heather honeysuckle freesia azalea rhododendron blossoms flowers bouquet_flower edelweiss gypsophila wildflower baby's_breath bougainvillea petal petals lilac_flower | 栀子花 栀子 紫藤 紫藤花 牵牛花 康乃馨 水仙 水仙花 杜鹃花 油菜花 丁香 丁香花 昙花 格桑花 木棉 木棉花 绣球 绣球花 海棠 海棠花 木槿 满天星 风信子花 花瓣 花蕾 花骨朵 蓝花楹 曼陀罗 彼岸花 凌霄花 金银花 凤仙花 迎春花 蒲公英花 桐花 杏花 梨花 槐花 紫荆花 鸢尾 鸢尾花 铃兰 雪莲 洋甘菊 马蹄莲 玉兰 玉兰花 木兰 茶梅 桃花 六月雪 玫瑰茄 花草 花儿 繁花
rose: rosebud briar wild_rose | 蔷薇 玫瑰花瓣 玫瑰花苞
lotus: lotus_flower lotus_leaf lotus_pod | 莲蓬 并蒂莲 荷塘 莲花座 莲叶
chrysanthemum: mum_flower | 菊花 金菊 秋菊 菊
bouquet: posy nosegay bunch_of_flowers | 花束 捧花
wreath: garland laurel_wreath flower_crown | 花环 花圈 桂冠
vine: creeper trellis tendril bindweed vines wisteria_vine | 爬山虎 葡萄藤 藤条 绿萝
wheat: oats oat millet sorghum corn_field rice_field rye_field stalk_of_wheat sheaf rice_plant | 稻米穗 麦穗 燕麦 小米 高粱 青稞 荞麦 谷子 谷物 粟 稻 水稻田 麦 五谷 禾 禾苗
mushroom: truffle shiitake porcini fungus morel chanterelle mushrooms | 菌子 松茸 松露 鸡枞 竹荪 金针菇 木耳 羊肚菌 蘑菇房
bamboo-shoot: | 竹笋 笋 春笋
apple: crab_apple apples cider_apple | 红富士 蛇果 山楂 海棠果 苹果核
orange: grapefruit pomelo kumquat satsuma citrus oranges yuzu | 柚子 西柚 金桔 蜜柑 脐橙 丑橘
lemon: citron bergamot lemons | 香橼 佛手 柠檬片
peach: nectarine plum prune apricot_peach peaches | 油桃 水蜜桃 李子 西梅 蜜桃 仙桃 寿桃 桃子 黄桃
blueberry: berry berries raspberry blackberry cranberry gooseberry currant mulberry elderberry acai bilberry huckleberry | 蓝莓 树莓 覆盆子 黑莓 蔓越莓 桑葚 浆果 莓果 醋栗 杨梅 莓
cherry: cherry_pair | 车厘子 大樱桃
grape: raisin muscat | 提子 青提 葡萄干 阳光玫瑰
watermelon: melon cantaloupe honeydew muskmelon | 哈密瓜 甜瓜 香瓜 西瓜瓤
pumpkin: squash courgette zucchini gourd_pumpkin butternut pumpkins | 冬瓜 西葫芦 金瓜 瓜
mango: papaya guava mangosteen | 木瓜 番石榴 芭乐 山竹 芒果
pineapple: ananas | 凤梨 菠萝
coconut: coconuts coconut_shell | 椰子壳 椰壳 椰子 椰青 
kiwi: kiwifruit passion_fruit | 猕猴桃 奇异果 百香果
banana: plantain bananas | 香蕉 芭蕉果
lychee: longan rambutan loquat | 荔枝 桂圆 龙眼 红毛丹 枇杷
fig: dates jujube date_fruit | 红枣 大枣 枣子 无花果 椰枣
persimmon: persimmons | 柿子 柿饼 柿
olive: olives | 橄榄 橄榄枝
nut: cashew pistachio macadamia pecan chestnuts almonds walnuts pine_nut sunflower_seed melon_seed | 腰果 开心果 夏威夷果 碧根果 杏仁 松子 瓜子 榛子 巴旦木
peanut: groundnut | 花生 花生米
tomato: tomatoes | 番茄 西红柿 圣女果 小番茄
potato: sweet_potato yam taro cassava potatoes | 土豆 红薯 地瓜 山药 芋头 番薯 马铃薯 香芋
radish: turnip beet beetroot parsnip kohlrabi | 白萝卜 红萝卜 甜菜 萝卜头 大头菜
cabbage: lettuce cauliflower bok_choy kale spinach napa | 白菜 大白菜 生菜 包菜 卷心菜 菜花 菠菜 青菜 玉白菜 娃娃菜
leafy-green: celery vegetables vegetable greens collard chard | 芹菜 油菜 韭菜 空心菜 野菜 菜叶 菜心
chili: chilli pepper_chili jalapeno paprika red_pepper hot_pepper | 小米辣 朝天椒 尖椒 辣子 辣椒酱 干辣椒
pepper: sichuan_pepper peppercorn | 花椒 胡椒
peas: pea bean_pod green_bean edamame lentil mung_bean pea_pod | 豌豆 毛豆 四季豆 绿豆 红豆 豆荚 蚕豆 扁豆 芸豆
soy-bean: red_bean | 豆类 纳豆 豆花
bell-pepper: capsicum | 彩椒 青椒 甜椒
carrot: carrots | 胡萝卜
corn: maize cob popcorn_corn corncob | 玉米 玉米棒 苞谷 包谷
garlic: shallot leek | 蒜 大蒜 蒜头 洋葱头
pizza: calzone focaccia | 薄饼 馅饼
flatbread: naan pita tortilla chapati roti paratha crepe | 馕 烧饼 大饼 煎饼 葱油饼 锅盔 手抓饼 烙饼 酥饼 肉饼 可丽饼 鸡蛋饼 薄饼卷
bread: ciabatta challah rye_bread focaccia_bread bread_roll loaves scone rusk breads buns oven_bread | 法棍 贝果面包 全麦面包 司康 列巴 软欧包 面包圈 麦包 肉松面包
baguette: french_bread breadstick | 法棍 长棍
bun: bao_bun steamed_buns char_siu_bao | 叉烧包 奶黄包 生煎 生煎包 菠萝包 豆沙包 水煎包 肉包 
dumpling: potsticker momo ravioli samosa empanada tortellini dumplings | 锅贴 抄手 蒸饺 煎饺 虾饺 饺 咖喱角 扁食
noodles: vermicelli lo_mein chow_mein pho rice_noodle macaroni fettuccine instant_noodles lamian noodle_soup laksa spaghetti_noodles | 刀削面 炸酱面 牛肉面 热干面 担担面 米线 河粉 凉皮 粉丝 酸辣粉 汤面 小面 重庆小面 方便面 螺蛳粉 肠粉 面皮 油泼面 臊子面 biangbiang面 兰州拉面 桂林米粉 阳春面 烩面 过桥米线 挂面 麻辣烫
soup: broth stew chowder goulash ramen_soup consomme bisque | 羊肉汤 鸡汤 胡辣汤 炖汤 老火汤 煲汤 羹 红豆汤 银耳羹 肉汤 牛肉汤 老汤 高汤
rice-bowl: risotto biryani fried_rice pilaf donburi poke | 炒饭 盖浇饭 拌饭 卤肉饭 白粥 煲仔饭 便当饭 石锅拌饭 抓饭 糯米饭 皮蛋粥 小米粥
rice-ball: onigiri | 饭团 青团 糍粑 年糕 粢饭团
sushi: nigiri sashimi maki temaki sushi_roll | 寿司卷 刺身 手卷 军舰 生鱼片 三文鱼刺身
hot-pot: sukiyaki shabu malatang | 鸳鸯锅 麻辣锅 牛油锅 涮锅 冒菜 串串香 钵钵鸡 寿喜锅 铜火锅
clay-pot: casserole claypot | 砂锅 瓦煲 煲 沙煲 瓦罐 汤煲
barbecue: grill skewer skewers bbq | 烤串 烤肉 羊肉串 串串 烧烤架 炸串 铁签 肉串 关东煮
kebab: shawarma gyro doner | 烤肉卷 土耳其烤肉
roast-chicken: rotisserie roasted_chicken whole_chicken | 烧鸡 烤鸡 叫花鸡 白切鸡 盐焗鸡 扒鸡 炸鸡全鸡
fried-chicken: chicken_wing chicken_nugget | 炸鸡 鸡翅 鸡排 炸鸡腿
drumstick: chicken_leg | 鸡腿 大鸡腿
roast-duck: peking_duck | 烤鸭 北京烤鸭 板鸭 盐水鸭 鸭脖
steak: ribeye sirloin ribs tomahawk | 牛排 战斧牛排 排骨 肋排 烤排
meat: lamb_chop pork mutton venison meatball jerky | 肉 腊肉 五花肉 牛肉 羊肉 猪肉 牛肉干 红烧肉 肉丸 鱼丸 肉脯 叉烧 火腿肉 酱肉 卤肉 卤味
sausage: chorizo bratwurst frankfurter | 香肠 腊肠 烤肠 热狗肠 淀粉肠
crayfish: | 小龙虾 麻辣小龙虾
bubble-tea: tapioca_pearl bubble_milk_tea | 波霸 珍珠 奶盖茶 珍奶
juice: smoothie lemonade squash_drink cordial nectar juices | 果汁 鲜榨果汁 柠檬水 酸梅汤 柠檬茶 果昔 橙汁 西瓜汁 椰汁 凉茶
cola: soda soft_drink fizzy_drink pop | 汽水 可乐 苏打水 气泡水 北冰洋
cocktail: martini margarita mojito cosmopolitan negroni aperitif | 鸡尾酒 莫吉托 特调 马天尼
whisky: bourbon scotch rum vodka brandy tequila cognac tumbler liquor | 威士忌 白兰地 伏特加 朗姆酒 洋酒
wine-jar: baijiu rice_wine soju moonshine | 白酒 酒瓮 女儿红 花雕 米酒坛 老酒 高粱酒 酒葫芦 二锅头 茅台
wine: merlot rose_wine chalice_wine wines | 酒杯 高脚杯 干红 葡萄美酒
goblet: chalice grail wine_cup | 圣杯 金杯 酒樽 青铜杯 爵
beer: pilsner pint tankard ipa beer_stein stein beers | 生啤 黑啤 鲜啤 大扎 酒沫 麦芽酒
barrel: cask keg wine_barrel oak_barrel barrels | 橡木桶 木桶 酒桶 木酒桶
milk: milk_bottle milk_jug milk_carton milkmaid | 鲜奶 牛奶瓶 奶瓶牛奶 牛乳 
yogurt: kefir lassi | 酸奶 奶皮子 乳酪杯
cheese: cheddar brie gouda parmesan mozzarella camembert cheese_wheel | 奶酪 芝士 乳酪 起司 奶豆腐
butter: margarine | 黄油
cake: cheesecake gateau sponge_cake tart brownie birthday_cake wedding_cake tiramisu cakes mille-feuille chiffon | 生日蛋糕 慕斯 千层蛋糕 提拉米苏 蛋糕卷 戚风 布朗尼 奶油蛋糕 糕点 糕 绿豆糕 桂花糕 点心 茶点 老婆饼 鸡蛋糕 凤梨酥 蛋黄酥 米糕 发糕
cupcake: fairy_cake | 纸杯蛋糕 杯子蛋糕
cookie: biscuit cracker macaron shortbread gingerbread_cookie wafer cookies macaroon oreo | 饼干 曲奇 马卡龙 威化 桃酥 姜饼 夹心饼干 苏打饼
candy: lolly jellybean gummy toffee caramel fudge marshmallow nougat gum bubblegum jelly_bean sugar_candy | 大白兔 软糖 牛轧糖 棉花软糖 口香糖 麦芽糖 酥糖 喜糖 糖块 水果糖 奶糖 太妃糖 
chocolate: cocoa cacao praline truffle_chocolate cocoa_bean | 巧克力 可可 可可豆 松露巧克力
pudding: jelly custard flan panna_cotta creme_brulee grass_jelly | 布丁 果冻 龟苓膏 双皮奶 仙草 豆花甜品 烧仙草 糖水 冰粉 凉粉 西米露 杨枝甘露
ice-cream: ice_cream_cone frozen_yogurt soft_serve ice_lolly cone | 圣代 雪泥 蛋筒 冰棍 冰棒 老冰棍
popsicle: ice_pop | 冰棍儿
honey: nectar_honey honey_dipper beeswax honeypot | 蜂蜜罐子 蜜糖 蜂浆 蜂王浆
jar: jam marmalade preserve pickle pickles chutney mason_jar pickle_jar honey_pots | 果酱 泡菜 咸菜 酱菜 酱缸 缸 泡菜坛 坛 大缸 腌菜 水缸 酱 辣酱 酸菜
soy-sauce: vinegar ketchup sauce mustard mayonnaise fish_sauce oil_bottle | 酱油 醋 老陈醋 陈醋 香醋 番茄酱 酱汁 蚝油 调料 香油
spice: cinnamon cardamom star_anise nutmeg saffron turmeric curry_powder clove vanilla spices | 香料 八角 桂皮 孜然 茴香 香草荚
salt: salt_shaker sea_salt | 海盐 食盐 盐罐 盐
egg: eggs egg_yolk eggshell duck_egg dinosaur_egg | 蛋 鸡蛋壳 皮蛋 咸鸭蛋 鸭蛋 茶叶蛋 蛋黄 恐龙蛋 卤蛋
moon-cake: mid-autumn_cake | 五仁月饼 冰皮月饼
zongzi: rice_dumpling sticky_rice_dumpling | 粽子 粽
tangyuan: glutinous_rice_ball | 元宵 汤圆 酒酿圆子 芋圆 圆子
stove: cooker_stove hob camp_stove furnace_stove | 灶 灶台 炉灶 土灶 柴火灶 炉子 火炉 煤炉 围炉 小火炉
cooking-pot: saucepan pan_pot pressure_cooker stewpot pots copper_pot iron_pot casserole_pot dutch_oven | 锅 铁锅 铜锅 高压锅 大锅 炖锅 汤锅 老锅 铁板 平底铁锅
wok: | 炒锅 大铁锅 镬
oven: kiln furnace brick_oven | 窑 炉 烤炉 面包窑 馕坑 窑炉
bowl: basin dish bowls rice_bowls | 盆 碗筷 大碗 瓷碗 老碗 盘碗 海碗 粗瓷碗
plate: saucer platter dinner_plate plates | 盘子 碟子 餐盘 盘 碟
tea: tea_set teacups chai oolong black_tea green_tea jasmine_tea puer | 普洱 乌龙茶 铁观音 花茶 盖碗 工夫茶 茶碗 茶具 茶盏 龙井 白茶 大红袍 老茶 茶汤 禅茶
tea-leaf: tea_bud | 茶芽 嫩茶 茶叶尖 明前茶
coffee: americano flat_white macchiato barista cup_of_joe coffees | 手冲 浓缩 卡布奇诺 咖啡师 摩卡 手冲咖啡 冷萃 澳白
kettle: samovar | 铜壶 茶炊 长嘴壶 长嘴铜壶
mug: tankard_mug tea_mug glass_cup | 杯 搪瓷杯 陶杯 茶缸 瓷杯 玻璃杯
vase: pot_vase porcelain pitcher jug ewer flask_vase carafe decanter ceramics clay_pot_vase | 陶瓶 净瓶 梅瓶 瓷器 陶器 罐 青瓷 青花瓷 青花瓷瓶 水罐 玉瓶 陶 陶壶
bluebell: cowslip snapdragon foxglove larkspur delphinium hollyhock lupin columbine | 金鱼草 飞燕草
daisy: oxeye_daisy oxeye_daisies cosmos_flower | 小雏菊 雏菊
gypsophila: baby's_breath babys_breath | 满天星
willow-leaf: catkin catkins pussy_willow |
pampas-grass: pampas hare's_tail | 蒲苇
herb: lady's_mantle goat's_rue yarrow feverfew comfrey shepherd's_purse |
peas: pea_pod pod pods | 豆荚 豌豆荚
potted-plant: houseplant houseplants plant plants pot_plant elephant_ear_plant | 绿植 盆栽 植物 花草
sprout: shoots bud_shoot | 芽 芽尖 豆芽儿
`.trim();
