/** Title and description of every page, as search results and chat apps show them. */
export const zh = {
  site: '方格',
  separator: ' · ',
  home: {
    title: '方格 · 给你的店一个像样的标志',
    description:
      '输入店名，四步做出标志：写名字、选词、加一句话、定颜色和字体。不注册也能设计，满意再买，买断后永久商用。',
  },
  aiLogo: { title: 'AI 标志', description: '写下名字和灵感，选一种风格，一次生成四个标志。' },
  aiFont: { title: 'AI 艺术字', description: '把名字写成艺术字，挑一种写法，下载 JPG、PNG 和 SVG。' },
  article: { title: '文章', description: '关于标志、字体和门头的文章。' },
  createLogo: { title: '在线标志设计', description: '四步做一个标志：名字、标签、标语、颜色和字体。' },
  artList: { title: '纯文字标志', description: '用每种字体写出你的名字。' },
  logoList: { title: '标志方案', description: '按颜色、字体和标签挑选标志方案。' },
  tagList: { title: '全部标签', description: '挑选能代表你的店的词。' },
  createOrder: { title: '确认订单', description: '选择高清包或矢量源文件包，买断后永久商用。' },
  edit: { title: '编辑标志', description: '改字、改色、改背景，随改随看。' },
  information: { title: '行业资讯', description: '给店主看的行业资讯：门头、包装、字体和商标。' },
  news: { title: '新闻', description: '标志与品牌设计新闻。' },
  made: { title: '一对一定制', description: '请设计师为你的店一对一设计标志。' },
  matting: { title: 'AI 抠图', description: '一键去掉图片的白底，留下干净的图形和字。' },
  perInfo: { title: '个人中心', description: '我的创作、我的订单和 AI 标志。' },
  userShare: { title: '分享的标志', description: '看看朋友用方格做的标志。' },
  notFound: { title: '页面不存在', description: '没有找到这个页面。' },
};
