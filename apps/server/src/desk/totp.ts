import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every authenticator app takes for granted: SHA-1, six digits, steps of 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** A clock may be off by one step either way. */
const STEPS_OFF = [-1, 0, 1];
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export const totpStepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, undefined for a wrong one. Every candidate is compared, whichever matches. */
export function findTotpStep(secret: string, code: string, now: Date): number | undefined {
  let found: number | undefined;
  for (const off of STEPS_OFF) {
    const step = totpStepAt(now) + off;
    const expected = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
    if (timingSafeEqual(expected, given)) found = step;
  }
  return found;
}

/** What the QR code holds. */
export const totpAddress = (secret: string, name: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${name}`)}?${new URLSearchParams({ secret, issuer }).toString()}`;

function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}
