import type { Mood } from '@markwright/reading';

/** Words by which people ask for a mood. Hanzi match anywhere, English words whole. */
const MOOD_WORDS: readonly [Mood, zh: string, en: string][] = [
  ['warm', '温暖 暖心 温馨 治愈 家的', 'warm cosy cozy homely hearty comforting'],
  ['calm', '安静 宁静 平静 沉静 禅 舒缓 慢生活', 'calm quiet serene peaceful zen slow'],
  ['elegant', '优雅 高雅 雅致 精致 气质 文艺', 'elegant graceful refined delicate classy'],
  ['playful', '可爱 活泼 童趣 好玩 有趣 萌 俏皮 趣味', 'cute playful fun funny childlike whimsical'],
  ['natural', '自然 天然 有机 生态 绿色 田园 原生', 'natural nature organic eco green rustic'],
  ['bold', '大胆 有力 力量 霸气 强壮 硬朗 粗犷', 'bold strong powerful tough fierce'],
  ['trusted', '可靠 信赖 专业 稳重 严谨 诚信 安全', 'trusted reliable professional steady honest safe'],
  ['modern', '现代 时尚 简约 未来 潮流 科技感 前卫', 'modern minimal minimalist future futuristic trendy contemporary'],
  [
    'traditional',
    '传统 古典 国风 中式 东方 老字号 古风 匠心 京味 老北京 老店 老茶馆',
    'traditional classic heritage oriental vintage chinese',
  ],
  ['luxurious', '奢华 高端 尊贵 奢侈 贵气 轻奢', 'luxury luxurious premium noble exclusive'],
  ['fresh', '清新 清爽 干净 纯净 清凉 小清新', 'fresh clean pure crisp'],
  ['energetic', '活力 激情 动感 热血 运动 青春 热情', 'energetic dynamic sporty passionate lively youthful'],
  ['romantic', '浪漫 甜蜜 爱情 梦幻 唯美 少女', 'romantic sweet love dreamy lovely'],
  ['precise', '精准 精密 智能 高效 数据 理性', 'precise precision smart intelligent efficient'],
  ['friendly', '亲切 友好 邻里 亲民 朋友 家人', 'friendly neighbourly neighborly welcoming approachable'],
];

/** Moods a text asks for, in the order it names them. */
export function moodsIn(text: string): Mood[] {
  const lower = text.toLowerCase();
  const words = new Map(Array.from(lower.matchAll(/[a-z]+/g), (match) => [match[0], match.index] as const));
  return MOOD_WORDS.flatMap(([mood, zh, en]) => {
    const places = [
      ...zh.split(' ').map((word) => lower.indexOf(word)),
      ...en.split(' ').map((word) => words.get(word) ?? -1),
    ].filter((at) => at >= 0);
    return places.length > 0 ? [{ mood, at: Math.min(...places) }] : [];
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ mood }) => mood);
}
