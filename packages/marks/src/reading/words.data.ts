import type { Relation } from '../scenes/scene.ts';

/** `reversed`: what stands after the word is the subject ("an anchor wrapped in vine": the vine goes round the anchor). */
export type RelationWords = { relation: Relation; en: string; zh: string; reversed?: true };

/**
 * Words that join two things, English ones with blanks inside as underscores. `~hold` stands for holds, holding and
 * held-like forms of a regular verb.
 */
export const RELATION_WORDS: readonly RelationWords[] = [
  {
    relation: 'on',
    en: 'on onto on_top_of atop upon ~sit_on ~sleep_on ~stand_on ~perch_on ~balance_on ~land_on ~rest_on ~lie_on ~nap_on perched_on balanced_on seated_on sitting_on ~climb',
    zh: '站上 爬上 落上 登上 爬着',
  },
  {
    relation: 'in',
    en: 'in inside within into between among ~sit_in ~sleep_in ~hide_in ~peek_out_of ~look_out_of ~live_in peeking_from coming_out_of through',
    zh: '住进 藏进 钻进',
  },
  { relation: 'in', en: '~contain ~enclose', zh: '装着 盛着 插着 藏着 包着', reversed: true },
  { relation: 'under', en: 'under beneath below underneath ~hang_from hanging_from hung_from ~shelter_under', zh: '' },
  {
    relation: 'over',
    en: 'over above ~leap_over ~jump_over ~fly_over ~shine_on ~shine_over ~rise_over ~leap_from jumping_out_of leaping_out_of across past',
    zh: '照着 飞过 越过 跃过 跃出 跳出',
  },
  {
    relation: 'beside',
    en: 'beside next_to near by_the_side_of alongside along against around ~stand_by ~lean_on ~lean_against',
    zh: '围着 挨着 靠着',
  },
  { relation: 'behind', en: 'behind in_front_of:reversed ~hide_behind', zh: '' },
  {
    relation: 'holding',
    en: '~hold ~hug ~grip ~clutch ~embrace ~cuddle ~grab ~play ~read ~drink ~eat ~steal ~bite ~lift ~raise ~wave ~catch ~use ~offer ~sip ~cradle ~write_with ~brew ~bake ~cook ~paint ~knit',
    zh: '抱着 拿着 举着 捧着 握着 端着 提着 叼着 衔着 抓着 咬着 吃着 喝着 举起 搂着 捧起 牵着 读着 吹着 弹着 敲着 抱住 拎着 挥着 含着 拉着',
  },
  {
    relation: 'carrying',
    en: '~carry ~bring ~deliver ~haul ~transport ~bear_load ~pull ~tow',
    zh: '载着 背着 驮着 扛着 托着 顶着 运着 带着 背负 承载 担着 载 驮 背',
  },
  { relation: 'wearing', en: '~wear ~dress_in dressed_in', zh: '戴着 穿着 披着 系着 戴上 头戴 身穿 戴 穿 长着 长' },
  {
    relation: 'riding',
    en: '~ride ~ride_on ~surf ~surf_on ~drive ~pilot ~fly_on ~skate_on ~sail ~pedal',
    zh: '骑着 踩着 驾着 开着 乘着 坐着 骑 踏着',
  },
  {
    relation: 'wrapped-round',
    en: 'wrapped_round wrapped_around ~wrap_round ~wrap_around curled_round curled_around twined_round twined_around coiled_round coiled_around ~wind_round winding_around ~climb_around ~encircle',
    zh: '缠着 绕着 环绕 缠绕 盘着 环抱',
  },
  {
    relation: 'wrapped-round',
    en: 'wrapped_in entwined_with entwined_in wrapped_with covered_in_vine surrounded_by ringed_by',
    zh: '',
    reversed: true,
  },
  {
    relation: 'made-of',
    en: 'made_of made_from made_out_of built_of built_from composed_of formed_by formed_from formed_of are_made_of woven_from',
    zh: '',
  },
  {
    relation: 'made-of',
    en: '',
    zh: '组成 拼成 堆成 搭成 织成 编成 编织成 做成 制成 构成 砌成 叠成 折成 拼贴成',
    reversed: true,
  },
  {
    relation: 'shaped-like',
    en: 'shaped_like shaped_as in_the_shape_of in_the_form_of that_looks_like looking_like looks_like ~look_like ~resemble as_a as_an like_a like_an ~turn_into ~become disguised_as',
    zh: '变成 化作 化为',
  },
  {
    relation: 'facing',
    en: '~face ~look_at ~watch ~gaze_at ~chase ~fly_to ~fly_towards flying_towards ~look_up_at ~meet ~greet ~kiss ~reach_for towards toward ~howl_at ~sing_to ~talk_to ~point_at',
    zh: '望着 看着 对着 面对 追着 盯着 仰望 遥望 追逐 追',
  },
  {
    relation: 'rising-from',
    en: 'rising_from ~rise_from ~rise_out_of growing_from growing_out_of ~grow_from ~grow_out_of sprouting_from ~sprout_from ~emerge_from blooming_from out_of ~come_from ~come_out ~coming_out ~pop_out ~pop_out_of ~burst_out_of ~hatch_from',
    zh: '',
  },
  { relation: 'rising-from', en: '~grow ~sprout', zh: '冒出 开出 长出 生出 飘出 冒着 飘着 吐出 开着', reversed: true },
  { relation: 'and', en: 'and & plus together_with along_with', zh: '和 与 跟 及 以及 还有 、 配' },
];

