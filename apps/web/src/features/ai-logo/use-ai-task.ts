import type { AiReadingEdit, AiStyleId, Data, Endpoints } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { refreshPoints } from '../../lib/points.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import { setAiLogo, startAiTask, useAiLogo } from '../../stores/ai-logo.ts';
import { openLogin, useSession } from '../../stores/session.ts';

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

/** The task of this page, asked for until it has ended; also after coming back to the page. */
export function useAiTask() {
  const taskId = useAiLogo((state) => state.taskId);
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

export type Wish = {
  logoName: string;
  inspiration: string;
  styles: AiStyleId[];
  variantOf?: string;
  reading?: AiReadingEdit;
};

/** What came of pressing: sent, a guest who has to sign in first, or the server's words. */
export type Outcome = { sent: true } | { sent: false; message: string; code: number };

/** Sends the task. The key stays until there is an answer, so a lost reply never costs a second point. */
export async function sendTask({ logoName, inspiration, styles, variantOf, reading }: Wish): Promise<Outcome> {
  if (useSession.getState().token === '') {
    setAiLogo({ wanted: variantOf === undefined });
    openLogin();
    return { sent: false, message: '', code: 401 };
  }
  const pressKey = useAiLogo.getState().pressKey || crypto.randomUUID();
  setAiLogo({ pressKey, wanted: false });
  const body = {
    logoName: logoName.trim(),
    inspiration: inspiration.trim(),
    styles,
    ...(variantOf && { variantOf }),
    ...(reading && { reading }),
  };
  const { code, msg, data } = await api.call('createAiTask', { body, idempotencyKey: pressKey, showsFailures: true });
  if (code === OK_CODE && data) {
    startAiTask(data.id, Date.now());
    void refreshPoints();
    return { sent: true };
  }
  // A refusal is an answer: the next press is a new one.
  if (code !== 0) setAiLogo({ pressKey: '' });
  return { sent: false, message: msg, code };
}
