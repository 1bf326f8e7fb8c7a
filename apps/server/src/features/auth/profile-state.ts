import { createHmac, timingSafeEqual } from 'node:crypto';

const VALID_SECONDS = 5 * 60;

/** Who scanned which code. `ask` travels to the messaging app and back; `confirm` is what the phone's button sends. */
export type ScanState = { openId: string; scene: string };
type Step = 'ask' | 'confirm';

/** Signed, so that it says whose scan this is and that we asked; as short-lived as the code itself. */
export function writeState(secret: string, step: Step, state: ScanState, now: Date): string {
  const content = Buffer.from(JSON.stringify([state.openId, state.scene])).toString('base64url');
  const signed = `${content}.${Math.floor(now.getTime() / 1000) + VALID_SECONDS}`;
  return `${signed}.${sign(secret, step, signed)}`;
}

export function readState(secret: string, step: Step, state: string, now: Date): ScanState | undefined {
  const [content = '', endsAt = '', signature = ''] = state.split('.');
  const expected = Buffer.from(sign(secret, step, `${content}.${endsAt}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (Number(endsAt) * 1000 <= now.getTime()) return undefined;
  const [openId, scene] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string];
  return { openId, scene };
}

const sign = (secret: string, step: Step, content: string): string =>
  createHmac('sha256', secret).update(`scan:${step}:${content}`).digest('base64url');