/** Chinese verbs of one character that stand right before a thing: 吃面, 戴眼镜, 织毛衣. */
export const BARE_VERBS: readonly [Relation, string][] = [
  ['holding', '织 吃 喝 拿 抱 举 叼 咬 吹 弹 捧 提 含 端 读 敲 踢 推 拉 捣 卷 牵 抓 握 摘 采 洗 刷 喂 拎 衔 搂'],
  ['wearing', '披 系'],
  ['riding', '踩 骑 乘 驾'],
  ['facing', '望 看 追'],
  ['wrapped-round', '缠 绕'],
  ['and', '盖 造 搭'],
];

/** Where a thing stands in Chinese: the word after a place ("书上", "杯里"). */
export const PLACE_WORDS: Readonly<Record<string, Relation>> = {
  上: 'on',
  上面: 'on',
  之上: 'on',
  顶上: 'on',
  上方: 'over',
  上空: 'over',
  里: 'in',
  里面: 'in',
  中: 'in',
  内: 'in',
  之中: 'in',
  中间: 'in',
  里头: 'in',
  间: 'in',
  怀里: 'in',
  下: 'under',
  下面: 'under',
  之下: 'under',
  底下: 'under',
  脚下: 'under',
  旁: 'beside',
  旁边: 'beside',
  边: 'beside',
  边上: 'beside',
  身边: 'beside',
  畔: 'beside',
  侧: 'beside',
  后: 'behind',
  后面: 'behind',
  背后: 'behind',
  身后: 'behind',
  前: 'facing',
  前面: 'facing',
  面前: 'facing',
};

/** Where a load stands: what has something there carries it. */
export const LOAD_WORDS =
  'on_its_back on_his_back on_her_back on_the_back on_its_roof on_the_roof on_its_top on_top on_its_shoulder';

/** Body parts and pieces of a thing: they say where, not what ("in its beak", "whose wings are made of DNA"). */
export const PART_WORDS = {
  en: 'beak ear ears head neck back shell mouth hand hands paw paws claws face body horn horns spikes quills mane nose chin lap pouch pocket belly tail trunk_tip leg legs foot feet side top bottom middle center centre spout handle lid edge own pose',
  zh: '角上 角 嘴里 嘴 头上 头 脖子 身上 背上 手里 手上 爪子 怀里 壶嘴 额头 脸上 尾巴上 一角 边缘 头顶 鼻子 口袋 口袋里 嘴巴 尾巴 肚子 肚子上 脚下 眼睛里 脚 耳朵 背',
};

