/** Fallback words among things of the house, dress, music and travel; see fallback-words.ts for how they are read. */
export const OBJECT_FALLBACK_WORDS = `
tape-measure: tailors_tape | 皮尺 软尺
garden-hose: fire_hose | 水带 消防水带 消防水管
deck-chair: deckchair deckchairs sun_lounger | 沙滩椅
boxing-bag: punchbag punch_bag heavy_bag | 沙袋
pitchfork: garden_fork digging_fork hay_fork hayfork | 草叉
glasses: specs reading_specs | 老花眼镜
chimney: chimney_pot chimney_pots chimney_stack smokestack | 烟囱管
paint-bucket: paint_can paint_tin paint_pot tin_of_paint can_of_paint | 油漆桶 涂料桶
aquarium: fish_bowl fishbowl goldfish_bowl | 玻璃鱼缸
quill: goose_quill feather_quill | 鹅毛笔
piano: upright_piano | 立式钢琴
plug: three_pin_plug mains_plug | 三脚插头
dandelion: dandelion_clock dandelion_clocks | 蒲公英绒球
first-aid: medical_bag doctors_bag gladstone_bag | 出诊箱 药箱子
cooking-pot: handi karahi kadhai degchi | 砂煲
tuk-tuk: auto_rickshaw tuktuk | 三蹦子
biplane: crop_duster cropduster | 双翼机
fence: fence_post fencepost strainer_post | 篱笆桩
drum: bodhran frame_drum | 手鼓
flute: tin_whistle penny_whistle | 锡笛
basket: creel pannier panniers knitting_bag | 提篓
jar: jam_jar vinegar_jar | 醋坛 果酱罐
speech: speech_bubble dialogue_bubble | 对话框 对话气泡 聊天框
computer-mouse: cursor mouse_pointer | 光标 鼠标指针
plug: charger power_cable extension_lead phone_charger | 充电线 数据线 插线板 排插
memory-stick: usb_stick thumb_drive flash_drive | U盘 优盘
router: modem broadband_box | 光猫 猫盒
chip: microchip silicon_chip | 微芯片
tax: invoice receipt till_receipt | 发票 收据 小票
bench-vise: vice vise | 台钳 虎钳
garden-hose: hose hosepipe | 水管带 浇水管
lawn-mower: lawnmower lawn_mower mower | 剪草机 除草机
thermometer: thermostat | 体温计 温控器 温度表
heater: radiator | 暖气片 暖气
sewing-needle: pincushion | 针插 针垫
bandage: plaster sticking_plaster | 胶布 夹板
hair-brush: hairbrush | 发刷
hair-dryer: hairdryer blow_dryer hair_drier | 电吹风
barber-brush: shaving_brush | 胡刷
garbage-bin: rubbish_bin recycling_bin wheelie_bin dustbin trash_can waste_bin bin | 垃圾箱 回收箱
astronaut-helmet: space_helmet | 宇航头盔 太空头盔
door-handle: doorknob door_knob | 门把 门拉手
scaffold: scaffolding | 脚手架子
excavator: digger mini_digger jcb backhoe | 钩机 挖土机
plumb-bob: plumb_line | 铅垂线 墨线
stroller: pram pushchair buggy | 推推车
pacifier: dummy | 安抚奶嘴
camera-tripod: tripod | 相机架
camera-lens: lens lenses | 镜片
road-sign: stop_sign road_signs | 路标牌 指路牌
fuel-pump: petrol_pump gas_pump | 加油枪 加油机
fuel-can: jerrycan jerry_can petrol_can | 汽油桶
thumbs-up: thumb | 大拇指 竖大拇指
church: steeple spire | 尖顶 教堂尖顶
castle: drawbridge rampart battlements | 吊桥 城墙 城门 城
ant-hill: anthill | 蚂蚁窝 蚁穴
cattail: bulrush bulrushes | 香蒲
wood: driftwood | 浮木 漂流木
water-drop: puddle |
file-cabinet: filing_cabinet | 文件柜 档案柜 资料柜
sticky-note: post-it memo_note | 便签 便利贴 便条
tag: luggage_tag swing_tag | 价签 吊牌 价格牌
trowel: pointing_trowel | 瓦刀 抹子 泥刀
shower: showerhead | 喷头 淋浴头
birdcage: cage | 笼子 铁笼 竹笼
syringe: jab needle_syringe | 针筒 注射针
key: keyring key_ring keychain | 钥匙圈 钥匙扣 钥匙串
cement-mixer: concrete_mixer | 搅拌车 水泥车 混凝土车
drawers: chest_of_drawers | 抽屉 斗柜
megaphone: loudhailer | 扩音器 大喇叭
drum: drumstick drumsticks | 鼓槌 鼓棒
backpack: hiking_pack | 登山包 背囊
gift: gift_boxes present_box ring_box | 礼盒 首饰盒 戒指盒
fishing-net: net nets | 网 渔网 网兜
pebble: pebbles | 卵石 鹅卵石
tongs: blacksmith_tongs | 铁钳 火钳
chisel: graver burin | 錾子 刻刀
brake-disc: brake brakes | 刹车 刹车片
veil: bridal_veil | 头纱
scarf: neckerchief | 红领巾 领巾
exam: test_paper exam_paper | 试卷 卷子 考卷
safe: strongbox | 保险柜
zipper: zip | 拉链头
lamp: lampshade torch_lamp nightlight lamplight reading_lamp bedside_lamp lamps | 路灯 夜灯 小夜灯 台灯灯 渔灯 渔火 电灯 吊灯 霓虹灯 灯光 灯火 灯盏 长明灯 街灯 落地灯 落日灯
lantern: paper_lantern lanterns jack_o'lantern sky_lanterns | 红灯笼 宫灯 花灯 兔子灯 走马灯 孔明灯 河灯 纸灯笼 荷花灯 天灯 莲花灯
candle: candles taper candlelight votive | 红烛 烛台 香薰蜡烛 烛 香烛
incense: joss_stick | 线香 檀香 沉香 香
matches: matchstick matchbox | 火柴 火柴盒 一根火柴
light-bulb: lightbulb bulb filament idea_bulb bulbs | 灯泡 电灯泡
key: keys skeleton_key latchkey old_key | 锁匙 车钥匙 金钥匙 银钥匙 古钥匙
lock: padlock combination_lock | 锁 挂锁 密码锁 铜锁 同心锁 长命锁头 锁头
chain: shackle link bike_chain | 铁链 链子 锁链
hook: anchor_hook | 钩子 铁钩 渔钩
knot: rope_knot lasso_knot chinese_knot bow_knot | 绳结 中国结 结 平安结 同心结
fishing-rod: fishing_pole rod_and_reel tackle angler fisherman | 鱼竿 钓竿 钓鱼竿 钓鱼 渔夫 渔翁 垂钓 渔民
spider-web: cobweb web | 蛛网 蜘蛛网
broom: besom broomstick sweeping_brush | 笤帚 扫把 魔法扫帚
walking-stick: rod sceptre scepter crozier shepherd's_crook wooden_staff | 权杖 法杖 木杖 禅杖 杖
pillar: stone_column marble_column wooden_post | 梅花桩 桩子 石柱 圆柱 立柱 龙柱 华表柱
water-bottle: glass_bottle | 瓶子 玻璃瓶 水瓶
bucket: pail | 水桶 提桶 铁桶 小桶
basket: hamper wicker_basket picnic_basket baskets | 篮子 竹篮 菜篮 菜篮子 花篮 背篓 竹筐 箩筐 筐 鱼篓 竹篓 篓 提篮
ladder: step_ladder rope_ladder ladders | 梯子 云梯 天梯 木梯
stairs: staircase stairway steps escalator_stairs | 楼梯 台阶 阶梯 旋梯 石阶
door: doorway portal front_door doors | 木门 大门 门扉 柴门 房门 朱门
gate: garden_gate | 牌楼 城门 门楼 铁门
window-frame: window_pane shutter windows bay_window skylight | 窗棂 花窗 落地窗 天窗 窗子 窗口 小窗 木窗
curtains: curtain drape | 窗帘 帘子 竹帘 门帘
bed: hammock bunk cot futon mattress_bed sofa_bed | 吊床 婴儿床 小床 大床 摇篮床 榻榻米
sofa: couch settee loveseat | 沙发 长沙发
chair: throne armchair_chair wooden_chair bench_chair chairs rocking_chair_seat | 椅子 太师椅 摇椅 竹椅 王座 宝座 藤椅 木椅 官帽椅 躺椅
stool: barstool footstool | 凳子 板凳 小板凳 马扎 小马扎 竹凳
desk: table coffee_table dining_table writing_desk round_table | 桌子 书桌 八仙桌 茶几 茶桌 餐桌 圆桌 方桌 木桌
bookcase: bookshelves book_shelf | 书架 书柜
cabinet: cupboard wardrobe_cabinet medicine_cabinet | 柜子 药柜 橱柜 百子柜 衣柜 药斗柜
carpet: rug mat flying_carpet magic_carpet | 地毯 毯子 飞毯 魔毯 席子 凉席
blanket: quilt duvet comforter throw | 被子 毛毯 棉被 盖毯 百家被
mirror: looking_glass | 镜子 铜镜 魔镜
comb: hairbrush_comb | 梳子 木梳 牛角梳
scissors: secateurs clipper | 剪 裁缝剪刀 园艺剪 花剪
sewing-machine: | 缝纫机 老缝纫机
thread: bobbin string cotton_reel | 纱线 棉线 丝线 线团 丝
yarn: ball_of_yarn wool yarn_ball skein knitting | 毛线 毛线球 毛线团 羊毛
button: buttons | 纽扣 扣子
sweater: jumper cardigan pullover | 毛衣 针织衫 开衫
coat: jacket_coat overcoat parka raincoat cloak cape | 大衣 外套 风衣 斗篷 披风 雨衣 棉袄 羽绒服
dress: gown frock skirt_dress wedding_dress evening_gown | 裙子 连衣裙 婚纱 礼服 旗袍裙 裙
t-shirt: shirt tee blouse polo jersey | 衬衫 上衣 T恤 背心 衣服 汗衫 短袖
jeans: pants trousers_jeans overalls dungarees | 裤子 牛仔裤 背带裤
sneaker: shoe shoes trainers running_shoe footwear | 鞋 鞋子 球鞋 运动鞋 跑鞋 布鞋 老布鞋 拖鞋 帆布鞋 跑步鞋 绣鞋 草鞋
boot: boots wellies wellington_boot cowboy_boot rain_boot | 靴子 雨靴 马靴 长靴 雪地靴
high-heel: stiletto heels high_heels glass_slipper | 高跟鞋 水晶鞋
socks: sock stocking | 袜子 长袜 棉袜
gloves: glove oven_mitt | 手套 连指手套 棉手套
boxing: boxing_glove boxing_gloves boxer | 拳套 拳击手套 拳击手
hat: beret trilby bucket_hat sun_hat panama sombrero nightcap boater knit_cap fez bonnet_hat straw_bonnet hats | 贝雷帽 毡帽 渔夫帽 瓜皮帽 睡帽 毛线帽 遮阳帽 针织帽 乌纱帽 小帽 竹笠 笠 蓑笠
cap: baseball_cap visor flat_cap | 鸭舌帽 棒球帽 学生帽
crown: diadem coronet crowns | 王冠冠 冠 金冠 花冠 凤冠
helmet: hard_helmet bike_helmet | 头盔 安全帽 钢盔
bow-tie: bowtie | 领结 蝴蝶领结
tie: necktie cravat | 领带
glasses: reading_glasses eyeglass lorgnette sunnies_glasses | 老花镜 眼镜框 圆眼镜
sunglasses: shades aviators | 墨镜 太阳镜 太阳眼镜
mask-theater: masquerade carnival_mask | 假面 面罩
safety-mask: gas_mask face_covering | 口罩 防毒面具
umbrella: brolly parasols | 小伞 花伞 红伞 遮阳伞 竹伞
handbag: purse clutch_bag satchel | 手提包 钱包包 皮包 包包 手袋
backpack: rucksack knapsack schoolbag | 书包 背包 双肩包 行囊
luggage: case_luggage valise baggage | 旅行箱 拉杆箱 木箱 藤箱
treasure-chest: chest treasure strongbox | 宝箱 宝藏 百宝箱 藏宝箱 宝盒
gift: present gift_box parcel_gift | 礼物 礼盒 礼品 礼包
package: parcel box_package cardboard_box delivery_box | 快递 快递盒 纸箱 箱 盒子 包裹 邮包 快递箱
envelope: love_letter mail_letter letterbox stamp_letter post | 家书 信笺 鸿雁传书 邀请函 信纸
mailbox: postbox pillar_box letter_box | 邮筒 信箱 邮箱
feather: plume quill_feather feathers | 羽毛 翎 羽 羽毛毛
wing: wings_wing pinion | 双翼 翼 天使翅膀 飞翼
ink-brush: brush_pen writing_brush | 笔 狼毫 湖笔 书法笔
pen: biro nib inkpen pens | 钢笔尖 笔尖 水笔 圆珠笔
pencil: colour_pencil colored_pencil pencils | 彩铅 彩色铅笔 彩笔
crayon: chalk pastel_stick | 蜡笔 粉笔
scroll: parchment bamboo_scroll manuscript | 卷轴 竹简 画卷 经卷 书卷 圣旨 手卷画
picture-frame: painting portrait canvas | 画框 画 油画 国画 山水画 相框 字画
palette: paint_palette watercolour watercolor | 调色盘 颜料 水彩 调色板
book: storybook textbook encyclopedia book_cover fairy_tale_book old_book cookbook picture_book comic_book | 绘本 古书 童话书 线装书 教科书 课本 小说 诗集 故事书 旧书 食谱 漫画书 字典书
books: book_pile piles_of_books | 一堆书 书山 书海 旧书堆 一叠书
newspaper: newsprint paper_news | 报纸 晨报 旧报纸
map: atlas treasure_maps | 地图 藏宝图
globe: world_globe | 地球仪
clock: grandfather_clock cuckoo_clock wall_clock pendulum_clock sundial timepiece | 钟 时钟 挂钟 座钟 日晷 钟表 老座钟 布谷钟 摆钟
watch: wristwatch stopwatch_watch | 手表 腕表 怀表表
hourglass: sand_timer egg_timer sandglass | 沙漏
bell: temple_bell church_bell jingle_bell handbell cowbells bells | 铃铛 钟声 铃 古钟 驼铃 风铃铃 铜铃 大钟 金钟
wind-chime: windchime | 风铃
compass: navigation_compass luopan | 罗盘 指南针 司南
telescope: spyglasses binocular | 天文望远镜 单筒望远镜
camera: dslr film_camera photo_camera leica | 胶片相机 照相机 单反 胶卷相机 老相机 微单
film-reel: movie_reel cine_film filmstrip | 胶片 电影胶片 胶卷
turntable: phonograph record_turntable | 黑胶机 唱片机
gramophone: | 留声机
radio: wireless transistor_radio | 收音机 老收音机
telephone: phone phone_receiver old_phone landline | 电话 电话机 老式电话 座机
smartphone: mobile_phone cellphone iphone | 手机 智能手机
television: tv_set telly | 电视机 老电视 电视
computer: pc monitor_screen desktop_computer | 电脑 显示器
game-controller: gamepad game_console controller playstation | 游戏手柄 手柄 游戏机
guitar: ukulele bass_guitar lute mandolin | 尤克里里 吉他手 木吉他 贝斯 琵琶吉他 月琴 冬不拉 三弦 柳琴 马头琴
violin: cello viola fiddle double_bass | 大提琴 小提琴手 提琴
piano: piano_keys grand_piano piano_keyboard keyboard organ harpsichord | 钢琴键 三角钢琴 琴键 风琴 钢琴家
harp: lyre zither | 竖琴 箜篌 扬琴
flute: panpipe recorder pan_flute piccolo oboe clarinet whistle_flute | 长笛 笛子 短笛 排箫 单簧管 双簧管 口琴 葫芦丝 芦笙 箫 竹笛 牧笛 陶笛
trumpet: cornet french_horn horn_trumpet brass_instrument | 小号 圆号 号角 喇叭 长号 军号
drum: bongos djembe tom-tom timpani drum_kit | 手鼓 腰鼓 拨浪鼓 架子鼓 非洲鼓 战鼓 花鼓
accordion: concertina squeezebox | 手风琴
music-note: melody note notes musical_note quaver tune song | 音符 乐谱 旋律 歌 五线谱
microphone: mike vocal_mic | 麦 话筒架 麦克
ship: cruise_ship liner ferry_boat freighter tugboat trawler steamship pirate_ship noah's_ark ark | 海盗船 货轮 邮轮 方舟 诺亚方舟 郑和宝船 宝船 铁船 福船 大帆船
boat: punt raft lifeboat skiff longboat coracle boats barge houseboats bamboo_raft | 竹筏 筏 画舫 渔舟 轻舟 孤舟 独木舟船 橡皮艇 小舟 摇橹船 渡船 乌篷 帆 船儿 花船
sailing-ship: sail sails schooner clipper_ship catamaran brig yachts | 风帆 白帆 千帆 扬帆 帆影
canoe: paddle rowing dugout kayaks | 皮划艇 独木舟 桨
submarine: sub u-boat | 潜水艇 潜艇
anchor: anchors | 船锚 锚 铁锚
car: automobile sedan jeep racing_car roadster vintage_car cars beetle_car vehicle | 汽车 小汽车 轿车 跑车 老爷车 房车车 越野车 甲壳虫车 小车
truck: pickup lorry_truck freight_truck wagon | 卡车 货车 皮卡
van: minibus campervan | 面包车 商务车 冰淇淋车
bus: coach double-decker_bus | 公交车 大巴 巴士 校车 公共汽车
train: locomotive railway_train carriage_train steam_train trains | 火车 绿皮火车 蒸汽火车 小火车 列车
tram: trolley streetcar | 有轨电车 叮叮车 电车
horse-carriage: carriage chariot stagecoach wagon_cart | 马车 花轿 战车
wheelbarrow: pushcart handcart barrow cart rickshaw | 手推车 小推车 独轮车 推车 黄包车 三轮车 餐车 板车
bicycle: tandem tricycle bikes bicycles penny_farthing_bike | 脚踏车 二八大杠 公路车 小三轮
motorcycle: chopper harley motorcycles | 机车 摩托 哈雷
airplane: plane aeroplane aircraft jet biplane glider planes airliner | 飞机 客机 战斗机 滑翔机 飞行器 大飞机
helicopter: chopper_helicopter | 直升机 直升飞机
hot-air-balloon: airship balloon_basket hot_air_balloons | 热气球 气球飞船
rocket: space_shuttle shuttle missile rockets spacecrafts | 飞船 宇宙飞船 航天飞机 神舟飞船 太空船
flying-saucer: ufo | 飞碟 不明飞行物
satellite: sputnik | 卫星 人造卫星
spring-coil: spring springs coil coils bedspring mattress_spring slinky | 弹簧
lunch-box: tiffin tiffin_tin tiffin_carrier | 便当盒
camera-lens: shutter_blades camera_shutter aperture | 快门 光圈
gear: chainring sprocket cog cogs cogwheel | 齿轮盘 链轮
barbecue: smoker grill oil_drum_smoker charcoal_grill | 烤架 烧烤架 炭火 炭盆
brick-oven: stone_oven pizza_oven bread_oven oven_of_stone wood_oven clay_oven tandoor | 窑炉 面包窑 柴窑
fairness-pitcher: pitcher jug glass_pitcher water_jug lemonade_jug ewer carafe | 水壶罐 扎壶
flower-pot: terracotta_pot terracotta plant_pot clay_flowerpot | 陶盆 花盆子
triangle-instrument: play_button | 播放键 play键
barber-pole: barber's_pole barbers_pole | 转灯 理发灯 三色灯 三色柱
sailboat: mast sails | 桅杆
boat: hull |
clothesline: washing_line laundry_line | 晾衣绳 晒衣绳
hula-hoop: hoop | 铁环
notebook: shopping_list to_do_list checklist diary exercise_book | 清单 购物清单 本子
laptop: notebook_computer | 笔记本电脑
newspaper: sheet_of_paper stack_of_paper sheets_of_paper kraft_paper paper_sheet | 报纸 牛皮纸 纸张 一沓纸
mortar: molcajete pestle_and_mortar pestle | 石臼 捣臼
beach-ball: ball balls bouncy_ball | 皮球 球
silk-bolt: bolt_of_cloth cotton_cloth linen_cloth | 棉布 绸缎 红绸 绸子 布匹 丝绸
padded-jacket: quilted_jacket | 短褂 棉袄 小褂
rain-boots: wellies wellingtons gumboots welly | 雨鞋
bucket-hat: sou'wester sou_wester fishing_hat |
hot-air-balloon: balloon_gondola | 吊篮
scuba-tank: oxygen_tank air_tank oxygen_cylinder | 氧气罐 气瓶
jar: crock urn ginger_jar | 坛子 土坛 土坛子 瓦罐 泡菜坛 腌菜坛
beach-chair: moon_chair deck_chair camping_chair folding_chair | 月亮椅 露营椅 折叠椅 沙滩椅
cart: pushcart handcart food_cart trolley_cart barrow wagon | 小推车 手推车 推车 木头车 板车 平板车 餐车车
horse-carriage: chariot_horse stagecoach | 马车
weather-vane: weathervane weathercock | 风向标 风向鸡
torch: flashlight | 手电筒
hammock: | 吊床
ruler: yardstick | 尺子 戒尺
float: fishing_float | 浮标漂
mop: | 墩布
thread: loose_thread | 线头 棉线
lightning: lightening_bolt lightning_bolt thunderbolt | 电光
shirt: blouse | 衬衣
kiosk: market_stall stall stand booth | 摊位 小摊 摊子 货摊 摊
menu-book: chalkboard_menu | 菜牌
barrel: oil_drum cask keg_barrel | 橡木桶 酒桶 油桶
playing-cards: deck_of_cards ace | 纸牌
tea-caddy: tea_tin | 茶罐 茶叶罐
wooden-fish: | 木鱼儿
wind-chime: | 檐铃
`.trim();
