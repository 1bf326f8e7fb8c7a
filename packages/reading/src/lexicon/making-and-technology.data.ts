import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const MAKING_AND_TECHNOLOGY = industries(`
software | 软件 互联网 科技 信息技术 科技公司 网络科技 小程序开发 系统开发 小程序 管理系统 app开发 | software, technology, tech, saas, app development, internet, developer, ~app, mobile app | code-brackets laptop-code smartphone cloud-computing chip network cube computer rocket | modern precise
inventory-software | 进销存 仓储软件 erp 收银系统 进销存软件 仓库管理系统 收银软件 | inventory software, stock control, erp, point of sale, pos system | package barcode bar-graph warehouse clipboard gear qr-code database | modern trusted
booking-software | 预约系统 预订 排班 | booking software, appointment booking, scheduling software, booking app | calendar clock stethoscope heart bell smartphone | modern friendly
artificial-intelligence | 人工智能 AI 智能 大模型 智能科技 | artificial intelligence, ai, machine learning, ai startup, ~automation, ai assistant | robot ai-chip speech sparkles brain-circuit chip network | modern precise
chatbot | 智能客服 客服机器人 聊天机器人 | chatbot, customer emails, support bot, answers customer emails, email assistant | speech bot robot headset envelope sparkles | modern friendly
big-data | 大数据 数据 数据分析 云计算 | big data, data analytics, cloud computing, data, analytics, hosting, web hosting | bar-graph cloud-computing database network server-rack pie-graph cube | modern precise
cyber-security | 网络安全 信息安全 | cyber security, cybersecurity, information security, privacy, network security | shield padlock fingerprint shield-check key network eye | trusted precise
networks | 弱电 综合布线 布线 机房 网络工程 宽带安装 | network cabling, computer networks, wifi installation, data cabling | router network server-rack plug cctv electric-wire antenna computer | modern trusted
chips | 芯片 半导体 电子 集成电路 电子元件 | semiconductor, chips manufacturer, electronics manufacturer, electronic components, microchips, hardware startup | chip circuit cpu motherboard hexagons lightning resistor | modern precise
telecom | 通信 电信 5G 宽带 | telecom, telecommunications, broadband, internet provider, wireless | antenna antenna-tower satellite network telephone router globe | modern trusted
game-studio | 游戏 游戏公司 手游 游戏工作室 | game studio, games, video games, gaming, mobile games, indie games, game | game-controller joystick dice sword pokeball robot rocket tetris | playful energetic
esports | 电竞 电竞网吧 网吧 网咖 电竞馆 电竞战队 战队 | esports, esports team, internet cafe, gaming lounge, gamer | game-controller headset shield lightning sword trophy joystick | bold energetic
arcade-bar | 电玩城 街机 电玩 娃娃机 抓娃娃 | arcade, arcade bar, pinball, retro games, amusements | arcade joystick game-controller pinball claw-machine ghost coin dice | playful energetic | street-dance
vr-arcade | vr体验 虚拟现实 | vr arcade, virtual reality | vr-headset vr-glasses game-controller hologram rocket planet lightning | modern playful
smart-home | 智能家居 智慧家居 物联网 | smart home, iot, internet of things, home automation | smart-home house light-bulb smartphone key antenna plug | modern trusted
robotics | 机器人 自动化 工业自动化 智能制造 | robotics, robots, industrial automation, mechatronics | robot robot-arm gear chip bot conveyor | modern precise
drones | 无人机 航拍 | drone, drones, aerial photography, aerial filming, drone surveys, drone survey, aerial survey, drone video | drone camera propeller map eagle cloud | modern precise
aerospace | 航天 航空 卫星 宇航 | aerospace, space company, satellite, aviation, helicopter tours | rocket satellite airplane planet orbit astronaut | modern precise
manufacturing | 制造 工厂 机械 制造业 机械设备 工业 重工 加工厂 | manufacturing, factory, machinery, industrial, industry, engineering | gear factory robot-arm nut-bolt wrench hexagons bearing conveyor | bold precise trusted
machining | 数控 机床 数控机床 零件 精密加工 机加工 五金加工 | machine shop, cnc, machining, precision engineering, toolmaking, cnc machining | gear lathe nut-bolt drill bearing vernier-caliper screw hexagons | precise bold | bed
springs | 弹簧 压簧 拉簧 扭簧 弹簧厂 | compression springs, torsion springs, coil springs, spring maker, wire forming | spring-coil gear nut-bolt factory pliers wrench | precise bold | sprout hot-spring
valves | 阀门 管件 阀业 | valves, pipe fittings, flow control, butterfly valves, ball valves | valve faucet pipeline gear nut-bolt wrench water-drop | precise trusted | butterfly
moulds | 模具 注塑 开模 注塑机 模具厂 塑料外壳 | mould making, injection moulding, plastic moulding, mold making, moulds, molds | gear cube nut-bolt hexagons factory bearing lathe | precise | syringe mushroom dress
welding | 焊接 不锈钢 铁艺 钢结构 护栏焊接 铝合金 | welding, fabrication, steel fabrication, metalwork, welder, railings, metal fabrication | welding-mask welding ironwork steel-beam anvil spark hammer gate | bold trusted | fabric
blacksmith | 铁匠 锻造 打铁 | blacksmith, forge, wrought iron, knife maker, bladesmith, farrier | anvil hammer fire horseshoe sword spark ironwork | bold traditional
metal | 钢铁 金属 铸造 | ~steel, ~metal, foundry, metalworking, aluminium | anvil steel-beam gear fire factory hexagons | bold trusted
chemistry | 化工 化学 涂料化工 新材料 | chemical, chemicals, chemistry, new materials | flask molecule atom hexagons test-tube lab-beaker | precise modern
plastics | 塑料 橡胶 | plastic, plastics, rubber | water-bottle hexagons recycle cube molecule leaf factory | modern
mining | 矿业 煤炭 矿山 采矿 砂石 | mining, coal, quarry, minerals, gravel, aggregates | pickaxe mine mountain hard-hat coal mine-cart crystal | bold
oil-and-gas | 石油 燃气 天然气 润滑油 | ~oil, ~gas, oil and gas, petroleum, lubricant | oil water-drop fire oil-rig gas flame-hand | bold trusted
gas-station | 加油站 | gas station, petrol station, filling station | fuel-pump gas-station car fire water-drop oil-can road | bold
solar | 光伏 太阳能 太阳能发电 屋顶光伏 光伏发电 | solar panel installer, solar, solar energy, solar power, photovoltaic, solar panels | solar-panel sun home-solar house lightning leaf battery solar-roof | fresh trusted
new-energy | 新能源 清洁能源 风电 储能 锂电池 | renewable energy, clean energy, energy, wind energy, green energy, energy storage | wind-turbine sun lightning leaf battery sprout earth | modern natural
batteries | 电池 蓄电池 | battery, batteries | battery lightning plug leaf car-battery sun electric-wire | modern
environment | 环保 环境工程 污水处理 生态环保 | environment, sustainability, eco friendly, waste management, ecology, climate | leaf earth recycle sprout water-drop tree eco | natural fresh
water-treatment | 净水 水处理 净水器 | water treatment, water filter, water purification, water softeners | water-drop faucet wave leaf water-glass ripple | fresh trusted
car-dealer | 汽车 ~车行 汽车销售 4S店 汽贸 卖车 | car dealer, cars, ~auto, automobile, car dealership, motors, automotive | car steering-wheel key speedometer sport-car wheel car-key | bold modern trusted
used-cars | 二手车 二手车行 旧车 | used cars, second hand cars, pre owned cars | car car-key steering-wheel car-tag wheel handshake speedometer road | trusted
classic-cars | 老爷车 古董车 | classic cars, car restoration, vintage cars | vintage-car wheel steering-wheel convertible wrench vintage-key car wing | traditional bold
auto-repair | 汽修 汽车维修 修车 汽车保养 汽配 修理厂 钣金 喷漆 修变速箱 变速箱维修 | auto repair garage, auto repair, mechanic, mechanics, car repair, garage, auto parts, car service, brakes, mot, mot repairs, body shop, panel beater, car servicing, exhausts, clutches, gearbox repairs, gearboxes, transmission repair, transmissions, diesel repairs, turbo repairs, engine rebuild | wrench car gear car-repair engine piston wheel toolbox mechanic tools | bold trusted
tyres | 轮胎 补胎 换胎 | tires, tyres, tyre shop, tyre fitting, wheel alignment | tire wheel wrench car truck jack road | bold trusted
car-wash | 洗车 洗车店 | car wash, auto wash, hand car wash | car-wash car bubbles water-drop sponge splash sparkles | fresh energetic
car-detailing | 汽车美容 贴膜 镀晶 改色膜 汽车贴膜 隐形车衣 车衣 洗车美容 贴膜改色 汽车改色 | car detailing, detailing, valeting, car valeting, car wrap, window tinting | car sparkles sport-car car-wash shield water-drop bubbles | bold modern
car-rental | 租车 汽车租赁 | car rental, rent a car, chauffeur, limousine, van hire, car hire, wedding cars | car car-key road key map-pin limousine steering-wheel | trusted modern
towing | 拖车 道路救援 | towing, breakdown recovery, recovery truck, roadside assistance | tow-truck hook car wrench road chain tire | bold trusted
driving-school | 驾校 驾驶 学车 陪驾 | driving school, driving lessons, driving instructor, intensive driving | steering-wheel car road traffic-cone traffic-light key | friendly trusted | bun bread coin coins
motorcycles | 摩托车 机车 改装摩托车 摩托车改装 机车改装 | motorcycle, motorbike, motorcycle club, biker, custom motorcycles, motorcycles | motorcycle helmet engine wing fire skull road | bold
ebikes | 电动车 电瓶车 电动自行车 电动三轮车 电动车维修 电动车修理 三轮车 | electric bikes, e-bike, ebikes, e-bikes, electric scooter, scooters, moped, electric bicycle | e-bike lightning scooter bicycle battery moped wrench plug | energetic modern | motorcycle tag
electric-cars | 新能源汽车 电动汽车 电车 智能汽车 | electric car, electric vehicle, ev, electric cars, electric vehicles | electric-car lightning plug car leaf battery | modern
car-charging | 充电桩 充电站 充电 | electric car charging, ev charging, charging station, car charging, charger, ev chargers | charging-station lightning plug electric-car battery leaf | modern
taxi | 出租车 网约车 打车 | taxi, cab, ride sharing, car service app, minicab, airport transfers | taxi car map-pin road steering-wheel traffic-light key | friendly
coach-hire | 大巴 班车 包车 客运 | coach hire, bus company, minibus hire, coach trips, coach holidays, coach tours | coach bus road map-pin steering-wheel mountain map | trusted friendly
trucks-machinery | 工程机械 挖掘机 重卡 挖机 打桩 压路机 钻机 | heavy equipment, excavator, machinery rental, ~trucks, groundworks, diggers | excavator bulldozer forklift dump-truck gear tractor | bold
ships | 船舶 航运 造船 港口 海运 游艇 | ships, ~marine, boat, yacht, boating, shipyard, maritime, port, sailing, boatyard, chandlery, sailing school, sail making, sailmaker, jet ski hire, outboard motors, boat engines, ship supplies | sailboat anchor ship wave ship-wheel lighthouse cargo-ship compass | trusted bold
boat-trips | 游船 观光船 摆渡 | boat trips, boat tours, boat hire, canal boats, ferry, narrowboat, sea safari, wildlife cruises, whale watching | boat wave sailboat anchor ferry lighthouse whale-tail | friendly natural
trains | 铁路 轨道 高铁 | railway, heritage railway, trains, steam railway | steam-locomotive train railway high-speed-train railway-track tunnel | traditional
car-tuning | 改装车 汽车改装 改装 | car tuning, performance cars, car modification, remapping | sport-car engine speedometer turbo wheel racing-helmet formula-car lightning | bold energetic
laser-cutting | 激光切割 激光雕刻 激光打标 激光焊接 | laser cutting, laser engraving, laser cutter, laser marking | laser gear steel-beam spark hexagons nut-bolt factory | precise modern | chefs-knife
powder-coating | 喷塑 喷粉 喷涂 静电喷涂 电镀 | powder coating, shot blasting, electroplating, spray painting, metal finishing | spray-gun paint-bucket gear spray-paint sparkles factory hexagons | bold precise | face-mask
steel-merchant | 钢材 螺纹钢 工字钢 角钢 钢管 型钢 钢板 钢材贸易 钢筋 | steel stockholder, steel supplier, steel merchant, steel beams, rebar | steel-beam tower-crane anvil pipeline bridge factory truck gear | bold trusted | snail piano
cables | 电线 电缆 线缆 电线电缆 光缆 | ~cables, wire and cable, electrical wire, cable manufacturer | electric-wire plug socket lightning antenna-tower factory light-bulb | trusted precise | noodles cable-car
bearings | 轴承 ~链条 皮带轮 传动 传动件 同步带 | bearings, power transmission, drive belts, industrial chains | bearing gear chain nut-bolt wrench hexagons | precise bold | belt
fasteners | ~螺丝 紧固件 标准件 螺栓 螺母 | fasteners, ~screws, ~bolts, bolts and nuts, nuts and bolts | screw nut-bolt gear wrench screwdriver hexagons hammer | precise trusted | peanut walnut
boilers | 锅炉 蒸汽发生器 工业锅炉 燃气锅炉 | industrial boilers, steam boilers, boiler house | boiler fire steam factory valve gear thermometer pipeline | bold trusted | cooking-pot target
pumps | 水泵 潜水泵 泵业 管道泵 泵 | ~pumps, water pumps, pump repair, pump supplier | water-pump water-drop gear wave valve faucet motor wrench | bold trusted | diving submarine
motors-and-generators | 电机 ~马达 发电机 发电机组 减速机 空压机 | electric motors, generators, generator hire, motor rewinds, air compressors, compressors | motor generator lightning gear plug wrench factory | bold precise | motorcycle
concrete-and-cement | 混凝土 水泥 预制板 砖厂 商砼 | concrete, ready mix, cement, brickworks, concrete products | cement-mixer cement brick truck trowel house office-building | bold trusted
portable-cabins | 集装箱房 活动板房 ~集装箱 移动房 | ~shipping containers, portable cabins, site cabins, container homes | container house crate truck forklift cabin | modern trusted
cold-storage | 冷库 冷藏 速冻库 保鲜库 冷库安装 | cold storage, cold rooms, refrigerated storage, cold store | snowflake thermometer warehouse fridge ice-cube fan fish apple | fresh trusted | frog
forklifts | 叉车 叉车租赁 叉车维修 电动叉车 | forklifts, forklift, forklift hire, forklift training | forklift pallet warehouse package gear truck wrench hard-hat | bold trusted | fork fork-knife weightlifting
farm-machinery | 农机 收割机 ~拖拉机 旋耕机 插秧机 农机维修 | farm machinery, ~tractors, ~tractor, tractor repair, combine harvesters, agricultural machinery | tractor harvester wheat gear wrench wheel barn corn | bold natural trusted | motorcycle
pallets | 托盘 木托盘 栈板 | pallets, used pallets, pallet repair | pallet truck wood hammer warehouse forklift log | bold trusted | palette
paper-goods | 造纸 纸业 纸品 卫生纸 纸巾 抽纸 | paper mill, tissue paper, paper products, toilet rolls | toilet-paper scroll tree leaf water-drop paper-making cube | fresh trusted
glue-and-sealants | 胶水 胶粘剂 密封胶 密封件 密封圈 橡胶圈 | adhesives, ~glue, sealants, seals and gaskets, gaskets | water-drop hexagons gear bucket molecule nut-bolt | precise trusted | seal-animal seal-stamp ring
three-d-printing | 3d打印 三维打印 打样 手板 | 3d printing, 3d printer, 3d prints, rapid prototyping, prototyping | three-d-printer cube gear robot toy-brick hexagons pencil | modern precise | cake
web-design | 网页设计 | web design, websites, web designer, web development, website design, website builder, websites and branding | laptop code-brackets computer-mouse computer smartphone globe pencil | modern precise | spider spider-web
coding-courses | 编程课 | coding courses, coding course, coding classes, coding bootcamp, coding lessons, learn to code | laptop-code code-brackets computer keyboard-computer graduation-cap book robot | modern friendly
app-coding | 网站建设 网站制作 公众号开发 代码 | coding, programmer, wordpress, online shops built | code-brackets laptop-code computer smartphone globe cloud-computing | modern precise
caravan-repair | 房车维修 房车改装 | caravan repair, rv repair, camper repair, motorhome repair, van conversions, campervan conversions | caravan camper wrench tools wheel road gear pine-tree | trusted natural | winter-melon
motorcycle-repair | 摩托车维修 修摩托 摩托维修 | motorcycle repair, motorbike repair, two wheeler garage, two wheelers, two wheeler, bike mechanic | motorcycle wrench engine helmet gear piston tools | bold energetic | bicycle
`);
