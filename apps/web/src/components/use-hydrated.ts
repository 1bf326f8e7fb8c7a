import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while drawing on the server and in the first, matching pass of the browser; from then on whether something holds
 * that only the browser knows. Where it does not, nothing is drawn again.
 */
export const useOnceHydrated = (holds: boolean): boolean =>
  useSyncExternalStore(
    never,
    () => holds,
    () => false,
  );

export const useHydrated = (): boolean => useOnceHydrated(true);
