/** The fifteen style tags of the AI logo page, in the order they are shown. */
export const AI_STYLES = [
  { id: 'new-retro', zh: '新复古', en: 'New retro' },
  { id: 'naturalism', zh: '自然主义', en: 'Naturalism' },
  { id: 'circular-fun', zh: '圆形趣味', en: 'Circular fun' },
  { id: 'linear-minimalism', zh: '线性极简', en: 'Linear minimalism' },
  { id: 'geometric-modernity', zh: '几何现代', en: 'Geometric modernity' },
  { id: 'short-video', zh: '流行短视频风', en: 'Popular short-video style' },
  { id: 'cyberpunk', zh: '赛博朋克', en: 'Cyberpunk' },
  { id: 'pixel-technology', zh: '像素科技', en: 'Pixel technology' },
  { id: 'neon-gradient', zh: '霓虹渐变', en: 'Neon gradient' },
  { id: 'ink-and-wash', zh: '水墨', en: 'Ink and wash' },
  { id: 'ancient-chinese', zh: '中国古风', en: 'Ancient Chinese' },
  { id: 'cartoon-graffiti', zh: '卡通涂鸦', en: 'Cartoon graffiti' },
  { id: 'passion-red', zh: '激情红', en: 'Passion red' },
  { id: 'cool-blue', zh: '冷静蓝', en: 'Cool blue' },
  { id: 'romantic-purple', zh: '浪漫紫', en: 'Romantic purple' },
] as const satisfies readonly { id: string; zh: string; en: string }[];

type AiStyle = (typeof AI_STYLES)[number];
export type AiStyleId = AiStyle['id'];

export const findAiStyle = (id: string): AiStyle | undefined => AI_STYLES.find((style) => style.id === id);
