import { createContext, use, useSyncExternalStore } from 'react';
import type { LogoCard } from './use-logo-pages.ts';

/** A pointer that only passes by, as when the page scrolls under it, opens nothing. */
const REST_MS = 70;

/** Which card is open. Cards listen one by one, so that a move over the grid redraws two of them and not all. */
type OpenCard = {
  get: () => LogoCard | undefined;
  set: (card: LogoCard | undefined) => void;
  /** Opens the card if the pointer is still on it after a moment. */
  rest: (card: LogoCard) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createOpenCard(): OpenCard {
  const listeners = new Set<() => void>();
  let open: LogoCard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (card: LogoCard | undefined) => {
    clearTimeout(timer);
    if (card === open) return;
    open = card;
    for (const listener of listeners) listener();
  };
  return {
    get: () => open,
    set,
    rest(card) {
      clearTimeout(timer);
      timer = setTimeout(() => set(card), REST_MS);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const OpenCardContext = createContext<OpenCard>(createOpenCard());

export function useOpenCard(card: LogoCard): { open: boolean; openCard: OpenCard } {
  const openCard = use(OpenCardContext);
  return { openCard, open: useSyncExternalStore(openCard.subscribe, () => openCard.get() === card) };
}
