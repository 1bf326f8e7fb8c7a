import { expect, test } from 'vitest';
import { blur } from './blur.ts';
import { haloAt, haloOf } from './halo.ts';
import { coverOf, openTexels, TEXEL } from './mark-texels.ts';

/** A bar of ink in a field of texels. */
function bar(width: number, height: number) {
  const texels = new Float32Array(width * height * TEXEL);
  for (let y = 40; y < 80; y += 1) for (let x = 30; x < 130; x += 1) texels[(y * width + x) * TEXEL + 3] = 1;
  return openTexels(texels, width, height);
}

test('the coarse glow round letters differs from one reckoned for every texel only a little', () => {
  const [width, height, radius] = [160, 120, 15];
  const texture = bar(width, height);
  const halo = haloOf(texture, radius);
  const exact = blur(coverOf(texture), width, height, radius);
  expect(halo.cell).toBeGreaterThan(1);
  for (const [x, y] of [
    [80, 60],
    [80, 42],
    [32, 60],
    [100, 76],
    [80, 28],
  ] as const)
    expect(Math.abs(haloAt(halo, x, y) - exact[y * width + x]!)).toBeLessThan(0.04);
});

test('the glow reaches past the texels of the mark and ends', () => {
  const halo = haloOf(bar(130, 80), 15);
  expect(haloAt(halo, 140, 60)).toBeGreaterThan(0.05);
  expect(haloAt(halo, 140, 60)).toBeLessThan(haloAt(halo, 120, 60));
  expect(haloAt(halo, 400, 60)).toBe(0);
});
