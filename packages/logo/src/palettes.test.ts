import { expect, test } from 'vitest';
import { worldsOf, colorWorld, MARK_CONTRAST, NAME_CONTRAST, SUPPORT_CONTRAST } from './color/color-world.ts';
import { contrast } from './color/contrast.ts';
import { findPaletteByNumber, PALETTES } from './palettes.ts';

test('[S1.5] five palettes of four colours, each with a title and a mood sentence in both languages', () => {
  expect(PALETTES.map((palette) => palette.title.zh)).toEqual([
    '暖色调',
    '冷色调',
    '多彩颜色',
    '柔和配色',
    '黑白灰单色',
  ]);
  for (const palette of PALETTES) {
    expect(palette.colors).toHaveLength(4);
    expect(new Set(palette.colors).size).toBe(4);
    for (const color of palette.colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    expect(palette.title.en).not.toBe('');
    expect(palette.describe.zh).toMatch(/。$/);
    expect(palette.describe.en).toMatch(/\.$/);
  }
});

test('[S3.1] palettes answer to the numbers 1 to 5 of the create flow, and 0 is none', () => {
  expect([1, 2, 3, 4, 5].map((number) => findPaletteByNumber(number)?.id)).toEqual([
    'warm',
    'cool',
    'multicolour',
    'soft',
    'monochrome',
  ]);
  expect(findPaletteByNumber(0)).toBeUndefined();
  expect(findPaletteByNumber(6)).toBeUndefined();
});

test('L40: in every colour world name and support reach 4.5 on their ground, the mark 3', () => {
  for (const palette of PALETTES) {
    for (const world of worldsOf(palette)) {
      expect(contrast(world.name, world.ground), `${palette.id} ${world.ground} name`).toBeGreaterThanOrEqual(
        NAME_CONTRAST,
      );
      expect(contrast(world.support, world.ground)).toBeGreaterThanOrEqual(SUPPORT_CONTRAST);
      expect(contrast(world.mark, world.ground)).toBeGreaterThanOrEqual(MARK_CONTRAST);
    }
  }
});

test('L41: every palette offers pale, white, saturated and dark grounds, and no two worlds share one', () => {
  for (const palette of PALETTES) {
    const worlds = worldsOf(palette);
    expect(new Set(worlds.map((world) => world.kind)).size).toBe(4);
    expect(new Set(worlds.map((world) => world.ground)).size).toBe(worlds.length);
  }
});

test('the same palette and seed give the same world', () => {
  expect(colorWorld('cool', 12345)).toEqual(colorWorld('cool', 12345));
});
