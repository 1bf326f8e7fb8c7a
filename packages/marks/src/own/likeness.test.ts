import { expect, test } from 'vitest';
import { ink } from '../kit/define-mark.ts';
import { kit } from '../kit/kit.ts';
import { knownTrademarks } from './known-trademarks.ts';
import { nearestTrademark, TOO_NEAR } from './likeness.ts';

const { circle, mirror, rect, scale, turn } = kit;

test.each(Object.entries(knownTrademarks()))('%s is caught turned, mirrored, smaller and aside', (name, trademark) => {
  for (const degrees of [0, 13, 97, 256]) {
    for (const region of [turn(trademark, degrees), turn(mirror(trademark), degrees)]) {
      const { distance } = nearestTrademark(ink(scale(region, 0.4, [90, 200])));
      expect(distance, `${name} at ${degrees}°`).toBeLessThan(TOO_NEAR);
    }
  }
});

test('plain geometry is not taken for a trademark', () => {
  expect(nearestTrademark(ink(circle(120, 120, 100))).distance).toBeGreaterThan(0.1);
  expect(nearestTrademark(ink(rect(40, 100, 160, 40))).distance).toBeGreaterThan(TOO_NEAR);
});
