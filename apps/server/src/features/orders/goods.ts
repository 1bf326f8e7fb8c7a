import type { Commodity, Package, PackageContents } from '@markwright/contracts';
import type { Seed } from '../../db/seed.ts';
import { insertCommodities, type CommodityRow } from './queries.ts';

const PICTURES: Commodity['files'] = [
  {
    format: 'jpg',
    words: { zh: 'JPG：设计原样、白底，4000 像素 300 dpi', en: 'JPG: as designed, on white; 4000 px, 300 dpi' },
  },
  { format: 'png', words: { zh: 'PNG：设计原样、白底、反白', en: 'PNG: as designed, on white, reversed' } },
  {
    format: 'png',
    words: { zh: '透明底 PNG：浅色处用、深色处用', en: 'Transparent PNG: for light and for dark places' },
  },
  {
    format: 'png',
    words: {
      zh: '网站图标、社媒头像和店招、商标申请图样',
      en: 'Website icons, avatars and shop headers, pictures for a trademark application',
    },
  },
];

const FOR_EVER: Commodity['rights'] = [
  { zh: '永久使用，没有期限', en: 'Yours forever, no expiry' },
  { zh: '可商用，不需署名', en: 'Commercial use, no credit needed' },
];

/** What is in each package, said before anyone signs in. */
export const CONTENTS: Record<Package, PackageContents> = {
  hd: {
    title: { zh: '高清包', en: 'HD package' },
    files: PICTURES,
    rights: [...FOR_EVER, { zh: '购买时的这一版永久可下载', en: 'The version you buy stays downloadable' }],
  },
  vector: {
    title: { zh: '矢量源文件包', en: 'Vector package' },
    files: [
      ...PICTURES,
      {
        format: 'svg',
        words: {
          zh: 'SVG 矢量源文件：以上五种底，文字和线条都已转曲',
          en: 'SVG vector files on the same five backgrounds, text and lines as outlines',
        },
      },
      {
        format: 'dxf',
        words: {
          zh: '给印刷厂的 CMYK PDF 和 EPS，给招牌店的 DXF 切割文件',
          en: 'CMYK PDF and EPS for the printer, DXF for the sign maker',
        },
      },
      {
        format: 'pdf',
        words: { zh: '品牌手册 PDF、PPT 模板和信头', en: 'Brand guide PDF, slides and letterhead' },
      },
    ],
    rights: [
      ...FOR_EVER,
      {
        zh: '购买后可继续编辑并下载新版，品牌名保持不变（改错别字免费三次）',
        en: 'Keep editing and download new versions under the same brand name (three corrections are free)',
      },
    ],
  },
};

/** As an operator has put it, else as it is shipped. */
export const contentsOf = ({ contents, purchaseType }: CommodityRow): PackageContents =>
  contents ?? CONTENTS[purchaseType];

/** Prices a new installation starts with; an operator's own prices are left alone. */
export const seedGoods: Seed = {
  name: 'commodities',
  version: '1',
  run: ({ db }) =>
    insertCommodities(db, [
      { id: 'hd-package', purchaseType: 'hd', priceFen: 6800 },
      { id: 'vector-package', purchaseType: 'vector', priceFen: 12800 },
    ]),
};
