import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an IPv4 address is its own network, also when written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('all addresses of an IPv6 /64 are one network, however they are written', () => {
  const written = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:0:0:9', '2001:db8:1:2:3:4:5:6%eth0'];
  expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']));
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('2001:db8::1:2:3:4:5')).toBe('2001:db8:0:1::/64');
});
