/** Tools, vehicles, buildings and electrics by their everyday names; see fallback-words.ts for how they are read. */
export const WORKSHOP_FALLBACK_WORDS = `
axe: splitting_maul splitting_axe
circular-saw: saw_blade table_saw miter_saw mitre_saw saw_mill sawmill | 锯片 锯盘 台锯
hand-saw: coping_saw band_saw tenon_saw | 带锯
chainsaw: chain_saw | 油锯 链锯 汽油锯
screwdriver: phillips_head flathead | 十字螺丝刀 一字螺丝刀 电笔 测电笔 电动螺丝刀
drill: drill_bit impact_driver drill_driver dremel hole_saw | 钻头 手电钻 手枪钻
wrench: socket_set ratchet socket_spanner | 套筒 棘轮扳手
allen-key: hex_key | 内六角
pliers: needle_nose_pliers wire_cutters wire_strippers side_cutters | 剥线钳 斜口钳 鲤鱼钳
chisel: gouge | 木工凿子
wood-plane: block_plane bench_plane | 木刨 刨刀
wood: dowel wood_shavings wood_chips wooden_plank parquet wooden_floor hardwood_floor deck_boards | 刨花 木板 木方 木条
grinding-wheel: sandpaper sanding_block | 砂纸
angle-grinder: sander belt_sander disc_grinder | 打磨机 抛光机
ruler: folding_ruler
set-square: carpenter's_square try_square
ink-marker: chalk_line
vernier-caliper: calipers caliper micrometer | 千分尺
carving-knife: utility_knife box_cutter stanley_knife craft_knife hobby_knife x-acto_knife | 美工刀 裁纸刀 篆刻刀
trowel: putty_knife scraper paint_scraper plastering_trowel | 铲刀 腻子刀
hook: eye_bolt screw_hook
gunny-sack: sandbag feed_bag feed_sack coffee_sack | 饲料袋 咖啡麻袋
steel-beam: i-beam girder | 工字钢
cement: cement_bag bag_of_cement | 水泥袋 混凝土
nozzle: pressure_washer jet_washer power_washer | 高压水枪 洗车水枪
air-pump: air_compressor | 空压机 打气泵
multimeter: voltage_tester volt_meter electric_meter | 电表笔 电表
pipe-wrench: pipe_cutter
blowtorch: blow_torch
leather-awl: awl
pulley: winch block_and_tackle | 绞盘 卷扬机
lathe: milling_machine | 铣床
welding: welding_machine | 电焊机
welding-mask: | 焊帽
nut-bolt: | 垫片 铆钉
toolbox: | 工具包 五金箱
tools: | 工具腰包
workbench: | 木工台
ladder: | 铝梯 伸缩梯 竹梯子
plunger: suction_cup | 马桶搋 管道疏通器 皮搋子
tape: | 电工胶布 绝缘胶布 胶纸
secateurs: hedge_trimmer garden_shears hedge_shears | 绿篱机 剪枝剪 铁皮剪 园林剪
hammer: | 羊角锤 榔头儿
mallet: | 橡皮锤 木榔头
martin-boots: | 工装靴
garden-trowel: hand_trowel | 花铲 移苗铲
rake: leaf_rake
hoe: cultivator | 小锄头
lawn-mower: weed_whacker ride-on_mower riding_mower brush_cutter weed_eater | 打草机 割灌机
garden: raised_bed flower_bed flowerbed | 花圃 花池 花坛 菜园 菜畦 小花园
flower-pot: planter_box | 花槽
pergola: arbor garden_arch arbour | 爬藤架 豆角架 葡萄棚
greenhouse: cold_frame sunroom | 玻璃房 阳光房 暖房
seedling: seed_tray plant_label | 苗床 育苗盘
plow: harrow | 牛犁田
tractor: baler | 插秧机 旋耕机
windmill: wind_pump
horseshoe: horse_shoe
fence: barbed_wire garden_fence wire_fence chicken_wire razor_wire | 木栅栏 铁丝网
silo: grain_elevator
bee-hive: bee_smoker
gate: | 栅栏门 校门
birdhouse: pigeon_loft bat_box bug_hotel bee_hotel | 喂鸟器
mortar: | 碓 碓窝
harvester: thresher threshing_machine | 打谷机 脱粒机
winnowing: | 扬场 风谷机
granary: | 粮囤
chicken-coop: | 鸭棚 鹅棚
irrigation: | 水渠
dam: sluice_gate weir | 水闸
winnowing-basket: | 晒谷场 晒谷坪 打谷场
garlic: string_of_garlic garlic_braid | 蒜辫
egg: | 鸡蛋托
basket: egg_basket | 鸡蛋筐
fountain: | 鸟浴盆
work-gloves: | 园艺手套
rapeseed-flower: | 油菜花田
cotton: | 棉花田
mill: | 水磨坊 水碾
corn: | 玉米串
dried-chili: | 辣椒串
sheep-shears: | 羊毛剪
formula-car: race_car formula_1_car f1_car | 赛车
sport-car: muscle_car supercar | 肌肉车
vintage-car: hot_rod woody_wagon | 复古车
limousine: limo
motorcycle: cafe_racer dirt_bike motocross | 越野摩托车 摩的
wheel-rim: alloy_wheel alloys
tire: tire_track tyre_track
headlights: tail_light taillight car_light | 大灯 尾灯 车大灯
pipeline: exhaust_pipe tailpipe pipe_fitting pipe_elbow drain_pipe | 排气管 弯头 下水道 下水管 钢管 铁管 铜管
engine: engine_block v8_engine | 引擎 柴油机 内燃机 蒸汽机
piston: crankshaft camshaft piston_rod connecting_rod | 曲轴 连杆 气缸 汽缸
gear: gear_stick gear_shift gearbox gear_lever | 变速箱 换挡杆 档把 齿盘 曲柄
brake-disc: brake_caliper brake_pedal brake_shoe
spring-coil: shock_absorber suspension_spring coilover | 减震器 减震
oil: oil_drop drop_of_oil | 油滴 一滴油
speedometer: tachometer odometer fuel_gauge rev_counter | 油表 转速表
car-key: key_fob
car: license_plate number_plate car_front windscreen windshield car_bonnet car_boot | 车牌 车头 前脸 引擎盖 挡风玻璃 保险杠 后视镜 后备箱 车子
car-seat: seat_belt seatbelt | 安全带
bicycle: bmx fixie handlebar drop_bars bike_frame bike_saddle handlebars folding_bike bike_fork | 死飞 折叠车 车把 车座 车架 小轮车 二八杠
wheel: bike_wheel bicycle_wheel | 车圈 辐条
bike-pedal: pedal | 脚踏 脚蹬子
train: train_carriage railway_carriage | 车厢 火车厢
railway-track: train_track railroad_track railway_sleeper railroad train_tracks | 枕木
railway: railway_crossing level_crossing | 道口
traffic-light: signal_light | 信号灯
airport-tower: control_tower | 塔台
airplane-takeoff: runway | 飞机跑道
wheel-loader: skid_steer | 装载机
dump-truck: | 渣土车
lorry: | 半挂车 大货车
doormat: | 脚垫
traffic-cone: road_barrier | 路障
road-sign: parking_sign | 停车牌
charging-station: | 充电枪
chain: | 车链
high-speed-train: | 和谐号 复兴号
cable-car: | 索道
monorail: maglev | 磁悬浮
airplane: private_jet airplane_wing | 机翼 机舱
cement-mixer: | 泵车
excavator: | 破碎锤
tricycle: | 儿童三轮车 三轮童车 农用车 蹦蹦车
jeep: | 吉普车
steam-locomotive: | 火车头
bell: bike_bell bicycle_bell | 车铃 单车铃
water-tower: water_tank | 水箱
skyscraper: high_rise high-rise tower_building
office-building: office_block office_tower
cabin: a-frame a-frame_cabin a_frame a_frame_cabin
church: church_tower bell_gable
stained-glass: church_window
roof: dormer | 琉璃瓦 脊兽
terrace: patio decking_area
stairs: fire_escape
monument: war_memorial
school: school_house schoolhouse | 教学楼
neon-sign: motel_sign open_sign diner_sign neon_tube
stadium: arena
oil-rig: pump_jack oil_derrick | 油井 磕头机
factory: power_plant steel_mill | 厂房
lock: | 钥匙孔
door: glass_door sliding_door | 卷帘门 推拉门 玻璃门
pillar: | 罗马柱 木柱
arch: | 拱券
blueprint: | 户型图 平面图
awning: | 遮阳棚
food-stall: | 夜市摊 地摊
palace: | 故宫 紫禁城
pagoda: | 黄鹤楼 岳阳楼 滕王阁 鹳雀楼 蓬莱阁
moai: | 复活节岛石像 摩艾石像
leaning-tower: | 比萨斜塔
window-frame: | 老虎窗
stone-bridge: | 赵州桥 断桥 石板桥
houses: | 骑楼
smartphone: flip_phone phone_case cracked_screen | 碎屏 手机壳 贴膜 手机膜
keyboard-computer: keyboard_key keycap | 键帽
router: wifi wi-fi wifi_signal wifi_router | 无线信号 无线网
hard-drive: ssd
memory-stick: memory_card sd_card | 内存条 内存卡 存储卡
chip: sim_card gpu graphics_card | 显卡 电话卡
socket: power_outlet power_strip wall_socket
light-switch: circuit_breaker fuse_box | 空气开关 配电箱
power-tower: pylon power_line electricity_pylon telegraph_pole | 高压线
safe: vault_door bank_vault | 金库门
bell-ring: alarm_bell
credit-card: card_reader atm card_machine | 刷卡机 取款机
telephone: | 大哥大 听筒
computer: | 台式机
server-rack: | 机柜
plug: | 充电头
electric-wire: wire_spool cable_spool roll_of_wire | 电缆 网线
fridge: | 冰柜
studio-light: ring_light softbox | 补光灯 环形灯
antenna: | 卫星锅
manhole: septic_tank sewer drain_cover
air-conditioner: air_vent hvac_unit ac_unit
fan: fan_blade
badge-police: police_badge sheriff_badge security_badge
medal: maltese_cross iron_cross
medical-cross: star_of_life ambulance_star
crane-hook: tow_hook
recycle: recycling_arrows recycle_arrows
signpost: for_sale_sign estate_agent_sign
rocket: rocket_ship nose_cone launch_pad | 导弹
crane-truck: magnet_crane
house: pueblo adobe_house | 土坯房 石板房 镬耳屋 蚝壳屋
yurt: | 毡房 毡包
ox-cart: | 花轱辘车
houseboat: | 渔排
wupeng-boat: | 疍家船
oar: | 船篙
boat: | 摇橹
ferry: | 天星小轮
cart: rag_and_bone_cart
cairn: inukshuk
spinning-wheel: charkha
stilt-house: bahay_kubo
stupa: chedi
golden-gate-bridge: golden_gate
haystack: hay_net
rope: rope_coil
helmet: riding_hat
bridge: | 桥梁
warship: destroyer frigate cruiser_ship | 驱逐舰 护卫舰 巡洋舰 战舰
fighter-jet: | 轰炸机 运输机 侦察机 战机
tank: armoured_car armored_car | 装甲车
mine: | 煤矿
village: | 村子
cave: | 石窟
kiln: pottery_kiln | 砖窑 瓷窑
loom: | 纺纱机 纺机
furnace: blast_furnace | 高炉
walking-stick: | 木棍 棍子
siren: | 报警器
window-blinds: | 卷帘
paint-bucket: tub_of_paint pot_of_paint
ship: ship_deck ship's_deck
scrub-brush: wire_brush lavatory_brush
fuel-tank: gas_tank
stadium-run: race_track running_track
metro: tube_station
bomb: dynamite stick_of_dynamite dynamite_stick
paint-roller: paint_tray
`.trim();
