const STORED_AS = 'markwright.chunk-reload';
const RELOAD_PAUSE_MS = 60_000;

/** How the browsers word a script that could not be fetched; any other failure is the module's own. */
const CHUNK_FAILURE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

export const isChunkFailure = (error: unknown): boolean => error instanceof Error && CHUNK_FAILURE.test(error.message);

type Reloading = { storage: Storage; now: () => number; reload: () => void };

/** A new release has removed the chunk: reload for the new page, but at most once a minute, or a dead server loops. */
export function reloadForChunk({ storage, now, reload }: Reloading): boolean {
  const last = Number(storage.getItem(STORED_AS));
  if (last > 0 && now() - last < RELOAD_PAUSE_MS) return false;
  storage.setItem(STORED_AS, String(now()));
  reload();
  return true;
}

let destination: () => string | undefined = () => undefined;

/** A reload goes where the visitor was going, once the router is there to say so. */
export function reloadTowards(pendingAddress: () => string | undefined): void {
  destination = pendingAddress;
}

/** Wraps every lazy import of the app. While the page reloads, the import stays pending so nothing flashes. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const reloading: Reloading = {
      storage: window.sessionStorage,
      now: Date.now,
      reload: () => window.location.assign(destination() ?? window.location.href),
    };
    if (isChunkFailure(error) && reloadForChunk(reloading)) return new Promise(() => undefined);
    throw error;
  }
}
