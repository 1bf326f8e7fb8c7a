import { TRADE_STATES } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { orderMessages } from './order.ts';

test('[S4.14] each of the seven trade states has a word of its own, in both languages', () => {
  expect(TRADE_STATES).toHaveLength(7);
  for (const { tradeStates } of Object.values(orderMessages)) {
    const words = TRADE_STATES.map((state) => tradeStates[state]);
    expect(words.every((word) => word.length > 0)).toBe(true);
    expect(new Set(words).size).toBe(7);
  }
});
