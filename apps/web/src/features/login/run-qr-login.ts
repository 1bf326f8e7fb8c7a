import type { Envelope } from '@markwright/contracts/envelope';
import { onTicketReply, onTokenReply, type Login } from './login-steps.ts';

export const RETRY_MS = 1000;

export type QrCalls = {
  askTicket(signal: AbortSignal): Promise<Envelope<{ ticket: string; scene: string }>>;
  askToken(scene: string, signal: AbortSignal): Promise<Envelope<string>>;
};

/** Asks for a ticket, then for the token, a second between tries, until it ends or the signal stops it. */
export async function runQrLogin(
  calls: QrCalls,
  start: Login,
  onChange: (login: Login) => void,
  signal: AbortSignal,
): Promise<void> {
  let login = start;
  while (!signal.aborted && login.mode === 'wechat' && login.at !== 'done') {
    const next: Login =
      login.at === 'ticket'
        ? onTicketReply(login, await calls.askTicket(signal))
        : onTokenReply(login, await calls.askToken(login.scene, signal));
    // The dialog was closed or switched while the call was under way.
    if (signal.aborted) return;
    const isNewStep = next.mode !== login.mode || ('at' in next && next.at !== login.at);
    if (next !== login) onChange(next);
    login = next;
    if (!isNewStep) await pause(RETRY_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
