import type { Text } from '../plan/pack-file.ts';

/** How thin a workshop can go. */
export type SignProcess = {
  id: 'vinyl' | 'cut-letters' | 'lit-letters' | 'embroidery';
  title: Text;
  /** Thinnest stroke and narrowest gap, in millimetres. */
  strokeMm: number;
  gapMm: number;
  /** Made at a width of its own whatever the sign's is: a breast badge is never three metres wide. */
  widthMm?: number;
  source: string;
};

/** Looked up on this day. Workshops differ: a report asks the buyer to show it to theirs. */
export const SIGN_LIMITS_DAY = '2026-11-16';

export const SIGN_PROCESSES: readonly SignProcess[] = [
  {
    id: 'vinyl',
    title: { zh: '刻字贴 / 车贴', en: 'Cut vinyl' },
    strokeMm: 2,
    gapMm: 2,
    source:
      'eastvanvinyl.com/cut-vinyl-lettering (lines at least 2 mm); hexio.co.uk/2019/11/vinyl-cutting (2 mm square)',
  },
  {
    id: 'cut-letters',
    title: { zh: '亚克力 / 金属切割字（3 mm 板）', en: 'Letters cut from 3 mm sheet' },
    strokeMm: 3,
    gapMm: 1,
    source:
      'gosnapcut.com/guide/design-guidelines (features at least 1 mm); a stroke no thinner than its sheet: our rule',
  },
  {
    id: 'lit-letters',
    title: { zh: '发光字', en: 'Lit channel letters' },
    strokeMm: 38,
    gapMm: 10,
    source:
      'signmedia.ca/channel-letters-common-signage-configurations/3 (strokes 38 mm); gap for returns and caps: our rule',
  },
  {
    id: 'embroidery',
    title: { zh: '刺绣（胸标 90 mm 宽）', en: 'Embroidery (breast badge, 90 mm wide)' },
    strokeMm: 1,
    gapMm: 1,
    widthMm: 90,
    source: 'embroideryli.com/learn/preparing-artwork-for-embroidery; mcgraphixinc.com embroidery design (1 mm)',
  },
];
