import type { zh } from '../zh/ai-font.ts';

export const en: typeof zh = {
  title: 'AI art font',
  note: 'Turn a name into a picture.',
  emptyTitle: 'Art fonts are switched off',
  emptyText: 'The lettering is not set up here. Use the online maker and choose a typeface for the name.',
  action: 'Make a logo',
};
