import { industries } from './industry.ts';

/** One trade a line, as `industry.ts` explains. */
export const TRAVEL_AND_LEISURE = industries(`
travel-agency | 旅行社 旅游 旅行 出境游 文旅 自驾游 跟团 | travel agency, travel, tourism, tours, tour operator, vacation, trips, holidays, tailor made holidays, tour guide, cruises, cruise agency | airplane sun palm-tree compass map luggage globe mountain map-pin | energetic friendly | sewing-needle tailor
safari | 非洲旅行 野生动物 | safari, safaris, african holidays, wildlife tours, holidays to africa, africa holidays, holiday to africa | elephant lion giraffe sun binoculars zebra jeep palm-tree | natural bold | sewing-needle tailor
hiking-trips | 爬山 徒步游 登山队 爬山露营 户外徒步 | walking holidays, guided walks, hiking tours, trekking tours, walking group, ramblers, rambling club | mountain hiking-boots backpack compass tent signpost tree | natural energetic
homestay | 民宿 民宿旅行 客栈 青旅 度假屋 小院 乡村民宿 | homestay, guest house, guesthouse, bed and breakfast, b and b, b&b, hostel, vacation rental, inn, holiday cottage, cottage, chalet | house bed key moon window mountain lantern cabin thatched-cottage door | warm calm natural
hotel | 酒店 宾馆 度假村 旅馆 | hotel, resort, boutique hotel, motel, lodge, hospitality, eco lodge | key hotel-bell bed room-key hotel moon office-building palm-tree | elegant luxurious trusted | wine-bottle wine-glass beer
nature-park | 湿地公园 森林公园 国家公园 郊野公园 景区 风景区 自然保护区 湿地保护区 | nature reserve, national park, wetland park, nature park, country park, bird reserve, wetland centre | tree mountain river reed leaf egret forest lake signpost | natural calm fresh
northern-lights | 极光 追光 看极光 极光旅行 | northern lights tours, aurora tours, aurora chasing, northern lights, dark sky tours | aurora stars mountain tent moon telescope snow-mountain | natural calm
camping | 露营 营地 户外露营 房车 露营地 | camping, campsite, campground, glamping, rv park, camper van, campervan hire | tent campfire tree mountain moon camper bell-tent camping stars | natural energetic
outdoor | 户外 户外装备 登山 徒步 户外运动 | outdoor gear, outdoor, hiking, mountaineering, adventure, trekking, outdoors, outdoor centre | mountain hiking-boots backpack compass tent tree peak trekking-pole | natural energetic
climbing-gym | 攀岩 抱石 | climbing, climbing wall, bouldering, climbing gym | climbing carabiner bouldering mountain hand peak | energetic bold
surf | 冲浪 冲浪店 冲浪板 | surf school, surf, surfboards, surfboard maker, board shaper, surf shop, surfing, kite surfing, beach club, surf lessons, board hire, paddle boarding | surfboard wave surfing sun palm-tree great-wave beach | energetic fresh
kayaking | 皮划艇 漂流 | kayak, kayaking, canoe hire, rafting, canoe, kayak hire | kayak canoe oar rafting wave river paddle-board life-jacket canoe-rental | energetic natural
diving | 潜水 浮潜 | diving, scuba, dive center, snorkeling, dive school | diving snorkel diving-fins fish wave scuba-tank turtle coral | energetic fresh
ski | 滑雪 滑雪场 冰雪 | ski, ski resort, snowboard, winter sports, skiing, ski school | skiing snowflake snow-mountain snowboarding mountain ski-goggles | energetic fresh
ice-rink | 滑冰 冰场 花样滑冰 冰球 | ice rink, ice skating, figure skating, ice hockey | ice-skate snowflake figure-skating ice-hockey ice snowman hockey | energetic fresh
fishing | 钓鱼 垂钓 海钓 路亚 钓场 | fishing, angler, fishing charter, fly fishing, fishing trips, fishery lake, angling | fish fishing-rod fish-hook boat wave float fishing fishing-lure | natural friendly
axe-throwing | 飞斧 | axe throwing | axe target log shield wood tree | bold energetic
adventure-park | 丛林探险 | zip wire, zipline, zip line, high ropes, treetop adventure, adventure park | carabiner rope tree helmet mountain climbing | energetic bold
flying-school | 飞行培训 | flying lessons, flying school, flight school, pilot training, gliding club | airplane cloud compass wing propeller sun | modern trusted
trampoline-park | 蹦床馆 | trampoline park, trampolining | trampoline star smile run balloon child | playful energetic
choir | 合唱团 | choir, choirs, choral society, singing group, community choir | music-note treble-clef microphone open-book heart star | warm friendly
comic-shop | 漫画店 | comic shop, comics, comic books, manga | comic speech book star lightning mask-happy | playful bold
golf | 高尔夫 | golf, golf club, golf course, minigolf, crazy golf, golf lessons, driving range | golf golf-ball golf-club flag-pennant tree leaf trophy sun | elegant
football | 足球 足球俱乐部 | football, soccer, football club, soccer team, five a side | football soccer-goal shield whistle soccer-boots trophy | energetic bold
rugby | 橄榄球 | rugby, rugby club, american football | rugby shield football-jersey trophy whistle medal | bold
cricket | 板球 | cricket, cricket club, village cricket | cricket-bat shield trophy medal flag-pennant whistle | traditional friendly | cricket-insect grasshopper bat
baseball-club | 棒球 垒球 | baseball, softball, baseball team | baseball baseball-bat baseball-glove baseball-cap shield trophy star | energetic
basketball | 篮球 篮球俱乐部 篮球馆 篮球培训 | basketball, basketball team, basketball club | basketball basketball-hoop slam-dunk shield fire trophy | energetic bold
volleyball | 排球 | volleyball, netball, handball | volleyball trophy wave shield football-jersey whistle sun | energetic
badminton | 羽毛球 羽毛球馆 | badminton, badminton club | shuttlecock badminton badminton-racket feather wing trophy | energetic fresh | coach-trainer car
tennis | 网球 网球馆 | tennis, tennis club, padel, squash, pickleball, tennis lessons | tennis tennis-racket trophy shield padel squash-sport pickleball medal sneaker | energetic fresh
ping-pong | 乒乓球 乒乓球馆 | table tennis, ping pong, table tennis club | ping-pong table-tennis-bat trophy medal lightning star whistle | energetic
hockey-club | 曲棍球 | hockey, field hockey, lacrosse | field-hockey hockey whistle shield trophy ice-hockey | energetic
equestrian | 马术 马场 骑马 | equestrian, horse riding, horse stable, riding school, pony rides, livery, stables | horse horse-riding horseshoe saddle pony stable | elegant natural
running | 跑步 马拉松 | running, marathon, running club, triathlon, parkrun, runners | run sneaker marathon stopwatch medal road | energetic
cycling | 骑行 骑行俱乐部 | cycling, cycling club, bike rental, bike tours, cycle hire | cycling bicycle road-bike helmet road mountain | energetic natural
skate | 滑板 轮滑 街头 | skate, skateboard, skate shop, roller skating, roller disco, roller rink | skateboard roller-skate kick-scooter lightning star sneaker | energetic bold
go-karts | 卡丁车 赛车 | karting, go karts, go kart, racing team, motorsport, track days | go-kart formula-car racing-helmet flag-pennant wheel speedometer | energetic bold
shooting | 射击 真人CS 彩弹 | paintball, laser tag, airsoft, shooting range | target shield helmet splash crossbow flag-pennant lightning | bold energetic
billiards | 台球 桌球 | billiards, pool hall, snooker, pool league, snooker club | billiards trophy star target medal ribbon-award | bold
bowling | 保龄球 | bowling, bowling alley, ten pin bowling | bowling bowling-pin trophy star lightning sneaker | playful
darts-bar | 飞镖 | darts, darts club | darts target beer star trophy cheers | playful
board-games | 桌游 | board games, board game cafe, tabletop games, games cafe, game night | dice board-game chess-pawn playing-cards domino checkers puzzle coffee hexagons | playful friendly | surfboard game-controller joystick
mahjong-parlour | 棋牌 棋牌室 麻将 麻将馆 | mahjong, poker, casino, card room | mahjong dice poker tea playing-cards teapot go-game | friendly
chess-school | 围棋 象棋 国际象棋 棋院 少儿围棋 | chess club, chess, chess academy, go school | chess-knight go-game chinese-chess chess-king chess-board chess-pawn | calm precise
escape-room | 密室逃脱 剧本杀 密室 | escape room, murder mystery, haunted house, escape rooms | key mask-theater lock door magnifier maze key-room candle | bold playful
amusement-park | 游乐园 儿童乐园 主题乐园 游乐场 淘气堡 | amusement park, theme park, playground, kids playground, fun fair, adventure playground | ferris-wheel carousel balloon roller-coaster slide star castle | playful energetic
zoo | 动物园 海洋馆 | zoo, safari park, petting zoo, sea life centre, farm park | elephant giraffe lion penguin monkey panda zoo | playful friendly
circus | 马戏 杂技 | circus, acrobats, circus school | circus clown juggling acrobatics star elephant | playful
cinema | 电影院 影院 影视 影视公司 电影 视频制作 | cinema, film, movie, film production, video production, film studio, videographer, documentary, movie theater | film-reel clapperboard video-camera film-projector popcorn ticket film star | modern bold
animation-studio | 动画 动漫 | animation studio, animation, anime, cartoon studio | pencil film clapperboard comic star palette | playful modern
podcast | 播客 电台 有声书 主播 | podcast, radio, podcaster, audiobook, voice over | podcast-mic microphone headphones sound-wave speech radio | modern friendly
true-crime | 悬疑播客 | true crime podcast, true crime | podcast-mic magnifier fingerprint microphone detective footprints | bold
live-streaming | 直播 网红 自媒体 MCN 短视频 | live streaming, streamer, influencer, youtuber, vlogger, content creator | video-camera smartphone microphone live star heart | energetic modern
music | 音乐 录音棚 乐队 唱片 音乐节 录音 | music recording studio, music, recording studio, band, record label, music producer, music festival, live music, rehearsal rooms, rehearsal studio | music-note microphone vinyl guitar headphones sound-wave drum | bold modern
dj-hire | dj | dj, mobile disco, disco, wedding dj | turntable headphones disco-ball vinyl music-note speaker | energetic
karaoke | KTV 唱歌 卡拉OK | karaoke, ktv | microphone karaoke music-note star neon-sign disco-ball sound-wave | energetic playful
theatre | 剧院 话剧 演出 剧团 儿童剧 | theatre, theater, drama, performing arts, amateur dramatics, drama school, stage school, musical theatre | mask-theater stage-curtain spotlight ticket star stage | bold elegant
comedy-club | 相声 脱口秀 喜剧 | comedy club, comedy, stand up, improv | microphone laughing mask-happy crosstalk storyteller folding-fan spotlight | playful
opera | 戏曲 京剧 昆曲 越剧 黄梅戏 戏楼 | opera, chinese opera | opera-mask water-sleeves huadan folding-fan opera-stage stage-curtain | traditional
art-gallery | 画廊 ~艺术 美术馆 艺术馆 艺术空间 | art gallery, gallery, fine art, art, exhibition, art dealer | picture-frame palette easel sculpture paintbrush eye | elegant modern
museum | 博物馆 纪念馆 | museum, heritage centre, natural history museum | museum pillar picture-frame vase bronze-ding amphora fossil statue | traditional trusted
picture-framing | 装裱 画框 | picture framing, framer, framing, picture framer | picture-frame frame hammer landscape-painting photo ruler | traditional precise
magic | 魔术 魔法 | magic, magician, magic show | magic-hat magic-wand rabbit star playing-cards sparkles | playful
farm | 农场 家庭农场 农业 种植 现代农业 农庄 合作社 生态农场 | organic farm, farm, agriculture, farming, ~organic, farmer, agricultural, smallholding | wheat barn tractor sprout sun farm rice-ear carrot leaf | natural warm
farm-stay | 农家乐 采摘园 采摘 田园 亲子农场 市民农园 | pick your own, farm stay, agritourism, country house, petting farm, allotment | barn house chicken sheep strawberry sprout basket-apple sun carrot rice-seedling | natural friendly
livestock | 养殖 牧场 畜牧 种养殖 | livestock, pasture, animal husbandry, ranch, alpaca farm | cow sheep grass barn bull pig goat grassland | natural trusted
aquaculture | 水产养殖 渔业 鱼塘 养鱼 甲鱼 泥鳅 黄鳝 鱼苗 蟹苗 虾苗 小龙虾养殖 | aquaculture, fish farm, fishery, fisheries, trout farm | fish wave fishing-net carp shrimp boat | natural trusted
forestry | 林业 木业 木材 | forestry, timber, lumber, sawmill, firewood, logs | tree pine-tree log saw axe forest tree-ring | natural bold
tree-surgeon | 树木修剪 伐木 | tree surgeon, tree surgeons, arborist, tree felling, tree service, hedges, stump grinding, hedge cutting | tree oak-leaf chainsaw leaf axe saw oak | natural trusted | scalpel doctor stethoscope
landscaping | 园林 园林绿化 景观设计 绿化 草坪 庭院设计 庭院 苗木 | landscaping, landscape design, landscaper, landscapes, garden design, turf, landscape gardener, landscape gardeners | leaf tree grass shrub house-garden sprout spade-tool flower lawn-mower | natural fresh | landscape-painting scroll picture-frame
gardening | 花园 家庭园艺 | gardener, gardening, garden maintenance, gardens, garden services, kitchen garden | flower sprout leaf watering-can secateurs garden-trowel wheelbarrow tree | natural friendly
seeds-fertiliser | 种子 化肥 农药 农资 | seeds, fertilizer, agrochemical, seed company | sprout seed wheat corn leaf fertilizer | natural trusted
hot-spring | 温泉 汤泉 洗浴 澡堂 浴场 | hot spring, onsen, bathhouse, hammam, thermal baths | hot-spring hot-tub wave mountain water-drop steam-pot bucket | calm natural
news-media | 新闻 媒体 报社 杂志 | news, media, newspaper, magazine, journalism, blog | newspaper pen megaphone globe microphone speech | trusted modern
writing | 写作 文学 作家 文案 | writing, writer, author, copywriting, copywriter, poetry, storytelling, ghostwriter | quill fountain-pen nib book ink-bottle pencil | elegant calm
genealogy | 家谱 族谱 | genealogy, family history | tree tree-of-life scroll book quill house leaf | traditional
observatory-club | 天文 观星 天文台 天文馆 | astronomy, stargazing, planetarium | telescope stars planet moon observatory constellation planetarium galaxy shooting-star | calm modern
sculptor | 雕塑 | sculpture, sculptor | sculpture chisel hammer stone mallet vase | elegant
balloon-rides | 热气球 飞行体验 滑翔伞 滑翔 | hot air balloon, hot air balloon rides, balloon flights, balloon rides, paragliding, skydiving, hang gliding, gliding | hot-air-balloon cloud mountain sun paragliding basket parachute bird | energetic natural
lion-dance-troupe | 舞狮 舞龙 醒狮 狮队 龙狮 | lion dance, dragon dance | lion-dance dragon-dance drum lantern firecracker dragon gong | traditional bold
seaside-hotel | 海边酒店 海边度假酒店 海景酒店 海景民宿 海边民宿 度假酒店 | seaside hotel, beach resort, beach hotel, seaside guesthouse, seaside b&b, beach house, holiday resort | wave shell palm-tree sun sailboat lounger starfish lighthouse beach-umbrella whale island | calm warm fresh | wine-bottle wine-glass beer
mountain-lodge | 山间民宿 山里民宿 林间木屋 | mountain lodge, ski lodge, log cabins, treehouse stays, forest cabins, shepherds huts | cabin mountain pine-tree tent fireplace moon forest key | natural calm warm
day-trips | 一日游 周边游 短途游 亲子游 郊游 | day trips, day out, walking tours, city tours, guided tours | mountain backpack map compass coach signpost tent sun camera | energetic friendly natural
private-cinema | 私人影院 点播影院 观影 | home cinema, private cinema, movie nights | film-projector popcorn film-reel clapperboard ticket sofa video-camera | playful modern warm
caravan-park | 房车营地 房车公园 | caravan park, caravans, caravan, touring pitches, static caravans, holiday park, motorhomes, motorhome hire, caravan site | caravan camper tent sun tree campfire road beach-umbrella | warm friendly natural
rowing-club | 赛艇 划船 龙舟 皮艇队 | rowing, rowing club, dragon boat, learn to row | rowing oar boat wave kayak ship-wheel medal | energetic bold
pig-farm | 养猪 猪场 仔猪 生猪 ~黑猪 养猪场 年猪 种猪 | pig farm, ~pigs, piggery, free range pork | pig piglet barn corn grass fence wheat | natural warm trusted | aardvark
sheep-farm | 养羊 羊场 ~山羊 奶山羊 ~滩羊 | sheep farm, ~goats, goat farm, ~sheep, sheep shearing, shearing | sheep goat barn grass wool fence mountain | natural warm
cattle-farm | 养牛 肉牛 ~奶牛 牛场 ~黄牛 ~牦牛 | ~cattle, cattle ranch, beef cattle, dairy farm, dairy herd | cow bull barn grass milk-can grassland corn | natural bold trusted
animal-feed | 饲料 猪饲料 鸡饲料 鱼饲料 兔饲料 | animal feed, feed store, ~hay, hay and feed, feed merchant, chicken feed, horse feed | wheat chicken pig cow haystack corn gunny-sack barn horse | natural trusted | sewing-needle
greenhouse-growers | 蔬菜大棚 ~大棚 ~温室 大棚蔬菜 | ~greenhouse, ~greenhouses, salad grower, tomato grower, glasshouse | tomato greenhouse cucumber leafy-green vegetable-basket sprout carrot eggplant sun | natural fresh
strawberry-farm | ~草莓 草莓园 草莓采摘 草莓大棚 | strawberry farm, ~strawberries, strawberry picking | strawberry basket leaf greenhouse flower sun bee | fresh playful natural | snowflake
melon-farm | ~西瓜 瓜农 ~甜瓜 ~哈密瓜 西瓜地 | ~melons, ~watermelons, ~watermelon | watermelon yellow-melon leaf sun melon-seeds grapevine | fresh natural
apple-growers | 红富士 自家苹果 脆苹果 | apple growers, ~apples | apple apple-tree basket-apple orchard leaf sun flower | natural fresh | gold-ingot mount-fuji rock-sugar
shepherd-huts | 小木屋定制 树屋 木屋搭建 | shepherd huts, shepherd hut, garden rooms, tiny houses, log cabins built | cabin hut sheep house chimney tree moon | natural warm calm
irrigation | 滴灌 喷灌 灌溉 喷雾器 灌溉设备 | irrigation, drip irrigation, sprinklers, irrigation systems | water-drop sprout faucet leaf rain watering-can wheat | natural fresh trusted
taxidermy | 标本 动物标本 | taxidermy, taxidermist | deer owl fox bell-jar butterfly feather | traditional natural
pumpkin-patch | 玉米迷宫 花海 | corn maze, pumpkin patch, maize maze, sunflower field, flower farm, lavender farm | pumpkin corn sunflower maze barn lavender wheat | playful natural warm
`);
