export const zh = {
  title: '确认订单',
  note: '买一次，永久用，可以商用，不会过期。',
  gateTitle: '登录后下单',
  gateText: '订单要记在你的名下，登录后从这里继续。',
  signIn: '登录',
  emptyTitle: '还没有要买的标志',
  emptyText: '先画好一个标志，满意了再来买。',
  action: '去做标志',
};
