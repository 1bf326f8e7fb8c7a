import type { Article, ArticleItem, ArticleSection, Data, Endpoints } from '@markwright/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { askForPage, missing } from '../../lib/load-page.ts';

export const PAGE_SIZE = 12;
/** As the API takes it; the address bar has no such limit. */
const SEARCH_MAX = 100;

export type ArticleList = Data<Endpoints['listArticles']> & { page: number; category: string; q: string };

/** What the address asks for; anything that makes no sense is as if it were not there. */
function readListAddress(url: URL): { page: number; category: string; q: string } {
  const page = Number(url.searchParams.get('page') ?? 1);
  const category = url.searchParams.get('category') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    category: /^[a-z-]{2,40}$/.test(category) ? category : '',
    q: (url.searchParams.get('q') ?? '').trim().slice(0, SEARCH_MAX),
  };
}

export const loadList = (section: ArticleSection) => async (args: LoaderFunctionArgs) => {
  const asked = readListAddress(new URL(args.request.url));
  const query = {
    section,
    page: asked.page,
    size: PAGE_SIZE,
    ...(asked.category && { category: asked.category }),
    ...(asked.q && { q: asked.q }),
  };
  const found = await askForPage('listArticles', { query }, args);
  const list: ArticleList = { list: [], total: 0, categories: [], ...found, ...asked };
  return list.list.length === 0 && asked.page > 1 ? missing(list) : list;
};

export type LoadedArticle = { article: Article | null };

export async function loadArticle(args: LoaderFunctionArgs) {
  const id = new URL(args.request.url).searchParams.get('id') ?? '';
  const article = /^[a-z0-9-]{1,80}$/.test(id)
    ? await askForPage('getArticle', { params: { id }, query: {} }, args)
    : undefined;
  if (article) return { article } satisfies LoadedArticle;
  const none: LoadedArticle = { article: null };
  // Without a name nothing was asked for, so nothing is missing.
  return id === '' ? none : missing(none);
}

/** What search results and chat apps show of an article. */
export function articleHead(loaded: unknown) {
  const article = (loaded as LoadedArticle | undefined)?.article;
  if (!article) return undefined;
  const card = !article.source && article.cover && `/figures/card-${article.id}.png`;
  return {
    title: article.title,
    description: article.summary || article.title,
    published: article.publishedAt,
    updated: article.updatedAt,
    unlisted: article.source !== null,
    ...(card && { image: { url: card, width: 1200, height: 630 } }),
  };
}

/** Ours are read here, others where they were published. */
export const addressOf = ({ id, source }: ArticleItem): string => source?.url ?? `/article?id=${id}`;
