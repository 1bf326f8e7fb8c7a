import type { LogoDoc } from '@markwright/logo';
import { api } from '../../lib/api.ts';
import { refreshCreations } from '../../lib/creations.ts';
import { newKey } from '../../lib/new-key.ts';

/** One key for one document: a press whose answer was lost is repeated, not doubled. */
const keys = new WeakMap<LogoDoc, string>();

function keyOf(doc: LogoDoc): string {
  const key = keys.get(doc) ?? newKey();
  keys.set(doc, key);
  return key;
}

/** Keeps a lettering among the user's creations, once however often it is pressed. */
export async function saveArt(doc: LogoDoc, aiResultId?: string) {
  const body = aiResultId ? { aiResultId } : { doc };
  const reply = await api.call('saveCreation', { body, idempotencyKey: keyOf(doc) });
  void refreshCreations();
  return reply;
}
