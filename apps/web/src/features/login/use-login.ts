import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { thisDevice } from '../../lib/device.ts';
import { startLogin, switchMode, type Login, type LoginMode } from './login-steps.ts';
import { runQrLogin, type QrCalls } from './run-qr-login.ts';

const calls: QrCalls = {
  askTicket: (signal) => api.call('createLoginTicket', { showsFailures: true, noToken: true, signal }),
  askToken: (scene, signal) =>
    api.call('claimLoginToken', { query: { scene }, showsFailures: true, noToken: true, signal }),
};

/** Runs the QR steps while their mode is on; switching or unmounting stops them, timers and calls alike. */
export function useLogin(onToken: (token: string) => void) {
  // Nobody can scan the screen of the phone they hold: there the number is asked for first.
  const [login, setLogin] = useState<Login>(() =>
    thisDevice().isPhone ? switchMode(startLogin(), 'phone') : startLogin(),
  );
  const { mode } = login;
  useEffect(() => {
    if (mode !== 'wechat') return undefined;
    const stop = new AbortController();
    const onChange = (next: Login) => {
      setLogin(next);
      if (next.mode === 'wechat' && next.at === 'done') onToken(next.token);
    };
    void runQrLogin(calls, startLogin(), onChange, stop.signal);
    return () => stop.abort();
  }, [mode, onToken]);
  return { login, choose: (next: LoginMode) => setLogin((current) => switchMode(current, next)) };
}
