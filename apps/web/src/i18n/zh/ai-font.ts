export const zh = {
  title: 'AI 艺术字',
  note: '把名字写成画。',
  emptyTitle: '艺术字没有开启',
  emptyText: '这里的字模还没有装上。先用在线制作，给名字挑一款字体。',
  action: '去做标志',
};
