import { readFileSync } from 'node:fs';
import { narrowScene, readSceneFile } from '@markwright/mockups';
import { expect, test } from 'vitest';
import { ART_SCENES } from './mock-up.tsx';

test('[S3.11] five grounds with the sizes and picture widths of the specification', () => {
  expect(ART_SCENES.map(({ pictureWidth }) => pictureWidth)).toEqual([600, 360, 600, 300, 600]);
  for (const { width, height } of ART_SCENES) expect(['1920x988', '1920x1080']).toContain(`${width}x${height}`);
});

test('the room for the picture is as wide as the specification says, in each scene', () => {
  for (const { scene, width, pictureWidth } of ART_SCENES) {
    const file = readFileSync(new URL(`../../../../../packages/mockups/scenes/${scene}-900.scene`, import.meta.url));
    const { meta } = readSceneFile(new Uint8Array(file));
    const { art, density, size } = narrowScene(meta, { markWidth: pictureWidth / width });
    expect((((art[2] - art[0]) * density) / size[0]) * width, scene).toBeCloseTo(pictureWidth);
  }
});
