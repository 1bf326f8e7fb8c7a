import { useQuery } from '@tanstack/react-query';
import { getData, PURCHASES, serverData } from '../../../lib/server-data.ts';

/** The logo the pictures are drawn from, as it is today: an HD purchase no longer changes. */
export const useBoughtDoc = (creationId: string) =>
  useQuery(
    {
      queryKey: [PURCHASES.creation, creationId, 'doc'],
      queryFn: ({ signal }) => getData('getCreation', { params: { creationId } }, signal),
      refetchOnMount: 'always',
    },
    serverData,
  ).data?.doc;
