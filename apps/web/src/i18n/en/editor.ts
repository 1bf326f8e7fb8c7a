import type { zh } from '../zh/editor.ts';

export const en: typeof zh = {
  title: 'Edit logo',
  emptyTitle: 'There is no logo on the table',
  emptyText: 'Choose one from the proposals to change its words, colours and ground here.',
  action: 'Choose a logo',
};
