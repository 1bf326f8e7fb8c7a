/** Furniture, dress, care, school and office by their everyday names; see fallback-words.ts for how they are read. */
export const HOUSEHOLD_FALLBACK_WORDS = `
sewing-needle: pin_cushion | 针插包
tailor-scissors: fabric_scissors pinking_shears dressmaking_scissors | 布剪 花边剪
silk-bolt: fabric_roll roll_of_fabric | 布卷 一卷布
thread: sewing_kit sewing_box | 针线包 针线盒
tassel: macrame pompom | 流苏穗
fabric: kente ankara ankara_fabric adire kente_cloth | 毛毡 布头
wool: fleece sheep_skin sheepskin | 羊毛毡
hair-brush: round_brush paddle_brush grooming_brush pet_brush slicker_brush | 圆梳 滚梳
comb: | 排梳 密齿梳 宠物梳
scissors: barber_scissors thinning_shears hairdressing_scissors | 理发剪 牙剪
essential-oil: beard_oil hair_oil bath_oil | 护发精油
curling-iron: hair_roller curlers hair_curler | 烫发杠 卷发筒
hairpin: bobby_pin kirby_grip | 一字夹 黑发夹 点翠
hair-clip: claw_clip hair_claw | 抓夹 鲨鱼夹
headband: hair_tie scrunchie hairband | 发圈 皮筋 发绳 大肠发圈
bow: hair_bow
hair-dye: hair_foil highlights_foil
ponytail: braid plait pigtails pony_tail | 辫子 麻花辫 双马尾
curly-hair: dreadlocks afro | 脏辫 爆炸头 锡纸烫 大波浪
bun-hair: top_knot | 发髻
hair: mohawk pompadour quiff | 短发 背头 油头 寸头
nail-polish: nail_polish_bottle
nail-file: emery_board cuticle_pusher | 打磨条
foot-care: pedicure | 修脚
fingernail: long_nails painted_nails hand_with_nails acrylic_nails press-on_nails toe_nail toenail finger_nail | 甲片 穿戴甲 美甲手
lips: | 唇印
mascara: mascara_wand
eyeshadow: eyeshadow_palette makeup_palette | 眼影盘
beauty-egg: makeup_sponge beauty_blender | 粉扑海绵
eyelashes: false_lashes
perfume: atomizer aftershave | 小香水 花露水
cotton: cotton_pad cotton_bud cotton_swab q-tip q_tip cotton_wool | 化妆棉 棉签 棉球
face-roller: jade_roller
face-mask: | 敷面膜
woman: face_profile woman's_face female_profile | 女人脸 侧脸 美女侧脸 保洁阿姨 钟点工 秘书
clutch-bag: makeup_bag cosmetic_bag clutch | 化妆包
tattoo-machine: tattoo_gun | 纹身枪
hot-stone: massage_stones
ironing-board: | 烫台
clothesline: clothes_peg clothes_pin clothespin | 晾衣夹 衣夹
knot: | 编绳
frog-button: | 旗袍扣
hair-straightener: | 直板夹
barber-brush: | 胡须刷
lipstick: | 唇釉 唇彩 口红管 唇膜
compact: cushion_foundation | 气垫粉饼
powder: loose_powder talc talcum_powder | 粉扑 散粉 蜜粉 爽身粉 痱子粉
lotion: pump_bottle cosmetic_tube cream_tube squeeze_tube face_wash cleanser toner | 卸妆水 爽肤水 按压瓶 卸妆油 洁面乳 洗面奶
beauty-device: | 脱毛仪
ear-picking: | 采耳棒 耳勺
acupuncture: | 穴位 经络 银针 针灸针
foot: | 脚丫 小脚
chalk: tailor's_chalk | 划粉
knitting: | 棒针
yarn: cat_toy | 毛球 绒球
nail-clipper: | 修甲刀 死皮剪
razor: | 修眉刀
serum: | 滴管瓶 安瓿瓶
doormat: bath_mat welcome_mat | 地垫 浴室垫
towel-folded: folded_towels stack_of_towels
hand-sanitizer: soap_dispenser | 皂液器 消毒液 免洗洗手液
shampoo: shampoo_bottle shower_gel hair_conditioner | 沐浴露 护发素 洗发水瓶
toilet: bidet potty toilet_bowl | 智能马桶 小马桶
dustpan: dustpan_and_brush
towel: cleaning_cloth microfiber_cloth microfibre_cloth dust_cloth | 清洁布
vacuum-cleaner: carpet_cleaner steam_cleaner | 洗地机 除螨仪
rubbish-bag: garbage_bag bin_bag trash_bag | 垃圾袋子
spray-bottle: air_freshener | 空气清新剂 酒精喷壶 喷瓶
paint-roller: lint_roller | 粘毛器
laundry-basket: laundry_bag laundry_hamper | 洗衣篮
detergent: washing_powder fabric_softener bleach_bottle laundry_pods | 柔顺剂 洗衣凝珠 洁厕灵 消毒水
sink: | 洗手台
scrub-brush: | 马桶刷
bath-towel: | 搓澡巾
bathtub: | 泡泡浴 按摩浴缸
heater: | 浴霸 电暖器 油汀
squeegee: | 擦窗器 擦玻璃
washing-machine: | 滚筒洗衣机
sponge: | 沐浴球 海绵块
mop: mop_and_bucket | 蒸汽拖把
sofa: sectional chaise_longue | 贵妃椅 贵妃榻 沙发床
stool: ottoman | 脚凳
beanbag: pouf | 懒人椅
swing-chair: egg_chair hanging_chair | 吊篮椅 吊椅
bedside-table: side_table end_table | 边几 小茶几
cabinet: sideboard tv_stand display_case kitchen_island credenza | 电视柜 玄关柜 展示柜 玻璃柜 餐边柜
canopy-bed: four_poster_bed
bed: headboard | 双人床 单人床 大床房 凉床 火炕
cradle: bassinet
picture-frame: wall_art | 挂画 装饰画
shelf: shoe_rack | 鞋架
fireplace: mantel mantelpiece
pendant-lamp: pendant_light hanging_lamp | 吸顶灯
light-bulb: fairy_lights string_lights filament_bulb festoon_lights | 灯串 串灯 星星灯 钨丝灯泡
neon-sign: neon_light
spotlight: track_light | 轨道灯 筒灯
potted-plant: plant_stand | 绿植墙
office-chair: gaming_chair swivel_chair desk_chair | 老板椅 转椅 电竞椅
bar-stool: bar_counter | 吧台
chair: wicker_chair rattan_chair windsor_chair
wine-rack: | 酒柜
drawers: | 五斗橱
mattress: | 席梦思
pillow: seat_cushion | 靠垫 腰枕 坐垫 乳胶枕 记忆枕 颈椎枕 枕套
clothes-rack: | 衣帽架 落地衣架
cash-register: | 收银台
chandelier: | 水晶灯 水晶吊灯 枝形吊灯
umbrella: umbrella_stand | 伞桶
high-chair: | 儿童餐椅
rocking-horse: | 木马摇椅
crate: apple_crate egg_crate | 木箱子 航空箱
desk: | 升降桌 电脑桌
notebook: journal
highlighter: felt_tip marker_pen
folder: binder ring_binder | 活页夹 文件袋
exam: report_card | 成绩单
sketch-pad: sketchbook | 素描本
printer: photocopier copier | 复印机
computer: monitor | 显示屏
id-card: name_tag badge_holder membership_card library_card | 胸牌 工作牌
ink-bottle: ink_pot
kiosk: newspaper_stand newsstand
pie-graph: pie_chart | 饼图 饼状图
growth-chart: line_graph line_chart upward_arrow | 折线图 上升箭头 增长曲线
coins: coin_stack | 一摞硬币
banknote: bank_note dollar_bill
eraser: | 黑板擦 板擦
glue: glue_stick | 胶棒
stapler: | 订书钉
flag-pennant: checkered_flag chequered_flag union_jack stars_and_stripes | 国旗 方格旗 黑白格旗 队旗 令旗
certificate: | 毕业证
medal: | 奖章
easel: | 画板 画布
crayon: oil_pastel | 油画棒
potters-wheel: lump_of_clay | 陶泥
sculpture: plaster_bust relief_carving | 石膏像 木雕 石雕 根雕 砖雕 竹雕 浮雕
fax: | 传真机
stamp: postmark | 邮戳
scroll: paper_roll | 羊皮卷
graduation-cap: | 博士帽
wedding-rings: wedding_bands wedding_band
engagement-ring: solitaire
gem: gemstone
brooch: cameo lapel_pin enamel_pin
tie: tie_pin tie_clip
tank-top: crop_top camisole | 吊带
dress: summer_dress sundress | 碎花裙 小黑裙 衣裳 衣衫
workwear: uniform work_uniform | 手术服
baby-shoes: baby_bootie booties | 小鞋子 宝宝鞋 婴儿鞋子 学步鞋
baby-clothes: baby_grow babygrow
basketball-shoes: high_top high_tops | 高帮鞋
martin-boots: chelsea_boot | 切尔西靴
leather-shoe: oxford mary_jane shoe_horn shoehorn | 玛丽珍
loafers: ballet_flat | 单鞋 平底鞋
shoelace: shoe_lace shoe_laces boot_lace shoe_string
baseball-cap: trucker_cap
satchel: messenger_bag mail_bag
waist-bag: belt_bag bum_bag bumbag | 胸包
slippers: slipper house_shoes
clogs: clog crocs | 洞洞鞋
glasses: eyeglass_case cat_eye_glasses | 眼镜盒
necklace: | 锁骨链
watch: | 机械表 石英表
shirt: | 格子衫
hawaiian-shirt: | 花衬衫
hoodie: | 帽衫
jacket: | 棒球服 牛仔外套
suit: | 西服 职业装
qipao: ao_dai | 秀禾服 龙凤褂
trousers: | 西裤 阔腿裤 运动裤
shorts: | 泳裤
underwear: | 内裤
belt: | 腰带
high-heel: | 细高跟
crossbody-bag: | 链条包
straw-bag: | 竹编包
skirt: | 半身裙 牛仔裙
ballet-shoes: | 芭蕾鞋
cap: | 八角帽 报童帽
heart-pulse: ecg_line pulse_line heartbeat_line | 心电图
braces: aligner invisible_aligner clear_aligner | 矫正器 牙齿矫正器
dental-floss: floss
x-ray: ct_scanner mri mri_scanner
tweezers: forceps | 手术钳
safety-mask: surgical_mask
crutch: walking_frame zimmer_frame | 助行器
eye-care: eye_chart | 视力表
prosthesis: prosthetic_leg
blood-drop: glucose_meter | 血糖仪
blood: | 血袋
infusion: | 输液瓶
dog-bowl: pet_bowl food_bowl dog_dish kibble | 食盆 狗碗 猫碗
bone: dog_biscuit dog_treat
pet-grooming: dog_bath dog_grooming | 宠物洗澡
dog-collar: collar dog_tag | 狗牌
hamster: hamster_wheel | 仓鼠轮
chicken-coop: rabbit_hutch
baby-footprint: baby_foot
mother-child: mother_and_baby breastfeeding nursing_mother mum_and_baby mom_and_baby | 妈妈抱宝宝 哺乳
baby-in-swaddle: swaddled_baby
stork: stork_with_baby | 送子鹳
baby: baby_face | 宝宝脸
syringe: | 针头
tooth: | 蛀牙 智齿 牙根 微笑牙齿
mortar: | 药杵
herb: | 药材
cat-tree: | 猫窝 猫抓板
birdcage: | 兔笼
pregnant: pregnant_belly | 孕肚
dentist-chair: | 牙椅
nurse: | 护士帽
decoction-pot: | 砂锅药罐
gourd: | 悬壶
teddy-bear: | 抱抱熊
matches: match_box tinder_box
takeout-box: noodle_box burger_box food_container | 外卖盒 餐盒 汉堡盒
coffee-bean: coffee_bag bag_of_coffee | 咖啡袋
spray-can: aerosol_can aerosol deodorant | 喷雾罐
drawstring-bag: | 自立袋 小袋
gift: wrapping_paper | 礼品盒 包装纸
takeaway-coffee: cup_sleeve coffee_cup_lid
pizza: pizza_box | 披萨盒
juice: | 果汁盒
egg: | 鸡蛋盒
toothpaste: | 牙膏管
lacquer-box: | 锦盒 木匣
jam: | 果酱瓶
spice-jar: | 调料瓶
cream-jar: shea_butter body_butter body_scrub hair_mask | 面霜罐 雪花膏 护手霜 眼霜
mason-jar: glass_jar | 玻璃罐 密封罐
package: | 投票箱 苹果箱 泡沫箱
books: | 丛书
pearl: | 珍珠粉
palette: paint_swatch color_fan colour_fan colour_wheel color_wheel color_swatches | 色卡
ink-drop: paint_drip paint_drop drop_of_paint
wallpaper: wallpaper_roll roll_of_wallpaper | 墙布
carpet: carpet_roll roll_of_carpet rolled_carpet
toilet-paper: kitchen_roll paper_towel
curtains: curtain_rod lace_curtain net_curtain
fishing-net: pool_skimmer
passport: passport_stamp
detective-person: detective_hat
hookah: shisha
cigarette: joint
stove: | 煤球炉 老虎灶
incense-stick: | 蚊香 香插
padded-jacket: | 大花袄 棉猴 花棉袄儿
hand-warmer: | 火箱 暖手宝
wash-basin: | 搪瓷盆
bowl: | 鸡公碗 公鸡碗 酒碗
canvas-shoes: | 解放鞋 回力鞋
tiger-shoe: | 老虎鞋
baby-sling: | 背扇
comic: | 连环画 小人书
oil-lamp: | 酥油灯
dagger: keris kris | 藏刀 英吉沙小刀
coin: | 袁大头
sleeping-bag: swag bedroll
plaid: tartan gingham
stirrup: spur spurs
ring: claddagh claddagh_ring
wreath: lei flower_lei
spear: assegai
bamboo-hat: non_la
projector-screen: | 投影幕
microphone: | 麦架 话筒罩
selfie: selfie_stick | 自拍杆
drone: | 航拍机
scales: | 收银秤
fridge: | 冷柜 冷冻柜 展示柜冰箱
tissue: wet_wipes wet_wipe | 湿巾 婴儿湿巾
diaper: | 隔尿垫
yoga-mat: | 爬行垫
book: | 布书
kick-scooter: | 儿童滑板车
bicycle: | 儿童自行车
envelope: | 录取通知书
butterfly: butterfly_specimen | 蝴蝶标本 标本
crystal: | 矿石
koi: | 锦鲤池
amber: | 蜜蜡
blue-and-white-porcelain: | 汝窑 钧窑
folding-fan: | 扇面
bead-bracelet: | 沉香手串 核桃手串 星月菩提
prayer-beads: | 菩提子
incense: | 檀香木
aquarium: | 水草缸
fountain: | 流水摆件
incense-burner: | 铜炉
flower-basket: | 开业花篮
teapot: | 玉壶 银壶
brush-pot: pen_pot desk_tidy
photo-album: scrapbook
patchwork: granny_square
crochet: doily
dreamcatcher: dream_catcher
coaster: beer_mat
signpost: arrow_sign neon_arrow
hole-punch: ticket_punch
lunch-box: packed_lunch snack_box
garlands: paper_chain
jewelry-box: trinket_box
wax-seal: wax_stamp
candle: wax_melt
lantern: miner's_lamp
street-lamp: gas_lamp
herb-leaf: sprig
pocket-knife: | 刀子
ingot: | 银子
leather: animal_hide cowhide | 兽皮 牛皮
tobacco-pipe: | 烟枪
speaker: | 扬声器
silver-jewelry: | 银器
bronze-ding: | 铜器 青铜器
rattan: | 竹器 藤器
saddle: | 马具
quilt: | 羽绒被
bed-sheet: | 床笠
electric-fan: | 塔扇 空调扇
lamp: | 太阳能灯 灯带
medicine-bottle: | 风油精 清凉油
blanket: | 电热毯
sewing-machine: | 绣花机 缝包机 拷边机
car-seat: | 座套
weight-scale: | 体脂秤
tarot: tarot_deck
laptop-bag: laptop_sleeve
whiteboard: notice_board bulletin_board cork_board
blackboard: sandwich_board a-board chalk_board
snuff-bottle: snuff_box
gift-bag: goodie_bag party_bag
lounger: sun_bed sunbed
greeting-card: birthday_card thank_you_card
gift-card: loyalty_card punch_card
hotel-bell: reception_desk reception_bell
sleep-mask: eye_mask
pearl-necklace: string_of_pearls
shoe-last: shoe_tree
`.trim();
