/**
 * What the law asks of content made by AI, in one place and with a date: when a rule changes, this table changes and
 * nothing else. Read again whenever the standard or the practice guides do.
 */
export const LABEL_RULES = {
  readOn: '2026-11-15',
  inForceSince: '2025-09-01',
  sources: [
    '《人工智能生成合成内容标识办法》 cac.gov.cn/2025-03/14/c_1743654684782215',
    'GB 45438-2025, 5.2 and Annex E',
    'TC260-PG-20258A (documents), TC260-PG-20259A (pictures)',
    'Regulation (EU) 2024/1689, Article 50(2)',
  ],
  /** GB 45438-2025, 5.2: words that name AI and that it made the picture, at an edge or corner, so high at least. */
  visible: { text: 'AI生成', leastShareOfShorterSide: 0.05, place: 'lower right corner' },
  /** Article 9: left off at the user's wish, once the agreement tells of the duty to label; the wish is kept so long. */
  optOut: { needsAgreement: true, logMonths: 6 },
  /** Annex E: which file carries the hidden label where. Exactly one in each file (6.1 c). */
  metadata: {
    png: { place: 'iTXt XML:com.adobe.xmp', property: 'TC260:AIGC' },
    jpg: { place: 'APP1 XMP', property: 'TC260:AIGC' },
    svg: { place: '<metadata> XMP', property: 'TC260:AIGC' },
    pdf: { place: 'document information', property: 'AIGC' },
    pptx: { place: 'docProps/custom.xml', property: 'AIGC' },
    docx: { place: 'docProps/custom.xml', property: 'AIGC' },
  },
  namespace: 'http://www.tc260.org.cn/ns/AIGC/1.0/',
  /** 1: is made by AI; 2: may be; 3: is suspected to be. We know. */
  labelValue: '1',
  /** Values hold no other bytes, so no Chinese names and no spaces. */
  allowed: /[^\x21-\x7e]/g,
} as const;

export type LabelledFormat = keyof typeof LABEL_RULES.metadata;

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
/** How a picture came about, in the words of IPTC, which European rules read. */
export const DIGITAL_SOURCES = {
  /** Drawn by a program's rules alone. */
  rules: `${SOURCE_TYPES}algorithmicMedia`,
  /** A part was painted by a trained model. */
  model: `${SOURCE_TYPES}compositeWithTrainedAlgorithmicMedia`,
} as const;
