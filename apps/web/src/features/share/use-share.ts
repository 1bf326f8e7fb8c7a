import { useQuery } from '@tanstack/react-query';
import { getData, ReplyError, serverData } from '../../lib/server-data.ts';
import type { Share } from './load-share.ts';

const GONE = [400, 404];
/** The picture is drawn by a job moments after the first save. */
const PICTURE_AGAIN_MS = 2000;

/** Always asks from the browser, even when the page came with its data: only a browser's call counts as a visit. */
export function useShare(creationId: string, drawn: Share | null | undefined) {
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['share', creationId],
      queryFn: ({ signal }) => getData('openShare', { params: { id: creationId } }, signal),
      enabled: creationId !== '' && drawn !== null,
      ...(drawn?.creationId === creationId && { initialData: drawn }),
      staleTime: 0,
      retry: (count, failure) => count < 1 && !isGone(failure),
      refetchInterval: ({ state }) => (state.data && !state.data.imageUrl ? PICTURE_AGAIN_MS : false),
    },
    serverData,
  );
  const isMissing = creationId === '' || drawn === null || (error !== null && isGone(error));
  return { share: isMissing ? undefined : data, isMissing, hasFailed: error !== null, retry: () => void refetch() };
}

const isGone = (error: Error) => error instanceof ReplyError && GONE.includes(error.code);
