export const zh = {
  title: 'AI 标志',
  note: '一句话，画四张。',
  emptyTitle: 'AI 绘制没有开启',
  emptyText: '这里的画笔还没有接上。用在线制作，四步也能得到一个标志。',
  action: '去做标志',
};