/** Generic nouns that stand for the word before them ("knight piece") or after their "of" ("stack of books"). */
export const CARRIER_WORDS = {
  en: 'piece symbol icon image picture silhouette figure shape pattern motif mascot character emblem crest slice bunch stack pile pair cup bowl glass bottle mug jar pot basket box bunch sprig branch ear stalk head face outline drawing illustration field single',
  zh: '图案 图形 形象 造型 标志 元素 剪影 轮廓 吉祥物 符号',
};

/** Words that say "a business", never what it is about; the last of a phrase is its head. */
export const TRADE_HEADS = {
  en: 'academy school shop store studio bar club cafe café restaurant bakery brewery clinic hospital hotel hostel company firm agency brand parlour parlor salon gym garage museum library kindergarten daycare nursery bank fund union podcast radio service services delivery repair insurance installer planner butcher equipment gear care estate lab labs roaster roasters roastery bistro diner kitchen market outfitter boutique workshop factory consultancy center centre office practice foundation charity tutoring training class classes lessons products supplies accessories app platform software startup festival event events magazine blog channel label press publisher bookstore bookshop library florist space coworking designer architect architects photographer travel trekking grooming protection brewing logistics cleaning wholesaler retailer manufacturer maker makers goods clothes clothing wear apparel skincare cosmetics jewellery jewelry furniture stationery toys biotech fintech tech investment finance law legal dental medical hospice funeral spa yoga fitness pub tavern inn resort lodge eatery canteen food drinks beverage catering courier moving storage rental hire tour tours lounge theatre theater cinema gallery zoo aquarium circus farm garden ranch vineyard winery distillery dairy pharmacy drugstore supermarket grocery mart deli creamery patisserie confectioner chocolatier barber barbershop hairdresser tailor cobbler locksmith plumber electrician carpenter builder contractor roofing flooring painting landscaping gardening nursing preschool creche kung_fu karate judo tai_chi taekwondo',
  zh: '店 馆 铺 铺子 社 坊 工坊 公司 品牌 工作室 酒馆 茶馆 茶社 茶舍 茶空间 咖啡馆 书店 餐厅 饭店 酒店 酒楼 民宿 客栈 旅舍 旅馆 诊所 医院 俱乐部 学校 学院 培训 培训班 补习班 机构 中心 集团 企业 超市 市场 农场 工厂 厂 事务所 律所 室 健身房 武馆 武术馆 电竞馆 天文馆 幼儿园 播客 剧场 营地 露营地 度假酒店 物流 快递 快送 家政 保洁 护理 摄影 装备 用品 设备 器材 礼盒 文创 大排档 冰室 酒吧 猫咖 小馆 小酒馆 小吃 服务 咨询 咨询室 教育 公益 财税 安防 口腔 装修 维修 空间 庄园 电台 唱片店 花店 甜品店 面包店 日料店 粥铺 豆腐坊 裁缝铺 旅行社 书院 画室 琴行 影楼 会所 门店 基地 平台 软件 科技 传媒 会馆 早餐 零售 批发 连锁 童装 泳装 床垫 护肤 化妆品 月子中心 月子会所 滑雪场 滑冰场 养蜂场 养殖场 牧场 渔场 球场 马场 社团 社区 协会 剧团 乐团 乐队 团队 班 大排档 排档 夜市 食堂 驿站 邮局 理发店 网店 铺面',
};

