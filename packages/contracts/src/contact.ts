import { findEmailAddress } from './email-address.ts';
import { findMobileNumber } from './phone-number.ts';

/** A number abroad: its country code and the digits after it, however they are grouped. */
const ABROAD = /^(?:\+|00)[1-9]\d{6,14}$/;

/** How somebody can be reached: a mainland mobile number, any number with its country code, or an e-mail address. */
export function findContact(text: string): string | undefined {
  const digits = text.replace(/[\s().-]/g, '');
  return findMobileNumber(text) ?? findEmailAddress(text) ?? (ABROAD.test(digits) ? digits : undefined);
}
