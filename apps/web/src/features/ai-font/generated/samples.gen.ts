// Written by scripts/draw-art-styles.ts; do not edit.
import picture0 from './zh/ink.webp';
import picture1 from './en/ink.webp';
import picture2 from './zh/dry-brush.webp';
import picture3 from './en/dry-brush.webp';
import picture4 from './zh/seal.webp';
import picture5 from './en/seal.webp';
import picture6 from './zh/paper-cut.webp';
import picture7 from './en/paper-cut.webp';
import picture8 from './zh/neon.webp';
import picture9 from './en/neon.webp';
import picture10 from './zh/sticker.webp';
import picture11 from './en/sticker.webp';
import picture12 from './zh/extrude.webp';
import picture13 from './en/extrude.webp';
import picture14 from './zh/long-shadow.webp';
import picture15 from './en/long-shadow.webp';
import picture16 from './zh/inline.webp';
import picture17 from './en/inline.webp';
import picture18 from './zh/retro-stripes.webp';
import picture19 from './en/retro-stripes.webp';
import picture20 from './zh/stencil.webp';
import picture21 from './en/stencil.webp';
import picture22 from './zh/pixel.webp';
import picture23 from './en/pixel.webp';
import picture24 from './zh/slice.webp';
import picture25 from './en/slice.webp';
import picture26 from './zh/liquid.webp';
import picture27 from './en/liquid.webp';
import picture28 from './zh/ribbon.webp';
import picture29 from './en/ribbon.webp';
import picture30 from './zh/bamboo.webp';
import picture31 from './en/bamboo.webp';
import picture32 from './zh/cloud.webp';
import picture33 from './en/cloud.webp';
import picture34 from './zh/flame.webp';
import picture35 from './en/flame.webp';
import picture36 from './zh/ice.webp';
import picture37 from './en/ice.webp';
import picture38 from './zh/metal.webp';
import picture39 from './en/metal.webp';
import picture40 from './zh/wood-cut.webp';
import picture41 from './en/wood-cut.webp';
import picture42 from './zh/graffiti.webp';
import picture43 from './en/graffiti.webp';
import picture44 from './zh/soft-round.webp';
import picture45 from './en/soft-round.webp';
import picture46 from './zh/arch.webp';
import picture47 from './en/arch.webp';
import picture48 from './zh/flag.webp';
import picture49 from './en/flag.webp';
import picture50 from './zh/bulge.webp';
import picture51 from './en/bulge.webp';
import picture52 from './zh/rise.webp';
import picture53 from './en/rise.webp';
import picture54 from './zh/picture-dot.webp';
import picture55 from './en/picture-dot.webp';
import picture56 from './zh/joined.webp';
import picture57 from './en/joined.webp';
import picture58 from './zh/chalk.webp';
import picture59 from './en/chalk.webp';
import picture60 from './zh/marquee.webp';
import picture61 from './en/marquee.webp';
import picture62 from './zh/comic.webp';
import picture63 from './en/comic.webp';
import picture64 from './zh/overprint.webp';
import picture65 from './en/overprint.webp';
import picture66 from './zh/stitch.webp';
import picture67 from './en/stitch.webp';
import picture68 from './zh/fold.webp';
import picture69 from './en/fold.webp';
import picture70 from './zh/large.webp';
import picture71 from './en/large.webp';

