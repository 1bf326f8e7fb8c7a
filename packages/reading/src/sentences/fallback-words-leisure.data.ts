/** Sport, music, games, feasts, people and signs by their everyday names; see fallback-words.ts for how they are read. */
export const LEISURE_FALLBACK_WORDS = `
superhero: action_figure caped_crusader
toy-car: toy_truck remote_control_car rc_car | 扭扭车 四驱车
toy-train: wooden_train | 轨道车 轨道火车
toy: stacking_toy stacking_rings toy_box | 叠叠圈
board-game: backgammon connect_four | 飞行棋
dice: d20
poker: poker_chip poker_chips casino_chip | 筹码
roulette: roulette_wheel wheel_of_fortune
billiards: pool_table billiard_ball snooker_table pool_triangle | 台球桌 黑八 台球杆 球杆
video-console: handheld_console game_boy | 掌机 掌上游戏机
heart: pixel_heart heart_suit ace_of_hearts valentine | 像素心
blocks: jenga wooden_blocks | 叠叠乐 叠叠高
water-pistol: water_gun squirt_gun
bubbles: bubble_wand | 泡泡机 泡泡棒
robot: robot_toy tin_robot | 机器人玩具
monkey-bars: jungle_gym
teddy-bear: plush_toy stuffed_animal plushie | 毛绒公仔
picture-book: coloring_book colouring_book | 涂色书
drone: toy_drone
nutcracker: | 玩具兵 锡兵
chinese-chess: | 将帅 军棋
playing-cards: | 黑桃 红桃 方块牌 川牌 长牌
darts: | 飞镖盘
pinball: | 弹珠机
boxing-bag: | 沙包
slide: | 淘气堡
clay-figurine: | 橡皮泥 彩泥
acrobatics: | 高跷
claw-machine: | 扭蛋 扭蛋机
marbles: | 玻璃球 玻璃弹子
bucket: | 沙滩桶
doll: | 手办
guitar: guitar_head guitar_string guitar_neck | 琴头 琴弦
double-bass: upright_bass
guzheng: koto | 瑟
tuba: sousaphone
music-note: eighth_note
airpods: earbuds earbud
amplifier: guitar_amp
equalizer: mixing_console mixing_desk
turntable: | 打碟机
sound-wave: soundwave
ballet-shoes: pointe_shoes ballet_slippers | 舞鞋 足尖鞋
street-dance: breakdancer breakdancing
sanxian: shamisen
taiko: taiko_drum
bongo: tabla
singer: opera_singer
hulusi: | 巴乌
erhu: | 高胡 中胡
clapper: castanets | 响板
kalimba: | 卡林巴
boombox: | 录音机
microphone: mic_stand condenser_mic | 电容麦
conductor: | 交响乐
dancer: flamenco_dancer salsa_dancer | 民族舞 孔雀舞 扇舞
xylophone: | 铝板琴
cajon: | 箱鼓
snare-drum: | 军鼓
drum: drum_roll | 花盆鼓 龙舟鼓 牛皮鼓
disco-ball: | 迪斯科球
soccer-boots: cleats | 钉鞋
american-football: football_helmet | 橄榄球头盔
soccer-goal: goal_post goalposts
basketball-hoop: backboard | 篮板
football-jersey: basketball_jersey soccer_jersey
baseball: home_plate baseball_diamond baseball_field baseball_swing
table-tennis-bat: table_tennis_paddle ping_pong_racket
ping-pong: ping_pong_ball | 球台
pickleball: pickleball_paddle
golf-ball: golf_tee
golf: golf_flag golf_hole putting_green golf_swing | 高尔夫旗 果岭 挥杆
boxing: boxing_ring | 拳台 拳击台
martial-belt: black_belt karate_belt
martial-arts: martial_artist
barbell: weight_plate | 杠铃片
weightlifting: squat_rack power_rack deadlift | 龙门架 深蹲架
horizontal-bar: pull_up_bar pull-up_bar | 双杠
exercise-ball: yoga_ball gym_ball | 瑜伽球
gymnastics: pommel_horse somersault backflip cartwheel | 鞍马 劈叉 一字马
cheerleading: cheerleader pom_poms | 啦啦队 啦啦球
run: starting_block running_man running_woman | 冲刺 起跑器 跑步的男人
relay: relay_baton | 接力棒
whistle: referee | 裁判 哨子
swimming-goggles: swim_goggles
swimming-cap: swim_cap
swimming-pool: diving_board lane_rope | 跳台
kitesurfing: kitesurf kitesurfer
windsurfing: windsurfer
water-skiing: water_ski wakeboard
figure-skating: figure_skater
sled: bobsled bobsleigh luge
climbing: climbing_shoes climbing_harness | 攀岩鞋 岩壁
drawstring-bag: chalk_bag
horse-riding: horse_jumping show_jumping polo_player | 马球
skydiving: skydiver
muscle: strong_man muscle_arm | 肱二头肌
cocktail-shaker: shaker_bottle protein_shaker | 摇摇杯
headband: sweatband
knee: kneepad knee_pad | 护膝
game-controller: esports gamer
ice-hockey: | 冰球杆
target: archery_target | 箭靶
karate: | 道服
mma: | 散打 泰拳 自由搏击
skiing: | 滑雪杖 滑雪的人
football: bicycle_kick | 蹴鞠 小足球 倒挂金钩
tai-chi: | 八段锦 五禽戏 站桩 打太极的人
volleyball: beach_volleyball | 沙滩排球 藤球
ski-boots: | 雪靴
ski-goggles: | 雪镜
rope: | 攀岩绳
milk-powder: | 蛋白粉
jianzi: | 毽球
watch: watchmaker | 陀飞轮
signpost: trail_sign
lunch-box: mess_kit
carabiner: quickdraw belay_device piton | 主锁 岩钉
mountain-flag: summit_flag | 山顶旗帜
fishing-rod: fly_rod fishing_line | 渔轮 鱼轮
fishing-lure: fishing_fly bait fishing_bait | 假饵 鱼饵
fishing: fly_fishing
float: bobber
motorboat: motor_yacht powerboat
rubber-boat: inflatable_boat
sailing-ship: tall_ship
harbor: marina
window-frame: porthole | 窗格
rope-knot: nautical_knot sailor's_knot monkey's_fist_knot monkey's_fist | 水手结
police-cap: captain's_hat sailor_hat captains_hat sailor_cap captain_hat | 船长帽 水手帽
yoga-mat: | 防潮垫 露营垫
cart: beach_wagon | 露营车 营地车
camping-stove: | 炉头
campfire: | 焚火台
fishing-net: fishing_trap | 鱼护 地笼
sailboat: | 船帆
cargo-ship: | 油轮 货船 集装箱船
tent: | 金字塔帐篷
flashlight: | 头灯
hiking-boots: climbing_boots | 徒步鞋
pocket-knife: | 瑞士军刀 户外刀
ice-bucket: | 冷藏箱 保温箱
toolbox: | 钓鱼箱
desk: | 折叠桌 蛋卷桌
bamboo-raft: | 木筏
wooden-boat: | 小木船 小渔船
cruise-ship: | 游轮
ferry: | 轮渡
pirate-hat: | 海盗帽
steamboat: | 蒸汽船
christmas-ball: christmas_ornament christmas_tree_ornament
light-bulb: christmas_lights
diya-lamp: diwali_lamp diya
spinning-top: dreidel
moon-stars: crescent_and_star
prayer-beads: rosary mala_beads
prayer: praying_hands praying_person | 双手合十 合十
fish: ichthys jesus_fish
nazar: evil_eye
wedding-car: just_married_car
goblet: communion_cup
top-hat: uncle_sam_hat
carnival-mask: mardi_gras_mask
garlands: | 拉旗 彩旗
bracelet: | 五彩绳
phoenix: garuda | 百鸟朝凤 凤纹 毕方
auspicious-cloud: | 云纹 如意云 祥云纹
wave: | 海水江崖
lotus: | 莲台
guanyin: | 菩萨
stone-tablet: | 石敢当
fireworks: | 礼花 礼花弹 窜天猴
talisman: | 绘马
griffin: hippogriff chimera
medusa: gorgon
kraken: leviathan sea_monster sea_serpent | 海妖
mermaid: merman | 人鱼
poseidon: triton | 海神
noh-mask: oni oni_mask hannya hannya_mask | 般若面具
viking-helmet: viking valkyrie vikings
ghost: banshee
angel: archangel
monster: golem | 石像鬼
rabbit: jackalope
mushroom: mushroom_man
tree: tree_spirit ent
genie-lamp: genie
pirate-flag: jolly_roger pirate_skull
sun-face: sun_god
qilin: | 獬豸 白泽
eagle: | 鲲鹏
centaur: | 人马
immortal: | 二郎神 杨戬 姜子牙 太上老君 伏羲 大禹 山神 何仙姑 吕洞宾
eight-immortals: | 铁拐李
emperor: | 玉皇大帝
queen: | 王母娘娘
thunder-god: | 电母
dragon-king: | 河伯
scholar: | 诸葛亮 苏东坡 杜甫 孔子 苏轼
gorilla: | 大脚怪
sphinx: | 狮身人面
bixi: | 龙龟
pegasus: | 天马
horse: | 龙马 白龙马
beautician: makeup_artist nail_technician nail_artist | 美甲师 化妆师
nurse: midwife
yoga: yoga_teacher yoga_instructor headstand handstand | 瑜伽老师 瑜伽体式
mask-theater: actor actress
director-chair: film_director | 导演椅子
man: banker real_estate_agent shopkeeper lifeguard stick_figure hipster male_torso | 商人 售货员 鱼贩 帅哥 火柴人 人头 人像 人物剪影 靓仔
programmer: hacker
team: group_of_people
people-hug: hug hugging_people
mechanic: | 修车工 修车师傅
worker: | 建筑工人 金匠 钟表匠
woman: female_body | 保洁员 育儿嫂 女工 淑女
lawyer: | 法官
monk: | 神父
family: | 父子 一家四口
swimming: | 游泳运动员
court-lady: | 古装美女 唐朝仕女
girl: virgo | 长发女孩 处女座 靓女
dance: dancing_woman dancing_girl
meditation: meditating_person meditating_woman | 盘腿坐 坐禅
victory-hand: peace_sign v_sign | 剪刀手
ok-hand: ok_sign
hand-heart: hands_holding_a_heart
rock-hand: rock_on_sign
kick: flying_kick high_kick | 飞踢 回旋踢
moon-face: sleeping_moon | 睡觉的月亮
ribs: rib
fist: clenched_fist | 握拳 出拳
fist-bump: | 碰拳
wave-hand: | 挥手
helping-hand: | 牵手 手牵手
hand: henna_hand mehndi palm_print | 托起的手 张开的手 摊开的手 食指 兰花指 剑指
lips: | 嘟嘴
tennis: | 打网球的人
cycling: | 骑车的人
surfing: | 冲浪的人
hiking: | 登山的人
fisherman: | 钓鱼的人
rowing: | 划船的人
artist: | 画画的人
blood-drop: | 血液
pilates: | 平板支撑
heart-hands: | 手指比心
foot: | 光脚 脚趾
waves-sine: wavy_line | 波浪线
knot: triquetra trinity_knot | 盘长结
code-brackets: brackets
light-switch: power_button on_off_switch | 开机键 电源键
twins: gemini | 双子座
crab: | 巨蟹座
lion: | 狮子座
scales: libra | 天秤座
scorpion: scorpio | 天蝎座
bow-arrow: sagittarius bow_string bowstring | 射手座
goat: capricorn | 摩羯座
amphora: aquarius | 水瓶座
twin-fish: pisces | 双鱼座
ram: | 白羊座
bull: | 金牛座
plaid: houndstooth | 千鸟格
laurel: | 麦穗环
package: | 方盒
cube: | 正方体
fleur-de-lis: | 鸢尾花纹章
coin: bitcoin dollar_sign | 比特币 美元符号
sunrays: | 放射线
trophy: | 世界杯 冠军杯
clock: | 时针 指针
domino: | 骨牌
firecracker: | 二踢脚
electric-guitar: rock_and_roll rock'n'roll rock_n_roll
field-hockey: hurley hurling
totem: tiki tiki_statue
shadow-puppet: wayang wayang_kulit
marionette: punch_and_judy
diving-helmet: diving_bell
jingle-bells: sleigh_bell
circus: circus_ring
cornucopia: horn_of_plenty
violin: string_quartet
cassette: cassette_deck
ice-axe: ice_pick
pole-dance: pole_dancer
`.trim();
