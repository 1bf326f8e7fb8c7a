const zh = {
  notFound: '没有找到这个页面',
  notFoundText: '地址可能写错了，或者页面已经搬走。',
  home: '回首页',
  make: '去做标志',
  failed: '页面加载失败',
  failedText: '我们已经记录了这个问题。请重试，或先回首页。',
  notArrived: '这一页没有下载完整：网络断了，或者网站刚刚更新。请重试。',
  again: '重试',
};

const en: typeof zh = {
  notFound: 'This page could not be found',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  home: 'Back home',
  make: 'Make a logo',
  failed: 'Couldn’t load this page',
  failedText: 'The problem has been noted. Try again, or go back home.',
  notArrived: 'Part of this page didn’t arrive: the connection dropped, or the site was just updated. Try again.',
  again: 'Try again',
};

export const problemsMessages = { zh, en };
