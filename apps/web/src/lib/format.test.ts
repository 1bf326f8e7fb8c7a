import { expect, test } from 'vitest';
import { yuanText } from './format.ts';

test('fen become yuan without losing any', () => {
  expect([6800, 6850, 6805, 1, 0, 500_000].map(yuanText)).toEqual(['68', '68.50', '68.05', '0.01', '0', '5000']);
});
