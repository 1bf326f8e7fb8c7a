import { createHash } from 'node:crypto';
import {
  AppError,
  CONSENT_VERSION,
  findEmailAddress,
  givenNickName,
  mailboxOf,
  type Language,
} from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import { countHit } from '../../http/count-hit.ts';
import type { MailSender } from '../../providers/mail/mail-sender.ts';
import { guessLimit, sendCodeBy, useCode } from './code-rules.ts';
import { findOrAddUserByEmail } from './queries.ts';
import { openSession } from './rules.ts';
import type { SignInDeps } from './sign-in-deps.ts';

type EmailAsked = { email: string; network: string; language: Language };

export async function sendEmailCode(db: Db, deps: SignInDeps, asked: EmailAsked, now = new Date()): Promise<void> {
  const mail = getMail(deps);
  const email = getEmailAddress(asked.email);
  const send = (code: string) => mail.sendCode(email, code, asked.language);
  const sending = {
    kind: 'email',
    sentTo: email,
    countedAs: mailboxOf(email),
    send,
    notSent: 'EMAIL_NOT_SENT',
  } as const;
  await sendCodeBy(db, deps, sending, asked.network, now);
}

/**
 * An address is an account of its own. Accounts are never joined by guessing that two addresses are one person: each may
 * hold purchases, and whoever reads the mail of one must not get what the other bought. A second account of one mailbox
 * is refused instead: each would be given free points every day.
 */
export async function loginWithEmail(
  db: Db,
  deps: SignInDeps,
  { email: given, network, language, code }: EmailAsked & { code: string },
  now = new Date(),
): Promise<string> {
  getMail(deps);
  const email = getEmailAddress(given);
  await countHit(db, guessLimit('email', network));
  if (!(await useCode(db, deps.secret, { kind: 'email', sentTo: email, code }, now))) throw new AppError('CODE_WRONG');
  return db.transaction(async (tx) => {
    const nickName = givenNickName(language, fourDigits(email));
    const user = await findOrAddUserByEmail(tx, { email, mailbox: mailboxOf(email), nickName });
    if (!user) throw new AppError('MAILBOX_TAKEN');
    return openSession(tx, user.id, now, CONSENT_VERSION);
  });
}

function getMail({ mail }: SignInDeps): MailSender {
  if (!mail) throw new AppError('EMAIL_OFF');
  return mail;
}

function getEmailAddress(text: string): string {
  const email = findEmailAddress(text);
  if (!email) throw new AppError('EMAIL_WRONG');
  return email;
}

/** Nobody else's eyes should learn an address from a greeting: four digits that say nothing of it. */
const fourDigits = (email: string): string =>
  String(createHash('sha256').update(email).digest().readUInt16BE() % 10_000).padStart(4, '0');
