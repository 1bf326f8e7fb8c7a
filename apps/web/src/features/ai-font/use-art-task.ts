import { OK_CODE } from '@markwright/contracts/envelope';
import { NAME_MAX } from '@markwright/contracts/text-length';
import { cleanText, findTextProblem } from '@markwright/logo';
import { useState } from 'react';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { refusalOf, type Refusal } from '../../lib/ai-task/task-query.ts';
import { isEnded, useTask } from '../../lib/ai-task/task-query.ts';
import { useResumed } from '../../lib/ai-task/use-resumed.ts';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { refreshPoints } from '../../lib/points.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { openLogin, useSession } from '../../stores/session.ts';

/** The task of this page; also after coming back to it. */
export function useArtTask() {
  const taskId = useAiFont((state) => state.taskId);
  const signedIn = useSession((session) => session.token !== '');
  const query = useTask(taskId);
  return { task: query.data, working: taskId !== '' && signedIn && !isEnded(query.data) && !query.isError };
}

export type Problem = 'name' | 'nameLong' | 'keywords';

function findNameProblem(logoName: string): Problem | undefined {
  const found = findTextProblem(cleanText(logoName), NAME_MAX);
  if (!found) return undefined;
  return found === 'too-long' ? 'nameLong' : 'name';
}

const findKeywordProblem = (keywordId: string, words: string): Problem | undefined =>
  keywordId === '' && words.trim() === '' ? 'keywords' : undefined;

/** Pressing the button: checks, sends once, and says what came of it. */
export function useGenerateArt() {
  const m = useMessages(aiFontMessages);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ problem: Problem }>();
  const [refusal, setRefusal] = useState<Refusal>();

  /** False, and said at the field, when there is no name that can be written. */
  function checkName(): boolean {
    const problem = findNameProblem(useAiFont.getState().logoName);
    setRefused(problem && { problem });
    return problem === undefined;
  }

  async function generate(): Promise<void> {
    const { logoName, keywordId, words, arrangement, pressKey } = useAiFont.getState();
    const problem = findNameProblem(logoName) ?? findKeywordProblem(keywordId, words);
    setRefused(problem && { problem });
    setRefusal(undefined);
    if (problem || busy) return;
    if (useSession.getState().token === '') {
      setAiFont({ pendingAction: 'task' });
      openLogin();
      return;
    }
    const key = pressKey || newKey();
    setAiFont({ pressKey: key, pendingAction: '' });
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
    setRefusal(refusalOf(code, msg || m.problems.noReply));
  }

  useResumed({
    isPending: () => useAiFont.getState().pendingAction === 'task',
    carryOut: () => {
      setAiFont({ pendingAction: '' });
      void generate();
    },
    giveUp: () => setAiFont({ pendingAction: '' }),
  });

  const forget = () => {
    setRefused(undefined);
    setRefusal(undefined);
  };
  return { busy, refused, refusal, generate, checkName, forget };
}

export type Press = ReturnType<typeof useGenerateArt>;
