import type { Data, Endpoints } from '@markwright/contracts';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { neededTexts } from '../../../lib/logo-drawing/needed-texts.ts';
import { startPainting } from '../../../lib/logo-drawing/painter.ts';
import { getData, LOGO_PAGES, serverData } from '../../../lib/server-data.ts';
import { LOGOS_PER_PAGE, pageOf, type listQuery } from './list-filters.ts';

type LogoPage = Data<Endpoints['listIcons']>;
export type LogoCard = LogoPage['list'][number];
type Question = ReturnType<typeof listQuery>;

const pages = (question: Question, language: string) => ({
  queryKey: [LOGO_PAGES, language, question] as const,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    getData('listIcons', { query: pageOf(question, pageParam) }, signal),
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

/** Boards of the first screen. */
const DRAWN_AHEAD = 8;

/**
 * Asked for with all its letters while step four is still open, or while the page of the list is still being drawn, so
 * that the list is there when it is wanted.
 */
export async function prepareFirstPage(question: Question, language: string): Promise<void> {
  startPainting();
  await serverData.prefetchInfiniteQuery(pages(question, language));
  const data = serverData.getQueryData<InfiniteData<LogoPage>>(pages(question, language).queryKey);
  const first = data?.pages[0]?.list.slice(0, DRAWN_AHEAD) ?? [];
  await Promise.all(first.map(({ doc }) => glyphs.ensure(neededTexts(doc))));
}
