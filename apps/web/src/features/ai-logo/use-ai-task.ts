import type { AiReadingEdit, AiStyleId } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useTask } from '../../lib/ai-task/task-query.ts';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { refreshPoints } from '../../lib/points.ts';
import { setAiLogo, startAiTask, useAiLogo } from '../../stores/ai-logo.ts';
import { openLogin, useSession } from '../../stores/session.ts';

/** The task of this page; also after coming back to it. */
export const useAiTask = () => useTask(useAiLogo((state) => state.taskId));

type TaskRequest = {
  logoName: string;
  inspiration: string;
  styles: AiStyleId[];
  variantOf?: string;
  reading?: AiReadingEdit;
  /** The task whose reading is put right, for nothing. */
  corrects?: string;
};

/** What came of pressing: sent, a guest who has to sign in first, or the server's words. */
export type Outcome = { sent: true } | { sent: false; message: string; code: number };

/** Sends the task. The key stays until there is an answer, so a lost reply never costs a second point. */
export async function sendTask({
  logoName,
  inspiration,
  styles,
  variantOf,
  reading,
  corrects,
}: TaskRequest): Promise<Outcome> {
  if (useSession.getState().token === '') {
    setAiLogo({ pendingAction: variantOf === undefined && corrects === undefined ? 'task' : '' });
    openLogin();
    return { sent: false, message: '', code: 401 };
  }
  const pressKey = useAiLogo.getState().pressKey || newKey();
  setAiLogo({ pressKey, pendingAction: '' });
  const body = {
    logoName: logoName.trim(),
    inspiration: inspiration.trim(),
    styles,
    ...(variantOf && { variantOf }),
    ...(reading && { reading }),
    ...(corrects && { corrects }),
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
