/** Fallback words among animals, people and beings of tales; see fallback-words.ts for how they are read. */
export const CREATURE_FALLBACK_WORDS = `
dog: wolfhound sheepdog poodle_dog spaniel schnauzer maltese pomeranian samoyed malamute boxer_dog mastiff rottweiler doberman pointer_dog setter whippet bloodhound jackal_dog dingo watchdog sled_dog doggy doggie puppies | 雪纳瑞 博美 牧羊犬 猎犬 导盲犬 狼狗 哮天犬 阿拉斯加 秋田犬 藏獒 流浪狗 犬 奶狗 小奶狗 萌犬 旺财
cat: wildcat maine_coon persian sphynx alley_cat moggy calico lucky_cat maneki-neko bobcat ocelot tomcat cats_eye | 招财猫 三花猫 暹罗猫 缅因猫 波斯猫 奶猫 小奶猫 流浪猫 虎斑猫 胖猫 肥猫 田园猫 蓝猫 加菲猫
rabbit: jackrabbit cottontail lop chinchilla | 垂耳兔 野兔 龙猫 兔儿爷 兔爷 兔宝宝
hamster: gerbil guinea_pig vole lemming | 仓鼠 豚鼠 荷兰猪 田鼠
mouse-animal: shrew mole mongoose weasel_mouse jerboa | 鼹鼠 地鼠 小鼠 耗子
squirrel: marmot prairie_dog groundhog flying_squirrel | 花栗鼠 土拨鼠 飞鼠
otter: weasel stoat mink ferret marten ermine wolverine platypus | 黄鼠狼 雪貂 水貂 貂 鼬 鸭嘴兽
raccoon: tanuki racoon red_panda_cub coati | 狸猫 貉 果子狸
badger: honey_badger aardvark | 獾 蜜獾
hedgehog: echidna pangolin armadillo anteater | 穿山甲 犰狳 食蚁兽 针鼹
monkey: lemur gibbon marmoset tamarin capuchin mandrill monkeys | 狐猴 长臂猿 狒狒 猕猴 猴王
gorilla: king_kong bigfoot yeti sasquatch | 金刚 猩猩 大猩猩 雪怪 野人
bear: sun_bear black_bear bruin koala_bear | 熊宝宝 熊孩子 白熊 灰熊 月熊
fox: fennec foxes | 耳廓狐 狐 雪狐 小狐 灵狐
wolf: werewolf hyena wolves dire_wolf | 野狼 狼王 苍狼 鬣狗 雪狼
lion: sphinx simba lions griffin gryphon lion_king | 狮王 狮子王 小狮子 狮身人面像 母狮
leopard: ocelot_cat serval clouded_leopard | 花豹 美洲豹 云豹 猞猁
deer: antelope gazelle impala roe_deer reindeers caribou wapiti muntjac | 羚羊 麂子 鹿儿 九色鹿 獐子 马鹿 麋
goat: ibex chamois markhor billy_goat mountain_goat kid_goat | 羊角 岩羊 羚牛 黑山羊
sheep: mouflon merino shaun | 羊羔子 美羊羊 羊儿 小绵羊 滩羊 羔子
ram: bighorn bighorn_sheep aries | 公羊 盘羊
horse: steed thoroughbred bronco mule_horse arabian_horse gee-gee horses war_horse | 千里马 战马 汗血马 骏驹 小马驹 赛马 马儿 木马 宝马 铁马
donkey: mule burro | 骡子 毛驴 小毛驴
unicorn: | 独角马 飞马独角兽
ox: musk_ox zebu wildebeest gnu oxen | 野牛 老牛 犀角牛 牛魔王 耕牛 小牛 牛头 角马
bull: minotaur taurus longhorn | 蛮牛 牛角
boar: warthog wild_boar peccary | 野猪
pig: swine sow oinker piggy pigs tapir | 猪八戒 八戒 佩奇 猪仔 小香猪 香猪 貘
rhinoceros: rhino triceratops_rhino | 犀牛 白犀牛
hippo: hippopotamus manatee dugong | 河马 海牛 儒艮
elephant: elephants dumbo elephant_calf | 小象 象 白象 大笨象 飞象
camel: dromedary bactrian | 单峰驼 双峰驼 驼
llama: vicuna guanaco | 草泥马
seal-animal: walrus sea_cow seal_pup | 海象 海狗
kangaroo: wallaby wombat quokka joey bandicoot | 袋熊 考拉熊 小袋鼠 沙袋鼠
skunk: polecat | 臭鼬
bat: vampire_bat fruit_bat vampire | 蝙蝠侠 吸血蝠
bird: toucan hornbill woodpecker hoopoe nightjar swift_bird warbler jay jackdaw rook_bird waxwing bunting wagtail quail partridge pheasant grouse roadrunner kiwi_bird emu ostrich cassowary bird_of_paradise thunderbird birdie birds cardinal_bird bluejay chickadee loon cormorant puffin_bird kookaburra | 巨嘴鸟 犀鸟 啄木鸟 戴胜 雉 野鸡 鹌鹑 鸵鸟 鸸鹋 极乐鸟 鹧鸪 知更鸟 布谷鸟 布谷 相思鸟 八哥 鹩哥 金丝雀 鸟儿 雏鸟 鸬鹚 画眉鸟 伯劳 山雀 太阳鸟 精卫 三足金乌 比翼鸟 青鸾 鱼鹰
penguin: puffin auk | 海鹦 帝企鹅 小企鹅
egret: bittern spoonbill shoebill avocet sandpiper curlew snipe plover | 鹳鸟 琵鹭 夜鹭 池鹭 水鸟 鹬 朱鹮 火鹳
gull: tern petrel skua seabird seagulls | 海燕 信天翁 鸥 沙鸥 鸥鹭
eagle: osprey buzzard harrier raptor kestrel peregrine sparrowhawk griffon | 金雕 苍鹰 鱼鹰鸟 秃鹫 大鹏 鹏 海东青 游隼 鹰隼
owl: barn_owl night_owl owls | 夜枭 枭 雪鸮 雪枭
parrot: lovebird parakeet cockatiel conure parrots | 鹦哥 虎皮鹦鹉 玄凤
duck: teal eider drake mandarin_duck ducks duckie | 野鸭 绿头鸭 小黄鸭 鸭鸭 唐老鸭 鸭儿
goose: snow_goose greylag gander | 白鹅 大白鹅 灰雁 雁群 鹅仔
swan: swans black_swan ugly_duckling | 黑天鹅 丑小鸭 天鹅颈
chicken: bantam pullet fowl hens silkie | 芦花鸡 乌骨鸡 土鸡 走地鸡 鸡婆
rooster: cockerel | 大公鸡 雄鸡 金鸡
turkey: guinea_fowl | 火鸡 珍珠鸡
swallow: martin swallows | 小燕子 归燕 紫燕 飞燕 金丝燕
dove: pigeons doves turtledove | 信鸽 白鸽 飞鸽 斑鸠
phoenix: firebird simurgh | 火凤凰 金凤 凤鸟 不死鸟 鸾
peacock: | 孔雀羽 蓝孔雀 白孔雀
turtle: turtles snapping_turtle leatherback | 龟仙 神龟 金龟 小乌龟 玳瑁
frog: tadpole bullfrog newt axolotl salamander frogs toads | 蝌蚪 树蛙 蝾螈 六角恐龙 金蟾 蛤蟆 癞蛤蟆 三足金蟾
lizard: chameleon gecko iguana monitor_lizard komodo skink basilisk | 变色龙 壁虎 蜥蜴 守宫 鬣蜥
crocodile: alligator caiman gator croc | 短吻鳄 鳄鱼先生 扬子鳄
snake: viper cobra_snake serpent adder snakes | 白蛇 青蛇 蟒蛇 灵蛇 小蛇 眼镜蛇 蛇
dragon: dragons sea_dragon fire_dragon loong | 小龙 飞龙 青龙图腾 火龙 龙王 蛟龙 应龙 烛龙 喷火龙
dinosaur: stegosaurus brontosaurus velociraptor pterodactyl raptor_dinosaur dino brachiosaurus diplodocus dinosaurs | 剑龙 翼龙 三角龙 小恐龙 迅猛龙 腕龙 梁龙
fish: swordfish marlin sailfish pike perch catfish herring sardine anchovy mackerel halibut flounder eel ray_fish stingray manta manta_ray clownfish pufferfish seahorse snapper grouper tilapia sturgeon barracuda piranha minnow guppy betta fishes flying_fish | 剑鱼 旗鱼 鲶鱼 鲱鱼 沙丁鱼 鲭鱼 黄鱼 大黄鱼 带鱼 鳗鱼 鳝鱼 黄鳝 魔鬼鱼 蝠鲼 小丑鱼 海马 石斑鱼 罗非鱼 鲟鱼 食人鱼 草鱼 黑鱼 鲫鱼 武昌鱼 桂鱼 鳜鱼 鲳鱼 多宝鱼 鲢鱼 银鱼 斗鱼 鱼儿 年年有鱼 年年有余 比目鱼 鲨鱼鱼
blowfish: puffer fugu | 河豚
goldfish: | 小金鱼
koi: carps red_carp kois | 鲤 红鲤 双鲤 鲤鱼跃龙门
shark: hammerhead great_white sharks megalodon | 大白鲨 鲨鱼 锤头鲨 小鲨鱼
whale: narwhal beluga sperm_whale whales | 独角鲸 白鲸 抹香鲸 小鲸鱼 鲲 鲸豚
dolphin: dolphins | 白海豚 中华白海豚 江豚
octopus: cuttlefish nautilus octopi | 墨鱼 乌贼 鹦鹉螺 小章鱼
squid: calamari | 鱿鱼 大王乌贼
jellyfish: medusa | 水母 海蜇
crab: hermit_crab horseshoe_crab crabs | 大闸蟹 寄居蟹 蟹 蟹将 青蟹 梭子蟹 帝王蟹 皮皮虾蟹
shrimp: krill mantis_shrimp prawns shrimps | 皮皮虾 基围虾 对虾 虾 虾米 虾仁
lobster: crawfish | 波士顿龙虾 澳龙
shell: clam mussel scallop cockle abalone conch sea_shell pearl pearl_oyster barnacle cowrie | 蛤蜊 贻贝 扇贝 鲍鱼 海螺 贝 珍珠 珍珠贝 蚌 河蚌 花甲 法螺
snail: slug sea_snail periwinkle escargot snails | 田螺 螺蛳 螺 福寿螺 蛞蝓 小蜗牛
starfish: sea_star sea_urchin sand_dollar | 海星 海胆 海参
caterpillar: silkworm worm earthworm bookworm centipede millipede inchworm larva grub glowworm | 毛毛虫 蚕 蚕宝宝 书虫 蜈蚣 千足虫 蚯蚓 虫子 小虫 虫
beetle: grasshopper cricket locust cicada bug june_bug stag_beetle rhinoceros_beetle weevil insect katydid bugs | 螳螂 蚱蜢 蟋蟀 蛐蛐 蝗虫 蝉 知了 金龟子 锹甲 昆虫 蝈蝈 瓢虫虫 天牛 飞虫
bee: wasp hornet queen_bee worker_bee bees | 黄蜂 马蜂 蜂王 工蜂 熊蜂
ant: termite ants | 蚂蚁 白蚁 小蚂蚁
butterfly: moths butterflies monarch luna_moth silk_moth | 扑棱蛾 彩蝶 凤蝶 蝴蝶结蝶 庄周梦蝶
spider: tarantula spiders | 蜘蛛 蜘蛛侠 喜蛛
ladybug: ladybird | 瓢虫 七星瓢虫
monster: ogre goblin cyclops beast kaiju bogeyman hydra gargoyle demon devil imp | 怪兽 妖怪 小怪兽 哥斯拉 年兽 恶魔 小恶魔 妖精 饕餮 穷奇 夜叉 鬼怪 奥特曼怪兽
qilin: kirin | 麒麟 瑞兽 独角兽兽 貔貅兽
ghost: phantom spectre spirit spook | 鬼 幽灵 小鬼 无脸男 鬼魂
alien: extraterrestrial martian | 外星人 et
robot: cyborg automaton robots transformer mecha | 变形金刚 机器狗 高达 铁甲 机器猫
angel: cherub cupid fairy angels | 天使 丘比特 小天使 仙子 精灵 花仙子 小仙女
gnome: dwarf elf leprechaun hobbit garden_gnome goblin_gnome | 小矮人 地精 矮人 小精灵
princess: mermaid queen empress goddess lady_of_the_lake siren_mermaid duchess | 美人鱼 女王 皇后 公主 小公主 女神 仙女 白雪公主 贵妃
prince: king emperor lord knight_rider | 国王 皇帝 王子 小王子 君王 将军
ninja: samurai assassin | 忍者 武士 刺客 侠客 剑客
pirate: buccaneer captain sailor seaman | 海盗 船长 水手 维京人 老船长
astronaut: cosmonaut moonwalker spacewoman | 太空人 宇航
chef-hat: chef cook baker pastry_chef | 厨师 大厨 厨子 厨娘 面点师
farmer: scarecrow shepherd peasant cowboy gardener_man beekeeper_man | 稻草人 农夫 牧羊人 牛仔 农民伯伯 牧童 采茶女
santa: father_christmas saint_nicholas | 圣诞老人
child: children kids baby_boy boys schoolboy little_prince pinocchio gingerbread_man gingerbread | 小男孩 少年 小朋友们 娃 福娃 年画娃娃 哪吒 匹诺曹 姜饼人 童子
girl: girls schoolgirl woman lady ballerina_girl maiden little_red_riding_hood red_riding_hood | 女人 女子 女生 女士 仕女 美女 小姑娘 丫头 小红帽 侍女 舞娘 侗族姑娘 苗族姑娘
baby: infant newborn toddler_baby babies | 婴儿 宝宝 小宝宝 新生儿 宝贝
elder: granny old_man old_woman wizard_man | 老爷爷 老奶奶 外婆 姥姥 阿婆 老头 老太太 月老 寿星 外公
family: parents couple lovers | 一家人 情侣 恋人 夫妻 一家三口 小两口
ballet: ballerina ballet_dancer | 芭蕾舞者 芭蕾
dance: dancer dancers | 舞者 舞女 跳舞的人
run: runner jogger sprinter athlete | 跑者 跑步者 运动员
clown: jester joker harlequin pierrot | 小丑 杂技演员
sorcerer-hat: wizard witch magician merlin sorcerer | 巫师 女巫 魔法师 魔术师 巫婆
skull: skeleton_head skull_and_crossbones skulls | 骷髅头 头骨 骷颅
skeleton: bones_man | 骨架 骷髅人
monkey-king: sun_wukong wukong | 孙悟空 悟空 大圣 齐天大圣
god-of-wealth: caishen | 财神爷 财神
change-moon: moon_goddess | 嫦娥奔月
lion-dance: lion_dancer | 舞狮头 南狮 狮头
opera-mask: peking_opera | 京剧 花旦 戏曲 川剧 变脸 青衣 戏子
terracotta-warrior: terracotta_army | 兵马俑
poodle: cockapoo labradoodle cavapoo goldendoodle | 贵妇犬
orange-cat: ginger_tom ginger_cat marmalade_cat tom_cat tom | 大橘 橘座
hawk: harrier kestrel buzzard osprey kite_bird merlin sparrowhawk | 鹞子 鹞
ant: flea gnat midge louse | 跳蚤
prairie-dog: marmot groundhog woodchuck | 土拨鼠 旱獭
beetle: insect insects bug bugs creepy_crawly | 昆虫 虫子 小虫
phoenix: luan | 青鸾 鸾鸟 鸾凤 朱雀鸟
`.trim();
