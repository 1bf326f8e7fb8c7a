import type { TradeKind } from '@markwright/contracts/desk';
import type { ContentKindName } from '@markwright/contracts/desk-routes';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { showToast } from '../stores/toasts.ts';
import { callDesk } from './desk-api.ts';
import { contentWords } from './i18n/content.ts';
import { useChange, useRead } from './use-desk.ts';

/** Whose calls: prices and coupons are the owners', everything else the editors'. */
const CALLS = {
  content: {
    get: 'getContent',
    save: 'saveContent',
    version: 'getContentVersion',
    restore: 'restoreContent',
  },
  trade: { get: 'getTrade', save: 'saveTrade', version: 'getTradeVersion', restore: 'restoreTrade' },
} as const;
export type Thing = { key: string } & ({ area: 'content'; kind: ContentKindName } | { area: 'trade'; kind: TradeKind });
export const callsOf = ({ area }: Thing) => CALLS[area];

/** Content as it is being changed: what is typed stays until it is saved or given up. */
export function useContent<Value>(thing: Thing, { onSaved }: { onSaved?: () => void } = {}) {
  const m = useMessages(contentWords);
  const { kind, key } = thing;
  const params = { kind, key };
  const calls = callsOf(thing);
  const stored = useRead(calls.get, { params });
  const [draft, setDraft] = useState<{ value: Value; basedOn: number | null }>();
  const saving = useChange(calls.save, {
    done: m.saved,
    onDone: () => {
      setDraft(undefined);
      onSaved?.();
    },
  });
  const isDirty = draft !== undefined;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const value = draft?.value ?? (stored.data?.value as Value | null | undefined) ?? undefined;
  return {
    value,
    isDirty,
    isPending: stored.isPending,
    isError: stored.isError,
    change: (next: Value) => setDraft({ value: next, basedOn: draft?.basedOn ?? stored.data?.version ?? null }),
    giveUp: () => setDraft(undefined),
    busy: saving.isPending,
    save: (more: Partial<Value> = {}) => {
      if (value === undefined) return;
      const basedOn = draft ? draft.basedOn : (stored.data?.version ?? null);
      saving.mutate({ params, body: { value: { ...value, ...more }, basedOn } });
    },
  };
}

/** A press in a list that changes one field of it: read at this moment, saved at once. */
export function useSaveAnew(kind: ContentKindName) {
  const m = useMessages(contentWords);
  const saving = useChange('saveContent', { done: m.saved });
  const [isReading, setReading] = useState(false);
  async function saveAnew<Value>(key: string, part: Partial<Value>): Promise<void> {
    setReading(true);
    try {
      const { value, version: basedOn } = await callDesk('getContent', { params: { kind, key } });
      saving.mutate({ params: { kind, key }, body: { value: { ...(value as object), ...part }, basedOn } });
    } catch (error) {
      showToast(error instanceof Error ? error.message : '', 'danger');
    } finally {
      setReading(false);
    }
  }
  return {
    saveAnew: <Value>(key: string, part: Partial<Value>) => void saveAnew(key, part),
    busy: isReading || saving.isPending,
  };
}
