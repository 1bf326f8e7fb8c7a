import type { Text } from '../plan/pack-file.ts';

/** What an office takes as the picture of a mark. */
export type OfficeLimits = {
  id: 'cnipa' | 'uspto' | 'ukipo' | 'euipo';
  office: Text;
  format: 'jpg';
  /** Pixels of each side. */
  leastSide: number;
  mostSide: number;
  /** The side that ours is drawn at. */
  longSide: number;
  dpi: { least: number; most: number };
  atMostBytes: number;
  /** Share of the picture kept white on every side; the American office asks for none. */
  margin: number;
  note: Text;
  source: string;
};

/** Looked up on this day. A new trademark law is in force in China from 2027-01-01; rules on pictures may follow it. */
export const TRADEMARK_LIMITS_DAY = '2026-11-15';
export const NEW_LAW_DAY = '2027-01-01';

const KB = 1024;

export const OFFICES: readonly OfficeLimits[] = [
  {
    id: 'cnipa',
    office: { zh: '中国国家知识产权局', en: 'China (CNIPA)' },
    format: 'jpg',
    leastSide: 400,
    mostSide: 1500,
    longSide: 1181,
    dpi: { least: 300, most: 300 },
    atMostBytes: 200 * KB,
    margin: 0.06,
    note: {
      zh: '不指定颜色只交黑白稿；指定颜色时着色稿与黑白稿都要交。图样上不能有水印、阴影、底纹。',
      en: 'Black and white alone where no colour is claimed; both pictures where colour is. No watermark, shadow or ground.',
    },
    source: 'eservice.kangxin.com/html/1/393/6843 (2025-08-15); dfrtw.com/140696 quoting 填写要求',
  },
  {
    id: 'uspto',
    office: { zh: '美国专利商标局', en: 'United States (USPTO)' },
    format: 'jpg',
    leastSide: 250,
    mostSide: 944,
    longSide: 944,
    dpi: { least: 300, most: 350 },
    atMostBytes: 5 * KB * KB,
    margin: 0,
    note: {
      zh: '不留白边，不带 ™ 或 ®；不主张颜色时用纯黑白。',
      en: 'No white border, no ™ or ®; pure black and white unless colour is claimed.',
    },
    source: 'TMEP 807.05(c)',
  },
  {
    id: 'ukipo',
    office: { zh: '英国知识产权局', en: 'United Kingdom (UKIPO)' },
    format: 'jpg',
    leastSide: 250,
    mostSide: 4000,
    longSide: 1200,
    dpi: { least: 72, most: 600 },
    atMostBytes: 4 * KB * KB,
    margin: 0.04,
    note: { zh: '一份 JPG 图样。', en: 'One JPG of the mark.' },
    source: 'gov.uk (2023): one JPG or JFIF, at most 4 MB',
  },
  {
    id: 'euipo',
    office: { zh: '欧盟知识产权局', en: 'European Union (EUIPO)' },
    format: 'jpg',
    leastSide: 250,
    mostSide: 2835,
    longSide: 1200,
    dpi: { least: 96, most: 300 },
    atMostBytes: 2 * KB * KB,
    margin: 0.04,
    note: {
      zh: 'JPEG 图样；没有公布更细的限制时按 2 MB 内处理。',
      en: 'JPEG; kept under 2 MB where no finer limit is published.',
    },
    source: 'EUIPO: JPEG; size kept small by our own rule',
  },
];
