import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, type ErrorName } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHits, type Limit } from '../../http/count-hit.ts';
import { CODE_MINUTES } from '../../providers/sms/sms-sender.ts';
import { keepCode, removeCode, spendTry } from './code-queries.ts';
import type { SignInDeps } from './sign-in-deps.ts';

const TRIES = 5;
export const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** One code on its way: by text message to a number or by e-mail to an address. */
export type Sending = {
  kind: 'sms' | 'email';
  sentTo: string;
  /** Whom the limits count; all addresses of one mailbox are one. */
  countedAs: string;
  send: (code: string) => Promise<void>;
  notSent: ErrorName;
};

/** All or none are counted: a refused message uses up no limit. */
const sendLimits = ({ kind, countedAs }: Sending, network: string): Limit[] => [
  { key: `${kind}:phone-minute:${countedAs}`, max: 1, windowSeconds: 60 },
  { key: `${kind}:phone-hour:${countedAs}`, max: 5, windowSeconds: HOUR },
  { key: `${kind}:phone-day:${countedAs}`, max: 10, windowSeconds: DAY },
  { key: `${kind}:ip-hour:${network}`, max: 30, windowSeconds: HOUR },
  { key: `${kind}:ip-day:${network}`, max: 100, windowSeconds: DAY },
  { key: `${kind}:everybody-hour`, max: 5000, windowSeconds: HOUR },
];

export const guessLimit = (kind: Sending['kind'], network: string): Limit => ({
  key: `${kind}-login:ip-hour:${network}`,
  max: 100,
  windowSeconds: HOUR,
});

/** The same for a known and an unknown address, so that nobody learns who has an account. */
export async function sendCodeBy(db: Db, deps: SignInDeps, sending: Sending, network: string, now: Date) {
  const { kind, sentTo, send, notSent } = sending;
  await countHits(db, sendLimits(sending, network));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(deps.secret, kind, sentTo, code);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await keepCode(db, { sentTo, codeHash, triesLeft: TRIES, expiresAt });
  try {
    await send(code);
  } catch (error) {
    deps.log.error({ err: error }, `a code was not sent by ${kind}`);
    await removeCode(db, sentTo, codeHash);
    throw new AppError(notSent);
  }
}

export type Guess = Pick<Sending, 'kind' | 'sentTo'> & { code: string };

/** True once for the right code. A wrong guess is counted, so call it outside of transactions. */
export async function useCode(db: Db, secret: string, { kind, sentTo, code }: Guess, now: Date): Promise<boolean> {
  const kept = await spendTry(db, sentTo, now);
  if (!kept) return false;
  const isRight = timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hashCode(secret, kind, sentTo, code)));
  return isRight && removeCode(db, sentTo, kept.codeHash);
}

const hashCode = (secret: string, kind: string, sentTo: string, code: string): string =>
  createHmac('sha256', secret).update(`${kind}:${sentTo}:${code}`).digest('hex');
