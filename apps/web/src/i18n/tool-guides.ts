/** What a tool's page says below the tool itself: how it works, and what people ask. */
const zh = {
  steps: '怎么用',
  questions: '常见问题',
  createLogo: {
    examples: '这样做出来的标志',
    examplesNote: '都是从一个名字开始，四步做成的。',
    steps: [
      { title: '写下店名', text: '中文、英文或两个名字都行，不用注册。' },
      { title: '说说做什么', text: '选几个词，或用一句平常的话描述，图形从这里来。' },
      { title: '定颜色和字体', text: '选一种配色；字体可以自己挑，也可以交给系统。' },
      { title: '挑一个，改到满意', text: '几百个方案当场画出，布局、图形、字、颜色都能改。' },
    ],
    questions: [
      { question: '在线做标志要钱吗？', answer: '设计、修改和保存都免费。满意以后再买文件，价格在登录之前就能看到。' },
      {
        question: '买到的是什么文件？',
        answer:
          '高清包有 4000 像素的 JPG、PNG 和透明 PNG；矢量包还有 SVG 源文件，以及印刷、门头、社交媒体用的整套文件。',
      },
      { question: '可以商用吗？', answer: '可以。一次买断，永久商用，不限次数和地区。' },
      {
        question: '会和别人的一样吗？',
        answer: '图库里的图形别人也可能用到；名字、布局、字体和颜色是你的组合。注册商标前请先查询，以商标局审查为准。',
      },
      {
        question: '买了以后还能改吗？',
        answer: '买了矢量包，只要名字不变，布局、图形、字体、颜色都可以继续改，不再收费。',
      },
      { question: '有自己的图形，可以用吗？', answer: '可以。在编辑器里上传 PNG 或 SVG，当作标志的图形。' },
    ],
  },
  aiLogo: {
    steps: [
      { title: '写名字和想法', text: '卖什么、给谁、想要什么感觉，平常话就行。' },
      { title: '选风格，也可以不选', text: '十五种风格；不选，就按你的行业来定。' },
      { title: '得到四个标志', text: '几秒钟，四个不同的想法；不满意可以换一批。' },
      { title: '改好，下载', text: '每一个都是矢量，能在编辑器里改，能印刷。' },
    ],
    questions: [
      {
        question: 'AI 生成标志免费吗？',
        answer: '登录后每天有 3 个免费积分，1 个积分生成 4 个标志。生成失败，积分退回。',
      },
      { question: '生成的是图片还是矢量？', answer: '是矢量：文字和图形都能改，放大到门头也清楚。' },
      { question: '它会照我写的画吗？', answer: '会先告诉你它读懂了什么。读错了可以去掉或换掉，再画一次。' },
      {
        question: 'AI 做的标志可以商用吗？',
        answer: '可以。购买后永久商用。文件里带有法规要求的 AI 标识，角上的小字可以在下载时关掉。',
      },
      {
        question: '能注册商标吗？',
        answer: '可以申请，是否通过由商标局决定。矢量包里附有申请要用的黑白图和说明草稿。',
      },
    ],
  },
  aiFont: {
    steps: [
      { title: '输入名字', text: '中文或英文，最多二十个汉字或四十个字母。' },
      { title: '挑一种字效', text: '三十多种同时写给你看：书法、霓虹、立体、国潮……' },
      { title: '调一调', text: '强弱、配色、基础字体、横排竖排弧形，随改随看。' },
      { title: '看效果图，下载', text: '门头、包装、海报、杯子、墙面各看一眼，再下载文件。' },
    ],
    questions: [
      {
        question: '艺术字在线生成要收费吗？',
        answer: '输入、挑选和调整都免费。下载高清或矢量文件时才付款，价格先看到。',
      },
      { question: '可以做成招牌吗？', answer: '可以。矢量文件没有像素，广告店放多大都清楚，也能直接切割。' },
      { question: '字体有版权问题吗？', answer: '用的都是允许商用的开源字体，或我们自己的字体，许可写在文件包里。' },
      { question: '生僻字能写吗？', answer: '能写的字体会自动换上；哪种字体缺哪个字，选之前会告诉你。' },
      { question: '下载的是什么格式？', answer: 'JPG、PNG、透明 PNG；矢量包还有 SVG 和印刷用的 PDF、EPS。' },
    ],
  },
  matting: {
    examples: '去掉白底，前后对比',
    examplesNote: '左边是原图，右边是处理后，格子表示透明。',
    steps: [
      { title: '放进图片', text: '拖进来、粘贴或选择，一次最多二十张。' },
      { title: '底色自动去掉', text: '白底、灰底、渐变底都行，阴影留得住。' },
      { title: '点一下修正', text: '多去了就点回来，没去的再点一下。' },
      { title: '下载透明 PNG', text: '也可以转成矢量，或直接拿来做标志。' },
    ],
    questions: [
      { question: '去白底免费吗？', answer: '免费，不用登录，没有水印，也不限张数。' },
      { question: '图片会上传吗？', answer: '不会。全部在你的浏览器里处理，图片不离开这台设备。' },
      { question: '清晰度会变差吗？', answer: '不会。尺寸不变，边缘按原来的颜色重新计算，没有白边。' },
      {
        question: '字中间的白色怎么办？',
        answer: '默认自动判断，比如杯子把手里的白会去掉；也可以选择全部保留或全部去掉。',
      },
      { question: '适合什么图片？', answer: '底色干净的标志、印章、签名、插画和商品图。人像和杂乱的背景不适合。' },
    ],
  },
};

