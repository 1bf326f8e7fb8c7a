import type { ComponentType } from 'react';
import { matchRoutes, redirect, type RouteObject } from 'react-router';
import { articleHead, loadArticle, loadList } from '../features/articles/load-articles.ts';
import { loadDesigners } from '../features/designers/load-designers.ts';
import { revalidateHome, loadHome } from '../features/home/load-information.ts';
import { isOtherShare, loadShare } from '../features/share/load-share.ts';
import { shareHead } from '../features/share/share-head.ts';
import { loadChunk } from '../lib/load-chunk.ts';
import { ASKS_EARLY } from './chunk-preloads.ts';
import { ErrorScreen } from './error-screen.tsx';
import { clientOnly } from './work-skeleton.tsx';
import { RootLayout } from './root-layout.tsx';
import { SITE_MAP, type PageHandle, type PageKey } from './site-map.ts';
import { WorkSkeleton } from './work-skeleton.tsx';

const KEPT_LIST = 'src/app/keep-alive-list.tsx';

/** The files of each screen, so that the server can preload their chunks with the page. */
export const PAGE_SOURCES: Partial<Record<PageKey, readonly string[]>> = {
  home: ['src/features/home/home-screen.tsx'],
  article: ['src/features/articles/article-screen.tsx'],
  information: ['src/features/articles/articles-page.tsx'],
  news: ['src/features/articles/articles-page.tsx'],
  made: ['src/features/designers/made-screen.tsx'],
  userShare: ['src/features/share/user-share-screen.tsx'],
  createLogo: ['src/features/create-logo/create-logo-screen.tsx'],
  aiLogo: ['src/features/ai-logo/ai-logo-screen.tsx'],
  aiFont: ['src/features/ai-font/ai-font-screen.tsx'],
  matting: ['src/features/matting/matting-screen.tsx'],
  artList: ['src/features/create-logo/art-list-screen.tsx'],
  tagList: ['src/features/create-logo/tag-list-screen.tsx'],
  logoList: [
    ASKS_EARLY,
    KEPT_LIST,
    'src/features/create-logo/list/ask-list-ahead.ts',
    'src/features/create-logo/list/prepare-list.ts',
    'src/features/create-logo/logo-list-screen.tsx',
  ],
  edit: [KEPT_LIST, 'src/features/editor/edit-screen.tsx'],
  createOrder: ['src/features/order/create-order-screen.tsx'],
  perInfo: ['src/features/personal-centre/per-info-screen.tsx'],
};

type Screen = () => Promise<ComponentType>;

/** Drawn on the server, then hydrated. */
const publicPage = (page: PageKey, load: Screen): RouteObject => ({
  id: page,
  path: SITE_MAP[page].path,
  handle: { page } satisfies PageHandle,
  lazy: async () => ({ Component: await loadChunk(load) }),
});

/** Drawn in the browser only: the server sends the frame with a skeleton and never loads the screen's code. */
const workPage = (page: PageKey, load: Screen): RouteObject => ({
  id: page,
  path: SITE_MAP[page].path,
  handle: { page } satisfies PageHandle,
  ...(import.meta.env.SSR
    ? { Component: WorkSkeleton }
    : { lazy: async () => ({ Component: clientOnly(await loadChunk(load)) }) }),
});

const Nothing = () => null;

const importKeptList = () => import('./keep-alive-list.tsx');
const fetchList = async () => (await importKeptList()).fetchList();

const pages: RouteObject[] = [
  {
    ...publicPage('home', async () => (await import('../features/home/home-screen.tsx')).HomeScreen),
    loader: loadHome,
    shouldRevalidate: revalidateHome,
  },
  {
    ...publicPage('article', async () => (await import('../features/articles/article-screen.tsx')).ArticleScreen),
    handle: { page: 'article', head: articleHead } satisfies PageHandle,
    loader: loadArticle,
  },
  {
    ...publicPage(
      'information',
      async () => (await import('../features/articles/articles-page.tsx')).InformationScreen,
    ),
    loader: loadList('information'),
  },
  {
    ...publicPage('news', async () => (await import('../features/articles/articles-page.tsx')).NewsScreen),
    loader: (args) => addTrailingSlash(new URL(args.request.url)) ?? loadList('news')(args),
  },
  {
    ...publicPage('made', async () => (await import('../features/designers/made-screen.tsx')).MadeScreen),
    loader: loadDesigners,
  },
  {
    ...publicPage('userShare', async () => (await import('../features/share/user-share-screen.tsx')).UserShareScreen),
    handle: { page: 'userShare', head: shareHead } satisfies PageHandle,
    loader: loadShare,
    shouldRevalidate: isOtherShare,
  },
  publicPage('aiLogo', async () => (await import('../features/ai-logo/ai-logo-screen.tsx')).AiLogoScreen),
  publicPage('aiFont', async () => (await import('../features/ai-font/ai-font-screen.tsx')).AiFontScreen),
  publicPage('createLogo', async () => {
    const { CreateLogoScreen } = await import('../features/create-logo/create-logo-screen.tsx');
    return () => <CreateLogoScreen fetchList={fetchList} />;
  }),
  publicPage('matting', async () => (await import('../features/matting/matting-screen.tsx')).MattingScreen),
  workPage('artList', async () => (await import('../features/create-logo/art-list-screen.tsx')).ArtListScreen),
  workPage('tagList', async () => (await import('../features/create-logo/tag-list-screen.tsx')).TagListScreen),
  {
    id: 'list-and-editor',
    ...(import.meta.env.SSR
      ? {}
      : { lazy: async () => ({ Component: (await loadChunk(importKeptList)).KeepAliveList }) }),
    children: [
      // The list itself is drawn by KeepAliveList, which keeps it while the editor is open.
      {
        id: 'logoList',
        path: SITE_MAP.logoList.path,
        handle: { page: 'logoList' } satisfies PageHandle,
        ...(import.meta.env.SSR
          ? { Component: WorkSkeleton }
          : {
              lazy: async () => {
                await loadChunk(async () => (await importKeptList()).fetchListWithLogos());
                return { Component: Nothing };
              },
            }),
      },
      workPage('edit', async () => (await import('../features/editor/edit-screen.tsx')).EditScreen),
    ],
  },
  workPage('createOrder', async () => (await import('../features/order/create-order-screen.tsx')).CreateOrderScreen),
  workPage('perInfo', async () => (await import('../features/personal-centre/per-info-screen.tsx')).PerInfoScreen),
  publicPage('notFound', async () => (await import('./not-found-screen.tsx')).NotFoundScreen),
];

export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: WorkSkeleton,
    children: [{ id: 'page', ErrorBoundary: ErrorScreen, children: pages }],
  },
];

function addTrailingSlash({ pathname, search }: URL): Response | null {
  return pathname.endsWith('/') ? null : redirect(`${pathname}/${search}`, 301);
}

/** Hydration needs the code of the matched page at hand, or React would throw the server's markup away. */
export async function loadMatchedPages(location: Pick<Location, 'pathname'>): Promise<boolean> {
  const matches = matchRoutes(routes, location) ?? [];
  const loading = matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  });
  return (await Promise.allSettled(loading)).every(({ status }) => status === 'fulfilled');
}
