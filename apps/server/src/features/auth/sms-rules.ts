import { AppError, CONSENT_VERSION, findMobileNumber, givenNickName, type Language } from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import { guessLimit, sendCodeBy, useCode } from './code-rules.ts';
import { findOrAddUserByPhone } from './queries.ts';
import { openSession } from './rules.ts';
import { bindPendingScene, getPendingAccount } from './scene-rules.ts';
import type { SignInDeps } from './sign-in-deps.ts';

export async function sendCode(db: Db, deps: SignInDeps, number: string, network: string, now = new Date()) {
  const phone = getMobileNumber(number);
  const send = (code: string) => deps.sms.sendCode(phone, code);
  await sendCodeBy(
    db,
    deps,
    { kind: 'sms', sentTo: phone, countedAs: phone, send, notSent: 'SMS_NOT_SENT' },
    network,
    now,
  );
}

type SmsLogin = {
  phone: string;
  code: string;
  scene?: string | null | undefined;
  browser?: string | undefined;
  network: string;
  language: Language;
};

export async function loginWithCode(db: Db, deps: SignInDeps, login: SmsLogin, now = new Date()): Promise<string> {
  const phone = getMobileNumber(login.phone);
  await countHit(db, guessLimit('sms', login.network));
  // Before the code is used up: a scan that has ended asks for a new one, and the code still works after it.
  if (login.scene) await getPendingAccount(db, login.scene, login.browser, now);
  // Outside the transaction below: a wrong guess is counted even though the call fails.
  const guess = { kind: 'sms', sentTo: phone, code: login.code } as const;
  if (!(await useCode(db, deps.secret, guess, now))) throw new AppError('CODE_WRONG');
  return db.transaction(async (tx) => {
    const user = await findOrAddUserByPhone(tx, phone, givenNickName(login.language, phone.slice(-4)));
    if (login.scene) await bindPendingScene(tx, user, login.browser ?? '', login.scene, now);
    return openSession(tx, user.id, now, CONSENT_VERSION);
  });
}

function getMobileNumber(text: string): string {
  const phone = findMobileNumber(text);
  if (!phone) throw new AppError('PHONE_WRONG');
  return phone;
}
