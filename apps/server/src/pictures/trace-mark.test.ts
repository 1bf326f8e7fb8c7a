import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDocExcess, markDrawingSchema, openDoc, swapMark } from '@markwright/logo';
import { docNamed } from '../testing/creations-under-test.ts';
import { openPictureWork } from './picture-work.ts';

const { traceMark } = openPictureWork(() => {});

const draw = (inside: string, background = '#ffffff') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="${background}"/>${inside}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a plain background is cut and the rest becomes shapes in its own colours', async () => {
  const mark = await traceMark(
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
  const mark = await traceMark(
    await draw('<rect x="200" y="150" width="200" height="300" fill="#102030"/>', '#dff0e0'),
  );
  expect(mark.box.width).toBeLessThan(200);
  expect(mark.shapes).toHaveLength(1);
});

test('however busy the picture, its mark fits into a document', async () => {
  const dots = Array.from({ length: 900 }, (_, index) => {
    const [x, y] = [(index % 30) * 20 + 10, Math.floor(index / 30) * 20 + 10];
    return `<path d="M${x} ${y - 8}l3 6 6 1-5 5 2 6-6-3-6 3 2-6-5-5 6-1z" fill="hsl(${(index * 37) % 360} 70% 50%)"/>`;
  });
  const drawing = await traceMark(await draw(dots.join('')));
  const doc = swapMark(openDoc(docNamed('星')), {
    drawing,
    source: { kind: 'painted', id: 'test' },
    meaning: { zh: '', en: '' },
  });
  expect(findDocExcess(doc)).toBeNull();
  expect(JSON.stringify(doc).length).toBeLessThan(64 * 1024);
});

test('an empty picture and a broken file are refused', async () => {
  await expect(draw('').then(traceMark)).rejects.toThrow('PICTURE_EMPTY');
  await expect(traceMark(Buffer.from('no picture'))).rejects.toThrow('PICTURE_UNKNOWN');
});
