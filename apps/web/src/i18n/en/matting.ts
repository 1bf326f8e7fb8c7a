import type { zh } from '../zh/matting.ts';

export const en: typeof zh = {
  title: 'AI matting',
  note: 'The white goes, the mark stays.',
  emptyTitle: 'Matting is switched off',
  emptyText: 'Pictures cannot be processed here. For a logo on a transparent ground, make one directly.',
  action: 'Make a logo',
};
