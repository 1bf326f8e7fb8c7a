import type { zh } from '../zh/articles.ts';

export const en: typeof zh = {
  information: 'Industry information',
  informationNote: 'Fronts, packaging, type, trademarks: what a shop owner can use.',
  news: 'News',
  newsNote: 'What is new in logos and brand design.',
  noneTitle: 'There are no articles here',
  noneText: 'Articles stand here by date once they are published.',
  action: 'Make a logo',
  articleTitle: 'No article chosen',
  articleText: 'The address names no article, or the article has been taken down.',
  toInformation: 'Industry information',
};
