export const zh = {
  title: '编辑标志',
  emptyTitle: '桌上还没有标志',
  emptyText: '从方案里挑一个，就能在这里改字、改色、改背景。',
  action: '挑一个标志',
};
