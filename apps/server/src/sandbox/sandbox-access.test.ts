import { expect, test } from 'vitest';
import { readEnv } from '../compose/env.ts';
import { allowsSandbox, isPrivateHost, lanUrl } from './sandbox-access.ts';

test('only loopback and private addresses are private', () => {
  for (const host of ['localhost', '127.0.0.1', '10.1.2.3', '192.168.0.9', '172.16.0.1', '::1', '[::1]', 'nas.local']) {
    expect([host, isPrivateHost(host)]).toEqual([host, true]);
  }
  for (const host of ['logo.example', '8.8.8.8', '172.32.0.1', '10.evil.example', '127.0.0.1.nip.io', '2001:db8::1']) {
    expect([host, isPrivateHost(host)]).toEqual([host, false]);
  }
});

test('a public address has no sandbox unless somebody insists, and a private one can be kept without', () => {
  const allows = (source: Record<string, string>) => allowsSandbox(readEnv(source));
  expect(allows({})).toBe(true);
  expect(allows({ PUBLIC_URL: 'https://logo.example' })).toBe(false);
  expect(allows({ PUBLIC_URL: 'https://logo.example', SANDBOX: '1' })).toBe(true);
  expect(allows({ SANDBOX: '0' })).toBe(false);
});

test('a public or LAN address stays as it is for phones', () => {
  expect(lanUrl('http://192.168.1.5:3000', 3000)).toBe('http://192.168.1.5:3000');
  expect(lanUrl('http://localhost:3000', 3000)).toMatch(/^http:\/\/[\d.a-z]+:3000$/);
});
