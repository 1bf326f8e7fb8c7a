import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError, findMobileNumber } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { sendCodeBy, guessLimit, useCode } from '../features/auth/code-rules.ts';
import type { SignInDeps } from '../features/auth/sign-in-deps.ts';
import { countHit, countHits } from '../http/count-hit.ts';
import {
  findOperator,
  findOperatorByPhone,
  keepNewSecret,
  openOperatorSession,
  useTotpStep,
  type Operator,
} from './operators.ts';
import { recordAction } from './record-action.ts';
import { findTotpStep, newTotpSecret, totpAddress } from './totp.ts';

const TICKET_MS = 5 * 60_000;
const QUARTER = 15 * 60;
const TRIES = 5;
const ISSUER = 'Markwright';

/** Codes of the desk are no codes of the shop: the same number may be both. */
const sentTo = (phone: string): string => `desk ${phone}`;

/** A stranger's number is answered alike and gets no message. */
export async function sendDeskCode(db: Db, deps: SignInDeps, given: string, network: string, now = new Date()) {
  const phone = findMobileNumber(given);
  if (!phone) throw new AppError('PHONE_WRONG');
  const operator = await findOperatorByPhone(db, phone);
  if (!operator) {
    await countHits(db, [
      { key: `desk-code:minute:${phone}`, max: 1, windowSeconds: 60 },
      { key: `desk-code:ip-hour:${network}`, max: 30, windowSeconds: 3600 },
    ]);
    return;
  }
  const send = (code: string) => deps.sms.sendCode(phone, code);
  const sending = {
    kind: 'sms',
    sentTo: sentTo(phone),
    countedAs: sentTo(phone),
    send,
    notSent: 'SMS_NOT_SENT',
  } as const;
  await sendCodeBy(db, deps, sending, network, now);
}

type Guess = { phone: string; code: string; network: string };

/** The first factor; an operator without a second one is handed a secret to set up. */
export async function checkDeskCode(db: Db, deps: SignInDeps, guess: Guess, now = new Date()) {
  await countHit(db, guessLimit('sms', guess.network));
  const operator = await findOperatorByPhone(db, guess.phone);
  const isRight =
    operator !== undefined &&
    (await useCode(db, deps.secret, { kind: 'sms', sentTo: sentTo(operator.phone), code: guess.code }, now));
  if (!isRight) throw new AppError('CODE_WRONG');
  const ticket = signTicket(deps.secret, operator.id, now.getTime() + TICKET_MS);
  if (operator.totpReadyAt) return { ticket, setUp: null };
  const secret = newTotpSecret();
  await keepNewSecret(db, operator.id, secret);
  return { ticket, setUp: { secret, address: totpAddress(secret, operator.name, ISSUER) } };
}

type Confirm = { ticket: string; code: string; origin: string };

/** The second factor: few tries, every code once, and the session in the transaction that used the code up. */
export async function confirmDeskSignIn(db: Db, deps: SignInDeps, confirm: Confirm, now = new Date()) {
  const id = openTicket(deps.secret, confirm.ticket, now);
  const operator = id === undefined ? undefined : await findOperator(db, id);
  if (!operator?.totpSecret) throw new AppError('DESK_TICKET_ENDED');
  // Outside the transaction: a wrong guess is counted though the call fails.
  await countHit(db, { key: `desk-totp:operator:${operator.id}`, max: TRIES, windowSeconds: QUARTER });
  const step = findTotpStep(operator.totpSecret, confirm.code, now);
  if (step === undefined) throw new AppError('TOTP_WRONG');
  return db.transaction(async (tx) => {
    const used: Operator | undefined = await useTotpStep(tx, operator.id, step, now);
    if (!used) throw new AppError('TOTP_WRONG');
    const session = await openOperatorSession(tx, used.id, now);
    await recordAction(tx, { operator: used, action: 'confirmDeskSignIn', origin: confirm.origin });
    return { operator: used, session };
  });
}

function signTicket(secret: string, operatorId: string, until: number): string {
  const said = `${operatorId}.${until}`;
  return `${said}.${signatureOf(secret, said)}`;
}

function openTicket(secret: string, ticket: string, now: Date): string | undefined {
  const [id = '', until = '', signature = ''] = ticket.split('.');
  const expected = Buffer.from(signatureOf(secret, `${id}.${until}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) > now.getTime() ? id : undefined;
}

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`desk-ticket:${said}`).digest('base64url');
