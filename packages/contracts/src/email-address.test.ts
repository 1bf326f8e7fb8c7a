import { expect, test } from 'vitest';
import { mailboxOf } from './email-address.ts';

test('the addresses that one mailbox is reached by are told as one, others stay apart', () => {
  for (const address of ['ann@example.com', 'ann+shop@example.com', 'ann+a+b@example.com'])
    expect(mailboxOf(address)).toBe('ann@example.com');
  for (const address of ['ann.lee@gmail.com', 'annlee+1@gmail.com', 'a.n.n.lee@googlemail.com'])
    expect(mailboxOf(address)).toBe('annlee@gmail.com');
  expect(mailboxOf('ann.lee@example.com')).toBe('ann.lee@example.com');
  expect(mailboxOf('+ann@example.com')).toBe('+ann@example.com');
});
