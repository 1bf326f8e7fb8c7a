import { expect, test } from 'vitest';
import { cmykOf, printCmyk } from './cmyk.ts';

test('neutrals are black ink alone', () => {
  for (const grey of ['#000000', '#17130f', '#1a1a1a', '#808080', '#c8c8c8']) {
    const [c, m, y, k] = cmykOf(grey);
    expect([grey, c, m, y, k > 0]).toEqual([grey, 0, 0, 0, true]);
  }
  expect(cmykOf('#ffffff')).toEqual([0, 0, 0, 0]);
  expect(printCmyk(cmykOf('#1a1a1a'))).toBe('C0 M0 Y0 K100');
});

test('pure colours come near the inks that make them, and no colour takes more than 300 % of ink', () => {
  const [c, m, y, k] = cmykOf('#e30613');
  expect([c, m > 0.9, y > 0.9, k < 0.05]).toEqual([0, true, true, true]);
  expect(cmykOf('#009ee3')).toEqual([expect.closeTo(1, 1), expect.closeTo(0, 1), 0, 0]);
  for (let red = 0; red < 256; red += 51)
    for (let green = 0; green < 256; green += 51)
      for (let blue = 0; blue < 256; blue += 51) {
        const hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
        const inks = cmykOf(hex);
        expect([hex, inks.reduce((sum, ink) => sum + ink, 0) <= 3]).toEqual([hex, true]);
        expect([hex, inks.slice(0, 3).filter((ink) => ink > 0).length <= 2]).toEqual([hex, true]);
      }
});
