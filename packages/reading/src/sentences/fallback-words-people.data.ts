/** Fallback words among people, by their age, their work and what they do; see fallback-words.ts for how they are read. */
export const PEOPLE_FALLBACK_WORDS = `
man: gentleman men dad daddy father uncle brother bloke chap fellow guy dandy husband mister dude landlord businessman salesman lad gent ringmaster drunk drunkard apprentice driver taxi_driver cab_driver bus_driver lorry_driver truck_driver van_driver tuk_tuk_driver rickshaw_driver cabbie trucker grocer greengrocer fishmonger hawker stallholder street_vendor street_seller milkman doorman concierge bellboy porter office_worker lumberjack woodcutter logger caveman sikh_man man_in_a_turban coconut_seller lighthouse_keeper night_watchman pedlar innkeeper cricketer batsman sommelier librarian treasure_hunter racing_driver race_driver | 男人 男士 绅士 先生 小伙 小伙子 汉子 大汉 大叔 男子 掌柜 老板 壮汉 胖子 大哥 哥哥 叔叔 伯伯 老爸 爸爸 父亲 爹 老哥 师兄 男的 醉汉 酒鬼 酒客 酒仙 学徒 小贩 摊主 卖鱼佬 猪肉佬 马夫 打更人 守夜人 守塔人 看林人 眼镜男 品酒师 调香师 磨刀人 纤夫 挑担人 货郎 酒保 伙计 当家的 胡子男 赛车手
groom: bridegroom | 新郎官
woman: women lady ladies dame heroine goddess aunt auntie sister wife market_woman market_lady tea_lady dinner_lady milk_lady lollipop_lady receptionist secretary businesswoman flight_attendant air_hostess stewardess nanny babysitter housekeeper gypsy knitter fishwife lady_in_a_sari woman_in_a_sari lady_in_a_hat office_lady spinner washerwoman laundress nun | 阿姨 大姐 姐姐 嫂子 大嫂 老板娘 女的 女人 女子 女士 美女 美人 女神 空姐 保姆 月嫂 织布娘 渔姑 贵妇 贵妃 洗衣妇 卖花女 卖花姑娘 女掌柜 主播
bride: bridesmaid | 新娘子
mother: mum mom mama mummy housewife | 妈妈 母亲 娘 妈咪 主妇 大妈 大婶 阿嬷
mother-child: mother_and_child | 母子 母女
couple: lovers newlyweds two_people husband_and_wife | 夫妻 两口子 情侣 恋人 小两口 新人
girl: schoolgirl lass daughter maiden geisha maid | 姑娘 小姑娘 女孩 女孩子 少女 妹子 仙女 丫头 女生 闺女 村姑
child: schoolboy little_boy kid kids youngster children twins son triplets newspaper_seller | 细伢子 伢子 细路仔 细路 崽崽 娃儿 胖小子 男孩 小孩 小孩子 孩子 娃 娃娃 小子 男生 胖娃娃 小娃 小朋友 童子 儿童 小家伙 牧童 小人 小人儿 小胖子 小孙子 小胖墩 小不点 报童
baby: infant newborn babe | 婴儿 宝宝 小宝宝 奶娃 胖娃
student: pupil schoolkid undergraduate | 小学生 学童 学生 学子 书生
elder: old_man old_woman old_lady old_folk pensioner grandad granddad grandpa granny nan nana gran codger hermit old_timer | 老翁 老人 老头 老头儿 老爷爷 老奶奶 老太太 老太 阿公 阿婆 老伯 老大爷 老汉 老爹 大爷 奶奶 爷爷 外婆 外公 姥姥 姥爷 老者 老人家
chef: cook pastry_chef pizzaiolo pizza_maker sushi_chef | 大厨 厨子 伙夫 面点师 胖师傅 烤串师傅 厨娘
worker: builder labourer laborer craftsman artisan handyman bricklayer roofer mason stonemason foreman removal_man removals_man mover joiner chimney_sweep window_cleaner bin_man dustman landscaper shoemaker brewer winemaker scaffolder tiler glazier tree_surgeon road_sweeper docker | 工人 师傅 老师傅 工匠 匠人 泥瓦匠 木匠 石匠 手艺人 民工 小工 老匠人 窑工 插秧工 环卫工 扫地工 装卸工
welder: ironworker | 铁匠 焊工
farmer: peasant ploughman grower rancher rice_farmer farmhand farm_boy oyster_farmer vintner | 农夫 老农 农人 农妇 庄稼汉 茶农 果农 菜农 插秧的人 种田人 种地的 采茶女
shepherd: goatherd shepherdess | 牧人 牧羊人 放羊娃 羊倌 牧民
fisherman: angler fisher fisherwoman | 渔夫 渔翁 渔民 老渔夫 钓鱼人 钓翁 捕鱼人
sailor: seaman skipper boatman oarsman deckhand | 水手 船夫 船长 艄公 摆渡人 船工
postman: mailman courier messenger postie delivery_man delivery_boy delivery_driver paperboy postwoman | 邮差 邮递员 快递员 快递小哥 外卖员 外卖小哥 小哥 骑手 送货员 信使
waiter-person: waitress butler bartender barman barmaid barkeeper | 服务员 店小二 小二 侍者 酒保 调酒师 跑堂
doctor: surgeon medic physician gp apothecary pharmacist | 郎中 老中医 中医师 大夫 医师 
teacher: tutor professor schoolteacher lecturer | 教授 老师 教书先生
scientist: chemist researcher alchemist inventor boffin | 科学家 化学家 发明家 研究员
astronaut: spaceman cosmonaut space_traveller | 宇航员 航天员 太空人
soldier: guard guardsman trooper legionnaire sentry toy_soldier centurion | 士兵 战士 兵 卫兵 小兵 哨兵
warrior: gladiator fighter spartan barbarian hero | 勇士 武士 将军 武将 战将 英雄 大侠
swordsman: fencer musketeer | 剑客 侠客 剑侠 侠女 女侠
monk: friar abbot lama priest vicar bishop pope | 和尚 僧人 道士 喇嘛 老僧 高僧
little-monk: novice_monk | 小和尚 小沙弥 小道士
cowboy: cowgirl wrangler gaucho gunslinger |
knight: crusader | 骑士
fairy: pixie sprite nymph tooth_fairy | 小仙女 花仙子 精灵仙子 花仙
elf: goblin imp leprechaun hobbit | 小精灵 精灵
gnome: dwarf | 小矮人 矮人 地精
ghost: spook phantom spirit | 幽灵 小鬼 鬼 鬼魂
monster: yeti bigfoot ogre | 小怪兽 怪兽 怪物 妖怪
robot: android automaton cyborg | 机器人 小机器人
clown: jester joker harlequin mime mime_artist | 小丑
acrobatics: acrobat tightrope_walker trapeze_artist stilt_walker juggler | 杂技演员 走钢丝 杂耍艺人 踩高跷的人
run: runner jogger sprinter athlete | 跑者 跑步的人 运动员
yoga: yogi yogini | 瑜伽士 瑜伽女孩
dance: dancer ballroom_dancers tango_dancers dancing_couple | 舞者 跳舞的人 舞女 舞娘 跳舞的女孩
ballet: ballerina | 芭蕾舞者 芭蕾女孩
cycling: cyclist bike_rider | 骑车人 骑行者
hiking: hiker walker backpacker rambler trekker traveller traveler explorer adventurer wanderer globetrotter | 徒步者 背包客 登山者 行人 旅人 旅行者 旅者 探险家
climbing: climber mountaineer | 攀岩者 登山客
surfing: surfer | 冲浪者 冲浪手
skiing: skier | 滑雪者
swimming: swimmer | 游泳的人
meditation: meditator sadhu guru | 打坐的人 冥想的人
gardener: groundskeeper | 园丁 花匠
beekeeper: apiarist | 养蜂人 蜂农
musician: busker fiddler pianist drummer bandsman guitarist violinist saxophonist cellist trumpeter piper accordionist banjo_player | 乐手 琴师 吹笛人 鼓手 街头艺人 吹鼓手 弹琴的人
photographer: cameraman | 摄影师
painter: decorator | 油漆工 画匠
artist: sculptor illustrator | 艺术家 画师
writer: poet novelist author | 诗人 作家 李白 文人
detective-person: sleuth sherlock inspector secret_agent | 侦探
family: household parents | 一家三口 一家人 全家福 一家子
team: crowd | 众人 人群 观众 小观众
hand: fingers fingertips | 手指 指尖 小拇指
tailor: dressmaker seamstress | 裁缝 绣娘 织女
miner: prospector | 矿工
hunter: huntsman | 猎人 猎户
mermaid: | 美人鱼
angel: cherub | 天使 小天使
police-officer: policeman policewoman cop bobby constable traffic_warden security_guard | 交警 民警 片警
firefighter: fireman firewoman |
diving: diver scuba_diver deep_sea_diver frogman snorkeller snorkeler | 潜水员 潜水者 潜水的人 蛙人
coach-trainer: personal_trainer pe_teacher |
basketball: basketball_player | 打篮球的人
tennis: tennis_player |
football: goalkeeper goalie striker | 球员 守门员 踢球的人
boxing: prizefighter | 拳手
skateboard: skateboarder |
horse-riding: horse_rider horseman horsewoman jockey | 骑马的人 骑师
motorcycle: biker motorcyclist motorbike_rider okada_rider despatch_rider | 摩托车手 机车手
princess: countess |
witch: sorceress enchantress |
crystal-ball: fortune_teller clairvoyant | 占卜师
programmer: coder software_developer | 码农
plumber:  | 管道工
singer: rapper crooner | 歌手 歌者
wrestling: sumo_wrestler sumo | 相扑手
marionette: puppeteer | 提线人
muscle: strongman | 大力士
superhero: superwoman caped_hero | 超人
scholar:  | 书童 小书童
lion-dance: lion_dancer | 舞狮人 舞狮者
opera-mask:  | 武生 老生
massage: masseuse masseur | 按摩师
sphinx: pharaoh |
`.trim();
