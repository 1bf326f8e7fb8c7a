/** Fallback words among dishes, drinks and what they are made of; see fallback-words.ts for how they are read. */
export const DISH_FALLBACK_WORDS = `
wok: stir_fry stir-fry chop_suey wok_hei | 鱼香肉丝 回锅肉 小炒 小炒肉 炒菜 家常菜 川菜 湘菜 炒肉 肉丝 青椒肉丝 农家菜 土菜 私房菜 下饭菜 响油鳝糊 鳝糊 赛螃蟹 爆炒 锅气
plate: platter thali mezze tapas antipasti full_English fry_up brunch cold_cuts charcuterie smorgasbord headcheese meze | 凉菜 卤味 冷盘 拼盘 夫妻肺片 肺片 凉拌菜 盘子 碟子 小碟 辣菜 毛肚 肉片 卤菜 凉拌 熟食 小菜
cloche: fine_dining tasting_menu | 宴席 大餐
cabbage: sauerkraut coleslaw | 酸菜 娃娃菜 包菜 卷心菜
leafy-green: greens salad_leaves watercress collards vegetables veg veggies | 青菜 蔬菜 绿叶菜 小青菜 油菜 时蔬
vegetable-basket: produce fruit_and_veg | 果蔬 菜篮子 瓜果蔬菜
apple: fruit fruits | 水果 果子 鲜果 果实
meat: brisket pastrami venison roast_meat gammon pulled_pork mince | 五花肉 腊肉 红烧肉 扣肉 猪肉 肉块 卤肉 霉干菜扣肉
pig-trotter: pork_knuckle hock | 肘子 东坡肘子 猪蹄 蹄膀
sausage: kielbasa bratwurst chorizo frankfurter andouille black_pudding haggis wurst | 红肠 烤肠 血肠 米肠
steak: ribeye sirloin t-bone tomahawk | 战斧牛排 牛扒
skewer: souvlaki shashlik satay anticuchos | 串 烤串 串烧 签子 竹签 牙签 肉串
doner: gyros shawarma | 土耳其烤肉
crepe: dosa galette blini injera | 煎饼卷
naan: roti chapati paratha simit flat_bread | 馕 烤馕 飞饼
fried-rice: jollof pilaf biryani nasi_goreng risotto | 炒饭 抓饭 手抓饭
pancakes: johnnycakes johnnycake hotcakes flapjack drop_scones | 松饼
muffin: popover popovers yorkshire_pudding crumpet crumpets |
pie: cobbler pasty shepherds_pie grasshopper_pie pot_pie key_lime_pie pecan_pie tart tarts strudel cottage_pie | 派 肉派
burger: sloppy_joe sloppy_joes slider sliders | 汉堡包
biscuit: ladyfinger ladyfingers shortbread hobnob digestive cat's_tongues langue_de_chat amaretti savoiardi hardtack oatcake | 袜底酥 小饼干 酥饼 曲奇饼 桃酥
egg-yolk-pastry: | 酥饼皮 蟹壳黄 鸡仔饼 老婆饼 太阳饼 绿豆饼 鲜花饼 牛舌饼 酥皮 盲公饼 饼 酥 点心
danish: bear_claw bear_claws pastry pastries viennoiserie turnover puff_pastry | 西点 酥皮面包 丹麦酥
cream-puff: profiterole choux croquembouche | 泡芙塔
mille-feuille: palmier | 蝴蝶酥
donut: fritter beignet elephant_ears funnel_cake | 开口笑 炸面圈
ice-cream: rocky_road affogato knickerbocker_glory ice_cream_scoop | 雪糕 冰激凌 冰淇淋球
cake: bundt gateau sponge_cake sponge lamington trifle baked_Alaska pavlova madeleine victoria_sponge | 戚风 戚风蛋糕 玛德琳 小蛋糕 棺材板
ciba: | 艾窝窝 驴打滚 年糕团 糍粑团
rice-noodles: pho vermicelli laksa | 老鼠粄 米粉条 米线 过桥米线
noodles: lo_mein spaetzle | 猫耳朵 面条 面疙瘩 面鱼
penne: macaroni mac_and_cheese |
spaghetti: angel_hair linguine tagliatelle fettuccine | 意面 意大利面
soup: chowder bisque broth gumbo borscht minestrone bouillabaisse tom_yum gazpacho ceviche tiger's_milk gravy goulash casserole | 冬阴功 靓汤 炖汤 老汤 浓汤 汤水 高汤
curry: masala tikka korma vindaloo dal dhal rendang mole_sauce | 咖喱饭
tofu: | 茶干 豆干 香干 豆制品 千张
dried-tofu: | 豆腐干 茶干
roast-chicken: rotisserie_chicken roast_turkey | 叫花鸡 烧鸡 白切鸡 口水鸡 钵钵鸡 乳鸽 烤乳鸽 鸡公煲 炖鸡
fish: kipper herring stockfish haddock hake sprat anchovy pilchard whitebait rock_salmon | 左口鱼 鱼鲞 鱼干 咸鱼 鲜鱼 大鱼 小鱼 多宝鱼 河鱼 活鱼
shrimp: prawns scampi | 虾皮 虾米 虾仁 虾干
squid: calamari | 鱿鱼须
cheese: stilton cheddar gouda camembert feta parmesan goat's_cheese halloumi ricotta raclette roquefort grilled_cheese | 奶酪块 芝士块
plum: damson prune sloe greengage mirabelle | 李子干 西梅
celery: rhubarb |
turnip: horseradish swede rutabaga kohlrabi parsnip celeriac |
longan: | 桂圆干 桂圆 龙眼干
sour-cherry: morello |
wheat: spelt emmer durum wattleseed cereal grain_ears buckwheat_ears | 麦粒 麦子 五谷
potato: mash mashed_potato hash_brown rosti jacket_potato bubble_and_squeak tater_tots spud spuds | 土豆泥 洋芋
tomato: pico_de_gallo passata |
smoothie: smoothies frappe slush slushie lassi | 奶昔 沙冰 思慕雪
tea-cup: brew cuppa builder's_tea chai cup_of_tea | 大碗茶 奶盖茶
iced-tea: lemon_tea iced_lemon_tea | 冻柠茶 柠檬茶 冰红茶 果茶 柠茶 手打柠檬茶
green-tea: oolong tieguanyin sencha longjing pu-erh | 铁观音 乌龙茶 岩茶 鸭屎香 龙井茶 毛尖 碧螺春 单丛
soda-water: fizz sparkling_water tonic fizzy_drink seltzer | 汽水 气泡水 苏打 橘子汽水
cola: pop soda root_beer egg_cream | 可口可乐
cocktail: dark_and_stormy negroni spritz daiquiri old_fashioned highballs | 特调 鸡尾酒
yellow-wine: | 女儿红 状元红 花雕 绍兴酒
beer: ale ales lager pint pints IPA pilsner porter | 扎啤 生啤 精酿啤酒
beer-bottle: bottle_of_beer | 啤酒瓶 绿瓶子
jam: preserves marmalade chutney conserve | 果酱罐 蓝莓酱 草莓酱
dried-persimmon: | 柿饼
apricot: dried_apricots | 杏子 杏儿 杏干 杏脯
oyster: | 海蛎子 海蛎 蚵仔 蚝壳
honeycomb: honeycombs | 巢脾 蜂巢蜜
mixed-nuts: trail_mix nuts granola | 坚果 干果 果仁
mushroom: chanterelle ceps puffball toadstools | 榛蘑 松蘑 菌子 山菌 蘑菇头
bread: roll rolls bap bloomer sandwich_loaf crust | 面包片 面包块 欧包
nori: | 海苔 海苔片
rice: paddy | 大米 白米
salt: salt_flakes sea_salt salt_pig | 海盐 粗盐
popsicle: ice_lolly ice_pop | 冰棍 老冰棍
steamer-basket: dim_sum_basket bamboo_steamer | 蒸屉 屉子
mango: mango_slice | 芒果条 芒果块
lemon-slice: lemon_wedge slice_of_lemon | 柠檬片 青柠片
lime: lime_wedge | 青柠
orange: orange_slice satsuma clementine | 橙片 橙子片
`.trim();
