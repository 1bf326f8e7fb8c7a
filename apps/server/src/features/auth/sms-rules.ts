import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError, CONSENT_VERSION, findMobileNumber, type Language } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit, countHits, type Limit } from '../../http/count-hit.ts';
import { CODE_MINUTES } from '../../providers/sms/sms-sender.ts';
import { findOrAddUserByPhone } from './queries.ts';
import { openSession } from './rules.ts';
import { bindPendingScene, getPendingAccount } from './scene-rules.ts';
import type { SignInParts } from './sign-in-parts.ts';
import { keepCode, removeCode, spendTry } from './sms-queries.ts';

const TRIES = 5;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** All or none are counted: a refused message uses up no limit. */
const sendLimits = (phone: string, network: string): Limit[] => [
  { key: `sms:phone-minute:${phone}`, max: 1, windowSeconds: 60 },
  { key: `sms:phone-hour:${phone}`, max: 5, windowSeconds: HOUR },
  { key: `sms:phone-day:${phone}`, max: 10, windowSeconds: DAY },
  { key: `sms:ip-hour:${network}`, max: 30, windowSeconds: HOUR },
  { key: `sms:ip-day:${network}`, max: 100, windowSeconds: DAY },
  { key: 'sms:everybody-hour', max: 5000, windowSeconds: HOUR },
];
const guessLimit = (network: string): Limit => ({ key: `sms-login:ip-hour:${network}`, max: 100, windowSeconds: HOUR });

/** The same for a known and an unknown number, so that nobody learns who has an account. */
export async function sendCode(db: Db, parts: SignInParts, number: string, network: string, now = new Date()) {
  const phone = getMobileNumber(number);
  await countHits(db, sendLimits(phone, network));
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = hashCode(parts.secret, phone, code);
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await keepCode(db, { phone, codeHash, triesLeft: TRIES, expiresAt });
  try {
    await parts.sms.sendCode(phone, code);
  } catch (error) {
    parts.log.error({ err: error }, 'text message not sent');
    await removeCode(db, phone, codeHash);
    throw new AppError('SMS_NOT_SENT');
  }
}

export type SmsLogin = {
  phone: string;
  code: string;
  scene?: string | null | undefined;
  browser?: string | undefined;
  network: string;
  language: Language;
};

export async function loginWithCode(db: Db, parts: SignInParts, login: SmsLogin, now = new Date()): Promise<string> {
  const phone = getMobileNumber(login.phone);
  await countHit(db, guessLimit(login.network));
  // Before the code is used up: a scan that has ended asks for a new one, and the code still works after it.
  if (login.scene) await getPendingAccount(db, login.scene, login.browser, now);
  // Outside the transaction below: a wrong guess is counted even though the call fails.
  if (!(await useCode(db, parts.secret, phone, login.code, now))) throw new AppError('CODE_WRONG');
  return db.transaction(async (tx) => {
    const user = await findOrAddUserByPhone(tx, phone, firstName(phone, login.language));
    if (login.scene) await bindPendingScene(tx, user, login.browser ?? '', login.scene, now);
    return openSession(tx, user.id, now, CONSENT_VERSION);
  });
}

async function useCode(db: Db, secret: string, phone: string, code: string, now: Date): Promise<boolean> {
  const kept = await spendTry(db, phone, now);
  if (!kept) return false;
  const isRight = timingSafeEqual(Buffer.from(kept.codeHash), Buffer.from(hashCode(secret, phone, code)));
  return isRight && removeCode(db, phone, kept.codeHash);
}

function getMobileNumber(text: string): string {
  const phone = findMobileNumber(text);
  if (!phone) throw new AppError('PHONE_WRONG');
  return phone;
}

const hashCode = (secret: string, phone: string, code: string): string =>
  createHmac('sha256', secret).update(`sms:${phone}:${code}`).digest('hex');

/** Something to be greeted by until one is chosen. */
const firstName = (phone: string, language: Language): string =>
  `${language === 'zh' ? '方格用户' : 'Maker '}${phone.slice(-4)}`;
