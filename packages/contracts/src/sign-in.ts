import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The version of the terms and of the privacy text that signing in agrees to; kept with every session. */
export const CONSENT_VERSION = '2026-11';

const mobileNumber = z
  .string()
  .max(30)
  .meta({ description: 'A mainland China mobile number; +86 or 0086 may stand before it.' });

const scene = z.string().max(64);

/** Texts a code to the phone. The answer is the same whether or not the number has an account. */
export const sendSmsCode = endpoint('sendSmsCode', { query: z.object({ phoneNumber: mobileNumber }), data: z.null() });

/** Signs in, and registers a number seen for the first time. A scene ties the account that scanned it to the number. */
export const loginWithSms = endpoint('loginWithSms', {
  body: z.object({ phone: mobileNumber, code: z.string().trim().min(1).max(12), scene: scene.nullish() }),
  data: z.object({ token: z.string() }),
});

const emailAddress = z.string().max(300).meta({ description: 'An e-mail address.' });

/** Sends a code by e-mail, where the operator has set that up. The answer is the same for known and unknown addresses. */
export const sendEmailCode = endpoint('sendEmailCode', { body: z.object({ email: emailAddress }), data: z.null() });

/** Signs in, and registers an address seen for the first time. */
export const loginWithEmail = endpoint('loginWithEmail', {
  body: z.object({ email: emailAddress, code: z.string().trim().min(1).max(12) }),
  data: z.object({ token: z.string() }),
});

export const createLoginTicket = endpoint('createLoginTicket', {
  data: z.object({ ticket: z.string(), scene: z.string() }),
});

/**
 * Held for up to 4 s. 408: not scanned yet; 428: scanned, to be confirmed on the phone; 410: ask for a new ticket;
 * 50011: the account has no phone number yet.
 */
export const claimLoginToken = endpoint('claimLoginToken', { query: z.object({ scene }), data: z.string() });

/** Which account of the messaging app a phone number is about to be linked to: after 50011, in the browser that asked. */
export const getPendingWechat = endpoint('getPendingWechat', {
  query: z.object({ scene }),
  data: z.object({ nickName: z.string(), wxHeadImgUrl: z.string(), secondsLeft: z.number().int() }),
});

/** The button on the phone's page: this sign-in is mine. */
export const confirmWechatLogin = endpoint('confirmWechatLogin', {
  body: z.object({ state: z.string().max(512) }),
  data: z.null(),
});

/** Where the messaging app returns after the user agreed to show name and picture. */
export const wechatReturn = endpoint('wechatReturn', {
  query: z.object({ code: z.string().max(512).default(''), state: z.string().max(512).default('') }),
  data: z.null(),
});
