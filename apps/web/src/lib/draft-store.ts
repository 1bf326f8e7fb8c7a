/**
 * Unfinished work in IndexedDB: outside the storage that signing out and a lost session clear, and large enough for
 * drawings with their history.
 */
export type Draft<Value> = {
  id: string;
  /** Fingerprint of the work as it stands; a page that is loaded anew finds its draft by it. */
  latest: string;
  savedAt: number;
  value: Value;
};

const DATABASE = 'markwright-drafts';
const STORE = 'drafts';
const KEPT = 24;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(STORE, { keyPath: 'id' });
      store.createIndex('latest', 'latest');
      store.createIndex('savedAt', 'savedAt');
    };
    request.onsuccess = () => {
      // Another tab may want a newer version one day; holding on would block it.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB did not open'));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('The draft was not kept'));
  });
}

export async function putDraft<Value>(draft: Draft<Value>): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft));
}

/** The draft that began as, or now stands as, this fingerprint. */
export async function findDraft<Value>(fingerprint: string): Promise<Draft<Value> | undefined> {
  const begun = await inStore<Draft<Value> | undefined>('readonly', (store) => store.get(fingerprint));
  return begun ?? inStore<Draft<Value> | undefined>('readonly', (store) => store.index('latest').get(fingerprint));
}

/** Newest first. */
export async function listDrafts<Value>(): Promise<Draft<Value>[]> {
  const all = await inStore<Draft<Value>[]>('readonly', (store) => store.index('savedAt').getAll());
  return all.toReversed();
}

export async function removeDraft(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

/** Old drafts make room; what was touched lately stays. */
export async function pruneDrafts(): Promise<void> {
  const drafts = await listDrafts();
  await Promise.all(drafts.slice(KEPT).map(({ id }) => removeDraft(id)));
}
