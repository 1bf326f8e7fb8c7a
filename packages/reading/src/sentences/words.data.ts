/** Generic nouns that stand for the word before them ("knight piece") or after their "of" ("stack of books"). */
export const CARRIER_WORDS = {
  en: 'piece symbol icon image picture silhouette figure shape pattern motif mascot character emblem crest slice bunch stack pile pair cup bowl glass bottle mug jar pot basket box bunch sprig branch ear stalk head face outline drawing illustration field single',
  zh: '图案 图形 形象 造型 标志 元素 剪影 轮廓 吉祥物 符号',
};

/** Words that say "a business", never what it is about; the last of a phrase is its head. */
export const TRADE_HEADS = {
  en: 'academy school shop store studio bar club cafe café restaurant bakery brewery clinic hospital hotel hostel company firm agency brand parlour parlor salon gym garage museum library kindergarten daycare nursery bank fund union podcast radio service services delivery repair insurance installer planner butcher equipment gear care estate lab labs roaster roasters roastery bistro diner kitchen market outfitter boutique workshop factory consultancy center centre office practice foundation charity tutoring training class classes lessons products supplies accessories app platform software startup festival event events magazine blog channel label press publisher bookstore bookshop library florist space coworking designer architect architects photographer travel trekking grooming protection brewing logistics cleaning wholesaler retailer manufacturer maker makers goods clothes clothing wear apparel skincare cosmetics jewellery jewelry furniture stationery toys biotech fintech tech investment finance law legal dental medical hospice funeral spa yoga fitness pub tavern inn resort lodge eatery canteen food drinks beverage catering courier moving storage rental hire tour tours lounge theatre theater cinema gallery zoo aquarium circus farm garden ranch vineyard winery distillery dairy pharmacy drugstore supermarket grocery mart deli creamery patisserie confectioner chocolatier barber barbershop hairdresser tailor cobbler locksmith plumber electrician carpenter builder contractor roofing flooring painting landscaping gardening nursing preschool creche kung_fu karate judo tai_chi taekwondo decorator decorators restorer restorers upholsterer upholsterers framer framers glazier glaziers roofer roofers plasterer plasterers tiler tilers thatcher thatchers valeting refurbishment restoration reupholstery upholstery alterations removals clearances lettings tutoring coaching',
  zh: '店 馆 铺 铺子 摊 摊子 摊儿 摊位 小摊 社 坊 工坊 公司 品牌 工作室 酒馆 茶馆 茶社 茶舍 茶空间 咖啡馆 书店 餐厅 饭店 酒店 酒楼 民宿 客栈 旅舍 旅馆 诊所 医院 俱乐部 学校 学院 培训 培训班 补习班 机构 中心 集团 企业 超市 市场 农场 工厂 厂 事务所 律所 室 健身房 武馆 武术馆 电竞馆 天文馆 幼儿园 播客 剧场 营地 露营地 度假酒店 物流 快递 快送 家政 保洁 护理 摄影 装备 用品 设备 器材 礼盒 文创 大排档 冰室 酒吧 猫咖 小馆 小酒馆 小吃 服务 咨询 咨询室 教育 公益 财税 安防 口腔 装修 维修 空间 庄园 电台 唱片店 花店 甜品店 面包店 日料店 粥铺 豆腐坊 裁缝铺 旅行社 书院 画室 琴行 影楼 会所 门店 基地 平台 软件 科技 传媒 会馆 早餐 零售 批发 连锁 童装 泳装 床垫 护肤 化妆品 月子中心 月子会所 滑雪场 滑冰场 养蜂场 养殖场 牧场 渔场 球场 马场 社团 社区 协会 剧团 乐团 乐队 团队 班 大排档 排档 夜市 食堂 驿站 邮局 理发店 网店 铺面 农家乐 婚庆 婚礼策划',
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
  en: 'second hand second-hand used vintage craft handmade organic fresh local family new old modern premium luxury online mobile independent small big little tiny cute happy smart young street late night early morning home outdoor indoor electric digital creative professional serious friendly real fast good best quiet calm gentle bold elegant soft fierce tough powerful energetic playful funny cozy cosy romantic natural minimalist classic traditional luxurious precise trusted reliable peaceful serene dreamy lively dark cheerful sweet delicate graceful rustic urban nordic japanese chinese french italian western eastern knitted copper golden silver wooden iron stone glass paper giant baby mother wise lucky praying crescent single round simple minimal cold warm hot dark light open wild strong strength real every each all please draw drawing left right just classy welcoming clever little tiny giant huge enormous big plain simple crossed bent woolly fat thin tall short long half whole entire actual proper nice lovely sleepy grumpy open closed folded stacked stretched curled sitting standing looking wearing_',
  zh: '举手 招手 挥手 拍手 鼓掌 摆手 伸手 开会 打呼噜 睡觉觉 抛锚 熄火 堵车 画面 图面 二手 手工 有机 高端 传统 现代 少儿 儿童 亲子 独立 精酿 同城 青年 小学 网红 港式 中式 西式 日式 老 新 小 大 热带 京味 海岛 母婴 留守 礼仪 户外 专业 社区 街角 深夜 原创 私房 进口 国产 温泉 统统 通通 全部 一起 慢慢 安静 干净 简单 简洁 大方 稳重 可爱 温柔 温暖 热闹 复古 现代感 高级 高级感 朴素 朴实 亲切 精致 优雅 清新 清爽 素净 大气 时尚 时髦 潮流 极简 传统 古朴 禅意 治愈 呆萌 软萌 有趣 好玩 搞笑 搞怪 霸气 硬朗 硬核 利落 风格 风 感 vibe feel 就够 足够 就够了 摊开 敞开 展开 铺开 往上 往下 往外 往前 整个 一整 每一 各 那种 这种 打叉 打个叉 打着叉 交叉 呈交叉 十字交叉 就行 就好 左右 最后 远远 正好 刚好 恰好',
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
    zh: '河滩上 河滩 河岸 岸边 江边 河边 湖边 湖畔 江畔 溪边 水边',
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
  flying: { en: '~fly soaring', zh: '扑扇 扑棱 扑腾 飞翔 飞着 飞 展翅 翱翔 开屏' },
  running: { en: '~run galloping ~jump ~leap', zh: '奔跑 跑 跳跃 奔腾 腾飞 跃' },
  sitting: { en: '~sit seated', zh: '坐着 蹲着 盘坐 盘腿 盘着腿 翘着腿' },
  standing: { en: '~stand', zh: '站着 站立 单脚站立' },
};
