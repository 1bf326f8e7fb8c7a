import { keepStores } from '../stores/persist.ts';
import { KEPT_STORES } from '../stores/kept-stores.ts';
import { signOut, watchSession } from '../stores/session.ts';

let stopKeeping: () => void = () => undefined;

const browserStorage = () => ({ local: window.localStorage, session: window.sessionStorage });

/** Before hydration: the first pass still draws the guest's page, the stored state follows in the next one. */
export function startClientMemory(): void {
  stopKeeping = keepStores(KEPT_STORES, browserStorage(), window);
  watchSession(browserStorage());
}

/** Keeping stops first, or the page would write its state back on the way out. */
export function signOutHere(): void {
  stopKeeping();
  signOut(browserStorage(), () => window.location.assign('/'));
}
