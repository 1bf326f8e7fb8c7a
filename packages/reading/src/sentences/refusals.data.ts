export type RefusalKind = 'color' | 'shape' | 'people' | 'animals' | 'manner' | 'thing' | 'other';

/**
 * What people ask to be spared besides things, by the words they use; `name` is what the engine looks at. English words
 * are found whole, also in the plural; underscores stand for blanks.
 */
export const REFUSABLE: readonly { kind: RefusalKind; name: string; en: string; zh: string }[] = [
  { kind: 'color', name: 'pink', en: 'pink pinks', zh: '粉色 粉红 粉嫩 粉' },
  { kind: 'color', name: 'red', en: 'red crimson scarlet', zh: '红色 大红 红底 红' },
  { kind: 'color', name: 'orange', en: 'orange_color orange_colour', zh: '橙色 橘色 橘黄' },
  { kind: 'color', name: 'yellow', en: 'yellow', zh: '黄色 明黄 黄' },
  { kind: 'color', name: 'gold', en: 'gold golden', zh: '金色 金边 烫金 金子 金' },
  { kind: 'color', name: 'green', en: 'green', zh: '绿色 大绿 绿' },
  { kind: 'color', name: 'blue', en: 'blue navy', zh: '蓝色 蓝' },
  { kind: 'color', name: 'purple', en: 'purple violet lilac', zh: '紫色 紫' },
  { kind: 'color', name: 'brown', en: 'brown beige', zh: '棕色 咖色 褐色' },
  { kind: 'color', name: 'black', en: 'black', zh: '黑色 黑底 黑' },
  { kind: 'color', name: 'white', en: 'white', zh: '白色 白底' },
  { kind: 'color', name: 'dark', en: 'dark', zh: '深色 暗色 阴暗' },
  {
    kind: 'shape',
    name: 'circle',
    en: 'circle circles circular round ring rings roundel',
    zh: '圆形 圆圈 圆环 圆框 圆',
  },
  {
    kind: 'shape',
    name: 'frame',
    en: 'frame frames border borders badge badges outline_box',
    zh: '边框 外框 框框 框 徽章',
  },
  { kind: 'shape', name: 'square', en: 'square squares', zh: '方形 方块 正方形' },
  {
    kind: 'people',
    name: 'people',
    en: 'people person persons human humans face faces figure figures men women man woman portrait portraits',
    zh: '人物 人像 人脸 头像 真人 小人 人',
  },
  {
    kind: 'animals',
    name: 'animals',
    en: 'animal animals creature creatures critter critters',
    zh: '动物 小动物 生物',
  },
  {
    kind: 'manner',
    name: 'cartoon',
    en: 'cartoon cartoons cartoony childish cute cutesy twee kiddie babyish kawaii mascot mascots',
    zh: '卡通 幼稚 可爱 萌 儿童画 吉祥物 孩子气',
  },
  { kind: 'manner', name: 'gradient', en: 'gradient gradients', zh: '渐变' },
  { kind: 'manner', name: 'line', en: 'thin_lines outlines outline line_art', zh: '线条 细线 线稿' },
  { kind: 'manner', name: 'backdrop', en: 'background backgrounds pattern patterns decoration', zh: '背景 花纹 装饰' },
  { kind: 'manner', name: 'brush', en: 'calligraphy handwriting script_fonts', zh: '书法 毛笔字 书法字 手写' },
  { kind: 'manner', name: 'neon', en: 'neon cyberpunk', zh: '霓虹 赛博' },
  {
    kind: 'manner',
    name: 'fussy',
    en: 'fussy busy cluttered frilly ornate',
    zh: '花哨 花里胡哨 花巧 繁复 复杂 太满 太花',
  },
];
