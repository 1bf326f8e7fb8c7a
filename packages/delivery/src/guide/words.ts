import type { PackFolder, Text } from '../plan/pack-file.ts';

const both = (zh: string, en: string): Text => ({ zh, en });
type Recipient = { who: Text; what: Text };

const squaresText = (squares: number): Text => {
  if (squares === 1) return both('一个 x', 'one x');
  if (squares === 0.5) return both('半个 x', 'half of x');
  if (squares === 0.25) return both('四分之一个 x', 'a quarter of x');
  const figure = squares % 1 === 0 ? String(squares) : squares.toFixed(2);
  return both(`${figure} 个 x`, `${figure} x`);
};

/** Everything the guide says, in both languages. */
export const WORDS = {
  guide: both('品牌手册', 'Brand guide'),
  back: both('封底', 'Back'),
  idea: both('标志释义', 'The idea'),
  construction: both('方格制图', 'Construction'),
  lockups: both('组合方式', 'Lockups'),
  sizes: both('安全空间与最小尺寸', 'Clear space and minimum size'),
  colors: both('色彩', 'Colour'),
  mono: both('墨稿与反白', 'One colour and reversed'),
  type: both('字体', 'Typefaces'),
  rightWrong: both('正确与错误用法', 'Right and wrong'),
  uses: both('应用', 'In use'),
  files: both('交付清单', 'Which file for whom'),

  nameIsLogo: both('名字本身，就是标志。', 'The name is the logo.'),
  letterIsMark: (letter: string): Text => both(`“${letter}”字，就是标志。`, `The letter ${letter} is the mark.`),
  setIn: (name: string, face: Text, isLettering: boolean): Text =>
    isLettering
      ? both(
          `“${name}”从${face.zh}出发画成艺术字，字形只属于这个标志。`,
          `"${name}" is lettering drawn from ${face.en}; these shapes belong to this logo alone.`,
        )
      : both(
          `“${name}”以${face.zh}排成，字距逐字按墨量调过。`,
          `"${name}" is set in ${face.en}, spaced letter by letter by its ink.`,
        ),
  libraryIcon: both(
    '图形选自公开图标库，别家也可以用；让它成为你的，是它与名称、颜色和排法的组合。',
    'The icon comes from an open library and others may use it too. What is yours is how it stands with the name, the colours and the setting.',
  ),
  stageConstruction: both('作图', 'Construction'),
  stageExtent: both('外框', 'Extent'),
  stageOutline: both('轮廓', 'Outline'),
  stageColour: both('上色', 'Colour'),

  xIsCircle: both('x 是图形中那个圆的直径', 'x is the diameter of the circle marked x'),
  xIsName: both('x 是名称字高的 0.62', 'x is 0.62 of the height of the name'),
  square: (unit: Text, squares: number): Text => {
    const size = squaresText(squares);
    return both(`${unit.zh}，本页一格等于${size.zh}。`, `${unit.en}; one square here is ${size.en}.`);
  },
  constructed: ({ circles, lines }: { circles: number; lines: number }): Text => {
    const zh = [circles > 0 ? `${circles} 段圆弧` : '', lines > 0 ? `${lines} 条直线` : ''].filter(Boolean).join('和');
    const en = [circles > 0 ? `${circles} arcs` : '', lines > 0 ? `${lines} straight lines` : '']
      .filter(Boolean)
      .join(' and ');
    return both(
      `轮廓由${zh}作成。放样、刻字、做灯箱，都按 x 等比放大。`,
      `The outline was made from ${en}. Enlarge it by x for signs, cutting and light boxes.`,
    );
  },
  notConstructed: both(
    '图形选自图标库，没有作图线可考：这里只量它的外框与中线。放大时按 x 等比。',
    'The icon comes from a library, so no construction is claimed: what is measured is its extent and its middle. Enlarge it by x.',
  ),
  ownDrawn: both(
    '图形由你提供：这里只量它的外框与中线。放大时按 x 等比。',
    'The mark is your own drawing: what is measured is its extent and its middle. Enlarge it by x.',
  ),
  markDrawn: both(
    '图形没有作图线：这里量它的外框与中线。放大时按 x 等比。',
    'The mark has no construction lines: what is measured is its extent and its middle. Enlarge it by x.',
  ),
  letterDrawn: both(
    '图形是名称里的一个字和它的底框：量的是外框与中线。放大时按 x 等比。',
    'The mark is a letter of the name in its frame: what is measured is its extent and its middle. Enlarge it by x.',
  ),
  wordsDrawn: both(
    '标志只有文字：量的是文字的外框与中线。放大时按 x 等比。',
    'The logo is its words: what is measured is their extent and middle. Enlarge them by x.',
  ),
  radius: (count: number): Text =>
    count > 1 ? both(`圆弧半径（${count} 处）`, `Radius, ${count} times`) : both('圆弧半径', 'Radius'),
  slope: both('斜线角度', 'Slope'),
  wholeSize: both('全宽 × 全高', 'Whole'),

  designed: both('标准式', 'As designed'),
  wide: both('横式', 'Wide'),
  stacked: both('竖式', 'Stacked'),
  mark: both('图形', 'Mark'),
  word: both('文字', 'Word'),
  useDesigned: both('首选：包装、店招、菜单封面，都先用它。', 'The first choice: for packs, posters, signs and menus.'),
  useWide: both(
    '高度有限的地方：门头横幅、网页页眉、信封。',
    'Where height is short: fascias, page headers, envelopes.',
  ),
  useStacked: both('接近方形的地方：海报、杯身、工牌。', 'Where it is nearly square: posters, cups, badges.'),
  useMark: both('品牌名已在近旁时：头像、封口贴、刻章。', 'Where the name stands nearby: avatars, stickers, stamps.'),
  useWord: both(
    '图形已在近旁，或地方窄小时：侧招、票据。',
    'Where the mark stands nearby or room is narrow: side signs, receipts.',
  ),

  clearCircle: both(
    '四周各留一个 x，x 等于图形中圆的直径。文字、图片、纸边都不进入这圈空白。',
    'Keep one x, the diameter of the circle, on every side. No text, picture or edge comes inside it.',
  ),
  clearName: both(
    '四周各留一个 x，x 等于名称字高的 0.62。文字、图片、纸边都不进入这圈空白。',
    'Keep one x, 0.62 of the height of the name, on every side. No text, picture or edge comes inside it.',
  ),
  withoutSecond: both('只留名称', 'Name only'),
  smallDrawing: both('小图', 'Small sizes'),
  hasSmall: both('48 px 以下用简化图', 'Below 48 px the simpler drawing'),
  noSmall: both('更小时只用图形', 'Smaller still: the mark alone'),
  actualSize: both(
    '此栏是实际尺寸。再小，细笔画会断，请换下一种。',
    'Actual size. Smaller than this, thin strokes break: take the next one down.',
  ),

  roles: {
    ground: both('底色', 'Ground'),
    name: both('文字', 'Lettering'),
    support: both('辅文', 'Second line'),
    mark: both('图形', 'Mark'),
    accent: both('点缀', 'Accent'),
    gradient: both('渐变色', 'Gradient'),
  },
  readsAsText: both('可作文字', 'may be text'),
  readsLarge: both('只作大字与图形', 'large type and shapes only'),
  neverText: both('不作文字', 'never text'),
  inkBand: both('标志里各色用多少墨，下面的色带就有多宽。', 'The band below shows how the logo spends its ink.'),
  cmykNote: both(
    'CMYK 由屏幕颜色换算，开印前请印刷厂打样。',
    'CMYK is calculated from the screen colours: ask the printer for a proof.',
  ),

  blackInk: both('墨稿  印章、刻版、商标申请', 'Black: stamps, engraving, trademark filing'),
  whiteInk: both('全白  玻璃、黑板、刻字', 'White: glass, blackboards, cut letters'),
  reversedOn: (figure: string): Text => both(`反白  深色底，${figure}`, `Reversed on the dark colour, ${figure}`),
  oneInk: both('单色  只印一种专色', 'One ink only'),
  onColour: (figure: string): Text => both(`品牌色底  ${figure}`, `On the brand colour, ${figure}`),

  typeNote: both(
    '标志中的字已转为轮廓，不要重新打字，也不要用相近字体代替。',
    'The words of the logo are outlines: do not retype them, and do not use another face instead.',
  ),
  typeRoles: {
    name: both('名称', 'Name'),
    secondName: both('副名', 'Second name'),
    slogan: both('标语', 'Slogan'),
    body: both('正文', 'Text'),
  },
  licence: (spdx: string): Text => both(`按 ${spdx} 授权，可商用。`, `Licensed under ${spdx}, free for trade.`),
  bodyUse: both('说明、价目、网页，不小于 7 pt', 'Text and prices, 7 pt or larger'),

  isRight: both('对', 'Right'),
  isWrong: both('错', 'Wrong'),
  right: {
    whole: both('整体等比缩放', 'Scale as one'),
    reversed: both('深底用反白', 'Reversed on dark'),
    clear: both('四周留一个 x', 'One x on every side'),
  },
  wrong: {
    stretched: both('拉伸、压扁', 'Stretched'),
    slanted: both('倾斜变形', 'Slanted'),
    rearranged: both('拆开重排', 'Rearranged'),
    faint: both('底色太近', 'Too little contrast'),
    recolored: both('自行改色', 'Recoloured'),
    shadowed: both('加阴影', 'Shadowed'),
    tilted: both('旋转', 'Tilted'),
    crowded: both('文字挤进空白', 'Crowded'),
    patterned: both('压在花纹上', 'On a pattern'),
  },
  crowding: both('全场八折 今日开业', 'SALE 20% OFF TODAY'),

  giveTo: both('交给谁', 'Give to'),
  folder: both('文件夹', 'Folder'),
  remark: both('说明', 'Note'),
  recipients: {
    readme: [],
    guide: [],
    print: [{ who: both('印刷厂', 'Printer'), what: both('CMYK，文字已转曲', 'CMYK, type as outlines') }],
    sign: [
      {
        who: both('招牌、刻字、雕刻', 'Sign maker, cutter'),
        what: both('毫米 1:1，轮廓闭合', 'Millimetres 1:1, closed outlines'),
      },
    ],
    web: [
      {
        who: both('网页、小程序开发', 'Web developer'),
        what: both('透明底，含网站图标', 'Transparent, site icons included'),
      },
    ],
    social: [
      {
        who: both('公众号、小红书、外卖', 'Social and delivery'),
        what: both('按各平台尺寸裁好', 'Cut to each platform'),
      },
    ],
    trademark: [
      {
        who: both('商标代理', 'Trademark agent'),
        what: both('黑白与彩色，合申请尺寸', 'Black and colour, sizes as filed'),
      },
    ],
    mockups: [{ who: both('自己发布、招商', 'Your own posts'), what: both('十二张实景照片', 'Twelve photographs') }],
    office: [{ who: both('自己做通知、报价', 'Your own office'), what: both('主题色已设好', 'Theme colours are set') }],
  } satisfies Record<PackFolder, Recipient[]> as Record<PackFolder, Recipient[]>,

  aiLabel: both('标志由人工智能生成（AI 生成）。', 'The logo was generated by AI.'),
  iconCredit: (set: string): Text => both(`图标来自公开图标库 ${set}。`, `Icon from the open icon set ${set}.`),
  colophon: (name: string, zh: string, en: string): Text =>
    both(
      `${name} 品牌手册，${zh}。标志与制图由方格生成。改动标志之后，请重新下载手册。`,
      `${name} brand guide, ${en}. Logo and drawings made with Markwright. After a change of the logo, download the guide again.`,
    ),
} as const;
