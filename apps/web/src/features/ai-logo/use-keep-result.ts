import { OK_CODE } from '@markwright/contracts/envelope';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { showToast } from '../../stores/toasts.ts';

/** Keeps one AI logo among the user's creations, once however often it is pressed. */
export function useKeepResult(aiResultId: string) {
  const [busy, setBusy] = useState(false);
  const creationId = useRef('');
  const key = useRef('');

  async function keep(note?: string): Promise<string> {
    if (creationId.current || busy) return creationId.current;
    key.current ||= crypto.randomUUID();
    setBusy(true);
    const { code, data } = await api.call('saveCreation', { body: { aiResultId }, idempotencyKey: key.current });
    setBusy(false);
    if (code !== OK_CODE || !data) return '';
    creationId.current = data.creationId;
    if (note) showToast(note, 'success');
    return data.creationId;
  }
  return { keep, busy, kept: creationId.current !== '' };
}
