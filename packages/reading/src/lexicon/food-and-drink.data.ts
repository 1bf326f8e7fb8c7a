import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const FOOD_AND_DRINK = industries(`
restaurant | ~餐厅 ~餐馆 ~饭店 ~餐饮 ~美食 ~酒楼 ~馆子 ~饭馆 ~食府 ~饭庄 ~小馆 | ~restaurant, ~dining, ~eatery, ~bistro, ~brasserie, ~kitchen, ~food, supper club, ~canteen, ~dinner | cloche fork-knife plate chef-hat cooking-pot bowl spoon steak wine chopsticks fish fire | warm friendly elegant
chinese-restaurant | 中餐 中餐厅 家常菜 家常 私房菜 小炒 湘菜 粤菜 本帮菜 杭帮菜 淮扬菜 鲁菜 闽菜 徽菜 苏帮菜 浙菜 东北菜 客家菜 湖南菜 江西菜 贵州菜 云南菜 新疆菜 云贵菜 农家菜 土菜 炒菜 菜馆 饭堂 创意菜 融合菜 | chinese restaurant, chinese food, chinese cuisine, cantonese restaurant, chinese takeaway, wok kitchen | chopsticks bowl wok rice-bowl clay-pot fish teapot lantern chef-hat dim-sum chili cleaver | warm traditional friendly | house
banquet | 宴席 酒席 婚宴 宴会 喜宴 寿宴 流水席 办酒 坝坝宴 红白喜事 | banquet, banquets, banqueting, banquet hall | cloche rice-bowl chopsticks wine-pot fish roast-duck lantern double-happiness peony chef-hat steamer-basket | warm traditional friendly
caterer | 团餐 承包食堂 上门做饭 私厨 冷餐 茶歇 | catering, caterer, event catering, private chef, hog roast, buffet, party food | cloche chef-hat fork-knife plate cooking-pot waiter-tray cake wine-glass spoon salad-bowl | warm elegant trusted
canteen | 食堂 社区食堂 老年食堂 员工餐 | works canteen, lunch club, soup kitchen, community kitchen | bowl chopsticks rice-bowl soup spoon cooking-pot chef-hat leafy-green heart steamer-basket | warm friendly
hot-pot | 火锅店 火锅 涮锅 涮羊肉 牛肉火锅 涮肉 老火锅 重庆火锅 锅底 打边炉 豆捞 潮汕牛肉火锅 羊蝎子 | hot pot, hotpot, shabu shabu, steamboat | hot-pot chili copper-hot-pot yuanyang-hot-pot fire chopsticks bull sichuan-pepper mushroom leafy-green | warm bold energetic
sichuan | 川菜 麻辣 麻辣烫 冒菜 毛血旺 渝味 | sichuan restaurant, spicy food, hot and spicy, mala | chili sichuan-pepper wok mapo-tofu bowl chopsticks fire pickled-fish dried-chili hot-pot | bold energetic warm
skewers-in-broth | 串串香 串串 钵钵鸡 关东煮 | chuan chuan, oden | chuanchuan chili skewer hot-pot bowl chopsticks fire sichuan-pepper | bold energetic warm
barbecue | 烧烤店 烧烤 烤肉 烤串 撸串 羊肉串 烤羊 烤全羊 烧烤摊 烤生蚝 自助烤肉 | barbecue, bbq, grill, grill house, smokehouse, kebab, kebabs, kebab shop, smoked ribs, brisket, bbq pit | kebab lamb-skewer barbecue fire skewer roast-lamb chili beer meat ribs sheep | bold warm energetic
grilled-fish | 烤鱼 烤鱼店 万州烤鱼 | grilled fish restaurant | grilled-fish fish chili fire chopsticks fish-plate scallion | bold warm
noodle-shop | 面馆 拉面 面条 牛肉面 刀削面 热干面 炸酱面 担担面 拌面 汤面 小面 烩面 板面 臊子面 兰州拉面 油泼面 挂面 手擀面 面条厂 牛肉拉面 重庆小面 | noodle shop, noodles, ramen, ramen bar, noodle bar, noodle house, udon | noodles ramen hand-pulled-noodles chopsticks bowl beef-noodles knife-cut-noodles bull chili scallion | warm friendly traditional
rice-noodles | 米线 米粉 粿条 潮汕粿条 濑粉 螺蛳粉 过桥米线 桂林米粉 粉面 河粉 酸辣粉 粉店 花甲粉 | rice noodles, pho, vietnamese noodles | rice-noodles luosifen bowl chopsticks noodles chili soup scallion river-snail | warm friendly
vietnamese-food | 越南菜 越南粉 法棍三明治 | vietnamese restaurant, vietnamese food, banh mi | banh-mi rice-noodles spring-roll bamboo-hat bowl chopsticks lemongrass lotus | fresh warm friendly
thai-food | 泰国菜 泰餐 泰式 冬阴功 | thai restaurant, thai food, thai street food | chili coconut lemongrass shrimp bowl elephant curry lotus lime wok | warm bold
curry-house | 印度餐厅 印度菜 咖喱 咖喱屋 | indian restaurant, indian food, curry, curry house, tandoori, biryani, indian street food, tiffin, indian takeaway, curries, balti, indian cuisine | curry naan chili bowl elephant lotus peacock cooking-pot spice rice-bowl samosa | warm bold traditional
dumpling-shop | 饺子 饺子馆 水饺 馄饨 抄手 云吞 煎饺 锅贴 蒸饺 | dumpling, dumplings, dumpling house, dumpling bar, gyoza, pierogi | dumpling potsticker wonton chopsticks steamer-basket bowl bun wheat | warm friendly traditional | egg fried-egg green-onion
buns-and-breakfast | 包子 包子铺 早餐 早餐店 早点 小笼包 生煎 馒头 花卷 豆浆油条 油条 豆浆 过早 早餐铺 早茶铺 烧麦 汤包 | steamed buns, bao, chinese breakfast, bao buns | bun soup-dumpling steamer-basket soy-milk youtiao pan-fried-bun mantou bowl sunrise chopsticks | warm friendly | handbag backpack egg fried-egg green-onion scallion
dim-sum-house | 早茶 茶楼点心 粤式点心 点心 茶点 虾饺 广式早茶 饮茶 | dim sum, yum cha | dim-sum har-gow shaomai steamer-basket teapot char-siu-bun cheung-fun chicken-feet chopsticks egg-tart | warm traditional friendly
hong-kong-cafe | 茶餐厅 港式 冰室 港式茶餐厅 菠萝包 丝袜奶茶 | hong kong cafe, cha chaan teng | milk-tea egg-tart pork-bun char-siu toast tea-cup egg-waffle roast-goose cup-saucer neon-sign | warm friendly traditional
roast-meats | 烧腊 烤鸭 烧鹅 叉烧 白切鸡 盐焗鸡 板鸭 手撕鸡 烧鸡 窑鸡 | roast duck, roast goose, rotisserie chicken, roast chicken, siu mei | roast-duck roast-goose roast-chicken char-siu duck chicken chopsticks cleaver fire rice-bowl | warm traditional
braised-food | 卤味 卤菜 鸭脖 熟食 卤肉 凉菜 凉拌菜 酱牛肉 卤煮 猪蹄 | braised food, deli meats, cold cuts | roast-duck drumstick pig-trotter star-anise clay-pot chili bull egg cleaver tea-egg | warm traditional
flatbreads | 烧饼 煎饼 手抓饼 锅盔 葱油饼 肉夹馍 馅饼 煎饼果子 大饼 千层饼 酱香饼 驴肉火烧 火烧 | flatbread, jianbing, shawarma, gyros, falafel, wraps, pita, doner | shaobing jianbing scallion-pancake roujiamo guokui liangpi wheat sesame rolling-pin flatbread | warm friendly traditional
cold-noodles | 凉皮 凉面 擀面皮 烤冷面 冷面 米皮 | cold noodles | liangpi cold-noodles chopsticks bowl chili grilled-cold-noodles cucumber noodles | fresh friendly
tofu-pudding | 豆花 豆腐花 豆腐脑 豆花店 | tofu pudding, beancurd dessert | tofu-pudding bowl soy-bean tofu spoon stone-mill soy-milk steamer-basket | warm traditional friendly | flower
tofu-maker | 豆腐 豆制品 豆腐坊 豆干 茶干 腐竹 豆皮 | tofu, tofu maker, bean curd | tofu soy-bean stone-mill dried-tofu soy-milk bowl tofu-skin tofu-pudding | traditional natural warm
congee | 粥 粥店 粥铺 砂锅粥 养生粥 煲粥 | congee, porridge, porridge bar | congee bowl clay-pot spoon rice rice-ear cooking-pot chopsticks leafy-green | warm calm traditional
soup-shop | 炖汤 煲汤 汤馆 羊汤 羊肉汤 牛肉汤 瓦罐汤 羊肉泡馍 鸡汤 酸汤 | soup, soup kitchen bar, soup van, broth, soup bar | soup clay-pot bowl spoon cooking-pot mutton-soup sheep bull steam-pot scallion | warm traditional
claypot | 煲仔饭 砂锅 瓦煲 黄焖鸡 竹筒饭 | claypot rice | claypot-rice clay-pot rice-bowl chopsticks fire bamboo-tube-rice chicken | warm traditional
fried-chicken | 炸鸡 鸡排 炸鸡店 炸串 炸物 鸡翅 炸点 | fried chicken, chicken wings, chicken shop, hot wings | fried-chicken drumstick fried-chicken-wing chicken rooster french-fries popcorn-chicken chili fire burger | bold playful energetic
sushi | 寿司店 寿司 日料 日本料理 日料店 刺身 怀石 | sushi, sushi bar, japanese restaurant, japanese food, sashimi, omakase, bento | sushi maki-roll chopsticks sashimi salmon rice-ball great-wave bento mount-fuji tuna sake | calm elegant precise
izakaya | 居酒屋 日式酒馆 烧鸟 | izakaya, yakitori, sake bar | sake yakitori lantern skewer beer chopsticks lucky-cat fire fish | warm friendly bold
korean-food | 韩国料理 韩餐 韩式 韩料 石锅拌饭 部队锅 韩式泡菜 烤五花肉 | korean food, korean restaurant, korean bbq, korean kitchen, kimchi | bibimbap barbecue clay-pot chopsticks rice-bowl chili gimbap fire meat | bold warm
southeast-asian | 东南亚餐厅 南洋 娘惹菜 新加坡菜 马来菜 | malaysian restaurant, indonesian restaurant, singapore food, southeast asian, filipino restaurant, satay | coconut skewer curry palm-tree chili banana-leaf shrimp noodles lemongrass rice-bowl | warm bold
steakhouse | 牛排 牛排馆 牛扒 | steakhouse, steak, steaks, steak house | steak bull fork-knife fire cow chefs-knife wine barbecue chef-hat | bold luxurious warm
western-food | 西餐 西餐厅 西餐馆 法餐 法式餐厅 法国菜 | western restaurant, french restaurant, fine dining, french bistro, european restaurant, tasting menu | cloche wine-glass fork-knife plate steak chef-hat baguette candle rose spoon | elegant luxurious romantic
italian-food | 意大利餐厅 意大利菜 意面 意式 意大利面 | italian restaurant, italian, trattoria, ristorante, osteria, pasta, pasta bar, italian food, spaghetti | pizza spaghetti wine tomato olive-branch basil fork brick-oven penne chef-hat wine-glass cheese | warm romantic traditional | steak wood log tree-stump
pizza | 披萨 比萨 披萨店 窑烤披萨 | pizza, pizzeria, pizza shop, pizza oven, wood fired pizza, pizzas | pizza brick-oven tomato pizza-cutter basil fire olive cheese wheat chef-hat | warm playful friendly | wood log tree-stump
spanish-food | 西班牙餐厅 海鲜饭 西班牙菜 | spanish restaurant, tapas, tapas bar, paella | paella olive wine-glass ham bull shrimp fork chili sun lemon | warm bold
greek-food | 希腊餐厅 地中海餐厅 地中海菜 | greek restaurant, mediterranean restaurant, greek taverna, mezze, lebanese restaurant, turkish restaurant, turkish breakfast, persian restaurant, middle eastern food, hummus, meze | olive-branch olive kebab wine-glass lemon fish amphora falafel sun pita | warm fresh
mexican-food | 墨西哥餐厅 墨西哥菜 塔可 | mexican restaurant, taco, tacos, burrito, taqueria, mexican cantina, cantina, mexican food, taco truck, taco van, taco stand | taco chili avocado sombrero cactus lime burrito tequila corn nachos | bold playful warm | train
caribbean-food | 加勒比餐厅 非洲菜 | caribbean food, jerk chicken, caribbean kitchen, african restaurant, ghanaian kitchen, ethiopian restaurant, soul food, nigerian food, cajun food | palm-tree chicken fire chili coconut pineapple rice-bowl cooking-pot sun drumstick drum | bold warm energetic
british-pub-food | 英式酒馆 | gastropub, pub grub, pie and mash, sunday roast, carvery, pies and pasties, pie shop, pies, pasties | pie fork-knife beer rolling-pin potato oven meat apron wheat | warm friendly traditional
fish-and-chips | 炸鱼薯条 | fish and chips, chippy, chip shop, fish bar, fish & chips, fish n chips, mushy peas, battered cod | fish-and-chips fish french-fries cod lemon fork anchor wave gull | playful warm friendly | chip poker
burger | 汉堡 汉堡店 西式快餐 美式快餐 | burger, burger bar, burgers, fast food, hamburger, smash burgers | burger french-fries cheese tomato cow fire cola bacon onion | bold playful
hot-dogs | 热狗 烤肠 香肠 | hot dog, hot dogs, sausages, sausage, bratwurst, hot dog stand | hot-dog sausage mustard ketchup fire bread dachshund | playful bold
sandwich-bar | 三明治 轻食三明治 贝果 | sandwich, sandwiches, sandwich bar, sub shop, toasties, bagels, panini, bagel shop | sandwich bagel club-sandwich bread submarine-sandwich cheese tomato lettuce coffee | fresh friendly
fast-food | 快餐 便当 盒饭 外卖 简餐 盖浇饭 木桶饭 ~套餐 自助餐 | ~takeaway, take out, takeout, meal delivery, lunch box, food delivery, meal prep, ready meals | takeout-box rice-bowl chopsticks bento bowl fork-knife chef-hat scooter spoon egg | energetic friendly fresh
seafood | 海鲜 海鲜酒楼 海鲜大排档 海鲜餐厅 生蚝 海味 渔家 鱼庄 海鲜批发 | seafood, seafood restaurant, oyster bar, oysters, crab shack, ceviche, ceviche bar, seafood bistro, mussels, clams, cockles | fish crab shrimp lobster shell wave oyster scallop lemon anchor squid | fresh bold
fishmonger | 鱼铺 鲜鱼 水产 生鲜水产 活鱼 鱼档 水产批发 | fishmonger, fish market, fresh fish, wet fish | fish salmon fish-plate ice-cube crab shrimp wave cleaver anchor boat | fresh trusted
crayfish | 小龙虾 龙虾 大闸蟹 螃蟹 蟹庄 肉蟹煲 | crayfish, lobster, crab house, crawfish, lobster shack | crayfish lobster crab hairy-crab chili shrimp beer fire lemon | bold energetic
vegetarian | 素食 素食餐厅 素菜 素食馆 斋菜 | vegan restaurant, vegan, vegetarian, vegetarian restaurant, plant based | leafy-green carrot bowl leaf mushroom sprout lotus salad-bowl bean-sprout avocado | natural calm fresh
salad-bar | 轻食 沙拉 健康餐 减脂餐 沙拉店 | salad bar, healthy food, salad, salads, poke bowl, health food, grain bowls | salad-bowl avocado leafy-green lettuce tomato salad egg lemon carrot leaf | fresh natural energetic
brunch | 早午餐 早午餐店 brunch | brunch, breakfast, pancakes, all day breakfast, breakfast counter, caff, greasy spoon, breakfast cafe | fried-egg pancakes toast coffee avocado bacon sunrise croissant orange-juice waffle | warm friendly fresh
diner | 美式餐厅 | diner, american diner, roadside diner, milk bar, comfort food | burger pie coffee milkshake french-fries pancakes fork-knife neon-sign jukebox | friendly playful warm
food-truck | 餐车 路边摊 小吃 夜市 小吃店 小吃摊 夜市摊 大排档 排档 宵夜 夜宵 深夜食堂 美食街 快餐车 ~小摊 ~摆摊 ~摊子 | food truck, street food, night market, food stall, food cart, street food market, street kitchen, food hall | food-truck food-stall skewer lantern bowl wok chopsticks fire taco dumpling | bold playful energetic | street-dance paper-cut
self-serve-pot | 自助小火锅 旋转小火锅 小火锅 | mini hot pot | hot-pot bowl chopsticks chili leafy-green mushroom fire | warm friendly
coffee-shop | 咖啡馆 咖啡店 咖啡厅 咖啡 手冲咖啡 咖啡车 精品咖啡 | coffee shop, cafe, coffee, coffee house, espresso bar, barista, coffee cart, coffee van, flat whites | coffee cup-saucer coffee-bean latte mug pour-over moka-pot takeaway-coffee coffee-machine coffee-plant | warm calm friendly
coffee-roaster | 咖啡烘焙 烘豆 咖啡豆 自家烘焙 咖啡豆烘焙 咖啡工厂 | coffee roaster, roastery, coffee roasters, coffee beans, coffee roasting, single origin coffee | coffee-bean cup-saucer coffee-plant coffee-grinder latte moka-pot gunny-sack pour-over portafilter | warm bold precise | bread
teahouse | 茶馆 茶舍 茶楼 茶室 茶社 茶道 茶空间 茶吧 围炉煮茶 | teahouse, tea house, tea room, tea rooms, tea, tearoom, afternoon tea, cream teas, tea garden | teapot tea gaiwan tea-cup tea-leaf gongfu-tea-set tea-stove purple-clay-teapot lotus bamboo | calm traditional elegant
tea-merchant | 茶叶 茶庄 茶叶店 茶行 绿茶 红茶 白茶 岩茶 普洱 龙井 乌龙茶 茶园 茶农 高山茶 茶 | tea shop, tea brand, loose leaf tea, tea merchant, tea by post, tea blends, tea estate | tea-leaf tea teapot tea-caddy green-tea gaiwan tea-cake mountain tea-cup | calm traditional natural
milk-tea | 奶茶店 奶茶 茶饮 珍珠奶茶 饮品店 果茶 柠檬茶 鲜果茶 手打柠檬茶 水果茶 饮品 | bubble tea, milk tea, boba, boba tea, tea drinks | bubble-tea milk-tea tea-leaf lemon strawberry drinking-straw peach iced-tea lime grape | playful fresh friendly | cow tea teapot gaiwan
herbal-tea | 凉茶 凉茶铺 花草茶 养生茶 酸梅汤 甘草 | herbal tea, herbal infusions, kombucha | herbal-tea herb chrysanthemum tea-cup teapot honeysuckle leaf gourd kettle bowl | natural calm traditional | fire
juice-bar | 果汁 鲜榨果汁 果汁店 奶昔 果蔬汁 甘蔗汁 | juice bar, juice, smoothie, smoothies, fresh juice, smoothie bowl, lemonade stand, lemonade, cold pressed | juice orange lemon strawberry pineapple smoothie apple watermelon lemonade leaf | fresh energetic playful
craft-beer | 精酿 精酿啤酒 啤酒 啤酒屋 啤酒厂 | craft beer brewery, brewery, craft beer, beer, beer bar, craft beer bar, brewpub, microbrewery, ales, brewing, nano brewery, beer shop | beer hops craft-beer beer-keg barley wheat barrel pint-glass cheers beer-bottle | bold friendly warm
pub | 小酒馆 酒馆 | pub, tavern, alehouse, real ales, inn and pub, public house, local pub, irish pub, ale, micropub, working mens club, social club, taproom | beer pint-glass barrel hops stout cheers beer-keg wine-bottle dog fireplace | friendly warm traditional
bar | 酒吧 鸡尾酒 夜店 酒廊 清吧 音乐酒吧 特调 威士忌吧 lounge | cocktail bar, ~bar, lounge, night club, nightclub, speakeasy, cocktails, rum bar, gin bar, rooftop bar | cocktail martini cocktail-shaker moon wine-glass whisky mojito lime champagne-glass microphone | bold modern elegant | rooster chicken
winery | 葡萄酒 红酒 酒庄 葡萄园 红酒庄 酒窖 | winery, wine, vineyard, wine bar, wine shop, wine cellar, wines, natural wine, wine tasting | grape wine-glass wine-bottle grapevine barrel corkscrew vineyard decanter cheers leaf | elegant luxurious natural
liquor | 白酒 酒厂 酿酒 酒业 烟酒 名烟名酒 烟酒行 烟酒店 名酒 粮食酒 高粱酒 烧酒 烧坊 酒坊 老酒 白酒酒庄 酱香酒 酒铺 | liquor, baijiu | wine-jar wine-bottle sorghum baijiu wine-pot gourd jue-cup barrel wine-flag wheat | traditional bold luxurious | barbecue
rice-wine | 黄酒 米酒 糯米酒 醪糟 酒酿 梅酒 | rice wine, sake brewery, plum wine | wine-jar yellow-wine rice-ear wine-pot bowl rice green-plum wine-flag gourd | traditional warm
distillery | 洋酒 威士忌 金酒 | distillery, spirits, whiskey, whisky, gin, rum, vodka, gin distillery, distillers | whisky barrel gin pot-still barley cocktail-shaker rum highball cocktail lime shot-glass | bold traditional luxurious
cider | 苹果酒 果酒 | cider, cidery, cider house, mead, perry | cider apple barrel apple-tree pear beer-bottle leaf wine-glass | friendly natural warm
dairy | 乳业 牛奶 乳制品 酸奶 鲜奶 奶业 羊奶 | dairy, milk, yogurt, creamery, milkman, butter, kefir | milk cow milk-can yogurt grass cheese milk-pail cream goat | fresh natural trusted
cheese-shop | 奶酪 芝士 奶酪店 | cheese, cheese shop, cheesemonger, cheese maker, cheese makers, artisan cheese, fromagerie, cheesemaker, cheesemakers | cheese goat cow brie sheep milk wine-glass cowbell mozzarella | natural warm traditional
water-brand | 矿泉水 饮用水 纯净水 桶装水 山泉水 送水 | mineral water, spring water, bottled water, drinking water | water-drop mineral-water mountain water-bottle water-dispenser stream wave waterfall | fresh natural trusted
honey | 蜂蜜 蜂业 养蜂 土蜂蜜 蜂场 蜂王浆 | honey, beekeeper, apiary, bee farm, raw honey, beeswax, beekeeping, hives | bee honeycomb honey honey-jar bee-hive honey-dipper flower beekeeper clover | natural warm
jam-maker | 果酱 蜜饯 罐头 果脯 话梅 蜜饯果脯 | jam, jam maker, jam makers, preserves, chutney, marmalade, preserve | jam mason-jar strawberry raspberry orange spoon cherry blackberry pickle-jar apricot | warm natural friendly
bakery | 面包店 烘焙 面包房 手工面包 面包 烘焙坊 欧包 吐司 酸种面包 | bakery, bread, bakehouse, sourdough, baker, artisan bread, cinnamon rolls, bakes, loaves, pastries, bakery shop, scones, crumpets, muffins, buns | bread croissant baguette wheat sourdough rolling-pin oven cinnamon-roll toast pretzel chef-hat | warm friendly traditional
gluten-free-bakery | 无麸质 低糖烘焙 无糖烘焙 | gluten free bakery, ~gluten free, healthy bakery, vegan bakery, keto bakery | bread wheat leaf cupcake croissant rolling-pin sprout cookie oven muffin | natural warm fresh
cake-shop | 蛋糕店 蛋糕 西点 生日蛋糕 甜点 法甜 裱花 翻糖 芝士蛋糕 起司蛋糕 慕斯 蛋挞 奶油蛋糕 | cake shop, cakes, cake, pastry, pastry shop, cupcakes, patisserie, wedding cakes, celebration cakes, birthday cakes, french patisserie, cake maker, cheesecake, cheesecakes, tarts, cake decorating | cake cupcake birthday-cake shortcake whisk strawberry macaron cherry candle wedding-cake piping-bag | romantic playful warm
chinese-pastry | 糕点 中式糕点 月饼 点心铺 饼家 绿豆糕 桂花糕 酥饼 老式糕点 糕饼 蛋黄酥 鲜花饼 青团 麻花 桃酥 沙琪玛 萨其马 龙须酥 | chinese pastry, mooncakes | moon-cake egg-yolk-pastry osmanthus-cake mung-bean-cake walnut-cookie pineapple-cake steamer-basket osmanthus wheat tea | traditional warm elegant
tong-sui | 糖水 糖水铺 甜品店 甜品 芋圆 双皮奶 烧仙草 冰粉 甜水 汤圆 | dessert, desserts, dessert bar, pudding, puddings, waffles, crepes, churros | tong-sui pudding taro-ball mango double-skin-milk bowl spoon sago coconut shaved-ice | warm playful fresh
farm-shop | 农场直营店 | farm shop, farm shops, farm stall, honesty box | barn carrot egg vegetable-basket apple tractor wheat | natural warm
delicatessen | 西式熟食店 | deli, delicatessen, charcuterie, cured meats, deli counter | cheese ham olive bread wine-bottle sandwich | warm traditional
off-licence | 洋酒行 | off licence, off-licence, bottle shop, wine merchant, liquor store, wines and spirits | wine-bottle whisky wine-glass beer grape gin | bold friendly
donuts | 甜甜圈 | donut, donuts, doughnuts, doughnut shop | donut coffee heart star strawberry chocolate sugar | playful warm
cookies | 饼干 曲奇 手工饼干 | cookies, biscuits, cookie shop, brownies, cookie dough | cookie biscuit rolling-pin cookie-cutter chocolate milk gingerbread oven brownie | warm playful friendly
ice-cream | 冰淇淋店 冰淇淋 雪糕 冷饮 冰激凌 冰棍 刨冰 绵绵冰 | ice cream parlor, ice cream shop, ice cream, gelato, frozen yogurt, ice cream truck, ice cream van, soft serve, sorbet, ice lollies | ice-cream popsicle sundae soft-serve gelato strawberry shaved-ice cherry waffle ice-cream-truck | playful fresh friendly
candy | 糖果店 糖果 喜糖 牛轧糖 棒棒糖 | candy, candy shop, sweets, confectioner, confectionery, sweet shop, fudge, toffee, marshmallow | candy lollipop gummy candy-cane toffee chocolate marshmallow jar nougat | playful friendly
tanghulu | 糖葫芦 冰糖葫芦 糖画 棉花糖 | candied fruit, cotton candy, candyfloss | tanghulu sugar-painting hawthorn strawberry cotton-candy candy | playful traditional
snack-shop | 零食店 零食 休闲食品 膨化食品 儿童零食 量贩零食 | snack, snacks, snack shop, crisps, popcorn | popcorn potato-chips cookie candy peanut nut snacks french-fries rice-cracker | playful friendly
popcorn | 爆米花 | popcorn shop, gourmet popcorn | popcorn corn film-reel ticket caramel cup-sealer | playful friendly
chocolate | 巧克力 可可 手工巧克力 | chocolate, chocolatier, cocoa, chocolate shop, chocolates, truffles, hot chocolate | chocolate cocoa-bean bonbon truffle-chocolate hot-chocolate bow strawberry gift heart | luxurious romantic warm
nuts | 坚果 炒货 干果 瓜子 糖炒栗子 花生 炒货铺 核桃 板栗 腰果 开心果 碧根果 红枣 葡萄干 杏仁 | nuts, nut shop, dried fruit, trail mix, roasted nuts, pecans, walnuts, almonds, cashews, pistachios, peanuts, macadamias, dates and figs, dried figs | walnut mixed-nuts almond peanut roasted-chestnuts melon-seeds chestnut sunflower-seed pistachio | warm natural friendly
oil-mill | 榨油 榨油坊 油坊 菜籽 花生油 菜籽油 芝麻油 香油 油厂 | oil press, oil mill, cold pressed oil, sesame oil, nut oils | cooking-oil peanut rapeseed-flower sesame sunflower water-drop jar | traditional natural | oil walnut
roasted-sweet-potato | 烤红薯 烤地瓜 红薯 | roast sweet potatoes, baked potatoes, jacket potatoes | roasted-sweet-potato sweet-potato fire potato oven barbecue | warm friendly
dried-goods | 干货 山货 土特产 特产 南北货 腊味 腊肉 药膳食材 | dried goods, cured meat | mushroom shiitake cured-pork walnut jujube mountain basket back-basket wood-ear chinese-sausage | natural traditional warm
rice-and-grain | 大米 粮油 五谷 杂粮 米业 面粉 食用油 稻米 有机米 粮食收购 收粮 | rice, grain, flour, cooking oil, cereal, mill, rapeseed oil, oats, granola, muesli | rice-ear rice wheat grain rice-sack millet rice-bowl oat sorghum | natural traditional warm
condiments | 调味品 酱油 辣酱 香料 酱料 醋 调料 豆瓣酱 酿醋 酱园 辣椒酱 腐乳 辣椒油 | condiments, sauce, hot sauce, spices, seasoning, sauces, marinade, chilli sauce, mustard, vinegar, spice shop | chili-sauce soy-sauce chili spice star-anise pickle-jar water-vat soy-bean pepper-mill jar | traditional bold warm
fruit-shop | 水果店 水果 鲜果 果业 果切 果蔬店 水果摊 现切水果 精品水果 | fruit shop, fruit, fresh fruit, fruit market, fruit stall, fruit baskets | apple orange strawberry watermelon grape banana pineapple peach cherry basket-apple | fresh playful natural | fish hourglass
orchard | 果园 果农 苹果园 橙子 柑橘 樱桃园 桃园 火龙果 | orchard, apple orchard, fruit farm, citrus grove, cherry farm, berry farm | apple apple-tree orange fruit-tree peach orchard cherry basket-apple leaf sun | natural fresh warm
vegetable-shop | 蔬菜 蔬菜摊 菜市场 买菜 菜摊 有机蔬菜 净菜 | vegetables, greengrocer, veg, veg box, organic vegetables, farmers market, market garden, vegetable box, fruit and veg, microgreens, salad leaves | carrot leafy-green vegetable-basket tomato cabbage broccoli corn eggplant radish | fresh natural friendly
grocery | 生鲜 超市 生鲜超市 杂货店 杂货铺 社区团购 商超 | grocery, supermarket, grocery store, fresh food, general store, grocer, food hall shop | shopping-basket shopping-cart vegetable-basket apple milk carrot shop shopping-bag bread egg | fresh friendly trusted
convenience-store | 便利店 小卖部 士多 烟酒便利 | convenience store, minimart, corner shop, corner store, newsagent, bodega, kiosk | convenience-store shop shopping-basket milk shopping-bag bread newspaper beverage-can cola | friendly modern | clock
zero-waste-shop | 零废弃 | refill shop, zero waste, zero waste shop, bulk store | leaf mason-jar grain spray-bottle sprout shopping-bag soap recycle oat | natural fresh
butcher | 肉铺 肉店 肉类 肉食 鲜肉 牛肉 羊肉 猪肉 冷鲜肉 土猪肉 | butcher, butcher shop, meat, meat shop, butchers, sausages and meat | meat cleaver steak cow pig bull sausage ham ribs lamb-chop | bold traditional trusted
eggs-and-poultry | 鸡蛋 禽蛋 养鸡 家禽 土鸡 土鸡蛋 走地鸡 鸭蛋 咸鸭蛋 皮蛋 鹌鹑蛋 鸡苗 鹅苗 鸭苗 散养鸡 | eggs, poultry, chicken farm, free range eggs, hens, ducks eggs, quail eggs, duck eggs, chicks, egg farm | egg hen chicken nest chick rooster basket feather duck | natural warm friendly | package packaging
kitchenware | 厨具 餐具 锅具 厨房用品 刀具 碗碟 菜刀 剪刀 刀剪 | kitchenware, cookware, tableware, cutlery, knives, kitchen shop, pots and pans | frying-pan cooking-pot chefs-knife wok fork-knife plate whisk cutlery spatula bowl | warm modern
small-appliances | 豆浆机 榨汁机 破壁机 电饭煲 小家电 厨房电器 | small appliances, kitchen appliances, blenders | blender juicer soymilk-maker rice-cooker electric-kettle soy-bean juice toaster plug orange | modern fresh friendly
cooking-school | 厨师培训 烹饪 烹饪学校 烘焙培训 烘焙课 厨艺 | cooking school, cooking class, culinary school, cookery school, baking classes, cookery classes | chef-hat cooking-pot whisk rolling-pin spoon frying-pan apron cake chef | warm friendly playful
baby-food-brand | 辅食 宝宝辅食 婴儿辅食 | baby food | baby-food spoon bowl carrot bib apple baby-bottle sprout baby | fresh warm playful
pasta-maker | 手工意面 | fresh pasta, pasta maker | ravioli penne spaghetti wheat fork rolling-pin egg tomato | warm traditional
frozen-food | 冷冻食品 速冻 预制菜 | frozen food, frozen meals | snowflake dumpling fish takeout-box ice-cube shrimp fridge | fresh trusted
maple-syrup-farm | 枫糖 | maple syrup, sugarhouse, sugar bush | maple-leaf maple-syrup syrup-drop pancakes bucket maple-tree | natural warm
gift-hampers | 礼盒 年货 年货礼盒 端午礼盒 粽子 中秋礼盒 | hampers, gift hampers, food gifts | hamper gift zongzi moon-cake tea-caddy bow gift-basket lantern | warm traditional elegant
meatballs | 牛肉丸 鱼丸 肉丸 丸子 潮汕牛肉丸 | meatballs, fish balls | meatball fish-ball bowl chopsticks bull soup hot-pot fish | warm traditional
mushrooms | 蘑菇 香菇 食用菌 菌菇种植 菌菇 野生菌 菌子 | mushrooms, wild mushrooms, mushroom farm, mushroom grower, mushroom growing, mushroom kits | mushroom shiitake oyster-mushroom king-oyster-mushroom enoki morel basket forest bamboo-fungus | natural warm
fish-in-broth | 酸菜鱼 水煮鱼 鱼火锅 鱼头 剁椒鱼头 | fish hot pot, sour fish soup | pickled-fish fish bowl chili chopsticks sichuan-pepper hot-pot | bold warm energetic
chicken-pots | 大盘鸡 鸡公煲 地锅鸡 辣子鸡 椰子鸡 鸡煲 三杯鸡 | chicken stew, chicken pot | chicken rooster clay-pot chili bowl cooking-pot chopsticks drumstick | warm friendly bold
matcha-bar | 抹茶 抹茶店 | matcha, matcha bar, matcha cafe | matcha tea-whisk tea-leaf bowl tea-cup ice-cream latte | fresh calm modern
coconut-drinks | 椰子 椰汁 椰奶 椰子水 | coconut, coconut water, coconut milk | coconut palm-tree drinking-straw juice beach-umbrella sun wave | fresh playful natural
stinky-tofu | 臭豆腐 炸豆腐 铁板豆腐 | stinky tofu, fried tofu | stinky-tofu tofu bowl chopsticks chili wok food-stall coriander | bold warm | kiosk
jerky | 肉干 肉脯 牛肉干 猪肉脯 肉松 | bakkwa, pork jerky, beef jerky, jerky, biltong | meat bacon pig cow fire gift barbecue | warm traditional bold | kebab lamb-skewer
kopitiam | 南洋咖啡 海南咖啡 | kopitiam, kopi, kaya toast, kaya | coffee toast boiled-egg cup-saucer kettle egg milk-tea condensed-milk | warm traditional friendly
indian-sweets | 印度甜点 | mithai, indian sweets, halwai, laddu, ladoo, jalebi, barfi, gulab jamun | diya-lamp lotus gift milk pistachio bowl peacock almond marigold | warm traditional | lollipop candy-cane
tiffin-service | 家庭饭 | tiffin service, dabba, home cooked meals, dabbawala | lunch-box curry naan rice-bowl bowl spoon leafy-green chili scooter | warm friendly
south-indian-food | 南印度菜 | dosa, dosas, idli, south indian, vada, south indian tiffin | crepe coffee coconut banana-leaf curry bowl rice lotus | warm traditional
durian-shop | 榴莲 ~热带水果 猫山王 | durian, durians, tropical fruit | durian mango pineapple coconut rambutan mangosteen dragon-fruit banana | playful fresh bold
rice-cakes | 年糕 糍粑 麻糍 麻薯 米糕 发糕 打糕 | mochi, rice cakes, rice cake | nian-gao mochi rice-ear rice stone-mill steamer-basket bowl wheat | traditional warm
pickles | 酱菜 咸菜 泡菜 腌菜 榨菜 酸菜 咸菜缸 | pickles, pickled vegetables, sauerkraut, gherkins | pickle-jar pickles cucumber radish cabbage water-vat chili jar garlic | traditional warm
flour-mill | 磨坊 石磨 石磨面粉 面粉厂 磨面 | flour mill, stone ground flour, grist mill, stoneground flour | stone-mill wheat grain windmill corn bread gunny-sack donkey millet | traditional natural warm | coffee-grinder
hot-pot-base | 火锅底料 底料 火锅料 蘸料 | hot pot base, soup base, bouillon | hot-pot chili sichuan-pepper fire wok star-anise jar bowl | bold warm energetic
box-meals | 配餐 送餐 营养餐 学生餐 送盒饭 | packed lunches, school meals, meal boxes, meals on wheels | lunch-box bento rice-bowl bowl chopsticks spoon chef-hat leafy-green truck | warm trusted fresh | factory school backpack
rice-rolls | 肠粉 肠粉店 石磨肠粉 | rice rolls, cheung fun | cheung-fun rice shrimp steamer-basket soy-sauce chopsticks bowl rice-ear egg | warm traditional friendly | sausage powder
morning-soup | 胡辣汤 豆腐脑胡辣汤 羊杂汤 丸子汤 | spicy soup breakfast | hulatang bowl soup youtiao spoon steam-pot chili sunrise bun | warm traditional | tiger beard
soft-drinks | 汽水 苏打水 气泡水 饮料厂 功能饮料 | soft drinks, ginger beer, elderflower cordial, tonic water, soda water, cordial, cordials | beverage-can cola lemon water-bottle drinking-straw bubbles orange ginger | fresh playful energetic
milkshake-bar | 奶昔店 冻酸奶 | milkshakes, milkshake bar, frozen yoghurt, malts | milkshake strawberry drinking-straw cherry banana milk ice-cream chocolate | playful fresh friendly
olive-grove | ~橄榄 橄榄油 | ~olives, olive oil, olive grove, olive press | olive olive-branch cooking-oil jar tree leaf sun | natural warm elegant
sea-salt | 海盐 食盐 盐场 | sea salt, salt farm, salt works, ~seaweed | salt wave sun fish jar shell | natural fresh
smoked-fish | 熏鱼 熏鲑鱼 烟熏三文鱼 | smoked fish, smoked salmon, kippers, fish smokehouse | salmon fish fire wave wood fish-plate lemon | traditional warm
latin-food | 南美菜 巴西烤肉 秘鲁菜 | empanadas, arepas, latin food, peruvian restaurant, argentinian grill, brazilian food, churrasco | corn chili avocado meat lime fire bull taco | bold warm playful
russian-food | 俄餐 俄罗斯餐厅 俄式西餐 | borscht, goulash, russian restaurant, polish deli, ukrainian food, hungarian restaurant | soup bowl dumpling bread matryoshka beetroot potato spoon | warm traditional
middle-eastern-sweets | 土耳其甜点 | baklava, turkish delight, halva, lokum, turkish sweets | pistachio walnut honey tea-cup almond gift rose | warm traditional luxurious
egg-waffles | 鸡蛋仔 车轮饼 华夫饼 鲷鱼烧 可丽饼 | egg waffles, bubble waffles, taiyaki, waffle house, crepe stand | egg-waffle waffle crepe strawberry chocolate egg ice-cream | playful warm | wheel tire
corn-stall | 烤玉米 煮玉米 玉米摊 甜玉米 | corn on the cob, sweetcorn, roast corn | corn fire steam leaf popcorn barbecue | warm natural friendly
takoyaki | 章鱼小丸子 章鱼烧 铁板鱿鱼 烤鱿鱼 大阪烧 | takoyaki, grilled squid, okonomiyaki | octopus squid skewer fire wave food-stall chopsticks | playful bold warm
beef-pots | 牛杂 牛腩 牛杂煲 牛骨头 牛蹄 | beef stew, braised beef, oxtail | bull clay-pot bowl beef-noodles fire cow chopsticks star-anise | warm traditional bold
pork-knuckle-rice | 猪脚饭 隆江猪脚饭 卤肉饭 把子肉 | braised pork rice, pork knuckle, crispy pork | pig-trotter rice-bowl pig clay-pot egg chopsticks star-anise | warm traditional friendly
duck-eggs-and-ham | ~火腿 金华火腿 宣威火腿 | ~ham, ~hams, cured ham, prosciutto | ham pig cured-pork meat cleaver bacon chefs-knife | traditional warm
ice-supply | 冰块 食用冰 制冰 降温冰 | ice supply, bagged ice, ice cubes, crushed ice, ice delivery, party ice, ice merchant | ice-cube ice snowflake penguin polar-bear cocktail thermometer bucket | fresh energetic | ice-cream popsicle wedding-rings
`);