const en: typeof zh = {
  steps: 'How it works',
  questions: 'Questions and answers',
  createLogo: {
    examples: 'Logos made this way',
    examplesNote: 'Each began with a name and took four steps.',
    steps: [
      { title: 'Type the name', text: 'In English, in Chinese or both. No sign-up.' },
      { title: 'Say what you do', text: 'Pick a few words or write one plain sentence; the mark comes from there.' },
      { title: 'Choose colours and type', text: 'Take a palette you like; choose a font or leave it to us.' },
      {
        title: 'Pick one and change it',
        text: 'Hundreds are drawn at once; layout, mark, letters and colours can all be changed.',
      },
    ],
    questions: [
      {
        question: 'Is the logo maker free?',
        answer:
          'Designing, editing and saving are free. You pay for the files once you like the logo; the price is shown before you sign in.',
      },
      {
        question: 'Which files do I get?',
        answer:
          'The HD package has JPG, PNG and transparent PNG at 4000 pixels. The vector package adds SVG and a full set for print, signs and social media.',
      },
      { question: 'May I use it commercially?', answer: 'Yes. You pay once and use it forever, anywhere.' },
      {
        question: 'Could somebody else have the same one?',
        answer:
          'Marks from the catalogue may be used by others; the name, layout, type and colours are your combination. Search the register before you file a trademark: the office decides.',
      },
      {
        question: 'Can I change it after buying?',
        answer:
          'With the vector package, yes: layout, mark, type and colours, as often as you like, as long as the name stays.',
      },
      {
        question: 'Can I use my own drawing?',
        answer: 'Yes. Upload a PNG or SVG in the editor and it becomes the mark.',
      },
    ],
  },
  aiLogo: {
    steps: [
      { title: 'Name and idea', text: 'What you sell, to whom, and how it should feel, in plain words.' },
      { title: 'A style, or none', text: 'Fifteen styles; without one we go by your trade.' },
      { title: 'Four logos', text: 'Four different ideas in seconds; ask for four more if you like.' },
      { title: 'Edit and download', text: 'Every logo is vector: change it in the editor, print it at any size.' },
    ],
    questions: [
      {
        question: 'Is the AI logo generator free?',
        answer:
          'You get 3 free points a day after signing in; one point makes 4 logos. If a run fails, the point comes back.',
      },
      {
        question: 'Are the logos pictures or vectors?',
        answer: 'Vectors: letters and shapes can be edited and stay sharp on a shop front.',
      },
      {
        question: 'Does it draw what I wrote?',
        answer: 'It tells you what it understood. Drop or swap what it got wrong and draw again.',
      },
      {
        question: 'May I use an AI logo commercially?',
        answer:
          'Yes, for ever once you have bought it. The files carry the AI label that Chinese law asks for; the small words in the corner can be switched off when you download.',
      },
      {
        question: 'Can I register it as a trademark?',
        answer:
          'You can apply; the trademark office decides. The vector package has the black-and-white picture and draft notes for it.',
      },
    ],
  },
  aiFont: {
    steps: [
      { title: 'Type a name', text: 'Up to forty letters or twenty Chinese characters.' },
      { title: 'Pick a style', text: 'More than thirty at once: brush, neon, 3D, retro and more.' },
      { title: 'Tune it', text: 'Strength, colours, base font, straight, upright or curved, as you watch.' },
      {
        title: 'See it in use, download',
        text: 'On a shop sign, a bag, a poster, a cup and a wall; then take the files.',
      },
    ],
    questions: [
      {
        question: 'Is the art font generator free?',
        answer:
          'Typing, choosing and tuning are free. You pay only for high-resolution or vector files, and see the price first.',
      },
      {
        question: 'Can it be made into a sign?',
        answer: 'Yes. Vector files have no pixels: they stay sharp at any size and can be cut.',
      },
      {
        question: 'Are the fonts licensed?',
        answer: 'Every font is open for commercial use or our own; the licences are in the package.',
      },
      {
        question: 'What if a font lacks a character?',
        answer: 'Another that has it takes its place, and you are told before you choose a font that does not.',
      },
      {
        question: 'Which formats do I get?',
        answer: 'JPG, PNG and transparent PNG; the vector package adds SVG, PDF and EPS for print.',
      },
    ],
  },
  matting: {
    examples: 'White background removed, before and after',
    examplesNote: 'Left as it came, right as it leaves; the checks mean transparent.',
    steps: [
      { title: 'Add pictures', text: 'Drop, paste or choose them, up to twenty at a time.' },
      { title: 'The background goes', text: 'White, grey or a gradient; shadows can stay.' },
      { title: 'Click to correct', text: 'Click what went too far to bring it back, or what was left to remove it.' },
      { title: 'Download a transparent PNG', text: 'Or turn it into a vector, or make it the mark of your logo.' },
    ],
    questions: [
      { question: 'Is it free to remove a white background?', answer: 'Yes: no sign-in, no watermark, no limit.' },
      {
        question: 'Are my pictures uploaded?',
        answer: 'No. Everything happens in your browser; the pictures stay on your device.',
      },
      {
        question: 'Does the quality suffer?',
        answer: 'No. The size stays, and edges are worked out from the original colours, so no white fringe is left.',
      },
      {
        question: 'What about the white inside letters?',
        answer: 'It is judged by itself, like the hole in the handle of a mug; you can also keep or remove all of it.',
      },
      {
        question: 'Which pictures suit it?',
        answer:
          'Logos, stamps, signatures, drawings and products on a plain background. Portraits and busy scenes do not.',
      },
    ],
  },
};

export const toolGuideMessages = { zh, en };
export type GuidedTool = 'createLogo' | 'aiLogo' | 'aiFont' | 'matting';
