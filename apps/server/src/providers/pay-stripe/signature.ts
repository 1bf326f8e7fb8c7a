import { createHmac, timingSafeEqual } from 'node:crypto';
import { NoticeRefused } from '../pay-provider.ts';

/** A notice older or newer than this is refused: somebody may have kept it to send it again. */
const TOLERANCE_SECONDS = 300;

/** Checks `Stripe-Signature: t=…,v1=…` over the very bytes; during a change of secrets several v1 may stand there. */
export function checkSignature(header: string | undefined, body: Buffer, secret: string, now: Date): void {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split('=', 2) as [string, string | undefined]);
  const at = pairs.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at)) throw new NoticeRefused('it names no time');
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  const isGenuine = pairs
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .map(([, value = '']) => timingSafeEqual(Buffer.from(value, 'hex'), expected))
    .includes(true);
  if (!isGenuine) throw new NoticeRefused('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) throw new NoticeRefused('it is not of now');
}
