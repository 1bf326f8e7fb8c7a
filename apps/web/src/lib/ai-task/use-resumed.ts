import { useEffect, useRef } from 'react';
import { useSession } from '../../stores/session.ts';

type Resumed = {
  /** Pressed as a guest on the page before this one was loaded. Asked once the page has come to life: what is drawn on the server knows nobody's wishes. */
  isPending: () => boolean;
  carryOut: () => void;
  giveUp: () => void;
};

/**
 * What a guest pressed is carried out once, by the page that loads after signing in. A page that loads with nobody signed
 * in gives it up: sign-in was closed, and nothing may be spent or saved by a later one.
 */
export function useResumed(resumed: Resumed): void {
  const atFirst = useRef(resumed);
  useEffect(() => {
    const { isPending, carryOut, giveUp } = atFirst.current;
    if (!isPending()) return;
    if (useSession.getState().token === '') giveUp();
    else carryOut();
  }, []);
}
