export const zh = {
  notFound: '没有找到这个页面',
  notFoundText: '地址可能写错了，或者页面已经搬走。',
  home: '回首页',
  make: '去做标志',
  failed: '这一页没能打开',
  failedText: '我们已经记下了这个问题。可以再试一次，或者先回首页。',
  again: '再试一次',
};
