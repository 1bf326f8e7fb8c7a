import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_SECONDS = 60 * 60;

/** Goes to the messaging app and comes back with the user: says whose profile this is, and that we asked. */
export function writeState(secret: string, openId: string, now: Date): string {
  const content = `${Buffer.from(openId).toString('base64url')}.${Math.floor(now.getTime() / 1000) + VALID_SECONDS}`;
  return `${content}.${sign(secret, content)}`;
}

export function readState(secret: string, state: string, now: Date): string | undefined {
  const [openId = '', endsAt = '', signature = ''] = state.split('.');
  const expected = Buffer.from(sign(secret, `${openId}.${endsAt}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(endsAt) * 1000 > now.getTime() ? Buffer.from(openId, 'base64url').toString() : undefined;
}

const sign = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`profile:${content}`).digest('base64url');
