import type { PackFolder, Text } from '../plan/pack-file.ts';

/** Who asks, and what to send. */
export const RECIPIENTS: Record<Exclude<PackFolder, 'readme'>, { who: Text; send: Text; note: Text }> = {
  print: {
    who: { zh: '印刷厂（名片、包装、菜单）', en: 'The printer (cards, packaging, menus)' },
    send: {
      zh: 'PDF 文件夹；对方要旧格式就给 EPS；有专色要求给 Spot。',
      en: 'The PDF folder; EPS where an old format is asked for; Spot for spot colours.',
    },
    note: {
      zh: 'CMYK，带 3 mm 出血和裁切框，可作 X-4 输出；颜色以印厂打样为准。',
      en: 'CMYK with 3 mm bleed and trim box, X-4 ready; the printer’s proof has the last word on colour.',
    },
  },
  sign: {
    who: { zh: '招牌、雕刻、刺绣师傅', en: 'Sign, cutting and embroidery workshops' },
    send: {
      zh: 'DXF（毫米 1:1，内外轮廓分层）和墨稿 SVG；连同“制作检查”一起给。',
      en: 'DXF (millimetres 1:1, outer and inner contours on two layers) and the black SVG, with the workshop check.',
    },
    note: { zh: '检查里写明哪一笔太细、在什么位置。', en: 'The check says which strokes are too thin and where.' },
  },
  web: {
    who: { zh: '做网站、小程序的人', en: 'Whoever builds the site or app' },
    send: {
      zh: 'SVG 优先；“网站图标”整夹放到网站根目录。',
      en: 'SVG first; the site icons go into the root of the site.',
    },
    note: {
      zh: 'PNG 没有底色；反白带深色底；白色给深色背景用。',
      en: 'PNGs have no ground; reversed brings its dark ground; white is for dark backgrounds.',
    },
  },
  social: {
    who: { zh: '公众号、小红书、抖音、店铺', en: 'Social accounts and shop pages' },
    send: { zh: '按平台名字找，直接上传。', en: 'Find the place by its name and upload.' },
    note: { zh: '头像已经留好圆形裁切的余量。', en: 'Avatars leave room for the round cut.' },
  },
  trademark: {
    who: { zh: '商标代理人', en: 'The trademark agent' },
    send: {
      zh: 'CNIPA 黑白稿；要指定颜色再加着色稿。',
      en: 'The black-and-white picture of your office; the coloured one too where colour is claimed.',
    },
    note: {
      zh: '类别建议和商标说明是草稿；我们没有替你查询，能否注册由商标局决定。',
      en: 'Classes and description are drafts; nobody has searched for you, and the office decides.',
    },
  },
  office: {
    who: { zh: '自己和同事', en: 'Yourself and colleagues' },
    send: { zh: 'PPT 模板、Word 信纸、邮件签名。', en: 'Slides, letterhead and e-mail signature.' },
    note: {
      zh: '主题色已经是品牌色；信纸 PDF 给印厂。',
      en: 'Theme colours are the brand’s; the letterhead PDF is for a printer.',
    },
  },
  guide: {
    who: { zh: '设计师、加盟店、合作方', en: 'Designers, franchisees, partners' },
    send: { zh: '品牌手册。', en: 'The brand guide.' },
    note: {
      zh: '安全空间、最小尺寸、颜色、正误示范都在里面。',
      en: 'Clear space, smallest sizes, colours, right and wrong use.',
    },
  },
  mockups: {
    who: { zh: '自己发布、招商、给人看', en: 'Your own posts, offers and talks' },
    send: { zh: '十二张实景照片，直接发。', en: 'Twelve photographs, ready to post.' },
    note: {
      zh: '按你的行业挑选；照片里的店和物品是制作的场景。',
      en: 'Chosen for your trade; the places and things in them were made for the purpose.',
    },
  },
};

/** Words that people meet on the file names. */
export const COLORING_HELP: readonly Text[] = [
  { zh: '彩色：用在白色和浅色上', en: 'colour: on white and light grounds' },
  { zh: '反白：白色标志，自带品牌深色底', en: 'reversed: white on the brand’s dark colour' },
  { zh: '墨稿：纯黑，给盖章、传真、雕刻', en: 'black: for stamps, fax and engraving' },
  { zh: '白色：没有底，用在深色照片和材料上', en: 'white: without a ground, for dark pictures and materials' },
  { zh: '单色：一种品牌色，给单色印刷', en: 'one-colour: the brand’s colour alone' },
];
