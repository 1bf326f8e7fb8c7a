import { expect, test } from 'vitest';
import { findContact } from './contact.ts';

test('somebody is reached by a mainland mobile, any number with its country code, or an e-mail address', () => {
  expect(findContact('138 1234 5678')).toBe('13812345678');
  expect(findContact('+44 (20) 7946-0018')).toBe('+442079460018');
  expect(findContact('0033 1 42 68 53 00')).toBe('0033142685300');
  expect(findContact('anna@example.com')).toBe('anna@example.com');
  for (const text of ['', '020 7946 0018', 'anna@', '+44', 'call me']) expect(findContact(text)).toBeUndefined();
});
