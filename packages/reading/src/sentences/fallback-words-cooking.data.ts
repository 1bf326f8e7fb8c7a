/** Tools of the kitchen and the bakery, dishes and drinks by their region; see fallback-words.ts for how they are read. */
export const COOKING_FALLBACK_WORDS = `
juicer: lemon_squeezer citrus_juicer orange_squeezer | 柠檬榨汁器 手动榨汁器
house-paint-brush: pastry_brush basting_brush | 油刷 烧烤刷
baking-tray: cookie_sheet cake_pan pie_plate roasting_pan gratin_dish cake_mould loaf_pan muffin_pan | 饼盘 蛋糕模 吐司模 烘焙模具
frying-pan: griddle_pan cast_iron_skillet cast_iron_pan comal grill_pan | 牛排锅
cooking-pot: | 铸铁锅 珐琅锅 奶锅 炊具 电炖锅
spatula: turner cake_server pie_server | 奶油刮刀 抹刀 煎铲
grater: zester mandoline cheese_grater vegetable_slicer | 擦子 切丝器
pizza-cutter: pizza_wheel | 披萨轮刀
salad-bowl: salad_spinner smoothie_bowl acai_bowl buddha_bowl grain_bowl | 轻食碗
chopping-board: butcher_block | 切菜板
steamer-pot: double_boiler | 双层蒸锅
fondue: fondue_pot | 奶酪锅
oven-mitt: pot_holder | 防烫手套
tea-strainer: tea_infuser tea_ball | 茶滤
spice-jar: spice_rack masala_box | 糖罐 香料架
bread: bread_bin bread_box batard babka zopf stollen banneton proofing_basket | 奶酪包 肉松包 辫子面包 毛毛虫面包 老式面包 花式面包
wooden-spoon: rice_paddle | 饭铲
cutlery: table_setting place_mat place_setting
slotted-spoon: sieve_spoon | 捞勺
mallet: meat_tenderizer meat_mallet | 松肉锤
stove: gas_burner gas_ring induction_hob stove_top cooktop | 电磁炉 燃气灶 煤气灶 煤气炉 电陶炉
range-hood: cooker_hood extractor_hood extractor_fan | 抽油烟机 吸油烟机
ice-cube: ice_cube_tray | 冰格
noodle-maker: pasta_machine pasta_maker | 面条机
paring-knife: oyster_knife | 削果刀
shortcake: cake_slice slice_of_cake piece_of_cake wedge_of_cake | 切块蛋糕 一块蛋糕 三角蛋糕 小切块
peeler: potato_peeler | 削皮器 削皮机
mortar: | 捣蒜器 擂茶碗
bottle-opener: | 开罐器 罐头刀
toaster: | 面包机 多士炉
pepper-mill: | 胡椒磨 研磨器
coaster: | 隔热垫 锅垫 杯托
cookie-cutter: cookie_stamp | 饼模 月饼模 切模
piping-bag: piping_nozzle | 裱花嘴
kitchen-timer: | 计时器 定时器
lunch-box: bento_tin mess_tin | 保鲜盒 饭缸
tissue: paper_napkin | 餐巾 餐巾纸 面巾纸 抽纸
milk-frother: | 打泡器 奶泡器 拉花杯 奶泡机
decanter: | 分酒器
sponge: scouring_pad steel_wool | 钢丝球 洗碗海绵
teaspoon: coffee_spoon sugar_spoon | 甜品勺 咖啡勺 量勺 冰淇淋勺子
soy-sauce: | 酱油瓶 酱油壶
cooking-oil: | 油壶 油瓶 食用油桶 花生油 菜油 茶油 麻油 椰油 大豆油 玉米油 葵花籽油 猪油 山茶油 芝麻油 茶籽油
vinegar: | 醋壶 醋瓶
moka-pot: stovetop_coffee_maker | 咖啡壶
scissors: kitchen_scissors poultry_shears | 厨房剪 剪骨刀
scrub-brush: bottle_brush dish_brush | 奶瓶刷 杯刷 锅刷 毛刷
sourdough: sourdough_loaf | 酸种面包 天然酵母面包
focaccia: fougasse
danish: kouign_amann pain_au_chocolat cheese_danish fruit_danish | 丹麦 丹麦面包 起酥面包
cinnamon-roll: cinnamon_bun sticky_bun chelsea_bun
donut: cronut bomboloni jam_doughnut | 焦圈 面窝 油圈 油墩子
cream-puff: choux_bun choux_pastry cream_horn
fruit-tart: lemon_tart strawberry_tart | 草莓塔 柠檬塔 果挞
egg-tart: vol-au-vent nata | 蛋挞皮
apple-pie: tarte_tatin
pie: clafoutis lemon_meringue_pie whoopie spanakopita | 蓝莓派 南瓜派 柠檬派 红薯派
black-forest: black_forest_gateau black_forest_cake | 黑森林
wedding-cake: tiered_cake | 三层蛋糕 多层蛋糕
layer-cake: two_tier_cake | 双层蛋糕
cream: meringue whipping_cream icing frosting buttercream | 裱花 奶油花 鲜奶油
brownie: blondie blondies
cookie: ginger_snap snickerdoodle whoopie_pie | 黄油饼干 蔓越莓饼干 手工饼干
waffle: stroopwafel | 格子饼
toast: bread_slice slice_of_bread milk_bread shokupan sandwich_bread bruschetta | 吐司片 方包 北海道吐司
baguette: bread_stick grissini | 长面包 面包棍
pound-cake: banana_bread | 费南雪 磅蛋糕条
melon-pan: melon_bread | 菠萝油
swiss-roll: roulade yule_log buche_de_noel | 虎皮卷 毛巾卷 树根蛋糕
flour: flour_sack bag_of_flour flour_bag baking_powder | 面粉袋
dough: dough_ball ball_of_dough | 糌粑 面剂子
lollipop: cake_pop lollipop_swirl swirl_lollipop
egg-yolk-pastry: wife_cake sun_cake | 榴莲酥 荷花酥 雪花酥 鲜肉月饼 萝卜丝饼
biscuit: crispbread oat_biscuit granola_bar energy_bar cereal_bar | 饼干条
ciabatta: | 恰巴塔
pretzel: pretzel_stick | 碱水包 碱水结 德国结
cheesecake: basque_cheesecake | 巴斯克 巴斯克蛋糕 半熟芝士
mochi-daifuku: | 雪媚娘
macaron: macaron_tower | 达克瓦兹
cake: | 海绵蛋糕 翻糖蛋糕 肉松小贝 老式蛋糕 槽子糕 枣糕 凉糕 仙豆糕 奶油小方 拿铁蛋糕 冰淇淋蛋糕 榴莲蛋糕
mille-crepe: | 榴莲千层 芒果千层 抹茶千层
sachima: | 萨其马
mousse: mousse_cake | 慕斯蛋糕
gingerbread: gingerbread_men | 姜饼小人
soup: cullen_skink chili_con_carne feijoada onion_soup lentil_soup | 锅巴菜 卤煮 炒肝 羊杂 羊杂汤 牛杂汤 鱼丸汤 排骨汤 莲藕排骨汤 肉骨茶 老鸭汤 菌汤 例汤 疙瘩汤 牛杂 番茄牛腩
noodles: noodle_bowl bowl_of_noodles | 片儿川 拌川 拌面 捞面 葱油拌面 沙茶面 牛腩面 锅盖面 沙县拌面 刀拨面 面线 油泼扯面 肉酱面 海鲜面 鸡丝面 雪菜面 排骨面 鳝丝面 干拌面 麻酱面 猪脚面线 大碗面 冷面碗
rice-noodles: pho_bowl bowl_of_pho | 干炒牛河 饵丝 饵块 米干 肥肠粉 羊肉粉 牛肉粉 花甲粉 老友粉 南昌拌粉 小锅米线 米缆 叻沙 米粉汤 猪脚粉 鱼粉 羊粉 生榨米粉 卷粉 米线碗 过桥米线碗
tong-sui: | 醪糟 甜醅 清补凉 椰奶清补凉 番薯糖水 银耳莲子羹
plate: antipasto meze_plate | 鸭肠 黄喉 爆肚 鱼盘 凉拌三丝
wok: | 地三鲜 宫爆 木须肉 炒三丝 炒时蔬 颠勺
clay-pot: ratatouille cassoulet coq_au_vin pot_roast hotpot_stew | 东北乱炖 乱炖 杀猪菜 姜母鸭 一锅炖 铁锅炖 砂锅菜
hot-pot: | 盆菜 酸菜白肉 椰子鸡 猪肚鸡 鱼火锅 酸汤火锅 边炉 粥底火锅 豆捞 部队锅 石锅
jelly: | 土笋冻 肉冻 水果冻
congee: | 面线糊 米糊 生滚粥 砂锅粥 潮汕粥
hot-dog: | 大肠包小肠 热狗包
dried-tofu: | 大煮干丝 干丝 豆腐皮卷
cheese: cheese_platter cheeseboard cheese_board | 乳扇 奶疙瘩 奶酪棒
rice-bowl: poke_bowl | 牛丼 肥牛饭 鸡腿饭 猪脚饭 烧腊饭 叉烧饭 滑蛋饭 木桶饭 小碗菜
wonton: | 肉燕 扁肉 红油抄手
steamed-fish: | 西湖醋鱼 臭桂鱼 糖醋鱼 红烧鱼 松鼠桂鱼 松鼠鱼
fish-in-broth: | 豆花鱼 酸菜鱼片
shrimp: | 龙井虾仁 油焖大虾 白灼虾 盐水虾 虾滑
spring-roll: | 丝娃娃 炸卷 三丝春卷
popcorn-chicken: | 盐酥鸡 小酥鸡
jianbing: | 煎饼卷大葱 山东煎饼
skewer: | 沙爹 沙嗲 炸串串 烤面筋 面筋
barbecue: bulgogi churrasco asado braai_grill | 炙子烤肉 淄博烧烤 烧烤串 烧烤摊 韩式烤肉 铁板烧
lamb-skewer: | 烤羊肉串 羊肉串子 红柳烤肉
samosa: | 烤包子
mutton-soup: | 羊汤锅
bun: english_muffin | 酱肉包 狗不理包子 糖三角儿 小笼馒头 流沙包
meatball: kofta kofte | 清炖蟹粉狮子头 四喜丸子 撒尿牛丸
meat: roast_beef meatloaf adobo | 手抓羊肉 手把肉 馕坑肉 白肉
roast-chicken: sunday_roast jerk_chicken roast_dinner | 文昌鸡 葱油鸡 手撕鸡
tofu: | 豆腐圆子 豆腐丸子 臭鳜豆腐 豆腐块
naan: | 青稞饼
nian-gao: tteokbokki | 辣炒年糕 年糕串
steak: katsu schnitzel cutlet tonkatsu | 猪排 炸猪排
yakitori: teriyaki teriyaki_skewer
salad: tabbouleh caprese caesar_salad | 减脂餐
tagine: couscous tajine
fried-egg: shakshuka
chicken-nuggets: croquette chicken_tender chicken_strip
rice-ball: arancini
lasagna: moussaka
hummus: tzatziki
sandwich: croque_monsieur
mussel: moules moules_frites
sausage: bangers_and_mash
burger: chicken_burger veggie_burger smashburger smash_burger
onion: onion_rings onion_ring
fried-chicken-wing: buffalo_wing hot_wing
avocado: guacamole | 牛油果油
scone: biscuits_and_gravy
oatmeal: granola_bowl
picnic-basket: picnic_hamper
ramen: ramen_bowl bowl_of_ramen | 拉面碗 豚骨拉面
curry: butter_chicken green_curry red_curry thai_curry
pickles: kimchi
espresso: espresso_cup
takeaway-coffee: travel_mug takeaway_cup to-go_cup togo_cup paper_cup keep_cup takeaway_mug | 外带杯 纸杯 打包杯 外带咖啡杯
thermos: travel_flask | 随行杯
coffee-dripper: drip_coffee filter_coffee_maker
iced-coffee: iced_latte iced_americano | 冰美式 冰拿铁 冰咖
milkshake: frappuccino horchata protein_shake
cup-saucer: teacup_and_saucer
bubble-tea: milk_tea_cup | 奶茶杯
matcha: matcha_latte | 抹茶拿铁
juice: juice_carton glass_of_juice
lemonade: glass_of_lemonade
draft-beer: beer_tap tap_handle beer_pump | 啤酒龙头 打酒器 扎啤机
beer: pitcher_of_beer
hops: hop_flower
wine: glass_of_red_wine
champagne: champagne_bottle bottle_of_champagne bottle_of_bubbly
cocktail: coupe_glass bloody_mary coupe cosmopolitan_glass
whisky: rocks_glass old_fashioned_glass whisky_tumbler whiskey_tumbler whisky_glass whiskey_glass whiskey_bottle whisky_bottle bottle_of_whisky bottle_of_whiskey | 威士忌杯 古典杯
rum: rum_bottle bottle_of_rum
gin: gin_bottle bottle_of_gin
vodka: vodka_bottle bottle_of_vodka
cocktail-pick: olive_on_a_stick cocktail_olive
sake: sake_cup sake_bottle sake_set | 清酒瓶 清酒壶
horn-cup: drinking_horn mead_horn viking_horn
water-dispenser: water_cooler water_filter | 净水器 桶装水
cola: soda_bottle soda_pop glass_of_cola | 玻璃瓶汽水 汽水瓶
soda-water: ginger_beer ginger_ale
mate: yerba_mate mate_gourd
turkish-coffee-pot: turkish_coffee
siphon-coffee: siphon coffee_siphon
latte: latte_foam | 拉花 拉花咖啡 咖啡拉花
gongfu-tea-set: | 茶针 茶则 茶宠 茶夹 茶道六君子 茶匙筒
yogurt: yogurt_pot yoghurt_pot | 酸奶杯 酸奶碗 老酸奶 酸奶机
champagne-glass: | 香槟塔
milk-can: | 奶桶 鲜奶桶
baijiu: | 白酒瓶
shot-glass: | 白酒杯 小酒杯
sugarcane: | 甘蔗汁
fairness-pitcher: sauce_boat gravy_boat | 冷水壶 凉水壶
fish-plate: | 海鲜拼盘 海鲜大咖 鱼生拼盘
sashimi: | 鱼片
caviar: | 鱼籽
green-tea: | 乌龙
coffee-plant: coffee_cherry coffee_cherries coffee_branch | 咖啡樱桃
coffee-machine: coffee_roaster_machine | 烘豆机 咖啡烘焙机 胶囊咖啡机 奶茶机
olive-oil: olive_oil_bottle bottle_of_olive_oil truffle_oil
chili-sauce: hot_sauce_bottle bottle_of_hot_sauce sriracha
ketchup: ketchup_bottle tomato_sauce_bottle
mustard: mustard_bottle
roast-lamb: spit_roast
cookie-jar: candy_jar sweet_jar
soft-serve: soft_serve_swirl ice_cream_swirl | 冰淇淋机
honey: honey_drip honey_drop drop_of_honey royal_jelly
smoothie: smoothie_cup
lamb-chop: | 羊腿 羊肩
food-truck: snack_van hot_dog_cart coffee_cart | 小吃车
rice-grain: | 米斗
soy-milk: | 豆浆碗 豆浆桶
grape: | 葡萄串
popsicle: | 冰棍箱
candy: sprinkles
kettle: billy_can
beer-bottle: stubby
gummy: jelly_baby jelly_babies
wine-jar: moonshine_jug cider_jug | 梅子酒 桑葚酒 杨梅酒 果酒
food-stall: hawker_stall | 冰粉摊 凉皮摊 煎饼车 糖葫芦车 烤冷面车
bucket: | 煮面桶 汤桶 保温桶 米饭桶
shelf: | 货架
roasted-sweet-potato: | 烤红薯炉
popcorn: | 爆米花炉
pudding: | 椰子冻
herb: | 天麻 黄芪 茯苓
antler: | 鹿茸
pancakes: | 芒果班戟
milk-tea: | 丝袜奶茶 鸳鸯奶茶
fried-chicken: | 啤酒炸鸡 韩式炸鸡
ribs: | 芝士排骨
rice: | 黑米
corn: | 玉米碴
double-skin-milk: | 双皮奶碗
cake-stand: high_tea_stand afternoon_tea_stand
french-fries: chip_cone
candy-cane: stick_of_rock
fish-and-chips: fish_supper chip_shop_supper
melon-seeds: | 瓜籽
boiled-egg: | 煮蛋器
electric-kettle: | 养生壶
ice-cream: ice_cream_tub tub_of_ice_cream
peanut-butter: nut_butter peanut_butter_jar jar_of_peanut_butter
maple-syrup: maple_syrup_bottle
milk-powder: protein_powder
oat-milk: almond_milk
beef: beef_jerky
takeout-box: ready_meal
butter: butter_tub tub_of_butter
oyster: oyster_bed
ice-cream-truck: ice_cream_cart
peanut: monkey_nut
`.trim();
