import { OK_CODE } from '@markwright/contracts/envelope';
import { NAME_MAX } from '@markwright/contracts/text-length';
import { cleanText, findTextProblem } from '@markwright/logo';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { api } from '../../lib/api.ts';
import { refreshPoints } from '../../lib/points.ts';
import { getData, serverData } from '../../lib/server-data.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { openLogin, useSession } from '../../stores/session.ts';

const LOOK_EVERY_MS = 700;
const NOT_ENOUGH_POINTS = 402;

/** The task of this page, asked for until it has ended; also after coming back to the page. */
export function useArtTask() {
  const taskId = useAiFont((state) => state.taskId);
  const signedIn = useSession((session) => session.token !== '');
  const query = useQuery(
    {
      queryKey: ['ai-task', taskId],
      queryFn: ({ signal }) => getData('getAiTask', { params: { id: taskId } }, signal),
      enabled: taskId !== '' && signedIn,
      refetchInterval: ({ state }) =>
        state.data?.state === 'done' || state.data?.state === 'failed' || state.error ? false : LOOK_EVERY_MS,
    },
    serverData,
  );
  const ended = query.data?.state === 'done' || query.data?.state === 'failed';
  useEffect(() => {
    if (!ended) return;
    void refreshPoints();
    void serverData.invalidateQueries({ queryKey: ['ai-results'] });
  }, [ended, taskId]);
  return { task: query.data, working: taskId !== '' && signedIn && !ended && !query.isError };
}

export type Refusal = { message: string; isAboutPoints: boolean };
export type Problem = 'name' | 'nameLong' | 'keywords';

function findProblem(logoName: string, keywordId: string, words: string): Problem | undefined {
  const found = findTextProblem(cleanText(logoName), NAME_MAX);
  if (found) return found === 'too-long' ? 'nameLong' : 'name';
  return keywordId === '' && words.trim() === '' ? 'keywords' : undefined;
}

/** Pressing the button: checks, sends once, and says what came of it. */
export function useGenerateArt() {
  const m = useMessages(aiFontMessages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [refusal, setRefusal] = useState<Refusal>();

  async function generate(): Promise<void> {
    const { logoName, keywordId, words, arrangement, pressKey } = useAiFont.getState();
    const found = findProblem(logoName, keywordId, words);
    setProblem(found);
    setRefusal(undefined);
    if (found || busy) return;
    if (useSession.getState().token === '') {
      setAiFont({ wanted: true });
      openLogin();
      return;
    }
    const key = pressKey || crypto.randomUUID();
    setAiFont({ pressKey: key, wanted: false });
    setBusy(true);
    const artFont = { styles: keywordId && !words.trim() ? [keywordId] : [], keywordId, arrangement };
    const body = { logoName: cleanText(logoName), inspiration: words.trim(), artFont };
    const { code, msg, data } = await api.call('createAiTask', { body, idempotencyKey: key, showsFailures: true });
    setBusy(false);
    if (code === OK_CODE && data) {
      setAiFont({ taskId: data.id, startedAt: Date.now(), pressKey: '' });
      void refreshPoints();
      return;
    }
    // A refusal is an answer: the next press is a new one.
    if (code !== 0) setAiFont({ pressKey: '' });
    setRefusal({ message: msg || m.problems.noReply, isAboutPoints: code === NOT_ENOUGH_POINTS });
  }

  const wanted = useAiFont((state) => state.wanted);
  const signedIn = useSession((session) => session.token !== '');
  const resume = useRef(generate);
  useEffect(() => {
    if (!wanted || !signedIn) return;
    setAiFont({ wanted: false });
    void resume.current();
  }, [wanted, signedIn]);

  const forget = () => {
    setProblem(undefined);
    setRefusal(undefined);
  };
  return { busy, problem, refusal, generate, forget };
}

export type Press = ReturnType<typeof useGenerateArt>;
