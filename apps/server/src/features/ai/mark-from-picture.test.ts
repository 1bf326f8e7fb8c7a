import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markDrawingSchema } from '@markwright/logo';
import { markFromPicture } from './mark-from-picture.ts';

const draw = (inside: string, background = '#ffffff') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="${background}"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a plain background is cut and the rest becomes shapes in its own colours', async () => {
  const mark = await markFromPicture(
    await draw('<circle cx="300" cy="300" r="200" fill="#ff6000"/><circle cx="300" cy="300" r="80" fill="#ffffff"/>'),
  );
  expect(markDrawingSchema.safeParse(mark).success).toBe(true);
  const scale = 512 / 600;
  expect(mark.box.x).toBeCloseTo(100 * scale, -0.5);
  expect(mark.box.width).toBeCloseTo(400 * scale, -0.7);
  const paints = mark.shapes.map(({ paint }) => paint);
  expect(paints.some((paint) => /^#f[0-9a-f]6|^#f[0-9a-f]5/.test(paint))).toBe(true);
  // White inside the ring is part of the drawing, white around it is not.
  expect(mark.shapes.length).toBeGreaterThan(1);
});

test('a coloured background is cut as well', async () => {
  const mark = await markFromPicture(
    await draw('<rect x="200" y="150" width="200" height="300" fill="#102030"/>', '#dff0e0'),
  );
  expect(mark.box.width).toBeLessThan(200);
  expect(mark.shapes).toHaveLength(1);
});

test('an empty picture and a broken file are refused', async () => {
  await expect(draw('').then(markFromPicture)).rejects.toThrow('empty');
  await expect(markFromPicture(Buffer.from('no picture'))).rejects.toThrow();
});
