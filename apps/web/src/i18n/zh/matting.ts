export const zh = {
  title: 'AI 抠图',
  note: '白底去掉，字留下。',
  emptyTitle: '抠图没有开启',
  emptyText: '这里还不能处理图片。需要透明底的标志，可以直接做一个。',
  action: '去做标志',
};
