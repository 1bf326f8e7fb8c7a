import { persistStores } from '../stores/persist.ts';
import { PERSISTED_STORES } from '../stores/persisted-stores.ts';
import { signOut, watchSession } from '../stores/session.ts';

let stopKeeping: () => void = () => undefined;

const browserStorage = () => ({ local: window.localStorage, session: window.sessionStorage });

/** Before hydration: the first pass still draws the guest's page, the stored state follows in the next one. */
export function startClientMemory(): void {
  stopKeeping = persistStores(PERSISTED_STORES, browserStorage(), window);
  watchSession(browserStorage());
}

/** Keeping stops first, or the page would write its state back on the way out. */
export function signOutHere(): void {
  stopKeeping();
  signOut(browserStorage(), () => window.location.assign('/'));
}
