/** Fallback words among buildings, nature, tools and games; see fallback-words.ts for how they are read. */
export const PLACE_FALLBACK_WORDS = `
house: townhouse home_house gingerbread_house tiny_house treehouse tree_house dollhouse mansion manor courtyard farmhouse farm_house villa_house houses_house guesthouse dwelling | 树屋 四合院 老宅 小楼 别墅 院子 土楼房 石头房 瓦房 小院 吊脚楼 农舍 窑洞 老屋 祖宅 庄园 庭院 阁楼 洋楼 竹楼 石屋
roof: rooftop eave tiled_roof gable roof_tile roofs thatched_roof | 屋顶 屋檐 房檐 飞檐 瓦 青瓦 房顶 瓦片 青砖黛瓦 马头墙
hut: igloo teepee shed lodge_hut | 冰屋 棚子 草棚 茅草屋 草屋
castle: fortress citadel sand_castle sandcastle palace_castle castles | 城堡 古堡 沙堡 堡垒
tower: turret watchtower bell_tower rapunzel_tower minaret clocktower | 塔 高塔 钟楼 塔楼 烽火台 鼓楼 瞭望塔
pagoda: stupa | 宝塔 古塔 佛塔 雷峰塔 大雁塔 白塔 塔寺
temple: monastery parthenon abbey cathedral_temple | 寺院 佛寺 道观 神殿 庙宇 祠堂 帕特农
bridge: footbridge viaduct stone_bridge wooden_bridge aqueduct | 拱桥 廊桥 风雨桥 吊桥 石拱桥 卢沟桥
windmill: wind_mill mills | 风车 大风车 荷兰风车
mill: watermill waterwheel grist_mill | 水车 磨坊
stone-mill: millstone quern | 石磨 石磨盘 磨盘 石碾 碾子
barn: stable silo_barn cowshed | 谷仓 马厩 牛棚 粮仓
fence: picket hedge railing trellis_fence | 篱笆 栅栏 围栏 竹篱
well: wishing_well water_well | 水井 许愿井 古井 井台
fountain: water_fountain bamboo_fountain | 喷泉 喷水池
tent: marquee bell_tents camp campsite big_top | 露营帐篷 天幕 蒙古帐篷 营帐 帐
campfire: camp_fire bonfire_camp log_fire | 篝火 营火 火堆
fire: ember embers spark sparks ignite torch_fire inferno flare | 火花 火种 炭火 柴火 星火 火光 烟火气 炉火 烈焰
fireworks: sparkler firework | 烟花 烟火 焰火
torch: olympic_torch flambeau | 火把 火炬
sword: sabre saber rapier katana blade swords excalibur | 剑 宝剑 长剑 刀剑 武士刀 军刀 青龙偃月刀 大刀
bow-arrow: arrow crossbow arrows longbow quiver archer | 弓 箭 弓箭 射手 羽箭 箭矢 弓弩 丘比特之箭
shield: coat_of_arms buckler crest_shield | 盾 护盾 盾徽
axe: hatchet tomahawk_axe | 斧头 斧子 板斧
saw: handsaw chainsaw_saw | 锯子 手锯 锯
hammer: sledgehammer gavel_hammer thor's_hammer hammers | 铁锤子 木槌 锤 雷神之锤
shovel: spade_tool spade trowel_shovel | 铲子 铁锹 锹 铲
hoe: plough plow | 锄头 犁 锄
wrench: adjustable_wrench wrenches | 扳手扳 管钳
tools: toolkit | 工具 工具箱具
gear: cog cogwheel cogs gears sprocket | 齿轮 机械齿轮 飞轮
anvil: blacksmith forge | 铁砧 打铁 铁匠
wheel: rim_wheel wheels spinning_wheel | 轮 车轱辘 水轮 纺车 方向轮
magnet: horseshoe_magnet | 磁铁
lightning: thunderbolt bolt_of_lightning electricity lightning_bolt | 闪电 雷电 雷 电 霹雳
sun: sunbeam sunray rising_sun sunburst sundown suns | 朝阳 旭日 骄阳 暖阳 烈日 小太阳 晨光 日光
sunrise: dawn daybreak morning_sun | 日出 晨曦 破晓 东升 朝霞
sunset: dusk twilight setting_sun | 日落 夕阳 落日 晚霞 黄昏 余晖
moon: lunar harvest_moon moons quarter_moon | 月儿 弯弯的月亮 月牙儿 玄月 残月 上弦月 月光 月色 半月
full-moon: supermoon blood_moon | 圆圆的月亮 中秋月 皓月 明镜月
star: north_star pole_star polaris starburst morning_star lodestar five-pointed_star | 北极星 启明星 五角星 流星星 星辰 星光 一颗星
stars: milky_way galaxy_stars constellation_stars big_dipper ursa_major orion | 银河 北斗 北斗七星 星河 星座 星群 夜空星 群星闪耀 满天繁星 星海
planet: planets neptune uranus mercury pluto moons_planet | 海王星 天王星 火星 木星 星体 小行星 冥王星 水星 金星
comet: shooting_star_comet | 彗星 扫把星
cloud: cumulus thundercloud cloudlet cumulonimbus fluffy_cloud | 云儿 乌云 彩云 棉花云 云海 七彩祥云 流云 云雾 白云朵
rainbow: | 彩虹 七色彩虹 虹
rain: rainfall shower_rain raindrops drizzle_rain | 雨 雨丝 春雨 雨点 小雨 烟雨 谷雨
snowflake: snow_flake snowflakes | 雪花 雪片 冰花
snow: snowfall snowball | 雪 白雪 雪球 大雪
snowman: snowmen | 雪人 小雪人 堆雪人
wind: breeze gust gale whirlwind | 风 清风 微风 春风 旋风 海风
wave: billow ripple_wave crest_wave swell great_wave | 波涛 潮水 巨浪 碧波 水波 潮 海潮 波纹 水纹 涟漪 神奈川
sea: bay gulf lagoon reef underwater | 海湾 深海 海底 沧海 碧海 南海 东海
river: canal fjord rapids waterway lakes rivers west_lake yangtze | 运河 江水 湖面 长江 黄河 小河 溪水 溪流 流水 河水 泉水 泉 潭
waterfall: cascade falls | 瀑布
island: archipelago atoll desert_island islands isle | 荒岛 海岛岛 孤岛 群岛
beach: shore sandy_beach seaside_beach sand coast | 沙滩 海滩 沙 银滩 海岸线
mountain: everest cliff_mountain matterhorn mountaintop mountain_range_peak mount_fuji_peak hilltop canyon rock_mountain tianshan | 五岳 泰山 黄山 峨眉山 昆仑 珠峰 珠穆朗玛 崇山 峻岭 青山 远峰 山岗 岭 峰 山谷 峡谷 悬崖 华山 秦岭 山头 山峦 假山 山巅 梯田 武当山 火焰山
snow-mountain: snowy_mountain snow-capped_mountain snowy_peak alp fuji | 玉龙雪山 富士山 冰峰 雪峰 雪坡 雪岭 阿尔卑斯
volcano: crater | 火山 火山口
rock: stone pebble boulder_rock pebbles stones | 石头 岩石 鹅卵石 石 巨石 礁石 奇石 玉石
gem: diamond ruby emerald sapphire jewel crystal amethyst opal jade gems precious_stone topaz quartz | 钻石 宝石 水晶 红宝石 翡翠 蓝宝石 玉 玛瑙 琥珀 美玉 晶石 珠宝 夜明珠
ring: wedding_ring diamond_ring engagement_ring rings_ring signet | 戒指 素圈 素戒 钻戒 对戒 指环
necklace: pendant locket beads bracelet bangle choker | 项链 手链 手镯 吊坠 珠串 佛珠 手串 珍珠项链
coin: penny cent_coin ancient_coin copper_coins | 铜币 古钱币 银元 五帝钱 钱
coins: money cash gold_coins fortune wealth | 金钱 财富 零钱
ingot: gold_bullion sycee | 元宝 金元宝 银锭
piggy-bank: money_box moneybox | 存钱罐 小猪存钱罐 储蓄罐
trophy: cup_trophy prize world_cup | 奖杯 冠军奖杯 大力神杯
medal: gold_medal | 奖牌 金牌 勋章
flag-pennant: flag banner pennant flags | 旗 旗帜 小旗 三角旗 旗子 酒旗 红旗
map-pin: location_pin pin_map | 定位 地标
target: bullseye dartboard | 靶心 靶子 靶
heart: hearts love_heart broken_heart | 爱心 心形 红心 心 桃心
hand: palm_hand handprint hands high_five fingers | 手掌 手印 双手 小手 大手 掌心 巴掌
eye: eyes eyeball all-seeing_eye | 眼睛 眼 天眼 慧眼 眼珠
ear: ears_ear | 耳朵 招风耳
lips: mouth_lips kiss_lips smile_lips | 嘴唇 红唇 唇
mustache: moustache beard whiskers | 胡子 小胡子 八字胡 胡须
smile: smiley grin smiling_face smiley_face happy_face | 笑脸 笑容 微笑脸 笑
footprints: footprint | 脚印 足迹 小脚丫
paw: paw_print pawprint paws_paw | 爪印 猫爪 狗爪 爪子 小爪印 肉垫 熊掌
tooth: teeth_tooth molar toothpaste fang | 牙 牙齿 大牙 门牙 虎牙 牙膏
brain: mind_brain | 大脑 脑 头脑
bone: bones dog_bone femur | 骨头 大骨头 骨
dumbbell: kettlebells weightlifter | 哑铃片 举重
muscle: bodybuilder biceps six_pack | 肌肉男 肌肉 腹肌
football: soccer_ball soccer footballer | 足球 足球员
basketball: hoop_ball | 篮球
tennis: tennis_ball | 网球 网球拍 球拍
badminton: badminton_rackets | 羽毛球
ping-pong: table_tennis paddle_bat | 乒乓球 乒乓
golf: golf_ball golf_club golfer | 高尔夫 高尔夫球
chess-knight: chess_horse chess_knight_piece chessboard_knight | 国际象棋骑士 马棋
chess-king: king_piece | 国王棋子
dice: die_dice | 骰子 色子
playing-cards: ace_of_spades card_deck cards joker_card | 扑克牌 扑克 纸牌
board-game: game_piece meeple_piece | 桌游 棋盘
kite: paper_kite kites | 纸风筝 沙燕风筝 燕子风筝
balloon: balloons balloon_dog party_balloon | 气球狗 彩色气球
pinwheel: whirligig | 纸风车
teddy-bear: teddy plush_bear stuffed_bear soft_toy | 泰迪熊 玩偶熊 毛绒熊 玩具熊 公仔
doll: matryoshka russian_doll puppet marionette nesting_doll | 娃娃娃 布娃娃 木偶 套娃 俄罗斯套娃 洋娃娃 泥人 玩偶
spinning-top: top_toy | 陀螺
rocking-horse: hobby_horse | 摇摇马 摇马 旋转木马
puzzle: jigsaw jigsaw_piece puzzle_piece | 拼图 七巧拼图
blocks: building_block lego toy_blocks building_blocks | 积木 乐高
bubbles: bubble soap_bubble foam suds | 泡沫 肥皂泡 气泡 泡泡水
soap: soap_bar handmade_soap | 肥皂 香皂 手工皂
perfume: scent fragrance cologne perfume_bottle | 香水瓶 香水 香氛
lipstick: lip_gloss rouge | 口红 唇膏
face-mask: facial_mask sheet_mask | 面膜
bathtub: jacuzzi washtub | 澡盆 浴桶 木桶浴
shower: showerhead | 花洒 淋浴
faucet: tap_faucet water_tap spigot | 水龙头 龙头
toilet: loo wc | 马桶
towel: washcloth | 毛巾 浴巾
washing-machine: washer laundry_machine | 洗衣机 滚筒
fan: electric_fan | 电扇 电风扇
folding-fan: paper_fan hand_fan fan_folding palm_fan | 扇子 折扇 纸扇 蒲扇 团扇 芭蕉扇
plug: power_plug | 插头
battery: power_cell | 电池
solar-panel: photovoltaic solar_cell | 太阳能
dna: gene genes chromosome | 双螺旋 基因链
flask: beaker conical_flask potion lab_flask | 烧瓶 试剂瓶 药水瓶 魔药
test-tube: vial | 试管
microscope: | 显微镜
atom: molecule_atom electron nucleus | 原子 原子核
gourd: calabash bottle_gourd | 宝葫芦 药葫芦 酒葫芦儿
mortar: pestle mortar_and_pestle | 药臼 石臼 杵臼
pill: capsule tablets_pill medicine | 药丸 胶囊 药片
stethoscope: doctor's_stethoscope | 听诊器
swing: tire_swing playground_swing | 秋千 荡秋千
slide: | 滑梯 滑滑梯
carousel: merry-go-round | 旋转木马台
ferris-wheel: big_wheel london_eye | 摩天轮
road: path_road highway_road lane street_road winding_road | 道路 公路 小路 马路 山路 小径
signpost: guidepost road_signs | 路牌 路标 指路牌
spiral: swirl_spiral whirlpool vortex | 螺旋 漩涡
infinity: loop mobius | 无限符号 无穷
yin-yang: tai_chi bagua taiji | 太极 八卦 阴阳鱼 太极图
seal-stamp: chop_stamp signet_stamp | 印章 印玺 玉玺 印
nest: birds_nests bird_nest | 燕窝 窝 鸟窝窝
birdhouse: nesting_box | 鸟屋 鸟笼
clapperboard: clapper slate film_slate | 场记板 打板
video-camera: camcorder movie_camera | 摄像机 摄影机
paper-boat: origami_boat | 纸船 小纸船
paper-plane: paper_dart | 纸飞机儿 折纸飞机
crane-bird: origami_crane | 折纸鹤 纸鹤儿
rubber-duck: toy_duck bath_duck | 橡皮鸭 浴缸鸭
swim-ring: inner_tube float_ring | 泳圈圈
surfboard: boogie_board longboard | 冲浪板板
skateboard: skater | 长板 滑板少年
snowboarding: snowboard | 单板滑雪 单板
skiing: skier | 滑雪者 双板
dog-leash: leash dog_lead | 牵引绳 狗绳 狗链
horseshoe: lucky_horseshoe | 马蹄铁 马掌
grassland: field fields meadow pasture paddock countryside prairie | 田野 原野 麦田 稻田地 田地 草坪地
hill: slope hillside mound knoll hillock | 坡 坡上 小坡 斜坡 土坡
reed: reeds reed_bed | 芦苇荡 芦苇丛 苇丛
lake: pool lagoon mere tarn | 水塘 小池 水池 湖面 水面 池子
stream: brook creek rill spring_water freshwater_spring | 山泉 清泉 泉水 小溪 溪流 泉眼
water: | 江水 河水
sunset: setting_sun evening_sun | 落日 夕阳 斜阳 残阳
river: riverbank riverbed canal | 河滩 江河 长河 运河
eaves-tile: eaves | 屋檐 瓦檐
stone: stones rocks | 石块 青石 石板
roof: rooftop rooftops | 房顶 瓦顶 屋脊 瓦片屋顶 瓦屋顶 青瓦屋顶 红瓦屋顶 茅草屋顶
sunrays: sunbeam ray_of_light sunlight rays light_beam | 光束 光线 阳光 光芒 一束光
ripple: ripples | 涟漪 水波 水纹
great-wave: breaker breakers surf | 海浪 巨浪 浪头
log: branch branches bough | 枝条 树枝 枝头 枯枝
osmanthus: | 桂枝 桂花枝
willow-leaf: willow_branch | 柳条 柳枝
peach-blossom: | 桃枝
ink-drop: ink drop_of_ink inkblot | 墨 一滴墨 墨滴 墨汁 墨点
fern: fiddlehead frond fern_frond | 蕨 蕨叶
wheat: stalks ear_of_corn | 麦穗儿
`.trim();
