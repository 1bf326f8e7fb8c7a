import { expect, test } from 'vitest';
import { onTicketReply, onTokenReply, startLogin, switchMode, type ScanStep, type TicketStep } from './login-steps.ts';

const reply = <Data>(code: number, data: Data | null = null) => ({ code, msg: '', data });
const ticketStep: TicketStep = { mode: 'wechat', at: 'ticket' };
const scanStep: ScanStep = { mode: 'wechat', at: 'scan', ticket: 't+/=', scene: 's1' };

test('[S2.22] the dialog starts with the QR code', () => {
  expect(startLogin()).toEqual({ mode: 'wechat', at: 'ticket' });
});

test('[S4.4] a ticket leads to the scan; anything else stays at the ticket', () => {
  expect(onTicketReply(ticketStep, reply(200, { ticket: 't', scene: 's' }))).toEqual({
    mode: 'wechat',
    at: 'scan',
    ticket: 't',
    scene: 's',
  });
  for (const code of [0, 429, 500, 502]) {
    const refused = onTicketReply(ticketStep, reply(code));
    expect(refused).toEqual({ mode: 'wechat', at: 'ticket', refusal: code });
    expect(onTicketReply(refused as TicketStep, reply(code))).toBe(refused);
  }
});

test('[S4.5] 200 is done, 50011 goes to the phone with the scene, any other code asks again', () => {
  expect(onTokenReply(scanStep, reply(200, 'token'))).toEqual({ mode: 'wechat', at: 'done', token: 'token' });
  expect(onTokenReply(scanStep, reply(50011))).toEqual({ mode: 'phone', scene: 's1' });
  for (const code of [0, 408, 429, 500]) expect(onTokenReply(scanStep, reply(code))).toBe(scanStep);
});

test('a scan waits for the phone’s confirmation, and says so once', () => {
  const scanned = onTokenReply(scanStep, reply(428));
  expect(scanned).toEqual({ ...scanStep, scanned: true });
  expect(onTokenReply(scanned as ScanStep, reply(428))).toBe(scanned);
  expect(onTokenReply(scanned as ScanStep, reply(200, 'token'))).toMatchObject({ at: 'done' });
});

test('an expired scene starts again with a new ticket', () => {
  expect(onTokenReply(scanStep, reply(410))).toEqual(startLogin());
});

test('[S4.6] switching by hand drops the scene, and QR starts from its beginning', () => {
  expect(switchMode(scanStep, 'phone')).toEqual({ mode: 'phone', scene: '' });
  expect(switchMode({ mode: 'phone', scene: 's1' }, 'wechat')).toEqual(startLogin());
  expect(switchMode(scanStep, 'wechat')).toBe(scanStep);
  expect(switchMode({ mode: 'phone', scene: 's1' }, 'email')).toEqual({ mode: 'email' });
  expect(switchMode({ mode: 'email' }, 'phone')).toEqual({ mode: 'phone', scene: '' });
});
