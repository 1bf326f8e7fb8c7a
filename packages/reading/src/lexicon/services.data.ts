import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const SERVICES = industries(`
law-firm | 律师事务所 律师 律所 法律 法律咨询 法务 法律服务 遗嘱 | law firm, lawyer, attorney, legal, law, law office, justice, solicitors, solicitor, barrister, family law, conveyancing, probate, estate planning, tribunal claims | scales pillar law-book shield quill courthouse gavel handshake briefcase | trusted precise
patents | 知识产权 专利 商标 商标注册 | patent, trademark, intellectual property, trademarks | trademark light-bulb shield certificate seal-stamp scales pen | trusted precise
notary | 公证 公证处 | notary, notary public, apostille | seal-stamp wax-seal quill certificate contract fountain-pen pillar | trusted traditional
accounting | 会计 财务 代理记账 税务 审计 财税 会计师事务所 记账 报税 公司注册 工商注册 | accounting, accountant, accountants, tax, tax advisor, bookkeeping, audit, bookkeeper, cpa, tax returns, payroll | calculator coins bar-graph balance-book abacus pen tax briefcase piggy-bank | trusted precise
finance | 金融 投资 理财 基金 证券 财富管理 私募 资本 | finance, investment, wealth management, capital, venture capital, financial advisor, asset management, stock trading, pensions, financial planning, financial advice, financial adviser, money advice | bar-graph coins growth-chart shield mountain compass tree bull piggy-bank | trusted modern
loans | 贷款 按揭 信贷 | loans, mortgage, mortgage broker, mortgages, lending | hand-coins coins house key piggy-bank handshake loan ingot | trusted
fintech | 金融科技 支付 区块链 数字货币 | fintech, payments, crypto, blockchain, digital bank, cryptocurrency | coins blockchain chip shield lightning credit-card bar-graph | modern precise
insurance | 保险 保险代理 保险经纪 车险 寿险 | insurance, insurance broker, insurance agency, home insurance, brokers, cover for | umbrella shield hand-heart shield-check house-heart family tree handshake | trusted warm | safe
bank | 银行 信用社 | bank, banking, credit union | bank coins shield pillar key piggy-bank | trusted
consulting | 咨询 管理咨询 企业管理 ~顾问 商务咨询 企业服务 | ~consulting, consultancy, ~consultant, business services, management consulting, strategy, business coach, mentoring, business coaching, executive coaching | handshake light-bulb bar-graph compass target chess-knight bridge briefcase | trusted modern
marketing | 广告 营销 品牌策划 市场推广 新媒体 广告公司 公关 策划 | marketing, advertising, branding agency, digital marketing, ad agency, social media, pr agency, creative agency, seo | megaphone target rocket speech light-bulb bar-graph star | energetic modern
design-studio | 设计工作室 平面设计 ~设计 品牌设计 视觉设计 | design studio, graphic design, ~designer, creative studio, design agency, ~design | pencil pen-ruler palette light-bulb nib ruler eye | modern elegant
architecture | 建筑设计 建筑师 建筑事务所 规划设计 | architecture, architect, architects, architecture firm, urban planning, structural engineer, structural engineers | compass-tool house blueprint pillar pen-ruler set-square arch office-building | precise modern
interior-design | 室内设计 软装设计 家装设计 | interior design, interior designer, home staging, interiors | armchair lamp house sofa ruler window palette vase | elegant modern | worker
renovation | 装修公司 装修 装饰 家装 装潢 装饰公司 翻新 旧房改造 刷墙 吊顶 集成吊顶 | renovation, remodeling, home improvement, ~contractor, loft conversions, extensions, suspended ceilings, ceilings | paint-roller house hammer trowel ruler roof paint-bucket saw window-frame | trusted friendly | worker
painter-decorator | 油漆工 粉刷 墙面 墙绘 | painting and decorating, decorator, painter and decorator, decorating, house painter, decorators, wallpapering, painters | paint-roller paintbrush paint-bucket house house-paint-brush ladder painter | friendly trusted | easel
handyman | 打零工 杂活 维修工 | handyman, odd jobs, property maintenance, home repairs | hammer wrench toolbox tools house screwdriver drill saw | friendly trusted
roofing | 屋顶 屋面 瓦 | roofing, roofer, roof repairs, new roof, roofers, slate roofs, gutters, guttering, roofs, flat roofs, flat roof, slates | roof house ladder hammer chimney eaves-tile home-solar | trusted bold | wrench
waterproofing | 防水 补漏 防水补漏 堵漏 屋顶防水 卫生间防水 | waterproofing, damp proofing, damp | umbrella roof house water-drop shield rain paint-roller trowel | trusted
construction | 建筑 建筑公司 ~工程 ~施工 建设 基建 工程公司 土建 | construction, construction company, builder, builders, civil engineering, building company, general contractor, building contractor | tower-crane hard-hat brick house hammer office-building trowel excavator | bold trusted
bricklayer | 砌墙 泥瓦匠 | bricklayer, bricklaying, brickwork, ~patios | brick trowel brick-wall house hammer wheelbarrow shovel spirit-level | trusted bold
scaffolding | 脚手架 | scaffolding, scaffolders | scaffold hard-hat ladder wrench office-building house worker | bold
demolition | 拆除 拆迁 | demolition | wrecking-ball hammer excavator sledgehammer hard-hat jackhammer | bold
fencing-and-gates | 围栏 护栏 栏杆 | fencing, fences, decking, garden fencing, gates, garden sheds, summerhouses | fence gate wood hammer saw house leaf | trusted natural | fencing-sword
real-estate | 房地产 房产 中介 房产中介 地产 楼盘 置业 二手房 买房 | real estate agency, real estate, realtor, property, estate agent, estate agents, realty, housing, lettings, letting agent, property sales, lettings and sales | key house door roof window houses map-pin house-heart apartment handshake | trusted modern
property-management | 物业 物业管理 | property management, facilities management, block management | office-building apartment key shield house handshake tools | trusted
rental | 租房 长租公寓 公寓 | apartments, apartment rental, co living, student housing, holiday lets | apartment key door bed house office-building | modern friendly
cleaning | 保洁 家政 清洁 家政服务 保洁公司 开荒保洁 开荒 擦玻璃 钟点工 家电清洗 油烟机清洗 空调清洗 洗衣机清洗 | cleaning services, cleaning, cleaning company, house cleaning, janitorial, maid service, cleaner, end of tenancy, office cleaning, housekeeping | broom spray-bottle bucket house mop bubbles sponge squeegee vacuum-cleaner duster | fresh trusted friendly | plow hoe
gutter-cleaning | 天沟清理 | gutter cleaning, gutter clearing, gutters cleared, gutter repairs, gutter cleaner, gutter cleaners | house ladder roof water-drop brush rain | trusted fresh | window-frame
window-cleaning | 外墙清洗 擦窗 | window cleaning, window cleaner | window-frame squeegee bucket water-drop house sponge bubbles spray-bottle | fresh trusted | computer
laundry | 洗衣店 洗衣 干洗 干洗店 水洗 | laundry, dry cleaning, laundromat, dry cleaner, wash and fold, launderette, ironing, ironing service | washing-machine bubbles shirt hanger iron dry-cleaning water-drop suit laundry-basket soap | fresh trusted | champagne
it-support | 电脑运维 | it support, it services, computer support, managed it, it company | computer laptop headset network gear wrench | modern trusted
heating-engineer | 采暖工程 | heat pumps, heat pump, gas engineer, gas engineers, heating engineer, heating engineers, boiler servicing, boiler repairs, central heating | fire boiler thermometer house faucet wrench | trusted warm
drainage | 下水疏通 | drain unblocking, blocked drains, drainage, drains, drain cleaning | water-drop pipeline faucet plunger truck wrench | trusted bold
pressure-washing | 高压清洗 | pressure washing, jet washing, driveway cleaning, power washing, pressure washing driveways | water-drop spray-gun house brick sparkles bubbles | fresh trusted
paving-and-driveways | 铺装 | block paving, paving, driveways, tarmac, tarmac driveways, patios and driveways | brick road trowel house tiles hexagons | trusted bold
memorial-mason | 石碑订制 | headstones, memorial masons, gravestones, memorial mason | stone-tablet chisel lily dove hammer flower | calm traditional
pond-services | 鱼池 | ponds, pond maintenance, koi ponds, pond supplies | koi lotus ripple fish frog water-drop | natural calm
will-writing | 遗嘱起草 | will writing, wills, wills and probate, will writer | quill certificate scroll pen house-heart family | trusted calm
auction-house | 拍卖行 | auction house, auctioneers, auctions, auction rooms | gavel vase pocket-watch picture-frame chair ring | traditional trusted
garment-printing | 印花T恤 | t-shirt printing, screen printing, custom t-shirts, printed t-shirts | t-shirt ink-drop hanger polo-shirt cap star | playful bold
radio-station | 社区电台 | radio station, community radio, internet radio | microphone antenna headphones sound-wave speaker music-note | friendly modern
plumbing | 水电 水电安装 管道 疏通 水暖 暖通 水管 管道疏通 下水道 通马桶 地暖 | plumbing and heating, plumbing, plumber, heating, pipes, boiler, boilers, leaks, bathrooms and heating | faucet water-drop pipe-wrench wrench bathtub shower valve pipeline plunger boiler | trusted bold | clock hydro-power
septic | 化粪池 抽粪 吸污 清掏 吸粪 | septic, septic tank, septic tanks, cesspit, cesspits, drain jetting | truck toilet plunger water-pump faucet house pipeline water-drop | trusted bold | pumpkin tank fish-tank
gas-delivery | 液化气 煤气 煤气罐 罐装气 液化气站 | bottled gas, lpg, propane, gas bottles, calor gas | fire stove gas truck house valve shield | trusted | oil jar vase
elevators | 电梯 扶梯 电梯维保 电梯安装 | elevators, lift maintenance, escalators | elevator office-building stairs gear wrench escalator | trusted modern
boreholes | 打井 钻井 水井 打水井 | boreholes, borehole, well drilling, water wells, water boreholes, drilling rigs | water-pump well water-drop drill oil-rig faucet truck | bold trusted
electrician | 电工 电气 电力 电力工程 电路 水电工 | electrician, electrical, electrical services, power company, electricity, rewires, electricians, fuse boards | lightning plug light-bulb socket electric-wire screwdriver electrician | trusted bold
repair | ~维修 ~修理 上门维修 ~快修 | ~repair, repair service, maintenance, ~fix, ~repairs, ~servicing | wrench screwdriver tools toolbox gear hammer | trusted friendly
locksmith | 开锁 锁具 门锁 换锁 配钥匙 锁芯 | locksmith, locks, keys, locksmiths, locked out, car keys | key padlock lock vintage-key door shield | trusted | police-officer
security | 安保 保安 安防 监控 门禁 监控安装 报警 | security, security company, security guard, surveillance, alarm systems, cctv, alarms, burglar alarms, door staff, stewards | shield cctv padlock eye shield-check house key watchtower | trusted bold | alarm-clock
fire-safety | 消防 消防工程 灭火器 | fire safety, fire alarms, fire protection, fire extinguishers | fire fire-extinguisher fire-hydrant siren smoke-alarm water-drop shield | trusted bold | test-tube dna
pest-control | 灭虫 除虫 灭鼠 白蚁 杀虫 消杀 | pest control, exterminator, rats, wasps, bed bugs, mole catcher | mouse-animal ant beetle shield cockroach spider mosquito spray-bottle house | trusted bold | bed computer-mouse
chimney-sweep | 烟囱 壁炉 | chimney sweep, chimneys, stoves, wood burners, stove installer, fireplaces, log burners, log burner, chimney lining | chimney fireplace fire house broom top-hat roof | traditional friendly
moving | 搬家 搬家公司 搬运 居民搬家 | moving, movers, moving company, removals, house moves, man and van, removal company, relocation | truck package moving house hand-truck sofa van | trusted energetic
storage | 仓库 仓储 迷你仓 | storage, self storage, warehousing | warehouse package key pallet crate padlock | trusted
logistics | 物流 快递 物流快递 货运 配送 运输 供应链 专线 零担 冷链 报关 船运 海运专线 | logistics, courier, shipping, freight, delivery service, transport, supply chain, trucking, warehouse, ~delivery, haulage, pallet deliveries, parcels, same day parcels, couriers | truck package road van warehouse wing map-pin globe container | trusted energetic | sewing-needle paper-plane
express-errands | 跑腿 同城配送 闪送 代买 校园跑腿 代取快递 | errands, same day delivery, messenger, bike courier, parcel delivery | scooter package lightning run stopwatch wing map-pin | energetic friendly
postal | 邮局 驿站 快递代收 | post office, mailbox services | package envelope mailbox post-box postage-stamp paper-plane bird | trusted friendly
hr | 人力资源 招聘 猎头 劳务 人才 招工 劳务公司 劳务派遣 | recruitment, hr, human resources, staffing, headhunter, recruiting, employment agency, temp staff, recruitment agency, temps | handshake team recruitment briefcase id-card hard-hat worker bridge magnifier | trusted friendly | train
call-center | 客服 呼叫中心 外包 | call center, customer service, virtual assistant, answering service, call centre | headset speech telephone smile bot heart | friendly trusted
office-services | 办公 办公室 打字 文印 行政 | office services, ~office, secretarial, admin support | office-building briefcase desk clipboard folder pen | trusted
wedding | 婚庆 婚礼 婚庆策划 婚礼策划 结婚 婚礼布置 婚车 司仪 婚礼主持 | wedding, wedding planner, wedding planning, bridal events, wedding venue, weddings | wedding-rings heart bouquet rose ring champagne two-hearts dove bow wedding-cake | romantic elegant
wedding-photography | 婚纱摄影 婚礼摄影 婚纱照 | wedding photography, wedding photographer, wedding film, wedding videographer, engagement photos | camera wedding-rings heart bouquet camera-lens rose | romantic elegant
matchmaking | 婚介 相亲 交友 红娘 | dating, matchmaking, dating app, singles | heart two-hearts heart-arrow knot couple rose | romantic friendly
photography | 摄影 摄影工作室 照相馆 写真 影楼 拍照 跟拍 证件照 儿童摄影 旅拍 全家福 百天照 周岁照 结婚照 毕业照 情侣照 老照片翻新 | photography, photographer, photo studio, portrait photography, photos, photograph, newborn photography, family photos, headshots | camera camera-lens slr photo polaroid film picture-frame photographer | modern elegant | lamp light-bulb pen
newborn-photography | 新生儿摄影 宝宝照 儿童写真 | newborn photographer, newborns, baby photography | camera baby child heart baby-footprint camera-lens teddy-bear nest photo | warm playful
event-planning | 活动策划 会展 庆典 派对 展览 年会 | event planning, events, party planning, party, birthday party, birthday, conference, event planner, parties | balloon party-popper ticket star fireworks champagne calendar gift | energetic playful
stage-hire | 舞台 灯光音响 舞台搭建 展台搭建 灯光租赁 音响租赁 | stage hire, pa hire, sound and lighting, lighting hire, av hire, stage lighting | spotlight speaker stage microphone sound-wave stage-curtain disco-ball | energetic modern
photo-booth | 拍照亭 | photo booth | camera photo polaroid ticket star heart smile | playful
entertainer | 小丑 魔术师 儿童表演 | children entertainer, clown, party entertainer, puppet show | clown balloon magic-wand star party-hat mask-happy juggling | playful
funeral | 殡葬 陵园 墓园 白事 丧葬 殡仪 礼仪服务 祭祀用品 纸扎 骨灰盒 花圈 寿衣 | funeral home, funeral, cemetery, memorial, funeral directors, undertakers, funeral director, crematorium, urns, coffins, hearses | lily dove candle chrysanthemum lotus crane-bird leaf pine-tree willow olive-branch | calm traditional trusted | skull ghost gift director-chair wedding-rings dragon balloon
startup | 创业 孵化器 众创空间 联合办公 共享办公 创业公司 | ~startup, incubator, coworking, co working, accelerator, workspace, hot desks | rocket light-bulb desk laptop-code coffee sprout key | modern energetic
fortune-telling | 风水 命理 占卜 塔罗 星座 起名 算命 | astrology, tarot, psychic, feng shui, horoscope, fortune teller | luopan tarot crystal-ball moon-stars star yin-yang constellation | traditional calm
government | 政府 ~社区 机关 党建 ~街道 政务 | government, city council, public service, parish council, town council | pillar office-building shield star handshake tiananmen | trusted
virtual-office | 代办注册 工商代办 | company registration, business registration | certificate seal-stamp office-building briefcase handshake pen folder | trusted
equipment-hire | 设备租赁 ~租赁 ~出租 | plant hire, tool hire, digger hire, equipment rental, mini digger, ~hire, ~rental | excavator hard-hat gear forklift shovel bulldozer | bold trusted | potted-plant flower fern sprout
skip-hire | 垃圾清运 渣土 | skip hire, rubbish clearance, rubbish removal, junk removal, waste clearance | dump-truck garbage-bin recycle truck shovel trash-truck garbage-truck | bold trusted | jump-rope moving ring
scrap-recycling | 废品 收废品 废品回收 回收 旧家电回收 旧家电 纸壳 废纸 废铁 废旧物资 | scrap metal, scrap, recycling, recycling centre, electronics recycling | recycle truck leaf garbage-bin package beverage-can earth | natural trusted
surveyor | 测绘 测量 | surveyor, surveying, land surveying, building surveys | theodolite map compass-tool ruler house mountain tower | precise trusted
crane-hire | 吊车 吊装 起重 设备搬运 | crane hire, lifting, rigging | crane-truck crane-hook tower-crane hard-hat chain gear | bold trusted | crane-bird
chinese-wedding | 中式婚礼 中式婚庆 喜事 囍 | chinese wedding, chinese weddings | double-happiness lantern phoenix peony wedding-rings mandarin-duck red-envelope sedan-chair heart phoenix-crown | romantic traditional
home-inspection | 验房 房屋检测 甲醛检测 除甲醛 | home inspection, house surveys, property inspection, air quality testing | magnifier house clipboard ruler shield-check key leaf | trusted precise
knife-sharpening | 磨刀 磨剪子 | knife sharpening, scissor sharpening, tool sharpening | chefs-knife scissors spark cleaver tailor-scissors gear | traditional precise
costume-hire | 演出服 服装租赁 礼服出租 cosplay 道具租赁 | costume hire, fancy dress, costumes, cosplay, prop hire | mask-theater magic-hat crown hanger dress mask-happy bow-tie | playful energetic
lottery | 彩票 彩票店 福彩 体彩 | lottery, lottery tickets, raffles | ticket clover coins star dice gold-ingot gift | playful energetic
fitted-kitchens | 橱柜定制 整体橱柜 整体厨房 | fitted kitchens, kitchen design, kitchen showroom, kitchens designed, kitchens and bathrooms, kitchen fitter, kitchen fitters | cabinet oven cooking-pot house ruler faucet chef-hat | modern trusted warm
appliance-repair | 家电维修 修冰箱 修洗衣机 修电视 冰箱维修 洗衣机维修 电视维修 家电修理 修家电 | appliance repair, washing machine repair, fridge repair, oven repair, dishwasher repair, white goods repair | washing-machine fridge wrench screwdriver television toolbox plug tools | trusted friendly
thatching | 茅草屋顶 草顶 | thatching, thatcher, thatchers, thatch, thatched roofs | thatched-cottage roof house wheat reed haystack ladder chimney | traditional natural | moon key straw-hat drinking-straw
plasterer | 抹灰 腻子 刮腻子 批灰 刮大白 | plasterer, plasterers, plastering, skimming, dry lining, rendering | trowel bucket house paint-roller brick-wall ladder hammer brick | trusted friendly | coat bandage
mobility-aids | 老年代步车 代步车 爬楼机 轮椅租赁 | mobility scooters, mobility scooter, stairlifts, stairlift, riser chairs, mobility | wheelchair armchair stairs crutch elder hand-heart house-heart walking-stick | trusted warm | lightning e-bike moped motorcycle
portable-toilets | 移动厕所 环保厕所 公厕 | portable toilets, toilet hire, loo hire, portaloo, portaloos, luxury toilets | toilet toilet-paper truck water-drop faucet soap hand-mirror | friendly trusted | stockings champagne
video-editing | 视频剪辑 剪辑 后期制作 影视后期 短视频剪辑 | video editing, video editor, film editing, post production | clapperboard film-reel video-camera film scissors laptop camera headphones | modern energetic | wedding-rings rose bouquet hairdresser
illustration | 插画 插画师 商业插画 绘本创作 头像绘制 约稿 | illustration, illustrator, portrait commissions, picture books, comic artist | pencil palette paintbrush nib open-book picture-frame cat color-pencils | playful elegant
face-painting | 人体彩绘 脸部彩绘 彩绘 | face painting, face painter, body painting, glitter tattoos | paintbrush butterfly palette tiger star flower mask-happy rainbow ladybug | playful friendly | tattoo-machine paint-roller
designated-driver | 代驾 酒后代驾 商务代驾 | designated driver, driver hire, chauffeurs | steering-wheel car car-key road map-pin key shield | trusted energetic | wine-bottle
lawn-mowing | 割草 草坪修剪 剪草 | lawn mowing, mowing, ~lawns, lawn care, grass cutting, lawn mower repair, artificial grass | lawn-mower grass leaf house-garden tree secateurs flower | fresh natural
snow-removal | 除雪 扫雪 铲雪 | snow removal, snow plowing, gritting, snow clearing | snowflake shovel truck snowman house broom | fresh bold
private-detective | 侦探 商务调查 私家侦探 | private detective, private investigator, investigations, detective agency | magnifier detective eye fingerprint footprints camera hat | bold precise
money-changer | 外币兑换 货币兑换 换汇 ~外汇 | money changer, currency exchange, foreign exchange, bureau de change, remittance | coins banknote globe hand-coins wallet bank scales | trusted precise
marquee-hire | 婚礼帐篷 篷房 帐篷租赁 | marquee hire, marquees, tent hire, tent house, wedding tents, gazebo hire | tent circus chair lantern flag-pennant bouquet wine-glass | warm elegant | camping campfire
ear-cleaning | 采耳 掏耳 掏耳朵 采耳馆 | ear cleaning, ear care | ear ear-picking feather bamboo tea-cup cup-saucer lotus | calm warm traditional | foot wheat
glass-fitting | 玻璃安装 钢化玻璃 玻璃门 淋浴玻璃 换玻璃 | glass fitting, shopfront glass, mirrors and glass, window repair, glazier, glaziers, double glazing | window-frame window door house mirror prism | precise modern
house-clearance | 旧物清理 | house clearances, hoarding clearance, estate clearance | house truck package armchair sofa recycle broom | trusted
billboard-leaflets | 发传单 派单 | leaflet distribution, flyer delivery | newspaper mailbox envelope megaphone map-pin folder | energetic friendly
resume-writing | 简历 简历修改 求职辅导 | cv writing, resume writing, career coaching, interview coaching | folder pen briefcase target ladder graduation-cap clipboard | trusted modern
typing-and-filing | 代写材料 | transcription, typing service, document scanning | folder headphones pen clipboard laptop scroll | trusted precise
dry-stone-walling | 干砌石墙 砌石墙 | dry stone walls, dry stone walling, walling, stone walls, stone walling | stone brick-wall hammer mountain sheep grass chisel | natural trusted traditional
insulation | 保温 保温材料 隔热 墙体保温 外墙保温 | insulation, loft insulation, spray foam, cavity wall insulation | house roof thermometer snowflake spray-gun sun brick-wall wool | trusted
roller-shutters | 卷闸门 卷帘门 伸缩门 车库门 道闸 防盗网 铁门 | roller shutters, roller doors, garage doors, garage door repair, security shutters | door house car gate key shop shield | trusted bold | computer
screens-and-mesh | 换窗纱 修纱窗 纱窗 金刚网 | fly screens, screen doors, window screens | window-frame mosquito window house leaf weave | fresh trusted | smartphone computer
vehicle-glass | 汽车玻璃 挡风玻璃 修补玻璃 | windscreens, windscreen repair, windshield repair, auto glass, windshields | car sparkles shield wrench car-repair spark road | trusted energetic | wine-glass
trailers | 挂车 拖挂 半挂 | trailers, horse trailers, tow bars, towbars, trailer hire | truck hook chain road horse caravan | bold trusted
parking | 停车场 ~停车 代客泊车 | airport parking, valet parking, car park, secure parking, car parking | car map-pin key airplane traffic-cone car-key road | trusted modern
shredding | 文件销毁 | document shredding, shredding, data destruction, confidential waste | folder shield padlock recycle scissors scroll | trusted precise
asbestos-and-mould | 除霉 石棉清除 | asbestos removal, mould removal, mold removal, radon testing | shield house face-mask water-drop spray-bottle hard-hat | trusted precise
plastic-tanks | 水箱 储水罐 水塔 | water tanks, storage tanks, rain barrels, water butts | water-drop water-vat faucet rain bucket valve | trusted fresh | fish-tank
string-quartet | 弦乐四重奏 交响乐 乐团 室内乐 | string quartet, string quartets, orchestra, harpist, wedding musicians, chamber music | violin cello harp music-note treble-clef violin-bow grand-piano | elegant romantic | thread rope
brass-and-pipes | ~唢呐 ~锣鼓 锣鼓队 军乐队 管乐 | brass band, bagpiper, ~bagpipes, pipe band, organist | trumpet drum bagpipes cornet music-note gong suona | bold traditional energetic
bingo | 宾果 | bingo hall, bingo nights, bingo, quiz nights | ticket dice star coins trophy balloon | playful friendly
baby-sleep | 哄睡 睡眠顾问 | sleep consultant, baby sleep, sleep coach, sleep training | moon baby crib star sheep bed cloud | calm warm
proofreading | 校对 润色 代写文案 | proofreading, ghostwriting, editing service, copy editing | pen nib open-book fountain-pen eraser pencil glasses | precise elegant
`);
