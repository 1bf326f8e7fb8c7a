import type { zh } from '../zh/pages.ts';

export const en: typeof zh = {
  site: 'Markwright',
  separator: ' · ',
  home: {
    title: 'Markwright · A proper logo for your shop',
    description:
      'Type a name and make its logo in four steps: name, words, slogan, colour and type. Design without signing up; buy once, use it commercially forever.',
  },
  aiLogo: { title: 'AI logo', description: 'A name, an inspiration and a style give four logos at a time.' },
  aiFont: { title: 'AI art font', description: 'Turn a name into lettering and download it as JPG, PNG and SVG.' },
  article: { title: 'Article', description: 'Articles on logos, type and shop fronts.' },
  createLogo: { title: 'Online logo maker', description: 'A logo in four steps: name, tags, slogan, colour and font.' },
  artList: { title: 'Text-only logos', description: 'Your name in every font.' },
  logoList: { title: 'Your logos', description: 'Choose a logo by colour, font and tag.' },
  tagList: { title: 'All tags', description: 'Choose the words that stand for your shop.' },
  createOrder: { title: 'Your order', description: 'High-definition images or vector source files, yours forever.' },
  edit: { title: 'Edit logo', description: 'Change words, colours and background and see it in use.' },
  information: {
    title: 'Industry information',
    description: 'Reading for shop owners: fronts, packaging, type and trademarks.',
  },
  news: { title: 'News', description: 'News on logos and brand design.' },
  made: { title: '1V1 custom design', description: 'Have a designer draw the logo of your shop, one to one.' },
  matting: { title: 'AI matting', description: 'Remove the white background of a picture and keep clean shapes.' },
  perInfo: { title: 'Personal centre', description: 'My creations, my orders and my AI logos.' },
  userShare: { title: 'A shared logo', description: 'A logo made with Markwright.' },
  notFound: { title: 'Page not found', description: 'This page could not be found.' },
};
