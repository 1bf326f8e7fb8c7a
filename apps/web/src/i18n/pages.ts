/** Title and description of every page, as search results and chat apps show them. */
const zh = {
  site: '方格',
  separator: ' · ',
  home: {
    title: '方格 · 给你的店一个像样的标志',
    description:
      '输入店名，四步做出标志：写名字、选词、加一句话、定颜色和字体。不注册也能设计，满意再买，买断后永久商用。',
  },
  aiLogo: {
    title: 'AI 标志生成器',
    description: '写下名字和一句话，选一种风格，AI 一次生成四个可编辑、可印刷的矢量标志。每天三次免费。',
  },
  aiFont: {
    title: '艺术字在线生成',
    description: '输入名字，三十多种艺术字当场写给你看：书法、霓虹、立体、国潮。调好配色和排列，下载 JPG、PNG 和 SVG。',
  },
  article: { title: '文章', description: '关于标志、字体和门头的文章。' },
  createLogo: {
    title: '在线标志设计（logo 在线制作）',
    description: '四步做一个标志：名字、标签、标语、颜色和字体。不注册也能做，几百个方案当场画出，满意再买。',
  },
  artList: { title: '艺术字与文字标志', description: '用每种字体写出你的名字。' },
  logoList: { title: '标志方案', description: '按颜色、字体和标签挑选标志方案。' },
  tagList: { title: '全部标签', description: '挑选能代表你的店的词。' },
  createOrder: { title: '确认订单', description: '选择高清包或矢量源文件包，买断后永久商用。' },
  edit: { title: '编辑标志', description: '改字、改色、改背景，随改随看。' },
  information: { title: '行业资讯', description: '给店主看的行业资讯：门头、包装、字体和商标。' },
  news: { title: '新闻', description: '标志与品牌设计新闻。' },
  made: { title: '一对一定制', description: '请设计师为你的店一对一设计标志。' },
  matting: {
    title: 'AI 抠图：在线去白底',
    description:
      '一键去掉标志、印章、签名和商品图的白底，下载透明 PNG 或转成矢量。免费、无水印，图片不离开你的浏览器。',
  },
  perInfo: { title: '个人中心', description: '我的创作、我的订单和 AI 标志。' },
  userShare: { title: '分享的标志', description: '看看朋友用方格做的标志。' },
  notFound: { title: '页面不存在', description: '没有找到这个页面。' },
};

const en: typeof zh = {
  site: 'Markwright',
  separator: ' · ',
  home: {
    title: 'Markwright · A proper logo for your shop',
    description:
      'Type a name and make its logo in four steps: name, words, slogan, colour and type. Design without signing up; buy once, use it commercially forever.',
  },
  aiLogo: {
    title: 'AI logo generator',
    description: 'A name and one sentence give four editable, printable vector logos at a time. Three free runs a day.',
  },
  aiFont: {
    title: 'Art font generator',
    description:
      'Type a name and see it in more than thirty letterings: brush, neon, 3D, retro. Tune it and download JPG, PNG and SVG.',
  },
  article: { title: 'Article', description: 'Articles on logos, type and shop fronts.' },
  createLogo: {
    title: 'Online logo maker',
    description:
      'A logo in four steps: name, tags, slogan, colour and font. No sign-up; hundreds of designs at once; pay only for files you like.',
  },
  artList: { title: 'Lettering and text logos', description: 'Your name in every font.' },
  logoList: { title: 'Your logos', description: 'Choose a logo by colour, font and tag.' },
  tagList: { title: 'All tags', description: 'Choose the words that stand for your shop.' },
  createOrder: { title: 'Your order', description: 'High-definition images or vector source files, yours forever.' },
  edit: { title: 'Edit logo', description: 'Change words, colours and background and see it in use.' },
  information: {
    title: 'Industry information',
    description: 'Reading for shop owners: fronts, packaging, type and trademarks.',
  },
  news: { title: 'News', description: 'News on logos and brand design.' },
  made: { title: '1V1 custom design', description: 'Have a designer draw the logo of your shop, one to one.' },
  matting: {
    title: 'Remove a white background',
    description:
      'Take the white background off a logo, stamp, signature or product picture. Free, no watermark, and the picture never leaves your browser.',
  },
  perInfo: { title: 'Personal centre', description: 'My creations, my orders and my AI logos.' },
  userShare: { title: 'A shared logo', description: 'A logo made with Markwright.' },
  notFound: { title: 'Page not found', description: 'This page could not be found.' },
};

export const pagesMessages = { zh, en };
