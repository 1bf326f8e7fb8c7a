import type { zh } from '../zh/share.ts';

export const en: typeof zh = {
  title: 'A shared logo',
  emptyTitle: 'There is no logo under this link',
  emptyText: 'The link may be incomplete, or its owner has withdrawn it.',
  action: 'Make your own',
};