export const STYLE_SAMPLES = [
  {
    id: 'ink',
    title: { zh: '水墨', en: 'Wet ink' },
    describe: {
      zh: '饱墨落纸，边缘微微洇开，溅出几点墨',
      en: 'A full brush on paper: edges that bleed a little, a few drops thrown',
    },
    src: { zh: picture0, en: picture1 },
  },
  {
    id: 'dry-brush',
    title: { zh: '枯笔飞白', en: 'Dry brush' },
    describe: { zh: '枯笔拖过宣纸，笔画里留着白', en: 'A dry brush dragged over paper, white left inside the strokes' },
    src: { zh: picture2, en: picture3 },
  },
  {
    id: 'seal',
    title: { zh: '印章白文', en: 'Carved seal' },
    describe: { zh: '刻在石上、钤在纸上的一方朱印', en: 'Cut into stone and pressed on paper in vermilion' },
    src: { zh: picture4, en: picture5 },
  },
  {
    id: 'paper-cut',
    title: { zh: '剪纸', en: 'Paper-cut' },
    describe: {
      zh: '红纸剪出来的字，笔画里是月牙纹',
      en: 'Letters cut from red paper, crescents snipped into the strokes',
    },
    src: { zh: picture6, en: picture7 },
  },
  {
    id: 'neon',
    title: { zh: '霓虹灯管', en: 'Neon tube' },
    describe: { zh: '一根灯管弯成字，夜里亮着', en: 'One tube bent into letters, lit at night' },
    src: { zh: picture8, en: picture9 },
  },
  {
    id: 'sticker',
    title: { zh: '卡通贴纸', en: 'Cartoon sticker' },
    describe: { zh: '白边加彩边，揭下来就能贴', en: 'A white border and a coloured one, ready to peel off' },
    src: { zh: picture10, en: picture11 },
  },
  {
    id: 'extrude',
    title: { zh: '立体厚字', en: 'Solid block' },
    describe: { zh: '字往后推出厚度，像门头上的立体字', en: 'Letters pushed back into depth, like signage' },
    src: { zh: picture12, en: picture13 },
  },
  {
    id: 'long-shadow',
    title: { zh: '长投影', en: 'Long shadow' },
    describe: { zh: '斜斜一道长影，扁平又有纵深', en: 'One long slanting shadow: flat, and yet deep' },
    src: { zh: picture14, en: picture15 },
  },
  {
    id: 'inline',
    title: { zh: '中空双线', en: 'Inline' },
    describe: {
      zh: '笔画里抽出一圈亮线，像老影院的招牌',
      en: 'A bright line inside every stroke, like an old cinema sign',
    },
    src: { zh: picture16, en: picture17 },
  },
  {
    id: 'retro-stripes',
    title: { zh: '复古条纹', en: 'Retro stripes' },
    describe: { zh: '横条由细到宽，三段落日色', en: 'Bars from thin to wide in three colours of a sunset' },
    src: { zh: picture18, en: picture19 },
  },
  {
    id: 'stencil',
    title: { zh: '镂空模板', en: 'Stencil' },
    describe: { zh: '留出断口，像喷在木箱上的字', en: 'Bridges left open, like letters sprayed on a crate' },
    src: { zh: picture20, en: picture21 },
  },
  {
    id: 'pixel',
    title: { zh: '像素方块', en: 'Pixel' },
    describe: {
      zh: '每一笔都落在格子里，上沿受光，右下有厚度',
      en: 'Every stroke on the grid, lit from above, thick below',
    },
    src: { zh: picture22, en: picture23 },
  },
  {
    id: 'slice',
    title: { zh: '赛博切片', en: 'Cyber slice' },
    describe: { zh: '横切几刀错开，信号在跳', en: 'Cut across and shifted, a signal that jumps' },
    src: { zh: picture24, en: picture25 },
  },
  {
    id: 'liquid',
    title: { zh: '流淌', en: 'Liquid' },
    describe: { zh: '浓浆顺着笔画往下淌', en: 'Thick syrup running down from the strokes' },
    src: { zh: picture26, en: picture27 },
  },
  {
    id: 'ribbon',
    title: { zh: '丝带折叠', en: 'Folded ribbon' },
    describe: { zh: '字写在一条折起两端的丝带上', en: 'Letters on a ribbon folded back at both ends' },
    src: { zh: picture28, en: picture29 },
  },
  {
    id: 'bamboo',
    title: { zh: '竹节', en: 'Bamboo' },
    describe: { zh: '笔画长出竹节，角上挑一枝竹叶', en: 'Strokes with the joints of bamboo, a sprig at the corner' },
    src: { zh: picture30, en: picture31 },
  },
  {
    id: 'cloud',
    title: { zh: '云朵', en: 'Cloud' },
    describe: { zh: '蓬松的云团堆成字，底下一抹天色', en: 'Fluffy clouds heaped into letters, a touch of sky below' },
    src: { zh: picture32, en: picture33 },
  },
  {
    id: 'flame',
    title: { zh: '火焰', en: 'Flame' },
    describe: { zh: '笔画上窜起火苗，越往上越红', en: 'Tongues of fire leap from the strokes, redder as they rise' },
    src: { zh: picture34, en: picture35 },
  },
  {
    id: 'ice',
    title: { zh: '冰晶', en: 'Ice' },
    describe: { zh: '透亮的冰块，上沿积雪，下沿挂冰凌', en: 'Clear blocks of ice: snow on top, icicles below' },
    src: { zh: picture36, en: picture37 },
  },
  {
    id: 'metal',
    title: { zh: '金属', en: 'Metal' },
    describe: { zh: '抛光的金属面，一道地平线的反光', en: 'Polished metal with the horizon mirrored in it' },
    src: { zh: picture38, en: picture39 },
  },
  {
    id: 'wood-cut',
    title: { zh: '木刻', en: 'Wood-cut' },
    describe: { zh: '圆口刀一刀刀刻出的版画字', en: 'Printed from a block, cut stroke by stroke with a gouge' },
    src: { zh: picture40, en: picture41 },
  },
  {
    id: 'graffiti',
    title: { zh: '街头涂鸦', en: 'Graffiti' },
    describe: {
      zh: '胖字挤在一起，黑边、厚影、一团喷漆',
      en: 'Fat letters pressed together: black line, block shadow, a burst of spray',
    },
    src: { zh: picture42, en: picture43 },
  },
  {
    id: 'soft-round',
    title: { zh: '圆润软糖', en: 'Soft candy' },
    describe: { zh: '尖角都磨圆了，带一点糖果的光', en: 'Every corner rounded, with the shine of a sweet' },
    src: { zh: picture44, en: picture45 },
  },
  {
    id: 'arch',
    title: { zh: '拱门', en: 'Arch' },
    describe: {
      zh: '上沿拱起、下沿平直，像剧院门头',
      en: 'Rising in the middle over a straight foot, like a theatre front',
    },
    src: { zh: picture46, en: picture47 },
  },
  {
    id: 'flag',
    title: { zh: '旗帜飘扬', en: 'Flag wave' },
    describe: { zh: '整行字跟着一道波浪起伏', en: 'The whole line rides on one wave' },
    src: { zh: picture48, en: picture49 },
  },
  {
    id: 'bulge',
    title: { zh: '膨胀', en: 'Bulge' },
    describe: { zh: '中间鼓起来，像吹胀的气球', en: 'Swelling in the middle like a blown-up balloon' },
    src: { zh: picture50, en: picture51 },
  },
  {
    id: 'rise',
    title: { zh: '步步高', en: 'Rising' },
    describe: { zh: '从左到右越写越大，一路向上', en: 'Larger from left to right, on the way up' },
    src: { zh: picture52, en: picture53 },
  },
  {
    id: 'picture-dot',
    title: { zh: '一点成画', en: 'Picture dot' },
    describe: { zh: '把一点换成与名字相合的小图', en: 'One dot becomes a small picture of what the name means' },
    src: { zh: picture54, en: picture55 },
  },
  {
    id: 'joined',
    title: { zh: '连笔', en: 'Joined letters' },
    describe: {
      zh: '字与字一笔牵住，末笔甩出一道尾',
      en: 'One stroke ties letter to letter, the last runs out in a tail',
    },
    src: { zh: picture56, en: picture57 },
  },
  {
    id: 'chalk',
    title: { zh: '粉笔', en: 'Chalk' },
    describe: { zh: '黑板上的粉笔字，笔画里漏出板面', en: 'Chalk on a board, the board showing through the strokes' },
    src: { zh: picture58, en: picture59 },
  },
  {
    id: 'marquee',
    title: { zh: '灯泡招牌', en: 'Marquee bulbs' },
    describe: { zh: '铁皮字里排一路小灯泡', en: 'Tin letters with a row of small bulbs inside' },
    src: { zh: picture60, en: picture61 },
  },
  {
    id: 'comic',
    title: { zh: '漫画网点', en: 'Comic halftone' },
    describe: {
      zh: '黑边、网点、硬影，像漫画封面',
      en: 'Black line, halftone dots, a hard shadow: a comic-book cover',
    },
    src: { zh: picture62, en: picture63 },
  },
  {
    id: 'overprint',
    title: { zh: '错版双钩', en: 'Off-register' },
    describe: { zh: '一层色、一层线，故意没对齐', en: 'One layer of colour, one of line, misaligned on purpose' },
    src: { zh: picture64, en: picture65 },
  },
  {
    id: 'stitch',
    title: { zh: '绣字贴布', en: 'Stitched patch' },
    describe: { zh: '布块剪成字，一圈明线缝上去', en: 'Cloth cut to letters and sewn down with a visible thread' },
    src: { zh: picture66, en: picture67 },
  },
  {
    id: 'fold',
    title: { zh: '折纸', en: 'Folded paper' },
    describe: {
      zh: '每个字对折一道，一半受光一半在影',
      en: 'Every letter folded once: one half in light, one in shade',
    },
    src: { zh: picture68, en: picture69 },
  },
] as const;

/** The first style, as large as the page shows it. */
export const LARGE_SAMPLE = { zh: picture70, en: picture71 } as const;
