import { OK_CODE, type Envelope } from '@markwright/contracts/envelope';

export type LoginMode = 'wechat' | 'phone' | 'email';

/** Where a visitor is on the way in. Steps are pure; `run-qr-login.ts` owns the clock. */
export type Login =
  | {
      mode: 'wechat';
      at: 'ticket';
      /** The code of the last refusal, for the words shown meanwhile. */
      refusal?: number;
    }
  | {
      mode: 'wechat';
      at: 'scan';
      ticket: string;
      scene: string;
      /** The phone has it, and is asked whether this is really its owner's sign-in. */
      scanned?: true;
    }
  | { mode: 'wechat'; at: 'done'; token: string }
  | {
      mode: 'phone';
      /** The scan whose account this phone number will be bound to; empty when the visitor came by choice. */
      scene: string;
    }
  | { mode: 'email' };

export type TicketStep = Extract<Login, { at: 'ticket' }>;
export type ScanStep = Extract<Login, { at: 'scan' }>;

export const PHONE_NOT_BOUND = 50011;
export const CONFIRM_PENDING = 428;
export const SCENE_ENDED = 410;
/** The site has no way to make a code at all. */
export const QR_NOT_MADE = 502;

export const startLogin = (): Login => ({ mode: 'wechat', at: 'ticket' });

/** The same object back means: nothing new, ask again. */
export function onTicketReply(step: TicketStep, reply: Envelope<{ ticket: string; scene: string }>): Login {
  if (reply.code === OK_CODE && reply.data) return { mode: 'wechat', at: 'scan', ...reply.data };
  return step.refusal === reply.code ? step : { ...step, refusal: reply.code };
}

export function onTokenReply(step: ScanStep, reply: Envelope<string>): Login {
  if (reply.code === OK_CODE && reply.data) return { mode: 'wechat', at: 'done', token: reply.data };
  if (reply.code === PHONE_NOT_BOUND) return { mode: 'phone', scene: step.scene };
  if (reply.code === SCENE_ENDED) return startLogin();
  if (reply.code === CONFIRM_PENDING && !step.scanned) return { ...step, scanned: true };
  return step;
}

/** By hand: the scene is dropped, and QR starts from its beginning. */
export function switchMode(login: Login, mode: LoginMode): Login {
  if (login.mode === mode) return login;
  if (mode === 'wechat') return startLogin();
  return mode === 'phone' ? { mode, scene: '' } : { mode };
}
