import { OK_CODE } from '@markwright/contracts/envelope';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import { showToast } from '../../stores/toasts.ts';

/** Keeps one AI logo among the user's creations, once however often it is pressed. */
export function useKeepResult(aiResultId: string) {
  const [busy, setBusy] = useState(false);
  const [creationId, setCreationId] = useState('');
  // One key for this result: a press whose answer was lost is repeated, not doubled.
  const [idempotencyKey] = useState(newKey);

  async function keep(note?: string): Promise<string> {
    if (creationId || busy) return creationId;
    setBusy(true);
    const { code, data } = await api.call('saveCreation', { body: { aiResultId }, idempotencyKey });
    setBusy(false);
    if (code !== OK_CODE || !data) return '';
    setCreationId(data.creationId);
    if (note) showToast(note, 'success');
    return data.creationId;
  }
  return { keep, busy, kept: creationId !== '' };
}
