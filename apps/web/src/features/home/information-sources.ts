/** Addresses that stay: research homes, standards, and papers by their number. What we say of them is in the dictionaries. */
export const SOURCES = {
  domestic: [
    { key: 'damo', url: 'https://damo.alibaba.com/' },
    { key: 'baai', url: 'https://www.baai.ac.cn/' },
    { key: 'shlab', url: 'https://www.shlab.org.cn/' },
    { key: 'paddle', url: 'https://www.paddlepaddle.org.cn/' },
    { key: 'trademark', url: 'https://sbj.cnipa.gov.cn/' },
  ],
  foreign: [
    { key: 'deepmind', url: 'https://deepmind.google/' },
    { key: 'openai', url: 'https://openai.com/research/' },
    { key: 'adobe', url: 'https://research.adobe.com/' },
    { key: 'svg', url: 'https://www.w3.org/TR/SVG2/' },
    { key: 'brands', url: 'https://branddb.wipo.int/' },
  ],
  papers: [
    { key: 'anyText', url: 'https://arxiv.org/abs/2311.03054' },
    { key: 'starVector', url: 'https://arxiv.org/abs/2312.11556' },
    { key: 'layerDiffuse', url: 'https://arxiv.org/abs/2402.17113' },
    { key: 'biRefNet', url: 'https://arxiv.org/abs/2401.03407' },
    { key: 'deepSvg', url: 'https://arxiv.org/abs/2007.11301' },
  ],
} as const;

export type SourceGroup = keyof typeof SOURCES;
