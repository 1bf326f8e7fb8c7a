import { useEffect, type RefObject } from 'react';

/** With a finger, a focused field would raise the keyboard over the answers below it: the question gets the focus. */
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

/** Puts the focus where a new question begins: its field where there is a keyboard, its heading elsewhere. */
export function useFirstFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const wanted = hasKeyboard()
      ? (place.current?.querySelector<HTMLElement>('[data-first-field]:checked') ??
        place.current?.querySelector<HTMLElement>('[data-first-field]'))
      : place.current?.querySelector<HTMLElement>('h1');
    wanted?.focus({ preventScroll: true });
  }, [place]);
}
