import { expect, test } from 'vitest';
import { findTotpStep, newTotpSecret, totpAddress, totpCode, totpStepAt } from './totp.ts';

/** "12345678901234567890" of RFC 6238, appendix B; its eight digits end in our six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is the one of the standard', (seconds, code) => {
  expect(totpCode(RFC_SECRET, totpStepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code is known one step before and after its own, and no further', () => {
  const secret = newTotpSecret();
  const now = new Date('2026-11-18T08:00:10Z');
  const step = totpStepAt(now);
  expect([-2, -1, 0, 1, 2].map((off) => findTotpStep(secret, totpCode(secret, step + off), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(findTotpStep(secret, '', now)).toBeUndefined();
});

test('a secret has 160 bits and the address names the desk and the person', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpAddress(secret, '阿山', '方格')).toBe(
    `otpauth://totp/${encodeURIComponent('方格:阿山')}?secret=${secret}&issuer=%E6%96%B9%E6%A0%BC`,
  );
});
