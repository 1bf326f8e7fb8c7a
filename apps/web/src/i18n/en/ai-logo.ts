import type { zh } from '../zh/ai-logo.ts';

export const en: typeof zh = {
  title: 'AI logo',
  note: 'One sentence, four drawings.',
  emptyTitle: 'AI drawing is switched off',
  emptyText: 'The pens are not connected here. The online maker gets you to a logo in four steps.',
  action: 'Make a logo',
};