/** Businesses whose one word holds what they deal in. */
export const BUSINESS_THINGS: Readonly<Record<string, string>> = {
  bakery: 'bread',
  brewery: 'beer',
  brewing: 'beer',
  bookstore: 'book',
  bookshop: 'book',
  library: 'book',
  winery: 'wine',
  vineyard: 'grape',
  florist: 'flower',
  dairy: 'milk',
  creamery: 'ice-cream',
  patisserie: 'cake',
  roastery: 'coffee',
  roaster: 'coffee',
  roasters: 'coffee',
  distillery: 'whisky',
  chocolatier: 'chocolate',
  confectioner: 'candy',
  barbershop: 'comb',
  barber: 'comb',
  hairdresser: 'comb',
  tailor: 'sewing-needle',
  dental: 'tooth',
  pizzeria: 'pizza',
  teahouse: 'tea',
  photographer: 'camera',
  aquarium: 'fish',
  law: 'scales',
  yoga: 'lotus',
  podcast: 'microphone',
  radio: 'microphone',
  cinema: 'film-reel',
  carpenter: 'saw',
  plumber: 'faucet',
  locksmith: 'key',
  gym: 'dumbbell',
  fitness: 'dumbbell',
  pharmacy: 'medical-cross',
  口腔: 'tooth',
  摄影: 'camera',
  律所: 'scales',
  健身房: 'dumbbell',
  播客: 'microphone',
  电台: 'microphone',
  花店: 'flower',
  裁缝铺: 'sewing-needle',
};

/** Trade words that qualify a business and draw nothing of themselves. */
export const QUALIFIERS = {
  en: 'second hand second-hand used vintage craft handmade organic fresh local family new old modern premium luxury online mobile independent small big little tiny cute happy smart young street late night early morning home outdoor indoor electric digital creative professional serious friendly real fast good best quiet calm gentle bold elegant soft fierce tough powerful energetic playful funny cozy cosy romantic natural minimalist classic traditional luxurious precise trusted reliable peaceful serene dreamy lively dark cheerful sweet delicate graceful rustic urban nordic japanese chinese french italian western eastern knitted copper golden silver wooden iron stone glass paper giant baby mother wise lucky praying crescent single round simple minimal cold warm hot dark light open wild strong strength real',
  zh: '二手 手工 有机 高端 传统 现代 少儿 儿童 亲子 独立 精酿 同城 青年 小学 网红 港式 中式 西式 日式 老 新 小 大 热带 京味 海岛 母婴 留守 礼仪 户外 专业 社区 街角 深夜 原创 私房 进口 国产 温泉',
};

/** Words of place and time that are a setting, and the backdrop that can carry them. */
export const SETTING_WORDS: Readonly<Record<string, { concept: string; en: string; zh: string }>> = {
  sea: {
    concept: 'wave',
    en: 'seaside by_the_sea by_the_ocean at_the_beach on_the_beach on_the_coast coastal harbour harbor',
    zh: '海边 海滨 海岸 沙滩上 海上 渔港 港口 海湾',
  },
  river: {
    concept: 'river',
    en: 'riverside by_the_river lakeside by_the_lake',
    zh: '江边 河边 湖边 湖畔 江畔 溪边 水边',
  },
  hills: {
    concept: 'mountain',
    en: 'in_the_mountains in_the_hills mountain_side mountainside hillside at_the_foot_of_the_mountain',
    zh: '山里 山中 山脚下 山间 山上 半山腰 山脚 山边',
  },
  night: {
    concept: 'moon',
    en: 'at_night late_night midnight',
    zh: '深夜 夜里 夜晚 午夜 夜空',
  },
  forest: { concept: 'forest', en: 'in_the_forest in_the_woods woodland', zh: '森林里 林间 林中 树林里' },
  garden: { concept: 'flower', en: 'in_the_garden', zh: '院子里 花园里 庭院' },
};

/** What a thing may do or be that a drawing can show. */
export const ATTRIBUTES: Readonly<Record<string, { en: string; zh: string }>> = {
  sleeping: { en: '~sleep asleep sleepy napping dozing', zh: '睡觉 睡着 睡 熟睡 打盹 慵懒 沉睡' },
  smiling: { en: '~smile ~laugh happy grinning', zh: '微笑 笑着 大笑 笑 开心' },
  flying: { en: '~fly soaring', zh: '飞翔 飞着 飞 展翅 翱翔 开屏' },
  running: { en: '~run galloping ~jump ~leap', zh: '奔跑 跑 跳跃 奔腾 腾飞 跃' },
  sitting: { en: '~sit seated', zh: '坐着 蹲着 盘坐' },
  standing: { en: '~stand', zh: '站着 站立 单脚站立' },
};
