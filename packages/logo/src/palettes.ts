/** The five palettes of the product. Their four colours are anchors: tints and shades are derived from them. */
export type Palette = {
  /** As sent by the create flow: 1 to 5; 0 means none was chosen. */
  number: number;
  id: 'warm' | 'cool' | 'multicolour' | 'soft' | 'monochrome';
  colors: readonly [string, string, string, string];
  title: { zh: string; en: string };
  describe: { zh: string; en: string };
};

export const PALETTES = [
  {
    number: 1,
    id: 'warm',
    colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'],
    title: { zh: '暖色调', en: 'Warm colours' },
    describe: {
      zh: '炉火、麦子和陶土的颜色，亲切、有食欲，适合餐饮、烘焙和手作小店。',
      en: 'Hearth, wheat and clay: friendly and appetising, for kitchens, bakeries and makers.',
    },
  },
  {
    number: 2,
    id: 'cool',
    colors: ['#12315c', '#15706c', '#4fa3d1', '#e0ecee'],
    title: { zh: '冷色调', en: 'Cool colours' },
    describe: {
      zh: '深海、松林和晨雾的颜色，冷静、可靠，适合科技、医疗和专业服务。',
      en: 'Deep sea, pine and morning mist: calm and dependable, for technology, care and expertise.',
    },
  },
  {
    number: 3,
    id: 'multicolour',
    colors: ['#f2501f', '#ffc233', '#0e7a5f', '#26358f'],
    title: { zh: '多彩颜色', en: 'Multicolour' },
    describe: {
      zh: '橘子、蛋黄、翡翠和群青撞在一起，热闹、年轻，适合儿童、潮流和文创。',
      en: 'Tangerine, yolk, jade and ultramarine together: lively and young, for children, trends and culture.',
    },
  },
  {
    number: 4,
    id: 'soft',
    colors: ['#e5a39c', '#a8bda2', '#9cb3ca', '#f2e6d6'],
    title: { zh: '柔和配色', en: 'Soft colours' },
    describe: {
      zh: '花瓣、鼠尾草和薄雾的颜色，轻柔、干净，适合美容、母婴和家居。',
      en: 'Petal, sage and haze: gentle and clean, for beauty, mothers and babies, and the home.',
    },
  },
  {
    number: 5,
    id: 'monochrome',
    colors: ['#161514', '#56544f', '#b9b6b0', '#f2f0ec'],
    title: { zh: '黑白灰单色', en: 'Black, white and grey' },
    describe: {
      zh: '只留墨、纸和灰，克制、耐看，适合设计、建筑和高端品牌。',
      en: 'Only ink, paper and grey: restrained and lasting, for design, architecture and fine brands.',
    },
  },
] as const satisfies readonly Palette[];

export type PaletteId = Palette['id'];

export const findPalette = (id: string): Palette | undefined => PALETTES.find((palette) => palette.id === id);

/** Undefined for 0, "no palette chosen", and for anything outside 1 to 5. */
export const findPaletteByNumber = (number: number): Palette | undefined =>
  PALETTES.find((palette) => palette.number === number);
