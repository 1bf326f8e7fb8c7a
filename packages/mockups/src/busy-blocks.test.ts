import { expect, test } from 'vitest';
import { busyBlocks, isBusy } from './busy-blocks.ts';
import { openTexels, TEXEL } from './mark-texels.ts';
import { placeMark } from './place-mark.ts';
import { FINISHES } from './scene.ts';
import { flatScene, square } from './testing.ts';

test('a square of texels is busy where ink or relief shows, and nowhere else', () => {
  const texels = new Float32Array(20 * 12 * TEXEL);
  texels[(2 * 20 + 17) * TEXEL + 3] = 0.1;
  const relief = new Float32Array(20 * 12);
  relief[9 * 20 + 1] = -0.2;
  relief[9 * 20 + 9] = 1e-6;
  const blocks = busyBlocks(openTexels(texels, 20, 12), relief);
  expect([...blocks.busy]).toEqual([0, 0, 1, 1, 0, 0]);
  expect(isBusy(blocks, -30, -30, 10, 7)).toBe(false);
  expect(isBusy(blocks, -30, 4, 3, 8)).toBe(true);
  expect(isBusy(blocks, 15, -5, 40, 3)).toBe(true);
});

test('where a mark is empty the panel looks as it does without one, whatever the finish', () => {
  const corners = square(20, 40, 90);
  for (let y = 0; y < 20; y += 1)
    for (let x = 0; x < 20; x += 1) if (x + y > 2 && x + y < 36) corners.data[(y * 20 + x) * 4 + 3] = 0;
  const nothing = { ...corners, data: new Uint8Array(corners.data.length) };
  for (const mode of FINISHES) {
    const scene = flatScene({ mode, speckle: mode === 'press' ? 0.05 : 0 });
    const [marked, bare] = [corners, nothing].map((mark) => placeMark(scene, { mark, ground: '#c8b090' }));
    const at = (27 * 96 + 48) * 4;
    expect([...marked!.data.subarray(at, at + 3)], mode).toEqual([...bare!.data.subarray(at, at + 3)]);
    expect(marked!.data, mode).not.toEqual(bare!.data);
  }
});
