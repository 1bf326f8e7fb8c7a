import { useEffect, type ReactNode } from 'react';
import { openLogin, useSession } from '../stores/session.ts';

type SignInGateProps = { children: ReactNode; fallback: ReactNode };

/** Opens sign-in for a guest and shows the fallback behind it. */
export function SignInGate({ children, fallback }: SignInGateProps) {
  const signedIn = useSession((session) => session.token !== '');
  useEffect(() => {
    if (!signedIn) openLogin();
  }, [signedIn]);
  return signedIn ? children : fallback;
}
