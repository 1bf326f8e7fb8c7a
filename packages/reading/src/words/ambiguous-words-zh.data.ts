import type { AmbiguousWord } from './ambiguous-words.data.ts';

/** Words are parted by commas, as in `ambiguous-words.data.ts`. */
export const AMBIGUOUS_CHINESE: readonly AmbiguousWord[] = [
  {
    words: '杜鹃',
    means: 'azalea',
    unless: [{ means: 'cuckoo', near: '鸟, 啼, 鸣, 叫, 布谷, 歌' }],
  },
  {
    words: '饼',
    means: 'flatbread',
    unless: [{ means: 'egg-yolk-pastry', near: '酥皮, 掉渣, 糕点, 点心, 桃酥, 莲蓉, 豆沙' }],
  },
  {
    words: '黄牛',
    means: 'ox',
    unless: [{ means: 'ticket', near: '票, 抢票, 代购' }],
  },
  {
    words: '龙眼',
    means: 'longan',
    unless: [{ means: 'dragon', near: '点睛, 画龙' }],
  },
  {
    words: '小米',
    means: 'millet',
    unless: [{ means: 'smartphone', near: '手机, 智能, 授权, 售后, 数码' }],
  },
  {
    words: '笔',
    means: 'pen',
    unless: [{ means: 'ink-brush', near: '墨, 砚, 宣纸, 书法, 文房, 国画, 临帖, 水墨' }],
  },
  {
    words: '苹果',
    means: 'apple',
    unless: [{ means: 'smartphone', near: '手机, 维修手机, 数码, 电脑' }],
  },
  {
    words: '狮子头',
    means: 'meatball',
    unless: [{ means: 'lion', near: '鬃毛, 鬃, 毛发, 侧脸, 正脸, 理发, 发型, 剪影' }],
  },
  {
    words: '马蹄',
    means: 'horseshoe',
    unless: [{ means: 'water-chestnut', near: '糕, 爽, 甜, 荸荠, 糖水, 鲜' }],
  },
  {
    words: '鼠标',
    means: 'computer-mouse',
    unless: [],
  },
  {
    words: '海马',
    means: 'seahorse',
    unless: [{ means: 'corkscrew', near: '刀, 开瓶, 红酒' }],
  },
  {
    words: '吊车, 起重机, 塔吊',
    means: 'tower-crane',
    unless: [],
  },
  {
    words: '弓',
    means: 'bow-arrow',
    unless: [{ means: 'violin', near: '琴, 提琴' }],
  },
  {
    words: '钟',
    means: 'clock',
    unless: [{ means: 'bell', near: '寺, 铜, 编, 撞, 古, 鼓楼, 敲' }],
  },
  {
    words: '腊肠',
    means: 'chinese-sausage',
    unless: [{ means: 'sausage', near: '热狗, 德式, 德国' }],
  },
  {
    words: '编钟',
    means: 'bianzhong',
    unless: [{ means: 'bell-confucian', near: '文庙, 孔庙' }],
  },
  {
    words: '舞狮',
    means: 'lion-dance',
    unless: [{ means: 'lion', near: '动物园, 草原' }],
  },
  {
    words: '石狮',
    means: 'stone-lion',
    unless: [{ means: 'lion', near: '动物园, 草原' }],
  },
  {
    words: '脸谱',
    means: 'opera-mask',
    unless: [{ means: 'mask-theater', near: '话剧, 剧场' }],
  },
  {
    words: '稻田',
    means: 'rice-terraces',
    unless: [{ means: 'wheat', near: '小麦, 麦子' }],
  },
  {
    words: '茅屋',
    means: 'thatched-cottage',
    unless: [{ means: 'cabin', near: '露营, 森林' }],
  },
  { words: '普通话', means: 'translate', unless: [{ means: 'mandarin-fish', near: '鳜鱼' }] },
  {
    words: '丁香',
    means: 'lilac',
    unless: [{ means: 'clove', near: '卤, 香料, 八角, 花椒, 调料, 肉桂, 中药' }],
  },
  {
    words: '布偶',
    means: 'doll',
    unless: [{ means: 'ragdoll-cat', near: '猫, 喵, 宠' }],
  },
  {
    words: '梨园',
    means: 'opera-stage',
    unless: [
      { means: 'pear', near: '采摘, 果, 农, 梨树, 种植' },
      { means: 'opera-mask', near: '脸谱, 面具' },
    ],
  },
  { words: '梅花', means: 'plum-blossom', unless: [{ means: 'playing-cards', near: '扑克, 纸牌, 棋牌' }] },
  {
    words: '天堂鸟',
    means: 'bird-of-paradise',
    unless: [{ means: 'bird-of-paradise-bird', near: '动物, 观鸟, 羽, 飞' }],
  },
  { words: '风车', means: 'windmill', unless: [{ means: 'pinwheel', near: '彩, 玩具, 儿童, 手工, 纸, 幼儿' }] },
  {
    words: '琴行, 琴房',
    means: 'piano',
    unless: [
      { means: 'guqin', near: '古琴, 古筝, 国风, 国乐' },
      { means: 'violin', near: '提琴' },
      { means: 'guitar', near: '吉他' },
    ],
  },
  { words: '洗面, 面部, 面膜', means: 'face-mask', unless: [{ means: 'noodles', near: '面馆, 拉面, 汤面' }] },
  {
    words: '鸳鸯',
    means: 'mandarin-duck',
    unless: [
      { means: 'yuanyang-hot-pot', near: '锅, 涮' },
      { means: 'milk-tea', near: '奶茶, 咖啡, 茶餐厅' },
    ],
  },
  { words: '麻雀', means: 'sparrow', unless: [{ means: 'mahjong', near: '牌, 麻将, 棋牌' }] },
  { words: '芙蓉', means: 'hibiscus', unless: [{ means: 'lotus', near: '出水, 荷, 莲, 池' }] },
  { words: '八角', means: 'star-anise', unless: [{ means: 'pavilion', near: '亭, 楼, 塔' }] },
  { words: '佛手', means: 'bergamot', unless: [{ means: 'chayote', near: '瓜, 蔬' }] },
  { words: '火箭', means: 'rocket', unless: [{ means: 'arugula', near: '沙拉, 生菜, 蔬菜, 轻食' }] },
  { words: '甲壳虫', means: 'beetle', unless: [{ means: 'car', near: '汽车, 车行, 老爷车' }] },
  { words: '修表, 名表', means: 'watch', unless: [{ means: 'pocket-watch', near: '怀表, 古董' }] },
  {
    words: '滚筒',
    means: 'paint-roller',
    unless: [{ means: 'washing-machine', near: '洗衣, 干洗, 洗涤, 烘干, 甩干, 脱水' }],
  },
];
