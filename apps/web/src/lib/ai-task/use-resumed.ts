import { useEffect, useRef } from 'react';
import { useSession } from '../../stores/session.ts';

/** What a guest pressed is carried out once, after the reload that follows signing in. */
export function useResumed(wanted: boolean, resume: () => void): void {
  const signedIn = useSession((session) => session.token !== '');
  const carryOut = useRef(resume);
  useEffect(() => {
    if (wanted && signedIn) carryOut.current();
  }, [wanted, signedIn]);
}
