import { useInfiniteQuery } from '@tanstack/react-query';
import { pointsKey } from '../../lib/points.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import { atLeast } from '../../lib/timing.ts';

const ROWS = 10;

/** The ledger page by page, newest first; read anew each time the tab opens. */
export const usePointDetails = () =>
  useInfiniteQuery(
    {
      queryKey: pointsKey('detail'),
      queryFn: ({ pageParam, signal }) =>
        atLeast(getData('listPointDetails', { query: { page: pageParam, size: ROWS } }, signal)),
      initialPageParam: 1,
      getNextPageParam: (last, all) => (all.length * ROWS < last.total ? all.length + 1 : undefined),
      staleTime: 0,
    },
    serverData,
  );
