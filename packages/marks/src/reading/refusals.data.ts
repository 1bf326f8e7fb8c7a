export type RefusalKind = 'color' | 'shape' | 'people' | 'manner' | 'thing';

/** What people ask to be spared, by the words they use; `name` is what the engine looks at. */
export const REFUSABLE: readonly { kind: RefusalKind; name: string; en: string; zh: string }[] = [
  { kind: 'color', name: 'pink', en: 'pink', zh: '粉色 粉红 粉' },
  { kind: 'color', name: 'red', en: 'red crimson scarlet', zh: '红色 大红 红' },
  { kind: 'color', name: 'orange', en: 'orange_colou?r', zh: '橙色 橘色 橘黄' },
  { kind: 'color', name: 'yellow', en: 'yellow', zh: '黄色 黄' },
  { kind: 'color', name: 'gold', en: 'gold', zh: '金色 金' },
  { kind: 'color', name: 'green', en: 'green', zh: '绿色 绿' },
  { kind: 'color', name: 'blue', en: 'blue navy', zh: '蓝色 蓝' },
  { kind: 'color', name: 'purple', en: 'purple violet', zh: '紫色 紫' },
  { kind: 'color', name: 'brown', en: 'brown', zh: '棕色 咖色 褐色' },
  { kind: 'color', name: 'black', en: 'black', zh: '黑色 黑底 黑' },
  { kind: 'color', name: 'white', en: 'white', zh: '白色 白底' },
  { kind: 'color', name: 'dark', en: 'dark', zh: '深色 暗色' },
  { kind: 'shape', name: 'circle', en: 'circle circular round ring', zh: '圆形 圆圈 圆环 圆' },
  { kind: 'shape', name: 'frame', en: 'frame border box badge', zh: '边框 外框 框 徽章' },
  { kind: 'shape', name: 'square', en: 'square', zh: '方形 方块' },
  {
    kind: 'people',
    name: 'people',
    en: 'people person human faces? figures? men women man woman',
    zh: '人物 人像 人脸 人',
  },
  { kind: 'manner', name: 'cartoon', en: 'cartoon childish cute', zh: '卡通 幼稚 可爱' },
  { kind: 'manner', name: 'gradient', en: 'gradients?', zh: '渐变' },
  { kind: 'manner', name: 'line', en: 'thin outlines?', zh: '线条 细线' },
  { kind: 'manner', name: 'backdrop', en: 'background pattern decoration', zh: '背景 花纹 装饰' },
];
