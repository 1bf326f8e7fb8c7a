import type { Data, Endpoints } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../stores/session.ts';
import { refreshPoints } from '../points.ts';
import { getData, serverData } from '../server-data.ts';

export type AiTask = Data<Endpoints['getAiTask']>;
const AI_RESULTS_KEY = 'ai-results';
const LOOK_EVERY_MS = 700;

export const isEnded = (task: AiTask | undefined): boolean => task?.state === 'done' || task?.state === 'failed';

const taskQuery = (id: string) => ({
  queryKey: ['ai-task', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => getData('getAiTask', { params: { id } }, signal),
});

/** What an earlier task drew; one that failed or is gone is simply not shown. */
export function useEarlierTask(id: string): AiTask | undefined {
  const signedIn = useSession((session) => session.token !== '');
  return useQuery({ ...taskQuery(id), enabled: signedIn }, serverData).data;
}

/** A task, asked for until it has ended; an empty id asks for nothing. */
export function useTask(taskId: string) {
  const signedIn = useSession((session) => session.token !== '');
  const query = useQuery(
    {
      ...taskQuery(taskId),
      enabled: taskId !== '' && signedIn,
      refetchInterval: ({ state }) => (isEnded(state.data) || state.error ? false : LOOK_EVERY_MS),
    },
    serverData,
  );
  const ended = isEnded(query.data);
  useEffect(() => {
    if (!ended) return;
    // A task that failed has given its point back; one that succeeded has filled the personal centre.
    void refreshPoints();
    void serverData.invalidateQueries({ queryKey: [AI_RESULTS_KEY] });
  }, [ended, taskId]);
  return query;
}

const NOT_ENOUGH_POINTS = 402;

/** Why no task was begun, in the server's words. */
export type Refusal = { message: string; isAboutPoints: boolean };

export const refusalOf = (code: number, message: string): Refusal => ({
  message,
  isAboutPoints: code === NOT_ENOUGH_POINTS,
});
