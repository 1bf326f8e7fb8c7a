import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test('a phone is known by its name, a tablet and a computer are not phones', () => {
  expect(readDevice(`${IPHONE} Safari/604.1`)).toEqual({ isPhone: true, chatApp: null });
  expect(readDevice('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile Safari/537.36').isPhone).toBe(true);
  expect(readDevice('Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/120 Safari/537.36').isPhone).toBe(false);
  expect(readDevice('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605').isPhone).toBe(false);
});

test('pages inside a chat app are told apart', () => {
  expect(readDevice(`${IPHONE} MicroMessenger/8.0.44`)).toEqual({ isPhone: true, chatApp: 'wechat' });
  expect(readDevice(`${IPHONE} QQ/8.9.80`).chatApp).toBe('other');
});
