import { sign, verify, type KeyObject } from 'node:crypto';

export type Fields = Record<string, string>;

/** Names in order, empty values left out, nothing escaped. */
const textOf = (fields: Fields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** A request's signature covers `sign_type` too. */
export const signRequest = (fields: Fields, key: KeyObject): string =>
  sign('RSA-SHA256', Buffer.from(textOf(fields, ['sign'])), key).toString('base64');

export function isSigned(text: string, signature: string | undefined, key: KeyObject): boolean {
  const bytes = Buffer.from(signature ?? '', 'base64');
  return bytes.toString('base64') === signature && verify('RSA-SHA256', Buffer.from(text), key, bytes);
}

/** A notice's does not; and the older, weaker kind of signature is not for the sender to choose. */
export const isGenuineNotice = (fields: Fields, key: KeyObject): boolean =>
  fields['sign_type'] === 'RSA2' && isSigned(textOf(fields, ['sign', 'sign_type']), fields['sign'], key);

/** The signature covers the reply's own spelling of the answer, so the text is cut out, not printed again. */
export function findSignedPart(text: string, name: string): string | undefined {
  const start = text.indexOf(`"${name}"`);
  const open = text.indexOf('{', start + name.length + 2);
  const close = text.lastIndexOf('}', text.lastIndexOf('"sign"'));
  return start >= 0 && open >= 0 && close > open ? text.slice(open, close + 1) : undefined;
}
