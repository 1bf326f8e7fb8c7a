export const zh = {
  title: '一对一定制',
  note: '请一位设计师，只画你的店。',
  emptyTitle: '目前没有接单的设计师',
  emptyText: '这里会列出可以接单的设计师和他们的作品。现在可以自己动手，四步做一个。',
  action: '自己做一个',
};
