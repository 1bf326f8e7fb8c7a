import type { BackdropKind } from '@markwright/logo';
import type { Mood } from '@markwright/reading';
import type { AiStyleId } from '../read/ai-styles.ts';

/** Moods, and three occasions that limit a design more than any mood does. */
export type Tone = Mood | 'mourning' | 'medical' | 'children';

export type Limits = { styles: readonly AiStyleId[]; backdrops: readonly BackdropKind[] };

const LOUD: readonly AiStyleId[] = ['passion-red', 'cyberpunk', 'cartoon-graffiti', 'neon-gradient', 'short-video'];
const FAST: readonly BackdropKind[] = [
  'flames',
  'speed',
  'splash',
  'scanlines',
  'circuit',
  'horizon-grid',
  'rays',
  'pixels',
  'blocks',
  'wedge',
];
const MACHINE: readonly BackdropKind[] = ['scanlines', 'circuit', 'horizon-grid', 'grid', 'pixels', 'flames'];

/** What speaks against an tone. A style somebody chose by hand stays; its backdrops are looked at all the same. */
export const NEVER: Readonly<Record<Tone, Limits>> = {
  calm: { styles: [...LOUD, 'pixel-technology', 'circular-fun', 'new-retro'], backdrops: FAST },
  elegant: { styles: [...LOUD, 'pixel-technology', 'circular-fun'], backdrops: [...FAST, 'bubbles', 'dots'] },
  luxurious: { styles: [...LOUD, 'pixel-technology', 'circular-fun'], backdrops: [...FAST, 'bubbles', 'dots'] },
  medical: {
    styles: [...LOUD, 'pixel-technology', 'ancient-chinese', 'new-retro'],
    backdrops: [...FAST, 'coins', 'blot'],
  },
  mourning: {
    styles: [
      ...LOUD,
      'pixel-technology',
      'circular-fun',
      'romantic-purple',
      'new-retro',
      'geometric-modernity',
      'ancient-chinese',
    ],
    backdrops: [...FAST, 'bubbles', 'dots', 'sparkles', 'bands', 'disc', 'coins', 'petals'],
  },
  children: {
    styles: ['passion-red', 'cyberpunk', 'neon-gradient', 'short-video', 'ink-and-wash'],
    backdrops: [...MACHINE, 'blot'],
  },
  traditional: {
    styles: ['cyberpunk', 'pixel-technology', 'neon-gradient', 'short-video', 'cartoon-graffiti'],
    backdrops: [...MACHINE, 'splash'],
  },
  natural: {
    styles: ['passion-red', 'cyberpunk', 'neon-gradient', 'short-video', 'pixel-technology'],
    backdrops: MACHINE,
  },
  fresh: { styles: ['passion-red', 'cyberpunk', 'ancient-chinese', 'short-video'], backdrops: MACHINE },
  romantic: {
    styles: ['cyberpunk', 'pixel-technology', 'cartoon-graffiti', 'short-video', 'passion-red'],
    backdrops: [...MACHINE, 'splash'],
  },
  warm: { styles: ['cyberpunk', 'cool-blue', 'short-video', 'pixel-technology'], backdrops: MACHINE },
  friendly: { styles: ['cyberpunk', 'short-video'], backdrops: MACHINE },
  trusted: {
    styles: ['cyberpunk', 'cartoon-graffiti', 'short-video', 'neon-gradient'],
    backdrops: ['flames', 'splash', 'horizon-grid', 'scanlines'],
  },
  precise: {
    styles: ['cartoon-graffiti', 'passion-red', 'ink-and-wash', 'ancient-chinese'],
    backdrops: ['flames', 'splash', 'blot'],
  },
  playful: { styles: ['ancient-chinese', 'ink-and-wash'], backdrops: ['blot', 'wash', 'fret-frame'] },
  bold: { styles: ['romantic-purple'], backdrops: ['petals', 'sparkles'] },
  energetic: { styles: ['ink-and-wash', 'romantic-purple'], backdrops: ['blot', 'petals'] },
  modern: { styles: [], backdrops: ['fret-frame', 'coins'] },
};

/** Loud styles are for briefs that ask for them: nobody who says nothing wants flames. */
export const ASKED_FOR_ONLY: Readonly<Partial<Record<AiStyleId, readonly Tone[]>>> = {
  'passion-red': ['bold', 'energetic'],
  cyberpunk: ['modern', 'energetic', 'precise'],
  'cartoon-graffiti': ['playful', 'energetic', 'children'],
  'neon-gradient': ['modern', 'energetic'],
  'short-video': ['modern', 'energetic'],
  'pixel-technology': ['precise', 'modern', 'playful'],
};

/** What a picture says by itself where nobody says a mood: it counts before the moods of the trade. */
export const MOODS_OF_THINGS: readonly { mood: Mood; things: string }[] = [
  {
    mood: 'calm',
    things:
      'firefly starry-sky moonlight bright-moon crane-bird paper-crane lotus lotus-leaf lotus-pond incense incense-burner candle zen-garden bamboo-forest bonsai monk swan',
  },
  {
    mood: 'elegant',
    things:
      'ink-brush brush scroll handscroll calligraphy ink-painting inkstone guqin pipa harp violin orchid peacock-feather silk-fan folding-fan',
  },
  { mood: 'playful', things: 'smile laughing clown balloon rabbit-lantern monkey-bars moon-face' },
];

/** Words and trades of the three occasions. Hanzi match anywhere, English words whole. */
export const OCCASIONS: readonly { tone: Tone; zh: string; en: string; industries: string }[] = [
  {
    tone: 'mourning',
    zh: '殡葬 殡仪 陵园 墓园 葬礼 追思 临终 安宁疗护 告别 悼念 祭奠 寿衣',
    en: 'hospice funeral mourning memorial cemetery undertaker bereavement cremation grief obituary',
    industries: 'funeral hospice cemetery',
  },
  {
    tone: 'medical',
    zh: '医院 诊所 医疗 口腔 牙科 药房 药店 护理 康复 体检 中医 医美 齿科 眼科',
    en: 'medical clinic hospital dental dentist doctor pharmacy health healthcare nursing therapy therapist physiotherapy surgery',
    industries: 'dental clinic pet-hospital pharmacy eye-care',
  },
  {
    tone: 'children',
    zh: '儿童 少儿 幼儿 小学 童装 亲子 母婴 宝宝 幼儿园 早教 小朋友 孩子',
    en: 'children kids kid child toddler daycare kindergarten nursery preschool baby babies playground',
    industries: 'kindergarten mother-and-baby toys children',
  },
];
