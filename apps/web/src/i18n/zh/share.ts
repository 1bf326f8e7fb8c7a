export const zh = {
  title: '分享的标志',
  emptyTitle: '这个链接下没有标志',
  emptyText: '链接可能不完整，或者作者收回了分享。',
  action: '自己做一个',
};
