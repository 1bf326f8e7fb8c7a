import { useInfiniteQuery } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';
import { useDebounced } from '../../lib/timing.ts';

const PER_PAGE = 24;
const TYPING_MS = 300;

/** The whole catalogue by words, a page at a time. */
export function useMarkSearch(typed: string) {
  const words = useDebounced(typed.trim(), TYPING_MS);
  const { data, isPending, isError, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: ['mark-search', words],
      queryFn: ({ pageParam, signal }) =>
        getData('searchMarks', { query: { words, page: pageParam, size: PER_PAGE } }, signal),
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
      enabled: words !== '',
    },
    serverData,
  );
  return {
    words,
    marks: data?.pages.flatMap(({ list }) => list) ?? [],
    matched: data?.pages[0]?.matched ?? 0,
    isPending,
    isError,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
