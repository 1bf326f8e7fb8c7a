import type { zh } from '../zh/designers.ts';

export const en: typeof zh = {
  title: '1V1 custom design',
  note: 'One designer, drawing only your shop.',
  emptyTitle: 'No designer is taking work at the moment',
  emptyText:
    'Designers who take commissions are listed here with their work. Meanwhile, make one yourself in four steps.',
  action: 'Make one yourself',
};
