import type { Language } from '@markwright/contracts/envelope';
import type { LogoType } from '../stores/create-logo.ts';
import type { HeadWords } from './head-words.ts';

export type PageKey =
  | 'home'
  | 'aiLogo'
  | 'aiFont'
  | 'article'
  | 'createLogo'
  | 'artList'
  | 'logoList'
  | 'tagList'
  | 'createOrder'
  | 'edit'
  | 'information'
  | 'news'
  | 'made'
  | 'matting'
  | 'perInfo'
  | 'userShare'
  | 'notFound';

/** What every route says about itself; a page that loads something may have better words for its head. */
export type PageHandle = { page: PageKey; head?: (loaded: unknown, language: Language) => HeadWords | undefined };

export type Page = {
  path: string;
  /** Drawn on the server and hydrated, or in the browser only. */
  drawn: 'server' | 'browser';
  /** Stays out of search results: meant for those who were given its address, or no page at all. */
  unlisted?: true;
  /** Brings its own top bar instead of the site's header. */
  ownChrome?: true;
  contactFooter?: true;
  filingFooter?: false;
  signIn?: true;
  /** Parameters of the address that the server's drawing depends on; the browser may read more. */
  reads?: readonly string[];
};

const ARTICLE_LIST = ['page', 'category', 'q'];

export const SITE_MAP: Record<PageKey, Page> = {
  home: { path: '/', drawn: 'server', contactFooter: true },
  aiLogo: { path: '/aiLogo', drawn: 'server', filingFooter: false },
  aiFont: { path: '/aiFont', drawn: 'server', filingFooter: false },
  article: { path: '/article', drawn: 'server', reads: ['id'] },
  createLogo: { path: '/createLogo', drawn: 'server', ownChrome: true, filingFooter: false },
  artList: { path: '/createLogo/artList', drawn: 'browser', filingFooter: false },
  logoList: { path: '/createLogo/logoList', drawn: 'browser', filingFooter: false },
  tagList: { path: '/createLogo/taglist', drawn: 'browser' },
  createOrder: { path: '/createOrder', drawn: 'browser', signIn: true },
  edit: { path: '/edit', drawn: 'browser', ownChrome: true, filingFooter: false },
  information: { path: '/information', drawn: 'server', contactFooter: true, reads: ARTICLE_LIST },
  news: { path: '/news/', drawn: 'server', reads: ARTICLE_LIST },
  made: { path: '/made', drawn: 'server', filingFooter: false, reads: ['style', 'trade'] },
  matting: { path: '/matting', drawn: 'server', filingFooter: false },
  perInfo: { path: '/perInfo', drawn: 'browser', filingFooter: false, signIn: true },
  userShare: { path: '/userShare', drawn: 'server', unlisted: true, reads: ['creationId'] },
  notFound: { path: '*', drawn: 'server', unlisted: true },
};

export type MenuLabel = 'home' | 'logoMaker' | 'custom' | 'information' | 'news' | 'matting';
export type MenuEntry = { label: MenuLabel; page: PageKey; newTab?: true };

export const MENU: readonly MenuEntry[] = [
  { label: 'home', page: 'home' },
  { label: 'logoMaker', page: 'createLogo' },
  { label: 'custom', page: 'made' },
  { label: 'information', page: 'information' },
  { label: 'news', page: 'news', newTab: true },
  { label: 'matting', page: 'matting' },
];

export const LOGO_TYPE_PAGES: Record<LogoType, PageKey> = { online: 'createLogo', aiLogo: 'aiLogo', aiFont: 'aiFont' };

export const showsFilingFooter = (page: PageKey): boolean => SITE_MAP[page].filingFooter !== false;
export const showsContactFooter = (page: PageKey): boolean => SITE_MAP[page].contactFooter === true;
export const asksForSignIn = (page: PageKey): boolean => SITE_MAP[page].signIn === true;
