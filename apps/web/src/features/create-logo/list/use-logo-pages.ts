import type { Data, Endpoints } from '@markwright/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getData, LOGO_PAGES, serverData } from '../../../lib/server-data.ts';
import type { listQuery } from './list-filters.ts';

export type LogoCard = Data<Endpoints['listIcons']>['list'][number];
type Question = ReturnType<typeof listQuery>;

/** Fills whole rows of four, three and two. */
export const LOGOS_PER_PAGE = 24;

const pages = (question: Question, language: string) => ({
  queryKey: [LOGO_PAGES, language, question] as const,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    getData('listIcons', { query: { ...question, page: pageParam, size: LOGOS_PER_PAGE } }, signal),
  initialPageParam: 1,
  // The list must be there however long the editor is open.
  gcTime: Infinity,
});

export function useLogoPages(question: Question, language: string, enabled: boolean) {
  return useInfiniteQuery(
    {
      ...pages(question, language),
      getNextPageParam: (last, all) =>
        last.list.length > 0 && all.length * LOGOS_PER_PAGE < last.total ? all.length + 1 : undefined,
      enabled,
      placeholderData: keepPreviousData,
    },
    serverData,
  );
}

/** Asked for while step four is still open, so that the list is there when it is wanted. */
export const prefetchLogoPages = (question: Question, language: string) =>
  serverData.prefetchInfiniteQuery(pages(question, language));
