import type { ArticleItem, Data, Endpoints, FeedGroup } from '@markwright/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { askForPage } from '../../lib/load-page.ts';
import { SOURCES } from './information-sources.ts';

export const SHOWN = 5;
const GROUPS = Object.keys(SOURCES) as FeedGroup[];

/** The newest of the subscribed feeds by tab. Absent where the reader came from another page of ours: then the section asks. */
export type LoadedHome = { news?: Record<FeedGroup, ArticleItem[]>; cases?: Cases };
export type Cases = Data<Endpoints['listCases']>;

export async function loadHome(args: LoaderFunctionArgs): Promise<LoadedHome> {
  // A move inside the site is not held up by what stands far below.
  if (!import.meta.env.SSR) return {};
  const [news, cases] = await Promise.all([askForNews(args), askForCases(args)]);
  return { news, ...(cases && { cases }) };
}

/** Customers' logos, and whether ours are shown beside them. */
export const askForCases = async (args: LoaderFunctionArgs): Promise<Cases | undefined> =>
  (await askForPage('listCases', {}, args)) ?? undefined;

export async function askForNews(args: LoaderFunctionArgs): Promise<Record<FeedGroup, ArticleItem[]>> {
  const lists = await Promise.all(
    GROUPS.map(async (category) => {
      const query = { section: 'news' as const, category, size: SHOWN };
      return [category, (await askForPage('listArticles', { query }, args))?.list ?? []] as const;
    }),
  );
  return Object.fromEntries(lists) as Record<FeedGroup, ArticleItem[]>;
}

/** Feeds in all languages are shown to all readers: another language, the same news. */
export const revalidateHome = (): boolean => false;
