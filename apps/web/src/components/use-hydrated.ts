import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while drawing on the server and in the first, matching pass of the browser; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
