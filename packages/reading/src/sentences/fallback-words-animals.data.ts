/** Breeds, birds, fish and beasts by the names that owners and anglers use; see fallback-words.ts for how they are read. */
export const ANIMAL_FALLBACK_WORDS = `
fish: mahi_mahi dorado tarpon muskie bluegill crappie neon_tetra fish_fillet fish_finger sea_bream red_snapper fish_tail zebra_fish parrot_fish | 乌鳢 白条 翘嘴 花鲢 红友 灯科鱼 鹦鹉鱼 鱼身 海鱼儿 小鱼儿
eel: lamprey
sea-bass: largemouth_bass striped_bass | 海鲈鱼
angelfish: discus_fish | 七彩神仙
shark: shark_fin shark_tooth
scallop: scallop_shell | 带子 扇贝壳
conch: conch_shell | 花螺
oyster: oyster_shell | 牡蛎壳
fish-bone: fish_skeleton
fish-school: school_of_fish shoal shoal_of_fish | 一群鱼
anglerfish: monkfish | 安康鱼 鮟鱇
catfish: | 黄颡鱼 黄辣丁 江团 黄骨鱼 昂刺鱼
grouper: | 东星斑 老虎斑 龙趸
mandarin-fish: | 桂花鱼
mackerel: | 青花鱼 鲅鱼 马鲛鱼
croaker: | 黄花鱼
crab: | 面包蟹 蟹钳 蟹脚 膏蟹 珍宝蟹
clam: | 花蛤 北极贝 白贝 沙白
pearl: | 珍珠蚌
salamander: giant_salamander | 娃娃鱼 大鲵
seaweed: | 水草
chick: hatchling fledgling
bird: tanager grosbeak whippoorwill nighthawk mockingbird meadowlark coal_tit | 绣眼 白头翁 白头鹎 北红尾鸲 肥啾 红尾鸲 小山雀 长尾山雀
stork: marabou
crane-bird: brolga
swallow: purple_martin
eagle: | 海雕 虎头海雕
feather: | 鸟羽 鹅毛 鸡毛
egg: | 鸟蛋
wild-goose: | 归雁 鸿雁 孤雁
magpie: | 红嘴蓝鹊 蓝鹊 灰喜鹊
cocker-spaniel: cavalier king_charles_spaniel springer_spaniel springer water_spaniel | 可卡
border-collie: aussie_shepherd australian_shepherd rough_collie shetland_sheepdog sheltie aussie_dog | 苏牧 澳牧 喜乐蒂
dog: bull_terrier pitbull pit_bull pitbull_terrier rescue_dog staffordshire_terrier amstaff pupper | 牛头梗 比特犬 西高地 串串狗 小串串 萌宠狗
jack-russell: fox_terrier
french-bulldog: boston_terrier | 波士顿梗
maltese: westie west_highland_terrier west_highland_white_terrier
saint-bernard: newfoundland newfoundland_dog great_pyrenees
shih-tzu: havanese lhasa_apso | 西施狗 狮子狗
papillon-dog: papillon
beagle: | 比格
greyhound: | 惠比特 细犬
chinese-village-dog: | 五红犬 五黑犬 大黄狗
german-shepherd: belgian_malinois malinois police_dog | 马犬 警犬
bernese: | 伯恩山
great-dane: | 大丹
british-shorthair: russian_blue chartreux | 金渐层 银渐层 蓝金渐层 俄蓝
maine-coon: norwegian_forest_cat siberian_cat | 森林猫 西伯利亚猫
bengal-cat: bengal
calico-cat: tortoiseshell_cat tortie | 玳瑁猫
siamese-cat: | 暹罗
cat: abyssinian burmese_cat pallas_cat | 德文猫 孟买猫 猫头 猫脸 长毛猫 兔狲
horse: racehorse palomino appaloosa draft_horse brumby | 蒙古马 马鬃
cow: holstein hereford
bull: angus black_angus angus_bull cow_skull bull_skull longhorn_skull cattle_skull steer_skull | 安格斯牛 牛头骨 牛骨头
lop-rabbit: lop_eared_rabbit lop_ear
cowbell: cow_bell
pig-nose: pig_snout
rooster: | 鸡冠 大红公鸡
pig: | 土猪 黑土猪 猪脸
hen: | 三黄鸡 老母鸡 母鸡妈妈
sheep: | 湖羊 羊脸
snake: corn_snake | 玉米蛇
lynx: caracal
gorilla: silverback
antelope: pronghorn kudu oryx springbok eland | 藏羚羊 小羚羊
wild-boar: razorback
python-snake: python boa_constrictor boa anaconda
chimpanzee: chimp
deer: deer_skull | 狍
paw: bear_paw animal_tracks lion_paw tiger_paw wolf_paw | 兽爪
horseshoe: hoof_print
elephant: | 象鼻 象腿
rhinoceros: | 白犀 犀
honey-badger: | 平头哥
tiger: tiger_head sabre_tooth saber_tooth sabre-toothed_tiger | 剑齿虎
hare: snowshoe_hare | 雪兔
dinosaur: dinosaur_skeleton dinosaur_fossil | 恐龙骨架
cocoon: chrysalis pupa | 蛹
mosquito: house_fly fruit_fly crane_fly
spider: black_widow daddy_longlegs daddy-longlegs water_strider pond_skater | 蜱虫 水黾
ant: fire_ant queen_ant | 蚁后
moth: hummingbird_moth | 蚕蛾
katydid: | 螽斯
beetle: bed_bug aphid | 虱子 臭虫 潮虫 西瓜虫
earthworm: | 水蛭 蚂蟥
caterpillar: | 面包虫
cicada: | 知了猴 金蝉子
butterfly: monarch_butterfly | 帝王蝶 枯叶蝶
t-rex: t-rex tyrannosaurus_rex trex
bee: swarm bee_swarm
bee-hive: skep
snail: snail_shell
`.trim();
