export const zh = {
  information: '行业资讯',
  informationNote: '门头、包装、字体、商标：店主用得上的事。',
  news: '新闻',
  newsNote: '标志与品牌设计的新消息。',
  noneTitle: '这里还没有文章',
  noneText: '文章发布后按日期排在这里。',
  action: '去做标志',
  articleTitle: '没有选中文章',
  articleText: '地址里没有文章编号，或者这篇文章已经撤下。',
  toInformation: '看行业资讯',
};
