import { useQuery } from '@tanstack/react-query';
import { useSession } from '../stores/session.ts';
import { getData, serverData } from './server-data.ts';

const POINTS = 'points';
/** Opening a dialog again soon shows the same number without asking. */
const FRESH_MS = 20_000;

/** The signed-in user's points: what lapses today, what stays, and their sum. */
export function usePoints() {
  const signedIn = useSession((session) => session.token !== '');
  return useQuery(
    {
      queryKey: [POINTS, 'rest'],
      queryFn: ({ signal }) => getData('getPoints', {}, signal),
      enabled: signedIn,
      staleTime: FRESH_MS,
    },
    serverData,
  );
}

/** Everything shown about points is under this key. */
export const pointsKey = (what: string) => [POINTS, what] as const;

/** After a task, a top-up or a share: balance and detail are read anew. */
export const refreshPoints = () => serverData.invalidateQueries({ queryKey: [POINTS] });
