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
  /** Does what it says today. A page that does not yet is reachable by address only and kept out of search results. */
  built?: true;
  /** Meant for those who were given its address: stays out of search results even though it works. */
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
  home: { path: '/', drawn: 'server', built: true, contactFooter: true },
  aiLogo: { path: '/aiLogo', drawn: 'browser', built: true, filingFooter: false },
  aiFont: { path: '/aiFont', drawn: 'browser', built: true, filingFooter: false },
  article: { path: '/article', drawn: 'server', built: true, reads: ['id'] },
  createLogo: { path: '/createLogo', drawn: 'browser', built: true, ownChrome: true, filingFooter: false },
  artList: { path: '/createLogo/artList', drawn: 'browser', built: true, filingFooter: false },
  logoList: { path: '/createLogo/logoList', drawn: 'browser', built: true, filingFooter: false },
  tagList: { path: '/createLogo/taglist', drawn: 'browser', built: true },
  createOrder: { path: '/createOrder', drawn: 'browser', built: true, signIn: true },
  edit: { path: '/edit', drawn: 'browser', built: true, ownChrome: true, filingFooter: false },
  information: { path: '/information', drawn: 'server', built: true, contactFooter: true, reads: ARTICLE_LIST },
  news: { path: '/news/', drawn: 'server', built: true, reads: ARTICLE_LIST },
  made: { path: '/made', drawn: 'server', built: true, filingFooter: false, reads: ['style', 'trade'] },
  matting: { path: '/matting', drawn: 'browser', built: true, filingFooter: false },
  perInfo: { path: '/perInfo', drawn: 'browser', built: true, filingFooter: false, signIn: true },
  userShare: { path: '/userShare', drawn: 'server', built: true, unlisted: true, reads: ['creationId'] },
  notFound: { path: '*', drawn: 'server' },
};

export type MenuLabel = 'home' | 'logoMaker' | 'custom' | 'information' | 'news' | 'matting';
export type MenuEntry = { label: MenuLabel; page: PageKey; newTab?: true };

const MENU: readonly MenuEntry[] = [
  { label: 'home', page: 'home' },
  { label: 'logoMaker', page: 'createLogo' },
  { label: 'custom', page: 'made' },
  { label: 'information', page: 'information' },
  { label: 'news', page: 'news', newTab: true },
  { label: 'matting', page: 'matting' },
];

export const LOGO_TYPE_PAGES: Record<LogoType, PageKey> = { online: 'createLogo', aiLogo: 'aiLogo', aiFont: 'aiFont' };

type Pages = Record<PageKey, Page>;

/** Only what works today is offered. */
export const menuEntries = (pages: Pages = SITE_MAP): MenuEntry[] => MENU.filter(({ page }) => pages[page].built);

/** The kinds of logo to choose between: none unless an entry leads to the maker and there is a choice to make. */
export function logoTypeOptions(pages: Pages = SITE_MAP): LogoType[] {
  if (!menuEntries(pages).some(({ page }) => page === 'createLogo')) return [];
  const types = (Object.keys(LOGO_TYPE_PAGES) as LogoType[]).filter((type) => pages[LOGO_TYPE_PAGES[type]].built);
  return types.length > 1 ? types : [];
}

export const showsFilingFooter = (page: PageKey): boolean => SITE_MAP[page].filingFooter !== false;
export const showsContactFooter = (page: PageKey): boolean => SITE_MAP[page].contactFooter === true;
export const asksForSignIn = (page: PageKey): boolean => SITE_MAP[page].signIn === true;
