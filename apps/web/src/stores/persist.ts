import type { StoreApi } from 'zustand';

/** A part of a store that outlives the page. `State` keeps only plain JSON values under the picked keys. */
export type PersistedStore<State extends object> = {
  key: string;
  store: Pick<StoreApi<State>, 'getState' | 'setState' | 'getInitialState' | 'subscribe'>;
  fields: readonly (keyof State)[];
  /** Written with every change instead of when the page goes away, and emptied when another tab clears the storage. */
  atOnce?: true;
  /** Every tab has its own; a new tab begins with the one that was written last. */
  perTab?: true;
};

/** `session` lasts as long as the tab and is seen by no other. */
type Storages = { local: Storage; session: Storage };

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & { document: Document };

/** Restores every store, then keeps storage and the other tabs in step. Returns the function that stops it. */
export function persistStores(
  stores: readonly PersistedStore<never>[],
  { local, session }: Storages,
  page: Page,
): () => void {
  const entries = stores.map((entry) =>
    persistStore(entry as unknown as PersistedStore<Record<string, unknown>>, { local, session }),
  );
  for (const entry of entries) {
    const text = entry.read();
    // A store that nothing is put into stays the object it was drawn with, and its page is not drawn a second time.
    if (text !== null) entry.restore(text);
  }

  const saveAll = () => entries.forEach((entry) => entry.save());
  const onVisibility = () => {
    if (page.document.visibilityState === 'hidden') saveAll();
  };
  const onStorage = (event: StorageEvent) => {
    for (const entry of entries) {
      if (event.key === null || event.key === entry.key) entry.onChangedElsewhere(event.newValue);
    }
  };
  const unsubscribe = entries.map((entry) => entry.watch());
  page.addEventListener('pagehide', saveAll);
  page.document.addEventListener('visibilitychange', onVisibility);
  page.addEventListener('storage', onStorage);
  return () => {
    unsubscribe.forEach((stop) => stop());
    page.removeEventListener('pagehide', saveAll);
    page.document.removeEventListener('visibilitychange', onVisibility);
    page.removeEventListener('storage', onStorage);
  };
}

function persistStore(
  { key, store, fields, atOnce, perTab }: PersistedStore<Record<string, unknown>>,
  { local, session }: Storages,
) {
  const pick = (state: Record<string, unknown>) => Object.fromEntries(fields.map((name) => [name, state[name]]));
  const save = () => {
    const text = JSON.stringify(pick(store.getState()));
    writeQuietly(local, key, text);
    if (perTab) writeQuietly(session, key, text);
  };
  const restore = (text: string | null) => store.setState(fitting(pick(store.getInitialState()), parse(text)));
  const empty = () => store.setState(pick(store.getInitialState()));
  return {
    key,
    read: () => (perTab ? session.getItem(key) : null) ?? local.getItem(key),
    save,
    restore,
    /** Only what is written at once follows a clearing elsewhere; a half-typed answer in this tab is kept. */
    onChangedElsewhere: (text: string | null) => {
      if (text === null) {
        if (atOnce) empty();
      } else if (!perTab) restore(text);
    },
    watch: () =>
      store.subscribe((now, before) => {
        if (atOnce && fields.some((name) => now[name] !== before[name])) save();
      }),
  };
}

/** A value saved by an older release is taken only where it still has the kind of value we expect. */
export function fitting(shape: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  if (typeof stored !== 'object' || stored === null) return {};
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => {
      const wanted = kindOf(shape[name]);
      return name in shape && (wanted === 'null' || wanted === kindOf(value));
    }),
  );
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Private windows and full disks refuse writes; the page goes on without memory. */
function writeQuietly(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    return;
  }
}
